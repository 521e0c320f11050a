"""Vaults against a real homeserver: Synapse, killed, restarted, aged and federated (MX-6).

    matrix-trial.py --programs DIRECTORY [--scenario NAME]... [--ci] [--seed S] [--kills N] [--rooms N] [--events N]
                    [--cache DIRECTORY]
    matrix-trial.py --stand-in [FAULT] …

Ana, Ben and Cleo each have a vault. Writers post texts, replies, edits, redactions and reactions, the vaults send their
own messages, programs and servers are killed. At the end of each scenario:

- each vault holds exactly what the server's `/messages` has of each room, in content and, with one server, in order;
- each message that a vault reported as saved is at the server once, and none is there twice;
- the vault's own examination finds nothing.

A seed replays the same draws. With --stand-in a few lines of Python take the place of the programs, so that the trials
themselves can be tried; with a FAULT (lose, twice, swap, reword, repost; damage for files) they must fail.

With --cache, servers that were filled once are kept there and copied for each run.
"""

import argparse
import collections
import contextlib
import json
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "matrix"))

import comparison
import media as files
from account import Account
from homeserver import Authority, Homeserver
from peer import Peer
from vault import Failed, StandIn, Vault
from writer import Writer

PEOPLE = ["ana", "ben", "cleo"]


def secret(user: str) -> str:
    return f"secret of {user}"


class Fault(Exception):
    """What must not be."""


