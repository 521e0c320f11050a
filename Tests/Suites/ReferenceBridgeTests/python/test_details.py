"""Persons and chats are reported after a login, and never in the way of anything else (ING-6)."""

import json
import os
import threading
import time
from pathlib import Path

from details_messages import FOREVER, contact, group, hexadecimal, login, me, participant, settings
from harness import BridgeTest, Host, event, memory

from whisper_bridge.library import Library
from whisper_bridge.outbox import Closing, NoJournal, Outbox

ANA, BEN, WALKERS = "15550101@s.whatsapp.net", "15550102@s.whatsapp.net", "123-456@g.us"
RECEIPT = 18
NOW = {"PACE_SECONDS": 0.0}


def contacts(*given: object) -> dict[str, object]:
    """A step: the contacts in the store."""
    return {"contacts": [hexadecimal(each) for each in given]}


def groups(*given: object, **more: object) -> dict[str, object]:
    """A step: the groups that the service lists."""
    return {"groups": [hexadecimal(each) for each in given], **more}


def constants(**values: object) -> dict[str, object]:
    """A step: constants of the module that reports."""
    return {"set": {**NOW, **values}, "of": "details"}


class DetailsTest(BridgeTest):
    def states(self, host: Host, count: int) -> list[dict]:
        """The next lines about persons and chats, without what all lines have."""
        lines = [host.line("person", "chat", "error") for _ in range(count)]
        for line in lines:
            self.assertEqual(line.pop("v"), 2)
            del line["ts"], line["seq"]
        return lines

    def go(self) -> Path:
        """A file whose existence lets a stand-in continue."""
        return self.root / "go"


