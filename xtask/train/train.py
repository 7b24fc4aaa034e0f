#!/usr/bin/env python3
"""Trains the net of a game from rows written by `wolfden selfplay` and writes its weights.

    train.py --out GAME.net rows-1.bin rows-2.bin

The formats of rows and weights are described in crates/den-lab/src/selfplay.rs and crates/den-nets/src/file.rs. The net is trained with
rounded weights (each row of a layer has its own scale), so that the 8-bit net plays as well as the trained one. The last lines printed are
the validation losses of the net, before and after rounding, and of the hand-made evaluation on the same positions.
"""

import argparse
import math
import os
import struct
import sys
import time

import numpy as np
import torch
from torch import nn

# As in crates/den-nets: 127 stands for 1 in a hidden layer, factors have 20 fractional bits, outputs 10.
FULL, FACTOR, ONE = 127, 1 << 20, 1 << 10
# An output of 1 stands for this many points.
POINTS = 10.0
# Of the games, one in this many is used for validation: a prime, so that all kinds of games are among them.
VALIDATION = 19


def read_rows(path, newest):
    """The header and the rows of a file, at most the newest `newest`."""
    with open(path, "rb") as file:
        header = file.read(64)
    if len(header) < 64 or header[:8] != b"WDROWS01":
        sys.exit(f"{path}: not a file of rows; write one with `wolfden selfplay`")
    game = header[8:32].rstrip(b"\0").decode()
    layout, inputs, seats, length = struct.unpack("<4I", header[32:48])
    seat = np.dtype([("share", "<f4"), ("points", "<f4"), ("expected", "<f4"), ("found", "<f4"), ("inputs", "i1", inputs)])
    row = np.dtype([("game", "<u4"), ("seats", "u1"), ("mover", "u1"), ("unused", "<u2"), ("seat", seat, seats)])
    if row.itemsize != length:
        sys.exit(f"{path}: rows of {length} bytes, expected {row.itemsize}; is it from another version of the program?")
    rows = np.memmap(path, row, "r", offset=64, shape=((os.path.getsize(path) - 64) // length,))
    return (game, layout, inputs, seats), rows[-newest:] if newest else rows


class Data:
    """Rows as tensors on the device."""

    def __init__(self, rows, device, found_weight):
        seat = rows["seat"]
        self.seats = torch.from_numpy(rows["seats"].astype(np.int64)).to(device)
        self.inputs = torch.from_numpy(np.ascontiguousarray(seat["inputs"])).to(device)
        share = np.ascontiguousarray(seat["share"])
        self.outcome = torch.from_numpy(share.copy()).to(device)
        # A single seat: the share that the search found says more than one result.
        found = np.ascontiguousarray(seat["found"])
        if share.shape[1] == 1 and found_weight > 0:
            share = np.where(found >= 0, (1 - found_weight) * share + found_weight * found, share)
        self.share = torch.from_numpy(share.astype(np.float32)).to(device)
        self.points = torch.from_numpy(np.ascontiguousarray(seat["points"])).to(device) / POINTS
        self.expected = torch.from_numpy(np.ascontiguousarray(seat["expected"])).to(device)
        here = torch.arange(self.share.shape[1], device=device)[None, :]
        self.there = here < self.seats[:, None]

    def __len__(self):
        return len(self.seats)


def rounded(weights):
    """The weights as they are after rounding to 8 bits; gradients pass through."""
    scale = weights.abs().amax(dim=1, keepdim=True).clamp(min=1e-6) / FULL
    return weights + ((weights / scale).round() * scale - weights).detach()


def hidden(numbers, rounding):
    numbers = numbers.clamp(0, 1)
    return numbers + ((numbers * FULL).round() / FULL - numbers).detach() if rounding else numbers


class Net(nn.Module):
    def __init__(self, inputs, first, second, tied, dropout):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(inputs, first), nn.Linear(first, second), nn.Linear(second, 2)])
        self.dropout = nn.Dropout(dropout)
        # If tied, the strength is a multiple of the points: a result says less than what each seat scored.
        self.factor = nn.Parameter(torch.tensor(1.0)) if tied else None
        # About a tenth of the inputs are set; start with sums of the size that the hidden layers can hold.
        nn.init.normal_(self.layers[0].weight, std=1.5 / math.sqrt(inputs))
        for layer in self.layers[:2]:
            nn.init.constant_(layer.bias, 0.3)

    def forward(self, inputs, rounding):
        numbers = inputs
        for at, layer in enumerate(self.layers):
            weights = rounded(layer.weight) if rounding else layer.weight
            numbers = nn.functional.linear(numbers, weights, layer.bias)
            if at < 2:
                numbers = self.dropout(hidden(numbers, rounding))
        if self.factor is not None:
            numbers = torch.stack([numbers[..., 1] * self.factor, numbers[..., 1]], dim=-1)
        return numbers

    @torch.no_grad()
    def untie(self):
        """Writes the tied strength as weights of its own."""
        if self.factor is not None:
            output = self.layers[2]
            output.weight[0], output.bias[0] = output.weight[1] * self.factor, output.bias[1] * self.factor