class Trial:
    """One scenario: a place, its servers, its vaults, and what was sent."""

    def __init__(self, options: argparse.Namespace, name: str) -> None:
        self.options = options
        self.place = tempfile.mkdtemp(prefix=f"whisper-matrix-{name}-")
        self.chance = random.Random(f"{options.seed} {name}")
        self.servers: list[Homeserver] = []
        self.vaults: list[Vault | StandIn] = []
        self.tried: dict[str, str] = {}
        self.saved: set[str] = set()
        self.kills: collections.Counter = collections.Counter()
        self.patience = 120 if options.ci else 900

    def close(self) -> None:
        for vault in self.vaults:
            vault.close()
        for server in self.servers:
            server.kill()
        if self.options.keep:
            print(f"    kept: {self.place}")
        else:
            shutil.rmtree(self.place, ignore_errors=True)

    # --- Setting up ----------------------------------------------------------------------------------------------

    def server(self, name: str = "server", **more) -> Homeserver:
        server = Homeserver(f"{self.place}/{name}", **more)
        self.servers.append(server)
        server.start()
        return server

    def people(self, server: Homeserver, names: list[str]) -> list[Account]:
        """Users, each with a session of the trial's own, as which the writer writes."""
        for name in names:
            server.register(name, secret(name))
        return [Account.login(server.port, name, secret(name), f"writer-{name}") for name in names]

    def rooms(self, accounts: list[Account], count: int) -> list[str]:
        found = []
        for number in range(count):
            owner = accounts[number % len(accounts)]
            others = [account for account in accounts if account is not owner]
            room = owner.create_room(f"Room {number:02}", [account.user for account in others])
            for account in others:
                account.join(room)
            found.append(room)
        return found

    def vault(
        self, user: str, server: Homeserver, name: str | None = None, measured: bool = False
    ) -> Vault | StandIn:
        name = name or user
        programs = self.options.released if measured and self.options.released else self.options.programs
        if self.options.stand_in is not None:
            vault = StandIn(self.place, name, user, self.options.stand_in or None)
        else:
            vault = Vault(programs, self.place, name, user)
        vault.login(server, secret(user))
        self.vaults.append(vault)
        return vault

    # --- What happens ----------------------------------------------------------------------------------------------

    def text(self, vault: Vault | StandIn, room: str) -> str:
        text = f"{vault.name} says {len(self.tried) + 1}"
        self.tried[text] = room
        return text

    def say(self, vault: Vault | StandIn, room: str, timeout: int = 0) -> None:
        text = self.text(vault, room)
        if vault.send(room, text, timeout):
            self.saved.add(text)

    def pause(self, vault: Vault | StandIn, most: float) -> float:
        return self.chance.uniform(0.1, most) * vault.start_time

    # --- What must hold ----------------------------------------------------------------------------------------------

    def settle(self, readers: dict[str, Account], ordered: bool = True) -> int:
        """Lets the vaults come to rest and compares them with the server; returns the number of events there.

        `readers` has, for each vault's user, a session that reads the server's events."""
        for vault in self.vaults:
            vault.run()
        truth: dict[str, dict[str, list[dict]]] = {}
        deadline = time.monotonic() + self.patience
        while any(vault.waiting() for vault in self.vaults):
            if time.monotonic() > deadline:
                waiting = {vault.name: vault.waiting() for vault in self.vaults}
                raise Fault(f"did not come to rest; messages that wait: {waiting}")
            time.sleep(0.2)
        for vault in self.vaults:
            found, before, still, taken, cost = ["it was not examined"], -1, time.monotonic(), 0.0, 0.0
            was_fetched = False
            while time.monotonic() < deadline:
                if not vault.waiting():
                    # Reading everything takes long; it is done again in case another server brought something late.
                    if time.monotonic() - taken > 20 * cost:
                        begin = time.monotonic()
                        truth[vault.user] = self.truth(readers[vault.user])
                        taken, cost = time.monotonic(), time.monotonic() - begin
                    held = vault.held()
                    found = self.faults(vault, truth[vault.user], held, ordered)
                    if not found:
                        break
                    count = sum(map(len, held.values()))
                    if count != before:
                        before, still = count, time.monotonic()
                    elif time.monotonic() - still > 15:
                        if was_fetched:
                            break
                        # The rest may be history that was there before the vault, which is fetched only on demand.
                        was_fetched = True
                        for room in readers[vault.user].rooms():
                            vault.fetch(room)
                        still = time.monotonic()
                time.sleep(0.5)
            else:
                found.append(f"did not come to rest; {vault.waiting()} messages wait")
            if found:
                raise Fault("\n    ".join(found[:10]))
        for vault in self.vaults:
            vault.rest()
            vault.verify()
        self.check_sent(truth)
        return sum(len(events) for rooms in truth.values() for events in rooms.values()) // max(1, len(truth))

    @staticmethod
    def truth(reader: Account) -> dict[str, list[dict]]:
        return {reader.name_of(room): reader.events(room) for room in reader.rooms()}

    @staticmethod
    def faults(vault: Vault | StandIn, truth: dict[str, list[dict]], held: dict, ordered: bool) -> list[str]:
        found = []
        for title, events in truth.items():
            if title not in held:
                found.append(f"{vault.name}: no conversation {title}")
                continue
            wanted = comparison.expected(events)
            found += [f"{vault.name}, {title}: {fault}" for fault in comparison.faults(wanted, held[title], ordered)]
        return found

    def check_sent(self, truth: dict) -> None:
        """Each message that was saved is there once; none is there twice."""
        seen: dict[str, set[str]] = collections.defaultdict(set)
        for rooms in truth.values():
            for events in rooms.values():
                for event in events:
                    body = event["content"].get("body")
                    if event["type"] == "m.room.message" and body in self.tried:
                        seen[body].add(event["event_id"])
        if twice := [text for text, names in seen.items() if len(names) > 1]:
            raise Fault(f"at the server twice: {comparison.some(twice)}")
        if lost := [text for text in self.saved if text not in seen]:
            raise Fault(f"saved and not at the server: {comparison.some(lost)}")


# --- The scenarios ---------------------------------------------------------------------------------------------------


def kills(trial: Trial) -> str:
    """Clients and the server are killed while everybody writes."""
    options = trial.options
    server = trial.server()
    names = PEOPLE[: options.devices]
    accounts = trial.people(server, names)
    rooms = trial.rooms(accounts, 3)
    vaults = [trial.vault(name, server) for name in names]
    writer = Writer(accounts, rooms, trial.chance)
    while sum(trial.kills.values()) < options.kills:
        vault = trial.chance.choice(vaults)
        for _ in range(trial.chance.randrange(3)):
            trial.say(vault, trial.chance.choice(rooms))
        writer.write(trial.chance.randrange(6))
        what = trial.chance.choices(["run", "send", "server"], [5, 3, 2])[0]
        if what == "run":
            trial.kills[what] += vault.kill_run(trial.pause(vault, 3))
        elif what == "send":
            room = trial.chance.choice(rooms)
            text = trial.text(vault, room)
            was_there, saved = vault.kill_send(room, text, trial.pause(vault, 1.5))
            trial.kills[what] += was_there
            if saved:
                trial.saved.add(text)
        else:
            vault.run()
            time.sleep(trial.pause(vault, 2))
            server.kill()
            trial.say(vault, trial.chance.choice(rooms))
            server.start()
            trial.kills[what] += 1
    events = trial.settle(dict(zip(names, accounts)))
    return f"{dict(trial.kills)}, {events} events, {len(trial.saved)} messages saved of {len(trial.tried)} tried"


