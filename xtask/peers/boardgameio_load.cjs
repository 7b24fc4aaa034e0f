// Pairs of clients on a boardgame.io server; each moves when it is its turn. The time of a move is from sending it to seeing it done.
// node boardgameio_load.cjs PORT MATCHES SECONDS THINK_MS SERVER_PID
const fs = require('fs');
const io = require('socket.io-client');

const [port, matches, seconds, think, server] = process.argv.slice(2).map(Number);
const times = [];
let measuring = false;
let stopped = false;

// User and system ticks of the server, a hundred per second.
const cpu = () => {
  const stat = fs.readFileSync(`/proc/${server}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (+fields[11] + +fields[12]) / 100;
};
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const join = (match, seat) => {
  const socket = io.connect(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true });
  let sent = 0;
  const act = (state) => {
    if (stopped || state.ctx.currentPlayer !== seat) return;
    const play = () => {
      sent = performance.now();
      const payload = { type: 'play', args: [0], playerID: seat };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, seat);
    };
    if (think) setTimeout(play, think * (0.5 + Math.random()));
    else play();
  };
  socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
  socket.on('sync', (_, info) => act(info.state));
  socket.on('update', (_, state) => {
    if (sent && state.ctx.currentPlayer !== seat) {
      if (measuring) times.push(performance.now() - sent);
      sent = 0;
    }
    act(state);
  });
};

(async () => {
  for (let at = 0; at < matches; at++) for (const seat of ['0', '1']) join(`load-${process.pid}-${at}`, seat);
  await wait(3000);
  const [begun, before] = [performance.now(), cpu()];
  measuring = true;
  await wait(seconds * 1000);
  measuring = false;
  const [took, used] = [(performance.now() - begun) / 1000, cpu() - before];
  stopped = true;
  times.sort((a, b) => a - b);
  const share = (part) => times[Math.floor(times.length * part)] ?? 0;
  const found = { moves_per_second: times.length / took, p50_ms: share(0.5), p99_ms: share(0.99), cpu_share: used / took };
  console.log(JSON.stringify(found));
  process.exit(0);
})();