def log_shares(strengths, there):
    """The logarithms of the shares of the win. A seat alone in its row plays against strength 0."""
    if strengths.shape[1] == 1:
        both = torch.cat([strengths, torch.zeros_like(strengths)], dim=1)
        return torch.log_softmax(both, dim=1)
    return torch.log_softmax(strengths.masked_fill(~there, -1e9), dim=1)


def cross_entropy(log_share, target, seats):
    """Of each row; 0 in a solo game, which has no winner."""
    if target.shape[1] == 1 and log_share.shape[1] == 2:
        target = torch.cat([target, 1 - target], dim=1)
        return -(target * log_share).sum(1)
    return -(target * log_share.clamp(min=-30)).sum(1) * (seats > 1)


def losses(net, data, index, rounding, target):
    outputs = net(data.inputs[index].to(torch.float32), rounding)
    there = data.there[index]
    share_loss = cross_entropy(log_shares(outputs[..., 0], there), target[index], data.seats[index]).mean()
    points_loss = (nn.functional.smooth_l1_loss(outputs[..., 1], data.points[index], reduction="none") * there).sum() / there.sum()
    return share_loss, points_loss


@torch.no_grad()
def validate(net, data, rounding):
    """The loss of the shares, and the mean error of the points."""
    net.eval()
    share = points = 0.0
    for index in torch.arange(len(data), device=data.seats.device).split(1 << 15):
        outputs = net(data.inputs[index].to(torch.float32), rounding)
        there = data.there[index]
        share += cross_entropy(log_shares(outputs[..., 0], there), data.outcome[index], data.seats[index]).sum().item()
        points += ((outputs[..., 1] - data.points[index]).abs() * there).sum().item() / max(1, there.sum().item()) * len(index)
    net.train()
    return share / len(data), POINTS * points / len(data)


def hand_made(data):
    """The loss of the hand-made evaluation's shares."""
    expected = data.expected.clamp(1e-4, 1 - 1e-4)
    log = torch.log(torch.cat([expected, 1 - expected], dim=1)) if expected.shape[1] == 1 else torch.log(expected)
    if expected.shape[1] > 1:
        log = log.masked_fill(~data.there, 0.0)
    return cross_entropy(log, data.outcome, data.seats).mean().item()


