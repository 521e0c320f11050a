import Testing
import WhisperJSONText
import WhisperMatrixArrivals
import WhisperTestThreads

@Suite("What becomes of changes to Matrix messages (MX-4)", .ownThreads)
struct ChangeTests {
    private func sender(_ id: String) -> ArrivalSender { ArrivalSender(id) }

    private func time(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    private func kept(_ changes: [ArrivalChange]) -> [String?] {
        changes.compactMap { if case .raw(_, let target) = $0 { .some(target) } else { nil } }
    }

    @Test("An edit of an unknown message is left to the store; its bytes are kept with the message (MX-4)")
    func edits() throws {
        var client = try SampleClient()
        let room = try client.room(Samples.edit("$e", of: "$1", "new"))
        #expect(room.messages.isEmpty)
        #expect(
            room.changes.effects == [.edit(of: "$1", text: "new", by: sender(Samples.bob), at: time(2_000))])
        #expect(kept(room.changes) == ["$1"])
    }

    @Test("An edit by someone else, and an edit of an edit, are no changes; they are kept and counted (MX-4)")
    func foreignEdits() throws {
        var client = try SampleClient()
        let arrivals = try client.take(
            SampleRoom(
                Samples.text("$1", "mine", by: Samples.cem), Samples.edit("$e", of: "$1", "forged", by: Samples.bob),
                Samples.edit("$f", of: "$1", "better", by: Samples.cem),
                Samples.edit("$g", of: "$f", "edited edit", by: Samples.cem)))
        let room = try #require(arrivals.batch.rooms.first)
        #expect(
            room.changes.effects == [.edit(of: "$1", text: "better", by: sender(Samples.cem), at: time(2_000))])
        #expect(kept(room.changes) == ["$1", "$1", "$f"])
        #expect(arrivals.notices.counts.ineffective == 2)
    }

    @Test("A second event with a known id does not make its sender the author (MX-4)")
    func takenIDs() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.text("$1", "mine", by: Samples.cem), Samples.text("$1", "forged", by: Samples.bob),
            Samples.edit("$e", of: "$1", "forged", by: Samples.bob))
        #expect(room.changes.effects.isEmpty)
    }

    @Test("An edit of a caption is a new text; without one, the text is empty (MX-4)")
    func captions() throws {
        func text(_ content: JSONValue) throws -> String? {
            var client = try SampleClient()
            let event = Samples.event(
                "$e", "m.room.message",
                [
                    "msgtype": "m.text", "body": "*",
                    "m.new_content": content, "m.relates_to": ["rel_type": "m.replace", "event_id": "$1"],
                ])
            guard case .edit(_, let text, _, _)? = try client.room(event).changes.first else { return nil }
            return text
        }
        #expect(
            try text(["msgtype": "m.image", "body": "New", "filename": "a.png", "url": "mxc://b/c"]) == "New")
        #expect(try text(["msgtype": "m.image", "body": "a.png", "url": "mxc://b/c"]) == "")
    }

    @Test("A redaction claims what the powers allow: author, moderator, or nothing (MX-4)")
    func claims() throws {
        var client = try SampleClient()
        var first = SampleRoom(Samples.text("$1", "a"), Samples.text("$2", "b"), Samples.text("$3", "c"))
        first.state = [Samples.creation("$c"), Samples.levels("$l", [(Samples.cem, 50)])]
        _ = try client.take(first)
        let arrivals = try client.take(
            SampleRoom(
                Samples.redaction("$r1", of: "$1"), Samples.redaction("$r2", of: "$2", by: Samples.cem),
                Samples.redaction("$r3", of: "$3", by: "@dee:example.org"),
                Samples.redaction("$r4", of: "$unknown", by: Samples.cem),
                Samples.redaction("$r5", of: "$unknown", by: "@dee:example.org")))
        let room = try #require(arrivals.batch.rooms.first)
        #expect(
            room.changes.effects == [
                .deletion(of: "$1", by: sender(Samples.bob), claim: .author, at: time(3_000)),
                .deletion(of: "$2", by: sender(Samples.cem), claim: .admin, at: time(3_000)),
                .deletion(of: "$unknown", by: sender(Samples.cem), claim: .admin, at: time(3_000)),
                .deletion(of: "$unknown", by: sender("@dee:example.org"), claim: .author, at: time(3_000)),
            ])
        #expect(kept(room.changes) == ["$1", "$2", "$3", "$unknown", "$unknown"])
        #expect(arrivals.notices.counts.ineffective == 1)
    }

    @Test("Without the powers, the store decides; in history, they are those of another time (MX-4)")
    func undecided() throws {
        var client = try SampleClient()
        _ = try client.take(SampleRoom(Samples.text("$1", "a")))
        let room = try client.room(Samples.redaction("$r", of: "$1", by: Samples.cem))
        #expect(
            room.changes.effects
                == [.deletion(of: "$1", by: sender(Samples.cem), claim: .unknown, at: time(3_000))])
        _ = try client.room(Samples.creation("$c"), Samples.levels("$l", [(Samples.bob, 50)]))
        #expect(try client.room(Samples.redaction("$q", of: "$1", by: Samples.cem)).changes.effects.isEmpty)
        let gap = ArrivalGap(
            id: UniqueIdentifier(high: 1, low: 1), conversation: UniqueIdentifier(high: 1, low: 2), room: Samples.room,
            token: "t0", lower: nil, upper: ArrivalLimits.firstNumber)
        let page = try client.take(
            SampleClient.history([
                Samples.redaction("$s", of: "$0", by: Samples.cem), Samples.text("$0", "older"),
            ]), in: gap)
        #expect(
            page.history.changes.effects
                == [.deletion(of: "$0", by: sender(Samples.cem), claim: .unknown, at: time(3_000))])
    }

    @Test("Powers become ranks at their time: of those who have them, and of those who lost them (MX-4)")
    func ranks() throws {
        func rank(_ id: String, _ isAdmin: Bool, _ at: Int64) -> ArrivalChange {
            .rank(of: sender(id), isAdmin: isAdmin, at: time(at))
        }
        var client = try SampleClient()
        var first = SampleRoom(Samples.text("$1", "a"))
        first.state = [Samples.levels("$l", [(Samples.bob, 100), (Samples.cem, 10)])]
        #expect(
            try client.take(first).batch.rooms.first?.changes.effects
                == [rank(Samples.bob, true, 100), rank(Samples.cem, false, 100)])
        let second = Samples.levels("$m", [(Samples.cem, 50)], at: 200)
        #expect(
            try client.room(second).changes.effects == [rank(Samples.bob, false, 200), rank(Samples.cem, true, 200)])
        #expect(try client.room(Samples.levels("$n", [(Samples.cem, 60)], at: 300)).changes.effects.isEmpty)
        var founded = SampleRoom("!f:example.org", Samples.text("$1", "a"))
        founded.state = [Samples.creation("$c", by: Samples.bob, version: "12")]
        #expect(try client.take(founded).batch.rooms.first?.changes.effects == [rank(Samples.bob, true, 1)])
    }

    @Test("The redaction of a reaction names the reactor, whoever redacts (MX-4)")
    func reactions() throws {
        var client = try SampleClient()
        var first = SampleRoom(
            Samples.text("$1", "a"), Samples.reaction("$x", to: "$1", "👍", by: Samples.cem),
            Samples.reaction("$y", to: "$1", "🎉", by: Samples.cem, at: 2_500))
        first.state = [Samples.creation("$c"), Samples.levels("$l", [(Samples.bob, 50)])]
        _ = try client.take(first)
        // The vault shows the later one, so the removal of the earlier one changes nothing.
        #expect(try client.room(Samples.redaction("$r1", of: "$x", by: Samples.bob)).changes.effects.isEmpty)
        let room = try client.room(Samples.redaction("$r2", of: "$y", by: Samples.bob))
        #expect(
            room.changes.effects == [.reaction(to: "$1", by: sender(Samples.cem), emoji: nil, at: time(3_000))])
        #expect(kept(room.changes) == ["$1"])
        #expect(try client.room(Samples.redaction("$r3", of: "$y", by: Samples.bob)).changes.effects.isEmpty)
        let repeated = Samples.reaction("$y", to: "$1", "🎉", by: Samples.cem, at: 2_500)
        #expect(try client.room(repeated).changes.effects.isEmpty, "it was removed")
    }

    @Test("A reaction is not removed by someone without power, and never before it was given (MX-4)")
    func reactionRights() throws {
        var client = try SampleClient()
        var first = SampleRoom(Samples.reaction("$x", to: "$1", "👍", by: Samples.cem, at: 9_000))
        first.state = [Samples.creation("$c"), Samples.levels("$l", [])]
        _ = try client.take(first)
        let arrivals = try client.take(SampleRoom(Samples.redaction("$r1", of: "$x", by: Samples.bob)))
        #expect(arrivals.batch.rooms.first?.changes.effects == [])
        #expect(arrivals.notices.counts.ineffective == 1)
        #expect(
            try client.room(Samples.redaction("$r2", of: "$x", by: Samples.cem)).changes.effects
                == [.reaction(to: "$1", by: sender(Samples.cem), emoji: nil, at: time(9_000))])
    }

    @Test("What was redacted before it arrived is a tombstone if it was a message, and else only kept (MX-4)")
    func tombstones() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.redacted("$1", redactor: Samples.cem), Samples.redacted("$2", "m.reaction"),
            Samples.redacted("$3", "m.room.encrypted"), Samples.redacted("$4", "m.room.topic", key: ""),
            Samples.redacted("$5", "org.example.new"))
        #expect(room.messages.map(\.serverID) == ["$1", "$3", "$4"])
        #expect(room.messages.allSatisfy { $0.content == Content(kind: .deleted, text: nil) })
        #expect(room.messages.map { $0.sender?.id } == [Samples.bob, Samples.bob, nil])
        let mark = try #require(room.messages.first.flatMap { DeletionMark($0.members) })
        #expect(mark == DeletionMark(right: .admin, name: Samples.cem, timestamp: time(3_000)))
        #expect(kept(room.changes) == [nil, nil])
        #expect(room.changes.effects.isEmpty)
    }

    @Test("A redacted edit that is remembered leaves no tombstone, and its redaction changes nothing (MX-4)")
    func redactedEdits() throws {
        var client = try SampleClient()
        _ = try client.take(SampleRoom(Samples.text("$1", "a"), Samples.edit("$e", of: "$1", "b")))
        let arrivals = try client.take(SampleRoom(Samples.redaction("$r", of: "$e"), Samples.redacted("$e")))
        let room = try #require(arrivals.batch.rooms.first)
        #expect(room.messages.isEmpty)
        #expect(room.changes.effects.isEmpty)
        #expect(arrivals.notices.counts.ineffective == 1)
    }
}