class ReportTests(DetailsTest):
    def test_after_a_login_persons_come_first_then_groups_then_choices(self) -> None:
        host = self.staged(
            constants(),
            contacts(contact(ANA, FullName="Ana"), contact("77@lid", PushName="b")),
            {"linked": {"77@lid": BEN}},
            groups(group(WALKERS, me(), participant("88@lid", "15550103@s.whatsapp.net", "88@lid"))),
            {"settings": {WALKERS: hexadecimal(settings(FOREVER)), ANA: hexadecimal(settings(pinned=True))}},
            *login(),
        )
        self.assertEqual(host.line("login", "person", "chat")["type"], "login")
        lines = self.states(host, 5)
        self.assertEqual(lines[0], {"type": "person", "ids": [ANA], "contact_name": "Ana"})
        self.assertEqual(lines[1], {"type": "person", "ids": [BEN, "77@lid"], "push_name": "b"})
        self.assertEqual((lines[2]["type"], lines[2]["chat"], lines[2]["muted"]), ("chat", WALKERS, True))
        self.assertEqual(lines[3], {"type": "person", "ids": ["15550103@s.whatsapp.net", "88@lid"]})
        off = {"archived": False, "pinned": True, "muted": False}
        self.assertEqual(lines[4], {"type": "chat", "chat": ANA, "kind": "direct", **off})
        self.assertTrue(host.is_silent("person", "chat", "error"))

    def test_which_number_a_member_has_is_reported_once(self) -> None:
        known, new = (participant(each, number, each) for each, number in (("77@lid", BEN), ("88@lid", ANA)))
        host = self.staged(
            constants(),
            contacts(contact(BEN, FullName="Ben")),
            {"linked": {"77@lid": BEN}},
            groups(group("1@g.us", me(), known, new), group("2@g.us", me(), known, new)),
            *login(),
        )
        lines = self.states(host, 4)
        self.assertEqual(
            [line.get("ids", line.get("chat")) for line in lines[1:]], ["1@g.us", [ANA, "88@lid"], "2@g.us"]
        )
        self.assertTrue(host.is_silent("person", "chat"))

    def test_nothing_is_said_about_who_the_owner_is(self) -> None:
        # Another linked id than that of `login`, by which the owner would become someone else.
        own = "15550100@s.whatsapp.net"
        host = self.staged(
            constants(),
            contacts(contact(own, FullName="Me"), contact("2048@lid", PushName="me"), contact(ANA, FullName="Ana")),
            {"linked": {"77@lid": own}},
            groups(group(WALKERS, participant("77@lid", own, "77@lid"), participant("2048@lid", BEN, "2048@lid"))),
            *login(),
        )
        lines = self.states(host, 2)
        self.assertEqual([line.get("ids", line.get("chat")) for line in lines], [[ANA], WALKERS])
        self.assertTrue(host.is_silent("person", "chat"))

    def test_the_choices_for_a_linked_id_are_those_of_its_number(self) -> None:
        both = {"77@lid": hexadecimal(settings(archived=True)), BEN: hexadecimal(settings(pinned=True))}
        host = self.staged(
            constants(),
            contacts(contact(BEN, FullName="Ben")),
            {"linked": {"77@lid": BEN}},
            {"settings": both},
            *login(),
        )
        line = self.states(host, 2)[1]
        self.assertEqual((line["chat"], line["archived"], line["pinned"]), (BEN, True, False))
        self.assertTrue(host.is_silent("person", "chat"))

    def test_nothing_is_read_before_a_login(self) -> None:
        # The stand-in ends the process if it is: so does the real library.
        host = self.staged(constants(), {"wait": 0.5}, {"code": "2@a"})
        host.line("qr")
        host.send("ping", id=1)
        self.assertEqual(host.line("pong")["id"], 1)

    def test_a_store_that_is_filled_later_and_what_changes_is_reported_then(self) -> None:
        go = self.go()
        ana, renamed = contact(ANA, FullName="Ana"), contact(ANA, FullName="Ana Silva")
        unmuted = {"settings": {ANA: hexadecimal(settings()), WALKERS: hexadecimal(settings())}}
        muted = {"settings": {ANA: hexadecimal(settings(FOREVER)), WALKERS: hexadecimal(settings(archived=True))}}
        host = self.staged(
            constants(WAITS=[0.1]),
            groups(group(WALKERS, me())),
            {"requests": str(self.root / "asked")},
            unmuted,
            *login(),
            {"await": str(go)},
            contacts(ana),
            {"wait": 0.5},
            muted,
            contacts(renamed),
        )
        self.assertEqual(self.states(host, 1)[0]["chat"], WALKERS)
        self.assertTrue(host.is_silent("person", "chat"))
        go.touch()
        lines = self.states(host, 2)
        self.assertEqual([line.get("contact_name", line.get("muted")) for line in lines], ["Ana", False])
        # In any order: the store changes while it is read.
        lines = sorted(self.states(host, 3), key=lambda line: line.get("chat", ""))
        self.assertEqual(lines[0]["contact_name"], "Ana Silva")
        archived = {"archived": True, "pinned": False, "muted": False}
        self.assertEqual(lines[1], {"type": "chat", "chat": WALKERS, "kind": "group", **archived})
        self.assertEqual((lines[2]["chat"], lines[2]["muted"]), (ANA, True))
        self.assertTrue(host.is_silent("person", "chat"))
        self.assertEqual((self.root / "asked").read_text(), "groups\n")

    def test_a_connection_that_comes_back_often_does_not_repeat_it(self) -> None:
        asked = self.root / "asked"
        again = [event(12), event(3)] * 20
        host = self.staged(
            constants(),
            contacts(contact(ANA, FullName="Ana")),
            groups(group(WALKERS, me())),
            {"requests": str(asked)},
            *login(),
            {"wait": 0.5},
            *again,
        )
        self.states(host, 2)
        for _ in range(20):
            host.line("login")
        self.assertTrue(host.is_silent("person", "chat"))
        self.assertEqual(asked.read_text(), "groups\n")

    def test_after_a_while_a_login_repeats_everything(self) -> None:
        asked, go = self.root / "asked", self.go()
        host = self.staged(
            constants(ALL_SECONDS=0.5),
            contacts(contact(ANA, FullName="Ana")),
            groups(group(WALKERS, me())),
            {"requests": str(asked)},
            *login(),
            {"await": str(go)},
            event(12),
            event(3),
        )
        first = self.states(host, 2)
        time.sleep(0.6)
        go.touch()
        self.assertEqual(self.states(host, 2), first)
        self.assertEqual(asked.read_text(), "groups\n" * 2)


