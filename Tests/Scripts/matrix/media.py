"""Files both ways through vaults (MX-4): of no bytes, one, a megabyte and twenty, with the programs killed while they
transfer, and through another client, compared by their SHA-256.

    run(trial) → the account of what was done

What must not be is thrown as `Wrong`.
"""

import hashlib
import json
import os
import time

from peer import Peer
from vault import Vault

# A text that neither the server nor the medium under a vault may ever have.
CANARY = b"The harbour is green in November. "


class Wrong(Exception):
    """What must not be."""


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def run(trial) -> str:
    server = trial.server()
    ana, ben = trial.people(server, ["ana", "ben"])
    room = trial.rooms([ana, ben], 1)[0]
    vaults = [trial.vault("ana", server), trial.vault("ben", server)]
    peer = Peer(server.url, ben.user, ben.token, ben.device)
    sizes = [0, 1, 1 << 20] + ([] if trial.options.ci else [20 << 20])
    kills = 2 if trial.options.ci else 6
    for vault in vaults:
        vault.catch_up()

    # From Ana's vault, which is killed while it sends.
    sent: dict[str, str] = {}
    killed = 0
    for size in sizes:
        path, sha = _file(trial, f"ana-{size}.bin", size)
        for _ in range(kills // 2):
            was_there, saved = vaults[0].kill_send_file(room, path, trial.pause(vaults[0], 3))
            killed += was_there
            # Of one that was killed before it said so, the message may be there or not.
            sent[os.path.basename(path)] = sha
            if saved:
                break
        else:
            if not vaults[0].send_file(room, path, 0):
                raise Wrong(f"{path} was not saved")
        for _ in range(kills // 2):
            killed += vaults[0].kill_run(trial.pause(vaults[0], 3))
    vaults[0].run()
    _wait(trial, lambda: vaults[0].waiting() == 0, "files wait to be sent")
    vaults[0].rest()

    # From the other client.
    for size in sizes:
        path, sha = _file(trial, f"nio-{size}.bin", size)
        peer.send_file(room, path)
        sent[os.path.basename(path)] = sha

    # What the server has, and what the other client gets of it.
    events = [event for event in ana.events(room) if event["content"].get("msgtype") in ("m.file", "m.image")]
    names = [event["content"]["filename"] for event in events]
    for name, sha in sent.items():
        if name not in names:
            raise Wrong(f"{name} is not at the server")
    # `send` was killed and begun again by the trial itself, each time as a message of its own.
    ids = [event["content"].get("org.whisper.client_id") for event in events if event["sender"] == ana.user]
    if len(set(ids)) != len(ids):
        raise Wrong("a message is at the server twice")
    for event in events:
        name, uri = event["content"]["filename"], event["content"]["url"]
        if digest(peer.download(uri)) != sent[name]:
            raise Wrong(f"the other client gets {name} with other bytes")
        if event["content"]["info"]["size"] != len(ana.download(uri)):
            raise Wrong(f"the size of {name} is wrong")

    # One that the server does not have.
    ben.send(room, {"msgtype": "m.file", "body": "gone.bin", "url": f"mxc://{server.name}/doesnotexist", "info": {}})

    # Into both vaults, one of which is killed while it downloads.
    vaults[1].catch_up()
    for _ in range(kills):
        killed += vaults[1].kill_fetch_files(room, trial.pause(vaults[1], 4))
    totals = []
    for vault in vaults:
        vault.catch_up()
        totals.append(vault.fetch_files(room))
        if again := {name: count for name, count in vault.fetch_files(room).items() if count}:
            raise Wrong(f"{vault.name}: something was fetched again: {again}")
    if any(total["failed"] for total in totals) or totals[0]["expired"] != 1:
        raise Wrong(f"files were fetched as {totals}")
    for vault in vaults:
        held = vault.files("Room 00")
        for name in names:
            if held.get(name) != sent[name]:
                raise Wrong(f"{vault.name}: {name} is {held.get(name)}, not {sent[name]}")
        vault.verify()
    done = f"{len(events)} files of {sum(map(_size, events)) >> 20} MiB, {killed} kills"
    if trial.options.stand_in is None:
        _refusals(trial, server, vaults, room)
        done += ", refusals"
    return done


def _refusals(trial, server, vaults: list[Vault], room: str) -> None:
    """What must not be sent is refused before anything is stored, and nothing of it is at the server."""
    ana, ben = vaults
    limit = f"{trial.place}/large.bin"
    with open(limit, "wb") as file:
        file.truncate(60 << 20)
    secret = f"{trial.place}/secret.txt"
    with open(secret, "wb") as file:
        file.write(CANARY * 100)
    before = ana.blobs()
    _refused(ana, "file-too-large", 1, "send", room, "--attach", limit)
    _refused(ana, "input", 1, "send", room, "--attach", trial.place)
    direct = ana.lines("whisper-sync", "create", "--with", ben.user_id(server), "--direct")[0]["id"]
    ben.command("whisper-sync", "join", direct)
    # One that waits from before the binding is not sent either.
    ana.command("whisper-sync", "send", direct, "--attach", secret, "--timeout", "0")
    keys = f"{trial.place}/ben.key"
    for vault, name in ((ana, "Ana"), (ben, "Ben")):
        vault.command("whisper", "identity", "create", name)
    with open(keys, "w") as file:
        file.write(ben.command("whisper", "identity", "export"))
    ana.command("whisper", "contact", "import", keys, "--yes")
    ana.command("whisper-sync", "bind", direct, "Ben")
    _refused(ana, "file-not-sealed", 24, "send", direct, "--attach", secret)
    _refused(ana, "file-not-sealed", 24, "send", room, "--attach", secret, "--seal")
    ana.run()
    _wait(trial, lambda: ana.waiting() == 0, "the file from before the binding waits")
    ana.rest()
    if ana.blobs() != before + 1:
        raise Wrong(f"{ana.blobs()} files are in the vault, not {before + 1}")
    ana.verify()
    for folder, what in ((server.folder, "the server"), (ana.folder + "/vault", "the vault's folder")):
        if _has(folder, CANARY):
            raise Wrong(f"{what} has the file in the clear")
    # The search can find something.
    if not _has(trial.place, CANARY):
        raise Wrong("the search finds nothing")


def _refused(vault: Vault, code: str, status: int, *arguments: str) -> None:
    process = vault.start("whisper-sync", *arguments, "--json")
    output, errors = process.communicate(timeout=300)
    error = json.loads(errors.decode().splitlines()[-1])
    if output or (error["code"], error["exit"], process.returncode) != (code, status, status):
        raise Wrong(f"whisper-sync {arguments} ended with {process.returncode}: {output.decode()} {errors.decode()}")


def _file(trial, name: str, size: int) -> tuple[str, str]:
    path = f"{trial.place}/{name}"
    content = trial.chance.randbytes(size)
    with open(path, "wb") as file:
        file.write(content)
    return path, digest(content)


def _size(event: dict) -> int:
    return event["content"]["info"]["size"]


def _has(folder: str, text: bytes) -> bool:
    for place, _, names in os.walk(folder):
        for name in names:
            path = f"{place}/{name}"
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    if text in file.read():
                        return True
    return False


def _wait(trial, is_so, what: str) -> None:
    deadline = time.monotonic() + trial.patience
    while not is_so():
        if time.monotonic() > deadline:
            raise Wrong(f"it did not come to rest: {what}")
        time.sleep(0.2)
