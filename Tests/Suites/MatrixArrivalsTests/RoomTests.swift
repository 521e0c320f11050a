import Testing
import WhisperJSONText
import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@Suite("What becomes of Matrix rooms (MX-2, MX-4)", .ownThreads)
struct RoomTests {
    @Test("A change of membership is a line, named by what it changed from (MX-4)")
    func memberships() throws {
        let dee = "@dee:example.org"
        let cases: [(state: String, by: String, before: String?, line: String?)] = [
            ("join", dee, nil, "participant-joined"), ("join", dee, "invite", "participant-joined"),
            ("join", dee, "join", nil), ("invite", Samples.bob, nil, "participant-invited"),
            ("knock", dee, nil, "participant-asked-to-join"), ("leave", dee, "join", "participant-left"),
            ("leave", Samples.bob, "join", "participant-removed"), ("leave", dee, "invite", "invitation-declined"),
            ("leave", Samples.bob, "invite", "invitation-withdrawn"), ("leave", dee, "knock", "request-withdrawn"),
            ("leave", Samples.bob, "knock", "request-declined"), ("leave", Samples.bob, "ban", "participant-unbanned"),
            ("ban", Samples.bob, "join", "participant-banned"), ("ban", Samples.bob, "ban", nil),
        ]
        for (number, entry) in cases.enumerated() {
            var client = try SampleClient()
            let room = try client.room(
                Samples.member(
                    "$m", dee, entry.state, by: entry.by, name: "Dee", before: entry.before, reason: "because"))
            #expect(room.messages.first?.line == entry.line, "case \(number)")
            #expect(room.changes.effects.isEmpty)
            guard let message = room.messages.first, let line = entry.line else { continue }
            #expect(message.content == Content(kind: .system, text: "Dee"))
            #expect(message.sender == nil)
            #expect(
                message.members == [
                    "system": [
                        "type": .string(line), "by": .string(entry.by), "of": .string(dee), "reason": "because",
                    ]
                ])
        }
    }

    @Test("Without the former content, the memory tells a change of name from a join (MX-4)")
    func remembered() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.member("$1", Samples.bob, "join", name: "Bob"),
            Samples.member("$2", Samples.bob, "join", name: "Robert"), Samples.text("$3", "hi"),
            Samples.member("$4", Samples.bob, "leave", by: Samples.cem))
        #expect(room.messages.map(\.line) == ["participant-joined", nil, "participant-removed"])
        #expect(room.messages.map(\.content.text) == ["Bob", "hi", "Robert"])
        #expect(room.messages[1].sender == ArrivalSender(Samples.bob, name: "Robert"))
    }

    @Test("Name, topic, creation, encryption and replacement are lines; other state is only kept (MX-4)")
    func state() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.creation("$1"), Samples.name("$2", "Kitchen"),
            Samples.event("$3", "m.room.topic", ["topic": "Food"], key: ""),
            Samples.event("$4", "m.room.encryption", ["algorithm": "m.megolm.v1.aes-sha2"], key: ""),
            Samples.tombstone("$5", to: "!next:example.org"), Samples.levels("$6", []),
            Samples.event("$7", "m.room.join_rules", ["join_rule": "invite"], key: ""),
            Samples.event("$8", "m.room.name", ["name": "Not the name"], key: "x"),
            Samples.event(
                "$9", "m.room.name", ["name": "Kitchen"], key: "", unsigned: ["prev_content": ["name": "Kitchen"]]))
        #expect(
            room.messages.map(\.line)
                == ["group-created", "group-subject", "group-description", "encrypted", "group-replaced"])
        #expect(room.messages.map(\.content.text) == [nil, "Kitchen", "Food", nil, "moved"])
        #expect(room.conversation.title == "Kitchen")
        #expect(room.changes.effects.isEmpty)
        #expect(room.changes.count == 4)
    }

    @Test("The lines about a room for two, or one that may be, say nothing of a group (MX-4)")
    func linesForTwo() throws {
        func lines(joined: Int64?, direct: [(String, [String])]? = nil) throws -> [String?]? {
            var client = try SampleClient()
            var room = SampleRoom(
                Samples.creation("$1"), Samples.event("$2", "m.room.topic", ["topic": "Food"], key: ""),
                Samples.tombstone("$3", to: "!next:example.org"), Samples.name("$4", "Kitchen"))
            room.joined = joined
            return client.take(try SampleClient.page([room], direct: direct)).batch.rooms.first?.messages.map(\.line)
        }
        let topics = ["created", "description", "replaced", "subject"]
        let direct = [(Samples.bob, [Samples.room])]
        for joined in [nil, 7] as [Int64?] {
            #expect(try lines(joined: joined, direct: direct) == topics.map { "chat-\($0)" })
        }
        #expect(try lines(joined: 2) == topics.map { "chat-\($0)" })
        for joined in [nil, 3] as [Int64?] { #expect(try lines(joined: joined) == topics.map { "group-\($0)" }) }
    }

    @Test("A title is the name, else the alias, else the members, else an id (MX-4)")
    func titles() throws {
        func title(
            _ state: [JSONValue], heroes: [String]? = nil, joined: Int64? = nil, direct: [(String, [String])]? = nil
        ) throws -> String? {
            var client = try SampleClient()
            var room = SampleRoom(Samples.text("$1", "a"))
            room.state = state + [Samples.member("$m", Samples.bob, "join", name: "Bob")]
            room.heroes = heroes
            room.joined = joined
            return client.take(try SampleClient.page([room], direct: direct)).batch.rooms.first?.conversation.title
        }
        let alias = Samples.event("$al", "m.room.canonical_alias", ["alias": "#kitchen:example.org"], key: "")
        #expect(try title([Samples.name("$n", "Kitchen"), alias], heroes: [Samples.bob]) == "Kitchen")
        #expect(try title([Samples.name("$n", " \t"), alias], heroes: [Samples.bob]) == "#kitchen:example.org")
        #expect(try title([], heroes: [Samples.bob, Samples.cem, Samples.owner]) == "Bob, @cem:other.org")
        #expect(try title([], heroes: [Samples.bob], joined: 9) == "Bob +7")
        #expect(try title([], direct: [(Samples.bob, [Samples.room])]) == "Bob")
        #expect(try title([], direct: [(Samples.cem, [Samples.room])]) == Samples.cem)
        #expect(try title([], heroes: []) == Samples.room)
        #expect(try title([], joined: Int64(1) << 53 - 1) == Samples.room)
    }

    @Test("Names can be learned from the list of members, and direct rooms from the account data (MX-4)")
    func learning() throws {
        var client = try SampleClient()
        let room = try #require(MatrixRoomID(Samples.room))
        client.memory.learn(
            try SampleClient.history([Samples.member("$m", Samples.bob, "join", name: "Bob"), Samples.text("$0", "x")]),
            of: room)
        client.memory.learn(MatrixDirectRooms(content: ["@bob:example.org": ["!room:example.org"]]))
        let arrived = try client.room(Samples.text("$1", "a"))
        #expect(arrived.messages.first?.sender?.name == "Bob")
        #expect(arrived.conversation.kind == .direct)
        #expect(arrived.conversation.title == "Bob")
    }

    @Test("Someone who joined long ago, and whom the page names as a member of today, joined then (MX-4)")
    func joinInHistory() throws {
        var client = try SampleClient()
        let joined = Samples.member("$m", Samples.bob, "join", name: "Bob")
        let gap = ArrivalGap(
            id: UniqueIdentifier(high: 1, low: 1), conversation: UniqueIdentifier(high: 1, low: 2), room: Samples.room,
            token: "t0", lower: nil, upper: ArrivalLimits.firstNumber)
        let page = try SampleClient.history([Samples.text("$0", "x"), joined], state: [joined])
        #expect(try client.take(page, in: gap).history.messages.map(\.serverID) == ["$0", "$m"])
    }

    @Test("A new title is reported; what a restarted client cannot know is not taken for one (MX-4)")
    func renaming() throws {
        var client = try SampleClient()
        var room = SampleRoom(Samples.text("$1", "a"))
        room.state = [Samples.creation("$c"), Samples.name("$n", "Kitchen")]
        #expect(try client.take(room).notices.titles.map(\.title) == ["Kitchen"])
        #expect(try client.take(SampleRoom(Samples.text("$2", "b"))).notices.titles.isEmpty)
        #expect(try client.take(SampleRoom(Samples.name("$3", "Attic"))).notices.titles.map(\.title) == ["Attic"])
        var restarted = try SampleClient()
        var heroes = SampleRoom(Samples.text("$4", "c"))
        heroes.heroes = [Samples.bob]
        #expect(try restarted.take(heroes).notices.titles.isEmpty)
    }

    @Test("A room is direct by the account data or an invitation, and a group if it has more members (MX-4)")
    func kinds() throws {
        func kind(
            joined: Int64? = nil, name: String? = nil, direct: [(String, [String])]? = nil, isInvited: Bool = false
        ) throws -> ConversationKind? {
            var client = try SampleClient()
            var room = SampleRoom(Samples.text("$1", "a"))
            room.joined = joined
            if let name { room.state.append(Samples.name("$n", name)) }
            if isInvited {
                room.state.append(
                    Samples.event(
                        "$o", "m.room.member", ["membership": "join", "is_direct": true], key: Samples.owner))
            }
            return client.take(try SampleClient.page([room], direct: direct)).batch.rooms.first?.conversation.kind
        }
        #expect(try kind(joined: 3) == .group)
        #expect(try kind(joined: 2) == .unknown)
        #expect(try kind(joined: 2, name: "Us", direct: []) == .group)
        #expect(try kind(joined: 2, name: "Us") == .unknown, "the account data is not known")
        #expect(try kind(joined: 3, direct: [(Samples.bob, [Samples.room])]) == .direct)
        #expect(try kind(isInvited: true) == .direct)
    }

    @Test("Spaces are no conversations, even if only their children are seen (MX-4)")
    func spaces() throws {
        var client = try SampleClient()
        var space = SampleRoom(Samples.member("$1", Samples.bob, "join"))
        space.state = [Samples.creation("$c", type: "m.space")]
        let arrivals = try client.take(space)
        #expect(arrivals.batch.rooms.isEmpty)
        #expect(arrivals.notices.counts.spaces == 1)
        #expect(try client.take(SampleRoom(Samples.member("$2", Samples.cem, "join"))).batch.rooms.isEmpty)
        var restarted = try SampleClient()
        let child = Samples.event("$3", "m.space.child", ["via": ["example.org"]], key: "!a:example.org")
        #expect(try restarted.take(SampleRoom(child)).batch.rooms.isEmpty)
    }

    @Test("A room with nothing but state, whose creation was not seen, is reported until it is classified (MX-4)")
    func unclassified() throws {
        var client = try SampleClient()
        let page = try SampleClient.page([SampleRoom(Samples.member("$1", Samples.bob, "join"))])
        let before = client
        let arrivals = client.take(page)
        #expect(arrivals.notices.unclassified.map(\.text) == [Samples.room])
        #expect(arrivals.batch.rooms.count == 1)
        let room = try #require(MatrixRoomID(Samples.room))
        for (isConversation, count) in [(true, 1), (false, 0)] {
            var again = before
            again.memory.classify(room, isConversation: isConversation)
            let translated = again.take(page)
            #expect(translated.batch.rooms.count == count)
            #expect(translated.notices.unclassified.isEmpty)
        }
        #expect(try client.take(SampleRoom(Samples.text("$2", "a"))).notices.unclassified.isEmpty)
    }

    @Test("Invitations are notices, and no conversations (MX-4)")
    func invitations() throws {
        var client = try SampleClient()
        func offer(_ type: String, _ key: String, _ content: JSONValue) -> JSONValue {
            ["type": .string(type), "state_key": .string(key), "sender": .string(Samples.bob), "content": content]
        }
        let own = offer("m.room.member", Samples.owner, ["membership": "invite", "is_direct": true])
        let bob = offer("m.room.member", Samples.bob, ["membership": "join", "displayname": "Bob"])
        let arrivals = client.take(
            try SampleClient.page(
                [],
                invited: [
                    ("!a:b", [own, bob, offer("m.room.name", "", ["name": "Tea"])]), ("!b:b", [own, bob]), ("!c:b", []),
                ]))
        #expect(arrivals.batch.rooms.isEmpty)
        #expect(arrivals.notices.invitations.map(\.title) == ["Tea", "Bob", "!c:b"])
        #expect(arrivals.notices.invitations.map(\.isDirect) == [true, true, false])
        #expect(arrivals.notices.invitations.map { $0.inviter?.text } == [Samples.bob, Samples.bob, nil])
    }

    @Test("A room that was left keeps its conversation; a declined invitation has none (MX-4)")
    func departures() throws {
        func departure(_ state: String, by actor: String, before: String) throws -> (MatrixDeparture?, Int) {
            var client = try SampleClient()
            let room = SampleRoom(
                Samples.member("$l", Samples.owner, state, by: actor, before: before, reason: "because"))
            let arrivals = client.take(try SampleClient.page([], left: [room]))
            return (arrivals.notices.departures.first, arrivals.batch.rooms.count)
        }
        let (left, count) = try departure("leave", by: Samples.owner, before: "join")
        #expect(left?.kind == .left)
        #expect(left?.reason == "because")
        #expect(count == 1)
        #expect(try departure("leave", by: Samples.bob, before: "join").0?.kind == .removed)
        #expect(try departure("ban", by: Samples.bob, before: "join").0?.kind == .banned)
        let (declined, none) = try departure("leave", by: Samples.owner, before: "invite")
        #expect(declined?.kind == .uninvited)
        #expect(none == 0)
    }

    @Test("A cut timeline is a gap; the first one of a room is, too, unless it begins with the creation (MX-2)")
    func gaps() throws {
        func token(
            since: String?, limited: Bool, previous: String?, _ timeline: JSONValue...
        ) throws -> String? {
            var client = try SampleClient(token: since)
            var room = SampleRoom()
            room.timeline = timeline
            room.isLimited = limited
            room.previous = previous
            return try client.take(room).batch.rooms.first?.limited?.token
        }
        let text = Samples.text("$1", "a")
        let joining = Samples.member("$j", Samples.owner, "join", before: "invite")
        #expect(try token(since: "s0", limited: true, previous: "p", text) == "p")
        #expect(try token(since: "s0", limited: true, previous: "p") == "p")
        #expect(try token(since: "s0", limited: false, previous: "p", text) == nil)
        #expect(try token(since: nil, limited: false, previous: "p", text) == "p")
        #expect(try token(since: nil, limited: false, previous: nil, text) == nil)
        #expect(try token(since: nil, limited: false, previous: "p", Samples.creation("$c"), text) == nil)
        #expect(try token(since: "s0", limited: false, previous: "p", joining) == "p")
        #expect(try token(since: "s0", limited: true, previous: nil, text) == "s1", "read from its end")
        #expect(try token(since: "s0", limited: true, previous: "", text) == "s1")
    }

    @Test("What is left out is history if the owner's arrival or what was listed is there, news after an offer (MX-2)")
    func omissions() throws {
        func omission(
            since: String? = "s0", limited: Bool = true, listed: String? = nil, state: [JSONValue] = [],
            _ timeline: JSONValue...
        ) throws -> GapStart.Omission? {
            var client = try SampleClient(token: since)
            if let listed, let id = MatrixEventID(listed), let room = MatrixRoomID(Samples.room) {
                client.memory.learn(listed: [room: id])
            }
            var room = SampleRoom()
            (room.timeline, room.state) = (timeline, state)
            (room.isLimited, room.previous) = (limited, "p")
            return try client.take(room).batch.rooms.first?.limited?.omission
        }
        let text = Samples.text("$1", "a")
        let offered = Samples.member("$j", Samples.owner, "join", before: "invite")
        let joined = Samples.member("$j", Samples.owner, "join", before: "leave")
        let renamed = Samples.member("$j", Samples.owner, "join", before: "join")
        let other = Samples.member("$j", Samples.bob, "join", before: "invite")
        #expect(try omission(text) == .unknown)
        #expect(try omission(offered, text) == .history)
        #expect(try omission(joined, text) == .history)
        #expect(try omission(renamed, text) == .unknown)
        #expect(try omission(other, text) == .unknown)
        #expect(try omission(listed: "$1", text) == .history)
        #expect(try omission(listed: "$0", text) == .unknown)
        #expect(try omission(state: [offered], text) == .news)
        #expect(try omission(state: [joined], text) == .unknown)
        #expect(try omission(state: [other], text) == .unknown)
        // Before the first answer of all, nothing was offered to this client.
        #expect(try omission(since: nil, state: [offered], text) == .unknown)
        #expect(try omission(since: nil, limited: false, text) == .history)
    }

    @Test("A page reaches history with the owner's arrival, or what was the latest when the rooms were listed (MX-2)")
    func reachingHistory() throws {
        let id = UniqueIdentifier(high: 0, low: 1)
        let gap = ArrivalGap(id: id, conversation: id, room: Samples.room, token: "p", lower: 0, upper: 9)
        func reaches(_ events: JSONValue..., listed: String? = nil) throws -> Bool {
            var client = try SampleClient()
            if let listed, let event = MatrixEventID(listed), let room = MatrixRoomID(Samples.room) {
                client.memory.learn(listed: [room: event])
            }
            return try client.take(SampleClient.history(events, end: "q"), in: gap).history.reachesHistory
        }
        let text = Samples.text("$1", "a")
        #expect(try !reaches(text))
        #expect(try reaches(text, Samples.member("$j", Samples.owner, "join", before: "invite")))
        #expect(try !reaches(text, Samples.member("$j", Samples.owner, "join", before: "join")))
        #expect(try !reaches(text, Samples.member("$j", Samples.bob, "join", before: "leave")))
        #expect(try reaches(text, listed: "$1"))
        #expect(try !reaches(text, listed: "$2"))
        #expect(try !reaches())
    }

    @Test("Rooms are ordered by their ids, each behind the one that it replaces (MX-2)")
    func order() throws {
        var client = try SampleClient(token: nil)
        func room(_ id: String, predecessor: String? = nil, replacement: String? = nil) -> SampleRoom {
            var room = SampleRoom(id, Samples.text("$" + id.dropFirst(), "a"))
            room.state = [Samples.creation("$c" + id.dropFirst(), predecessor: predecessor)]
            if let replacement { room.state.append(Samples.tombstone("$t" + id.dropFirst(), to: replacement)) }
            return room
        }
        let rooms = [
            room("!d:b"), room("!a:b", predecessor: "!c:b"), room("!b:b"), room("!c:b", replacement: "!a:b"),
        ]
        let first = client.take(try SampleClient.page(rooms)).batch
        #expect(first.rooms.map(\.conversation.key) == ["!b:b", "!c:b", "!d:b", "!a:b"])
        #expect(first.rooms.map(\.predecessor) == [nil, nil, nil, "!c:b"])
        var other = try SampleClient(token: nil)
        #expect(other.take(try SampleClient.page(rooms.reversed())).batch == first)
        var circle = try SampleClient()
        let circular = [
            room("!a:b", predecessor: "!b:b", replacement: "!b:b"),
            room("!b:b", predecessor: "!a:b", replacement: "!a:b"),
        ]
        #expect(circle.take(try SampleClient.page(circular)).batch.rooms.map(\.conversation.key) == ["!a:b", "!b:b"])
    }

    @Test("A room cannot take over another one's conversation by claiming to replace it (MX-4)")
    func claims() throws {
        var client = try SampleClient()
        var forged = SampleRoom("!evil:example.org", Samples.text("$1", "a"))
        forged.state = [Samples.creation("$c", predecessor: Samples.room)]
        let page = try SampleClient.page([forged])
        var other = client
        let arrivals = client.take(page)
        #expect(arrivals.batch.rooms.first?.predecessor == nil)
        let upgrade = try #require(arrivals.notices.upgrades.first)
        #expect(upgrade.predecessor.text == Samples.room)
        other.memory.confirm(upgrade)
        let confirmed = other.take(page)
        #expect(confirmed.batch.rooms.first?.predecessor == Samples.room)
        #expect(confirmed.notices.upgrades.isEmpty)
    }

    @Test("A picture is reported when it changes (MX-4)")
    func avatars() throws {
        var client = try SampleClient()
        let room = try #require(MatrixRoomID(Samples.room))
        let picture = Samples.event("$1", "m.room.avatar", ["url": "mxc://b/c"], key: "")
        #expect(try client.take(SampleRoom(picture)).notices.avatars[room]??.text == "mxc://b/c")
        #expect(try client.take(SampleRoom(picture)).notices.avatars.isEmpty)
        let none = Samples.event("$2", "m.room.avatar", [:], key: "")
        #expect(try client.take(SampleRoom(none)).notices.avatars[room] == .some(nil))
    }
}
