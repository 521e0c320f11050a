"""The lines about persons and chats, built from neonize's own messages (ING-6)."""

import json
import time
import unittest

from details_messages import ACCOUNT, FOREVER, NOT_MUTED, OWN_LINKED_ID, contact, group, jid, me, participant, settings
from harness import BridgeTest

from whisper_bridge import addresses, chats, lines
from whisper_bridge.account import Account
from whisper_bridge.people import people
from whisper_bridge.protobuf import schema

ME = Account(ACCOUNT, OWN_LINKED_ID)


def persons(*contacts: object, linked: dict[str, str] | None = None) -> list[dict]:
    """The lines about these contacts; `linked` are numbers by linked ids."""
    known = dict(linked or {})
    known |= {number: linked_id for linked_id, number in known.items()}
    return [line for each in people(contacts, known.get) if (line := each.line) is not None]


class PersonTests(unittest.TestCase):
    def test_a_contact_has_the_names_that_are_known(self) -> None:
        ana = contact("15550101@s.whatsapp.net", FirstName="Ana", FullName="Ana Silva", PushName="ana ~")
        self.assertEqual(
            persons(ana), [{"ids": ["15550101@s.whatsapp.net"], "contact_name": "Ana Silva", "push_name": "ana ~"}]
        )
        shop = contact("15550102@s.whatsapp.net", BusinessName="Shop Ltd")
        self.assertEqual(persons(shop), [{"ids": ["15550102@s.whatsapp.net"], "business_name": "Shop Ltd"}])
        first = contact("15550103@s.whatsapp.net", FirstName="Ben")
        self.assertEqual(persons(first)[0]["contact_name"], "Ben")

    def test_a_number_and_its_linked_id_are_one_person(self) -> None:
        number = contact("15550101@s.whatsapp.net", FullName="Ana", PushName="older")
        linked = contact("77@lid", PushName="newer", BusinessName="Shop")
        expected = {
            "ids": ["15550101@s.whatsapp.net", "77@lid"],
            "contact_name": "Ana",
            "push_name": "older",
            "business_name": "Shop",
        }
        for contacts in ([number, linked], [linked, number]):
            self.assertEqual(persons(*contacts, linked={"77@lid": "15550101@s.whatsapp.net"}), [expected])

    def test_a_person_without_a_number_has_only_a_linked_id(self) -> None:
        self.assertEqual(persons(contact("77@lid", PushName="p")), [{"ids": ["77@lid"], "push_name": "p"}])

    def test_of_a_contact_without_names_only_two_addresses_are_worth_a_line(self) -> None:
        nameless = contact("15550101@s.whatsapp.net")
        self.assertEqual(persons(nameless), [])
        self.assertEqual(
            persons(nameless, linked={"77@lid": "15550101@s.whatsapp.net"}),
            [{"ids": ["15550101@s.whatsapp.net", "77@lid"]}],
        )

    def test_no_line_has_two_numbers_and_no_address_belongs_to_two_persons(self) -> None:
        contacts = [contact(f"1555010{digit}@s.whatsapp.net", FullName=str(digit)) for digit in range(3)]
        contacts.append(contact("77@lid", PushName="p"))
        # A store that says that all of them are the same person, and that a number is linked to a number.
        for other in ("77@lid", "15550109@s.whatsapp.net", "15550101@s.whatsapp.net"):
            found = [each.addresses for each in people(contacts, lambda _, other=other: other)]
            flat = [address for each in found for address in each]
            self.assertEqual(len(flat), len(set(flat)), found)
            for each in found:
                self.assertLessEqual(sum(map(addresses.is_number, each)), 1, found)

    def test_what_is_no_person_is_left_out(self) -> None:
        for address in (
            "",
            "123-456@g.us",
            "status@broadcast",
            "1@newsletter",
            "1@hosted",
            "1@bot",
            "0@s.whatsapp.net",
            "+1555@s.whatsapp.net",
            "\u0661\u0662@s.whatsapp.net",
            "1" * 16 + "@s.whatsapp.net",
            "1" * 33 + "@lid",
            "15550101\n@s.whatsapp.net",
            "a@lid",
            "@lid",
        ):
            with self.subTest(address=address):
                self.assertEqual(persons(contact(address, FullName="x")), [])
        (line,) = persons(contact("15550101:9@s.whatsapp.net", FullName="x"))
        self.assertEqual(line["ids"], ["15550101@s.whatsapp.net"])

    def test_names_pass_as_they_are_and_never_break_a_line(self) -> None:
        name = "a\x00b\x1b[31m\u202e\ufeff\n\u2028"
        self.assertEqual(persons(contact("77@lid", FullName=name))[0]["contact_name"], name)
        # The library does not verify what it receives: bytes that are not UTF-8, a surrogate without its other half.
        for raw, shown in ((b"A\xffB", "A\ufffdB"), (b"\xed\xa0\x80", "\ufffd" * 3), (b"\xff" * 9, "\ufffd" * 9)):
            sent = contact("77@lid", FullName="x" * len(raw)).SerializeToString().replace(b"x" * len(raw), raw)
            read = schema.Contact.FromString(sent)
            (line,) = persons(read)
            self.assertEqual(line["contact_name"], shown)
            self.assertEqual(json.loads(lines.encode(line))["contact_name"], shown)
        long = persons(contact("77@lid", FullName="\U0001f600" * 1_000_000))[0]
        self.assertLessEqual(len(long["contact_name"].encode()), 65_536)