def train(net, data, validation, args, until):
    """Trains for the given number of epochs, or until the time is up; the learning rate falls to zero either way. Keeps the best of the nets
    with rounded weights, and returns the number of steps."""
    device = data.seats.device
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = max(1, args.epochs * len(data) // args.batch)
    done, started, progress, checked = 0, time.monotonic(), 0.0, 0.1
    best, best_loss = None, math.inf
    while progress < 1:
        for index in torch.randperm(len(data), device=device).split(args.batch):
            used = (time.monotonic() - started) / max(1e-3, until - started) if until else 0.0
            progress = max(done / steps, used)
            # Rounded weights, except at the very beginning.
            rounding = progress > 0.05
            if progress >= checked:
                loss = validate(net, validation, True)[0]
                print(f"{100 * progress:.0f} %: step {done}, training {share_loss.item():.4f}, validation {loss:.4f}", flush=True)
                if loss < best_loss:
                    best, best_loss = {name: value.clone() for name, value in net.state_dict().items()}, loss
                checked += 0.06
            if progress >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min(1, (done + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * progress))
            share_loss, points_loss = losses(net, data, index, rounding, data.share)
            optimiser.zero_grad(set_to_none=True)
            (share_loss + args.points_weight * points_loss).backward()
            optimiser.step()
            done += 1
    if best and best_loss < validate(net, validation, True)[0]:
        net.load_state_dict(best)
    return done


def checksum(data):
    # FNV-1a with 64 bits.
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def layer_bytes(layer, last, by_input):
    """Biases, factors and weights of a layer. `last` is what 1 of its input is as an integer."""
    weights, biases = layer.weight.detach().double().cpu().numpy(), layer.bias.detach().double().cpu().numpy()
    scale = np.maximum(np.abs(weights).max(1, keepdims=True), 1e-6) / FULL
    whole = np.clip(np.round(weights / scale), -FULL, FULL).astype(np.int8)
    full = FULL if not last["output"] else ONE
    unit = scale[:, 0] / last["one"]
    biases = np.clip(np.round(biases / unit), -(1 << 28), 1 << 28).astype("<i4")
    factors = np.clip(np.round(unit * full * FACTOR), 0, (1 << 31) - 1).astype("<i4")
    return biases.tobytes() + factors.tobytes() + (whole.T if by_input else whole).tobytes(order="C")


def weights_file(net, game, layout):
    first, second, output = net.layers
    sizes = (first.in_features, first.out_features, second.out_features, output.out_features)
    rest = bytes([len(game)]) + game.encode() + struct.pack("<5H", layout, *sizes)
    rest += layer_bytes(first, {"one": 1, "output": False}, True)
    rest += layer_bytes(second, {"one": FULL, "output": False}, False)
    rest += layer_bytes(output, {"one": FULL, "output": True}, False)
    return b"WDNET\x01" + struct.pack("<Q", checksum(rest)) + rest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="+", help="files of rows, the oldest first")
    parser.add_argument("--out", required=True, help="the file of weights to write")
    parser.add_argument("--hidden", default="64,32", help="the sizes of the hidden layers")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--decay", type=float, default=5e-2, help="how fast weights decay")
    parser.add_argument("--dropout", type=float, default=0.1, help="the share of hidden numbers that are left out in a step")
    parser.add_argument("--tied", action="store_true", help="the strength of a seat is a multiple of its points")
    parser.add_argument("--points-weight", type=float, default=0.5)
    parser.add_argument("--found-weight", type=float, default=0.5, help="the weight of the search's value against the result, where a row has one seat")
    parser.add_argument("--newest", type=int, default=0, help="use at most this many rows of each file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args()
    started = time.monotonic()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    if torch.cuda.is_available():
        torch.backends.cuda.matmul.allow_tf32 = True

    parts, headers = [], set()
    for number, path in enumerate(args.rows):
        header, rows = read_rows(path, args.newest)
        headers.add(header)
        parts.append(np.asarray(rows))
    if len(headers) != 1:
        sys.exit(f"the files are of different games, layouts or numbers of seats: {sorted(headers)}")
    (game, layout, inputs, _), = headers
    held_out = [rows["game"] % VALIDATION == 0 for rows in parts]
    training = Data(np.concatenate([rows[~held] for rows, held in zip(parts, held_out)]), args.device, args.found_weight)
    validation = Data(np.concatenate([rows[held] for rows, held in zip(parts[-2:], held_out[-2:])]), args.device, 0)
    if not len(training) or not len(validation):
        sys.exit("too few games: play at least 40")

    first, second = (int(size) for size in args.hidden.split(","))
    net = Net(inputs, first, second, args.tied, args.dropout).to(args.device)
    steps = train(net, training, validation, args, started + args.seconds if args.seconds else None)
    net.untie()
    exact, rounded_loss = validate(net, validation, False), validate(net, validation, True)
    with open(args.out, "wb") as file:
        file.write(weights_file(net, game, layout))
    print(
        f"{game}: {len(training)} rows, {len(validation)} for validation, {steps} steps, {time.monotonic() - started:.0f} s on {args.device}, seed {args.seed}\n"
        f"loss of the shares: hand-made {hand_made(validation):.4f}, net {exact[0]:.4f}, rounded {rounded_loss[0]:.4f}; "
        f"error of the points {rounded_loss[1]:.2f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