def rooms(trial: Trial) -> str:
    """Many rooms, and devices that are there from the beginning, come later, or twice for one user."""
    options = trial.options
    if options.ci:
        # Most of the events were there before, so that a machine that has the cache writes few.
        server = filled(trial, options.volume)
        accounts = [Account.login(server.port, name, secret(name), f"writer-{name}") for name in PEOPLE[:2]]
        found = accounts[0].rooms()
    else:
        server = trial.server()
        accounts = trial.people(server, PEOPLE)
        found = trial.rooms(accounts, options.rooms)
    writer = Writer(accounts, found, trial.chance)
    first = trial.vault("ana", server)
    first.run()
    writer.write(options.events // 2)
    second = trial.vault("ben" if options.devices == 2 else "ana", server, "second")
    second.run()
    for number in range(20):
        trial.say(trial.chance.choice([first, second]), trial.chance.choice(found), 10)
        writer.write(options.events // 40)
    if options.devices > 2:
        trial.vault("cleo", server)
    events = trial.settle(dict(zip(PEOPLE, accounts)))
    return f"{len(found)} rooms, {len(trial.vaults)} devices, {events} events"


def gaps(trial: Trial) -> str:
    """What is written while a client is away, of 1, 100 and 5,000 events in one room."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    found = trial.rooms(accounts, 2)
    writer = Writer(accounts, found, trial.chance)
    vault = trial.vault("ana", server)
    events = 0
    for size in [1, 100] if trial.options.ci else [1, 100, 5_000]:
        writer.write(10)
        events = trial.settle({"ana": accounts[0]})
        writer.write(size, found[0])
        trial.say(vault, found[0])
        events = trial.settle({"ana": accounts[0]})
    return f"{events} events"


def relogin(trial: Trial) -> str:
    """Messages wait while the session ends; a login as the same device, and as a new one, sends each once."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    found = trial.rooms(accounts, 1)
    vault = trial.vault("ana", server)
    writer = Writer(accounts, found, trial.chance)
    for name in (None, "another device"):
        writer.write(20)
        trial.say(vault, found[0], 10)
        server.kill()
        trial.say(vault, found[0], 1)
        server.start()
        # The last message may or may not have been tried: the session ends before the client knows.
        vault.kill_run(trial.pause(vault, 2))
        if name:
            vault.logout()
        vault.login(server, secret("ana"), name)
        trial.say(vault, found[0])
        trial.settle({"ana": accounts[0]})
    return f"{len(trial.saved)} messages saved"


def day(trial: Trial) -> str:
    """The server has a message whose answer was lost, and forgets its transaction id before the client is back."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    found = trial.rooms(accounts, 2)
    vault = trial.vault("ana", server)
    writer = Writer(accounts, found, trial.chance)
    trial.settle({"ana": accounts[0]})
    for days in range(1, 4 if trial.options.ci else 11):
        # Killed while it sends: of some of these the answer is lost.
        for _ in range(3):
            trial.say(vault, trial.chance.choice(found))
        vault.kill_run(trial.pause(vault, 3))
        server.stop()
        server.age_transactions(25)
        server.start()
        # For the client, a day has passed as well.
        vault.ahead(25 * days)
        writer.write(30)
    trial.settle({"ana": accounts[0]})
    return f"{len(trial.saved)} messages saved"


def restart(trial: Trial) -> str:
    """The server is restarted while clients follow it."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    found = trial.rooms(accounts, 2)
    vaults = [trial.vault(name, server) for name in PEOPLE[:2]]
    writer = Writer(accounts, found, trial.chance)
    for vault in vaults:
        vault.run()
    for _ in range(1 if trial.options.ci else 3):
        writer.write(20)
        server.restart()
        for vault in vaults:
            trial.say(vault, found[0])
        writer.write(20)
    events = trial.settle(dict(zip(PEOPLE, accounts)))
    return f"{events} events"


def federation(trial: Trial) -> str:
    """Two homeservers share a room. Content must agree; orders that differ are counted."""
    authority = Authority(f"{trial.place}/authority")
    one, two = trial.server("one", authority=authority), trial.server("two", authority=authority)
    ana, ben = trial.people(one, ["ana"])[0], trial.people(two, ["ben"])[0]
    room = ana.create_room("Shared", [ben.user])
    ben.join(room, one.name)
    vaults = [trial.vault("ana", one), trial.vault("ben", two)]
    writer = Writer([ana, ben], [room], trial.chance)
    for vault in vaults:
        vault.run()
    for _ in range(3 if trial.options.ci else 20):
        writer.write(10)
        for vault in vaults:
            trial.say(vault, room, 10)
    deadline = time.monotonic() + 120
    while {e["event_id"] for e in ana.events(room)} != {e["event_id"] for e in ben.events(room)}:
        if time.monotonic() > deadline:
            raise Fault("the servers do not agree")
        time.sleep(0.5)
    trial.settle({"ana": ana, "ben": ben}, ordered=False)
    first, second = (comparison.expected(account.events(room)) for account in (ana, ben))
    own = sum(
        comparison.disorder(comparison.expected(account.events(room)), vault.held()["Shared"])
        for account, vault in zip((ana, ben), vaults))
    return (
        f"{len(first)} entries; the servers differ in {comparison.disorder(first, second)} places, "
        f"each vault from its own server in {own}")


def peer(trial: Trial) -> str:
    """A client that is not ours reads what we write, and writes what we read."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    found = trial.rooms(accounts, 1)
    vault = trial.vault("ana", server)
    nio = Peer(server.url, accounts[1].user, accounts[1].token, accounts[1].device)
    sent = [nio.send(found[0], f"from the other client {number}") for number in range(10)]
    for _ in range(10):
        trial.say(vault, found[0], 10)
    trial.settle({"ana": accounts[0]})
    held = {entry.id for entry in vault.held()["Room 00"]}
    if lost := [name for name in sent if name not in held]:
        raise Fault(f"of the other client and not in the vault: {comparison.some(lost)}")
    read = {text for _, text in nio.texts()[found[0]]}
    if lost := [text for text in trial.saved if text not in read]:
        raise Fault(f"not read by the other client: {comparison.some(lost)}")
    return f"{len(sent)} messages each way"


def volume(trial: Trial) -> str:
    """Catching up with many events, beside matrix-nio on the same server in the same run."""
    count = trial.options.volume
    server = filled(trial, count)
    ana = Account.login(server.port, "ana", secret("ana"), "writer-ana")
    # First what the server can deliver: pages of a hundred, and nothing done with them.
    begin, events = time.monotonic(), 0
    for room in ana.rooms():
        start = None
        while True:
            page = ana.page(room, start)
            events += len(page["chunk"])
            if not page["chunk"] or (start := page.get("end")) is None:
                break
    delivered = events / (time.monotonic() - begin)
    read, seconds, _ = Peer(server.url, ana.user, ana.token, ana.device).catch_up()
    vault = trial.vault("ana", server, measured=True)
    # Neither of the two logs in here, and a passphrase takes longer than a thousand events.
    vault.unlock()
    begin = time.monotonic()
    vault.run()
    for room in ana.rooms():
        vault.fetch(room)
    own = events / (time.monotonic() - begin)
    trial.settle({"ana": ana})
    figures = {
        "events": events, "server_per_second": round(delivered), "nio_per_second": round(read / seconds),
        "vault_per_second": round(own), "share_of_server": round(own / delivered, 2)}
    if trial.options.stand_in is not None:
        # It has read nothing yet.
        del figures["vault_per_second"], figures["share_of_server"]
    print("    " + json.dumps(figures))
    # A debug build is not what people run.
    if trial.options.released is not None and own < 0.8 * delivered:
        raise Fault(f"{own:.0f} events a second are fewer than 0.8 × {delivered:.0f}")
    return f"{events} events"


def filled(trial: Trial, count: int) -> Homeserver:
    """A server with so many events, made once under the cache folder."""
    cache = trial.options.cache
    folder = f"{cache}/filled-{count}" if cache else f"{trial.place}/filled"
    if not os.path.exists(f"{folder}/complete"):
        shutil.rmtree(folder, ignore_errors=True)
        print(f"    filling a server with {count} events", flush=True)
        with Homeserver(folder) as server:
            accounts = trial.people(server, PEOPLE[:2])
            writer = Writer(accounts, trial.rooms(accounts, 5), random.Random(count))
            begin = time.monotonic()
            # A slow machine fills less of it in continuous integration, and says so.
            seconds = FILLING_IN_CI if trial.options.ci else float("inf")
            while writer.written < count and time.monotonic() - begin < seconds:
                writer.write(min(100, count - writer.written))
            rate = writer.written / (time.monotonic() - begin)
            print(f"    {writer.written} events, {rate:.0f} a second", flush=True)
        # Without statistics, SQLite reads a room's history by an index that makes each page of it take 1.5 s.
        with contextlib.closing(sqlite3.connect(f"{folder}/homeserver.db")) as database:
            database.execute("ANALYZE")
        with open(f"{folder}/complete", "w"):
            pass
    copy = f"{trial.place}/server"
    shutil.copytree(folder, copy)
    return trial.server()


def latency(trial: Trial) -> str:
    """From the beginning of a post until the vault's client reports it, beside a bare long poll on the same server."""
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    room = trial.rooms(accounts, 1)[0]
    count = 20 if trial.options.ci else 500
    since = accounts[0].sync()["next_batch"]
    bare, times = [], []
    for number in range(count):
        answered: list[float] = []

        def poll() -> None:
            nonlocal since
            while not answered:
                page = accounts[0].sync(since, wait=10_000)
                since = page["next_batch"]
                update = page.get("rooms", {}).get("join", {}).get(room, {})
                events = update.get("timeline", {}).get("events", [])
                if any(event["content"].get("body") == f"bare {number}" for event in events):
                    answered.append(time.monotonic())

        thread = threading.Thread(target=poll)
        thread.start()
        time.sleep(0.05)
        begin = time.monotonic()
        accounts[1].send(room, {"msgtype": "m.text", "body": f"bare {number}"})
        thread.join()
        bare.append(answered[0] - begin)
    vault = trial.vault("ana", server, measured=True)
    trial.settle({"ana": accounts[0]})
    for _ in range(count):
        begin = time.monotonic()
        times.append(vault.reported(lambda: accounts[1].send(room, {"msgtype": "m.text", "body": "timed"})) - begin)
        time.sleep(0.05)
    trial.settle({"ana": accounts[0]})

    def p95(values: list[float]) -> float:
        return sorted(values)[int(len(values) * 0.95)]

    figures = {"server_p95_ms": round(p95(bare) * 1_000, 1), "vault_p95_ms": round(p95(times) * 1_000, 1)}
    print("    " + json.dumps(figures))
    if trial.options.stand_in is None and not trial.options.ci and p95(times) > 1.2 * p95(bare):
        raise Fault("reports take longer than 1.2 × the server's own time")
    return f"{count} messages each"


def memory(trial: Trial) -> str:
    """What the client relies on: how long, and by what, the server remembers transaction ids (MX-3)."""
    server = trial.server()
    server.register("ana", secret("ana"))
    ana = Account.login(server.port, "ana", secret("ana"), "one")
    room, other = ana.create_room("A"), ana.create_room("B")

    def post(account: Account, text: str = "x", place: str = room, kind: str = "m.room.message") -> str:
        return account.send(place, {"msgtype": "m.text", "body": text}, kind, "T")

    first = post(ana)
    again = Account.login(server.port, "ana", secret("ana"), "one")
    found = {
        "same": post(ana) == first, "other content": post(ana, "y") == first,
        "other type": post(ana, kind="org.test") == first, "other room": post(ana, place=other) == first,
        "same device again": post(again) == first,
        "new device": post(Account.login(server.port, "ana", secret("ana"))) == first}
    server.kill()
    server.start()
    found["after a restart"] = post(ana) == first
    server.stop()
    server.age_transactions(23)
    server.start()
    found["after 23 hours"] = post(ana) == first
    server.stop()
    server.age_transactions(2)
    server.start()
    found["after 25 hours"] = post(ana) == first
    wanted = dict.fromkeys(found, True) | {"other room": False, "new device": False, "after 25 hours": False}
    if found != wanted:
        raise Fault(f"the server remembers differently: {found}")
    return ", ".join(name for name, value in found.items() if value)


def encryption(trial: Trial) -> str:
    """Nothing but sealed messages goes into rooms that the server's own encryption protects."""
    if trial.options.stand_in is not None:
        return "nothing to try without the programs"
    server = trial.server()
    accounts = trial.people(server, PEOPLE[:2])
    ana, ben = accounts
    algorithm = {"algorithm": "m.megolm.v1.aes-sha2"}
    state = [{"type": "m.room.encryption", "state_key": "", "content": algorithm}]
    rooms = {
        "Secret": ana.create_room("Secret", [ben.user], initial_state=state),
        "Later": ana.create_room("Later", [ben.user]),
        "Sealed": ana.create_room("Sealed", [ben.user], is_direct=True, initial_state=state)}
    for room in rooms.values():
        ben.join(room)
    ana.set_direct({ben.user: [rooms["Sealed"]]})
    vault, other = trial.vault("ana", server), trial.vault("ben", server)
    other.identify()
    vault.identify()
    vault.meet(other)
    path = f"{trial.place}/plan.txt"
    with open(path, "w") as file:
        file.write("a file that the server must not have")

    def plain(room: str) -> list[str]:
        events = ana.events(rooms[room])
        return [event["content"].get("body", "") for event in events if event["type"] == "m.room.message"]

    def refuse(room: str) -> None:
        before = plain(room)
        for arguments in (["a text for members only"], ["--attach", path], ["--attach", path, "a caption"]):
            status, code = vault.refused("whisper-sync", "send", room, *arguments)
            if (status, code) != (24, "encrypted-by-service"):
                raise Fault(f"{room}: {arguments} ended with {status}, {code}")
        if plain(room) != before or server.media():
            raise Fault(f"{room}: something went there in the clear")

    vault.catch_up()
    refuse("Secret")
    vault.run()
    if not vault.send("Later", "before", 10) or plain("Later") != ["before"]:
        raise Fault("a room without encryption takes no text")
    ana.set_state(rooms["Later"], "m.room.encryption", algorithm)
    refuse("Later")
    vault.rest()
    refuse("Later")
    vault.command("whisper-sync", "bind", "Sealed", "Ben")
    if not vault.send("Sealed", "sealed", 10):
        raise Fault("a sealed text is refused")
    found = plain("Sealed")
    if len(found) != 1 or not found[0].startswith("whisper1:"):
        raise Fault(f"a sealed text is not sealed at the server: {found}")
    refused = vault.refused("whisper-sync", "send", "Sealed", "--attach", path)
    if refused[0] != 24 or server.media():
        raise Fault(f"a file in a sealed room ended with {refused}")
    vault.verify()
    return "10 texts and files refused, a sealed text sent"


def media(trial: Trial) -> str:
    """Files both ways, killed while they transfer, and through another client."""
    try:
        return files.run(trial)
    except files.Wrong as wrong:
        raise Fault(str(wrong)) from wrong


SCENARIOS = {
    function.__name__: function
    for function in (
        memory, kills, rooms, gaps, relogin, day, restart, federation, peer, encryption, media, latency, volume)}
IN_CI = ["kills", "rooms", "encryption", "media"]
# Seconds that continuous integration spends at most on filling a server.
FILLING_IN_CI = 40


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs")
    parser.add_argument("--released", help="the programs of a release build, for what is measured")
    parser.add_argument("--stand-in", nargs="?", const="", choices=["", *StandIn.FAULTS])
    parser.add_argument("--scenario", action="append", choices=list(SCENARIOS))
    parser.add_argument("--ci", action="store_true")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--kills", type=int)
    parser.add_argument("--rooms", type=int)
    parser.add_argument("--events", type=int)
    parser.add_argument("--devices", type=int)
    parser.add_argument("--volume", type=int)
    parser.add_argument("--cache")
    parser.add_argument("--keep", action="store_true", help="keep the folder of each scenario")
    options = parser.parse_args()
    if options.programs is None and options.stand_in is None:
        parser.error("--programs or --stand-in")
    defaults = {"kills": 6, "rooms": 5, "events": 600, "devices": 2, "volume": 2_000} if options.ci else {
        "kills": 60, "rooms": 50, "events": 3_000, "devices": 3, "volume": 100_000}
    for name, value in defaults.items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(1 << 32)
    if options.cache:
        os.makedirs(options.cache, exist_ok=True)
    print(f"seed {options.seed}", flush=True)
    comparison.self_test()

    failed = 0
    for name in options.scenario or (IN_CI if options.ci else SCENARIOS):
        begin = time.monotonic()
        trial = Trial(options, name)
        try:
            result = SCENARIOS[name](trial)
            print(f"{name}: {result}, in {time.monotonic() - begin:.0f} s", flush=True)
        except (Fault, Failed) as fault:
            failed += 1
            print(f"{name}: FAILED after {time.monotonic() - begin:.0f} s\n    {fault}", flush=True)
        finally:
            trial.close()
    sys.exit(1 if failed else 0)


main()