class GroupTests(unittest.TestCase):
    def line(self, info: object, **choices: object) -> dict:
        line = chats.group(info, ME, choices)
        assert line is not None
        return line

    def test_a_group_has_its_name_description_and_members_with_their_roles(self) -> None:
        members = [
            me(),
            participant("1@s.whatsapp.net", "1@s.whatsapp.net", IsAdmin=True, IsSuperAdmin=True),
            participant("2@s.whatsapp.net", "2@s.whatsapp.net", IsAdmin=True),
            participant("15550103@s.whatsapp.net", "15550103@s.whatsapp.net", "77@lid", DisplayName="+1\u2219\u221903"),
        ]
        line = self.line(group("123-456@g.us", *members, topic="On Sundays"), pinned=True)
        self.assertEqual(
            line,
            {
                "chat": "123-456@g.us",
                "kind": "group",
                "name": "Walkers",
                "description": "On Sundays",
                "members": [
                    {"id": "15550100@s.whatsapp.net", "role": "member"},
                    {"id": "1@s.whatsapp.net", "role": "owner"},
                    {"id": "2@s.whatsapp.net", "role": "admin"},
                    {"id": "15550103@s.whatsapp.net", "role": "member"},
                ],
                "complete": True,
                "pinned": True,
            },
        )

    def test_a_member_is_named_by_number_if_it_is_known(self) -> None:
        for given, expected in (
            (participant("77@lid", "15550101@s.whatsapp.net", "77@lid"), "15550101@s.whatsapp.net"),
            (participant("15550101@s.whatsapp.net", "", "77@lid"), "15550101@s.whatsapp.net"),
            (participant("77@lid", "", "77@lid"), "77@lid"),
            (participant("", "", "77@lid"), "77@lid"),
            (participant("15550101@s.whatsapp.net", "15550102@s.whatsapp.net"), "15550102@s.whatsapp.net"),
        ):
            line = self.line(group("1@g.us", me(), given))
            self.assertEqual(([each["id"] for each in line["members"]][1:], line["complete"]), ([expected], True))

    def test_one_bad_member_costs_no_other_but_the_list_is_not_complete(self) -> None:
        good = participant("1@s.whatsapp.net", "1@s.whatsapp.net")
        for bad in (participant(""), participant("x@elsewhere"), participant("5@lid", Error=403)):
            line = self.line(group("1@g.us", bad, me(), good))
            self.assertEqual([each["id"] for each in line["members"]], ["15550100@s.whatsapp.net", "1@s.whatsapp.net"])
            self.assertFalse(line["complete"])

    def test_a_member_who_is_listed_twice_is_one_with_the_higher_role(self) -> None:
        twice = [participant("5@lid", IsAdmin=each) for each in (False, True, False)]
        line = self.line(group("1@g.us", me(), *twice))
        self.assertEqual(line["members"][1:], [{"id": "5@lid", "role": "admin"}])

    def test_a_list_that_need_not_be_complete_is_not_said_to_be(self) -> None:
        others = [participant("1@s.whatsapp.net")]
        self.assertTrue(self.line(group("1@g.us", me(), *others))["complete"])
        self.assertTrue(self.line(group("1@g.us", participant("2048@lid"), *others))["complete"])
        for incomplete in (
            group("1@g.us", *others),
            group("1@g.us"),
            group("1@g.us", me(), is_parent=True),
            group("1@g.us", me(), is_announcement=True),
            group("1@g.us", me(), is_incognito=True),
        ):
            self.assertFalse(self.line(incomplete)["complete"])

    def test_an_account_without_a_linked_id_is_found_too(self) -> None:
        line = chats.group(group("1@g.us", me()), Account(ACCOUNT, None), {})
        self.assertTrue(line is not None and line["complete"])
        line = chats.group(group("1@g.us", participant("")), Account(ACCOUNT, None), {})
        self.assertFalse(line is None or line["complete"])

    def test_a_description_is_removed_only_if_the_service_says_so(self) -> None:
        self.assertIsNone(self.line(group("1@g.us"))["description"])
        self.assertEqual(self.line(group("1@g.us", topic="old", deleted=True))["description"], "")
        self.assertIsNone(self.line(group("1@g.us", name=""))["name"])

    def test_more_members_than_a_line_may_have_are_not_complete(self) -> None:
        crowd = [participant(f"{number}@lid") for number in range(chats.MOST_MEMBERS)]
        line = self.line(group("1@g.us", me(), *crowd))
        self.assertEqual((len(line["members"]), line["complete"]), (100_000, False))
        self.assertLess(len(lines.encode(line)), lines.LONGEST)

    def test_what_is_no_group_is_left_out(self) -> None:
        for address in ("", "1@s.whatsapp.net", "x@g.us", "1-2-3@g.us", "1@newsletter", "1" * 40 + "@g.us"):
            self.assertIsNone(chats.group(group(address, me()), ME, {}), address)
        self.assertIsNone(chats.group(schema.GroupInfo(), ME, {}))


