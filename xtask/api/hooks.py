"""How Schemathesis gets players and matches to try things with."""

import zlib
from urllib.parse import urljoin

import requests
import schemathesis


def post(base_url, path, body, token=None):
    cookies = {"wolfden": token} if token else {}
    answer = requests.post(urljoin(base_url, path), json=body, cookies=cookies, timeout=10)
    answer.raise_for_status()
    return answer


def new_guest(base_url):
    return post(base_url, "/api/me", {"name": "Ada"}).cookies["wolfden"]


@schemathesis.auth(refresh_interval=None)
class Guest:
    """Every request comes from a guest of its own, so that one that logs out or leaves does not end the others."""

    def get(self, case, context):
        return new_guest(context.operation.base_url)

    def set(self, case, token, context):
        case.cookies = {**(case.cookies or {}), "wolfden": token}


@schemathesis.hook
def before_call(context, case, kwargs):
    """Three of four matches that are asked for exist: one that waits, asked by its host or by a stranger, and one that is over soon."""
    name = (case.path_parameters or {}).get("match")
    mode = case.meta.generation.mode if case.meta else None
    if not isinstance(name, str) or mode != schemathesis.GenerationMode.POSITIVE:
        return
    choice = zlib.crc32(name.encode()) % 4
    if choice == 0:
        return
    base_url = case.operation.base_url
    host = new_guest(base_url)
    bots = [{"bot": "random"}, {"bot": "random"}]
    table = {"game": "wolf-and-hound", **({"seats": bots} if choice == 3 else {"seats": ["open", "open"], "sit": 0})}
    case.path_parameters["match"] = post(base_url, "/api/matches", table, host).json()["match"]
    if choice == 1:
        case.cookies = {**(case.cookies or {}), "wolfden": host}