class FailureTests(DetailsTest):
    def test_a_failure_of_the_service_is_silence_and_it_is_asked_again_later(self) -> None:
        asked, go = self.root / "asked", self.go()
        host = self.staged(
            constants(WAITS=[0.1], RETRY_SECONDS=0.3),
            {"groups": {"Error": "websocket not connected"}},
            {"requests": str(asked)},
            *login(),
            {"await": str(go)},
            groups(group(WALKERS, me())),
        )
        host.line("login")
        self.assertTrue(host.is_silent("chat", "error", seconds=0.5))
        go.touch()
        self.assertEqual(self.states(host, 1)[0]["chat"], WALKERS)
        self.assertGreaterEqual(asked.read_text().count("groups"), 2)

    def test_too_many_requests_are_reported_and_not_repeated(self) -> None:
        asked = self.root / "asked"
        host = self.staged(
            constants(WAITS=[0.05], RETRY_SECONDS=0.1),
            {"groups": {"Error": "info query for 15550100 returned status 429: rate-overlimit"}},
            {"requests": str(asked)},
            *login(),
        )
        error = host.line("error", "chat")
        self.assertEqual((error.get("code"), error.get("fatal")), ("WHATSAPP_RATE_LIMITED", False))
        self.assertTrue(host.is_silent("error", "chat", seconds=1))
        self.assertEqual(asked.read_text(), "groups\n")
        self.assertNotIn(b"15550100 ", bytes(host.raw))

    def test_answers_that_make_no_sense_cost_no_event_and_not_the_run(self) -> None:
        for step in ({"contacts": ["ffff"]}, {"groups": ["ffff"]}, {"settings": {WALKERS: "ffff"}}, {"groups": [""]}):
            with self.subTest(step=step):
                self.journal.unlink(missing_ok=True)
                host = self.staged(
                    constants(), groups(group(WALKERS, me())), step, *login(), {"wait": 0.3}, event(RECEIPT)
                )
                while host.line("event", "error")["code"] != RECEIPT:
                    pass
                host.send("ping", id=1)
                self.assertEqual(host.line("pong", "error")["type"], "pong")
                self.assertEqual(bytes(host.errors), b"")

    def test_once_answers_make_sense_again_they_are_reported(self) -> None:
        go = self.go()
        host = self.staged(
            constants(WAITS=[0.1]),
            {"contacts": ["ffff"]},
            *login(),
            {"await": str(go)},
            contacts(contact(ANA, FullName="Ana")),
        )
        host.line("login")
        self.assertTrue(host.is_silent("person", "error"))
        go.touch()
        self.assertEqual(self.states(host, 1)[0]["contact_name"], "Ana")

    def test_without_a_connection_nothing_is_reported(self) -> None:
        gone, back = self.root / "gone", self.root / "back"
        host = self.staged(
            constants(WAITS=[0.1]),
            *login(),
            {"await": str(gone)},
            event(12),
            contacts(contact(ANA, FullName="Ana")),
            {"await": str(back)},
            event(3),
        )
        host.line("login")
        gone.touch()
        host.line("disconnected")
        self.assertTrue(host.is_silent("person", "error"))
        back.touch()
        self.assertEqual(self.states(host, 1)[0]["contact_name"], "Ana")

    def test_one_bad_group_costs_no_other(self) -> None:
        host = self.staged(
            constants(),
            {"groups": ["", hexadecimal(group("x@g.us", me())), hexadecimal(group(WALKERS, me()))]},
            *login(),
        )
        self.assertEqual(self.states(host, 1)[0]["chat"], WALKERS)