class ChoiceTests(unittest.TestCase):
    def test_choices_are_those_of_the_store_and_nothing_if_there_are_none(self) -> None:
        def choices(*given: object, **named: object) -> dict:
            return chats.choices(settings(*given, **named).LocalChatSettings)

        off = {"archived": False, "pinned": False, "muted": False}
        self.assertEqual(choices(NOT_MUTED), off)
        self.assertEqual(choices(FOREVER), {**off, "muted": True})
        self.assertEqual(choices(time.time() + 3_600), {**off, "muted": True})
        self.assertEqual(choices(time.time() - 3_600), off)
        self.assertEqual(choices(pinned=True), {**off, "pinned": True})
        self.assertEqual(choices(archived=True), {**off, "archived": True})
        self.assertEqual(choices(FOREVER, True, True, found=False), {})
        self.assertEqual(chats.choices(schema.LocalChatSettings()), {})
        self.assertEqual(choices(float("nan")), off)


class AddressTests(BridgeTest):
    def test_a_chat_is_named_in_the_forms_of_the_protocol(self) -> None:
        for chat, expected in (
            ("15550101@s.whatsapp.net", "15550101@s.whatsapp.net"),
            ("15550101:12@s.whatsapp.net", "15550101@s.whatsapp.net"),
            ("+15550101", "15550101@s.whatsapp.net"),
            ("77@lid", "77@lid"),
            ("123-456@g.us", "123-456@g.us"),
            ("15550101", None),
            ("+0155", None),
            ("+1555\n", None),
            ("status@broadcast", None),
            ("1@g.us@lid", None),
            ("1@g.us\n", None),
            ("", None),
            ("@g.us", None),
            ("\ud800@g.us", None),
        ):
            with self.subTest(chat=chat):
                self.assertEqual(addresses.named(chat), expected)

    def test_an_address_becomes_a_complete_message(self) -> None:
        read = schema.JID.FromString(addresses.jid("123-456@g.us"))
        self.assertTrue(read.IsInitialized())
        self.assertEqual(read, jid("123-456@g.us"))