class OrderTests(DetailsTest):
    def test_a_pause_holds_them_back_and_nothing_is_lost(self) -> None:
        go = self.go()
        many = [contact(f"1555{number:06d}@s.whatsapp.net", FullName=str(number)) for number in range(300)]
        host = self.staged(constants(), contacts(*many), {"await": str(go)}, *login())
        host.line("ready")
        host.send("pause")
        host.send("status", id=1)
        self.assertTrue(host.line("reply")["paused"])
        go.touch()
        host.line("login")
        self.assertTrue(host.is_silent("person", "chat", "event"))
        host.send("resume")
        self.assertEqual([line["contact_name"] for line in self.states(host, 300)], [str(each) for each in range(300)])

    def test_events_go_first_and_the_highest_number_is_that_of_the_journal(self) -> None:
        go = self.go()
        many = [contact(f"1555{number:06d}@s.whatsapp.net", FullName="x") for number in range(500)]
        flood = event(RECEIPT, b"NUMBER", times=200)
        host = self.staged(constants(), contacts(*many), *login(), {"await": str(go)}, flood)
        host.line("ready")
        self.states(host, 3)
        host.send("pause")
        host.send("status", id=1)
        host.line("reply")
        go.touch()
        pending = 0
        while pending < 201:
            host.send("status", id=2)
            pending = host.line("reply")["pending"]
        host.send("resume")
        # At most the lines that had their turn before.
        kinds = []
        while kinds.count("event") < 200:
            kinds.append(host.line("event", "person")["type"])
        self.assertLess(kinds.index("event"), 500 - 3)
        self.assertNotIn("person", kinds[kinds.index("event") :])
        self.assertEqual(host.line("person")["seq"], 201)

    def test_a_service_that_does_not_answer_holds_up_nothing(self) -> None:
        host = self.staged(
            constants(), groups(after=60), {"commit": 10}, *login(), {"wait": 0.3}, event(RECEIPT)
        )
        host.line("login")
        while host.line("event")["code"] != RECEIPT:
            pass
        for number, request in enumerate(("ping", "status", "snapshot"), start=1):
            begun = time.monotonic()
            host.send(request, id=number)
            self.assertEqual(host.line("pong", "reply")["id"], number)
            self.assertLess(time.monotonic() - begun, 10)
        self.ends(host)

    def test_the_end_does_not_wait_for_them(self) -> None:
        many = [contact(f"1555{number:06d}@s.whatsapp.net", FullName="x") for number in range(5_000)]
        for paused in (False, True):
            with self.subTest(paused=paused):
                self.journal.unlink(missing_ok=True)
                host = self.staged(constants(PACE_SECONDS=0.05), contacts(*many), *login())
                host.line("ready")
                self.states(host, 2)
                if paused:
                    host.send("pause")
                self.ends(host)

    def test_ten_thousand_groups_arrive_and_a_host_that_pauses_costs_little(self) -> None:
        many = [group(f"{number}@g.us", me(), *CROWD, name=f"Group {number}") for number in range(10_000)]
        host = self.staged(constants(), groups(*many), *login())
        host.line("ready")
        lines = self.states(host, 10)
        host.send("pause")
        host.send("status", id=1)
        # Some were on their way.
        while (line := host.line("chat", "reply"))["type"] == "chat":
            lines.append(line)
        time.sleep(0.2)
        before = memory(host.process.pid)
        time.sleep(0.5)
        self.assertLess(memory(host.process.pid) - before, 4_000_000)
        host.send("ping", id=2)
        self.assertEqual(host.line("pong", "error")["id"], 2)
        host.send("resume")
        lines += self.states(host, 10_000 - len(lines))
        self.assertEqual({line["chat"] for line in lines}, {f"{number}@g.us" for number in range(10_000)})
        self.assertTrue(all(line["complete"] and len(line["members"]) == 9 for line in lines))

    def test_the_library_is_stopped_once_its_store_is_not_being_read_or_a_second_later(self) -> None:
        for is_stuck in (False, True):
            with self.subTest(is_stuck=is_stuck):
                functions = Functions()
                real = Library.__new__(Library)
                real._functions, real._reading, real._is_stopped = functions, threading.Lock(), False
                threading.Thread(target=real.contacts, daemon=True).start()
                self.assertTrue(functions.is_reading.wait(10))
                stopping = threading.Thread(target=real.stop, daemon=True)
                stopping.start()
                if not is_stuck:
                    self.assertFalse(functions.has_stopped.wait(0.3))
                    functions.may_end.set()
                self.assertTrue(functions.has_stopped.wait(10))
                stopping.join(10)
                functions.may_end.set()
                self.assertEqual(real.contacts(), b"")
                self.assertEqual(functions.reads, 1)

    def test_whoever_reports_learns_that_the_end_has_come(self) -> None:
        reading, writing = os.pipe()
        self.addCleanup(os.close, reading)
        outbox = Outbox(writing, NoJournal(), self.fail)
        outbox.pause(True)
        outbox.open()
        ends: list[str] = []

        def report() -> None:
            try:
                while True:
                    outbox.state("person", {"ids": [ANA]})
            except Closing:
                ends.append("closing")

        reporting = threading.Thread(target=report, daemon=True)
        reporting.start()
        self.assertTrue(outbox.close(10, reason="quit", changed=False))
        reporting.join(10)
        self.assertEqual(ends, ["closing"])
        os.close(writing)
        with open(reading, "rb", closefd=False) as lines:
            self.assertEqual([json.loads(line)["type"] for line in lines], ["closed"])

    def ends(self, host: Host) -> None:
        """It ends in time, and well."""
        begun = time.monotonic()
        host.send("quit")
        self.assertEqual(host.line("closed", "error", seconds=8)["reason"], "quit")
        self.assertEqual(host.exit_code(), 0)
        self.assertLess(time.monotonic() - begun, 5 + 3)


class Functions:
    """Those of the library; the store is read for as long as the test wants."""

    def __init__(self) -> None:
        self.is_reading, self.may_end, self.has_stopped = threading.Event(), threading.Event(), threading.Event()
        self.reads = 0

    def GetAllContacts(self, _: bytes) -> None:
        self.reads += 1
        self.is_reading.set()
        self.may_end.wait(20)

    def Stop(self, _: bytes) -> None:
        self.has_stopped.set()


CROWD = [participant(f"1555010{digit}@s.whatsapp.net") for digit in range(1, 9)]
