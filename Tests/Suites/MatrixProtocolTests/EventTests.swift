import Testing
import WhisperJSONText
import WhisperTestThreads

@testable import WhisperMatrixProtocol

@Suite("Events of a room (MX-4)", .ownThreads)
struct EventTests {
    private func message(_ content: JSONValue) throws -> MatrixMessage {
        guard case .message(let message) = try Samples.content(content) else {
            throw MatrixProtocolError(.wrongType)
        }
        return message
    }

    @Test("The kinds of messages are read")
    func kinds() throws {
        #expect(try message(["msgtype": "m.text", "body": "a"]).kind == .text)
        #expect(try message(["msgtype": "m.notice", "body": "a"]).kind == .notice)
        #expect(try message(["msgtype": "m.emote", "body": "a"]).kind == .emote)
        #expect(try message(["msgtype": "x.new", "body": "a"]).kind == .other("x.new"))
        #expect(
            try message(["msgtype": "m.location", "body": "a", "geo_uri": "geo:1,2"]).kind
                == .location(geoURI: "geo:1,2"))
        #expect(try Samples.content(["msgtype": "m.text", "body": 7]) == .unreadable)
        #expect(try Samples.content([:]) == .unreadable)
        #expect(try Samples.content([:], type: "org.example.new") == .unknown)
    }

    @Test("A file has its URI, name, caption and sizes; one encrypted by the server's means has no URI")
    func files() throws {
        let content: JSONValue = [
            "msgtype": "m.image", "body": "The cat", "filename": "cat.jpg", "url": "mxc://example.org/abc_-9",
            "info": ["mimetype": "image/jpeg", "size": 1_024, "w": 20, "h": -1, "duration": 9_007_199_254_740_992],
        ]
        guard case .image(let file) = try message(content).kind else {
            Issue.record("no image")
            return
        }
        #expect(file.uri?.media == "abc_-9")
        #expect(file.name == "cat.jpg")
        #expect(file.caption == "The cat")
        #expect(file.mediaType == "image/jpeg")
        #expect(file.size == 1_024)
        #expect(file.width == 20)
        #expect(file.height == nil)
        #expect(file.duration == nil)
        guard
            case .file(let other) = try message([
                "msgtype": "m.file", "body": "a.txt", "file": ["url": "mxc://example.org/x"],
            ]).kind
        else {
            Issue.record("no file")
            return
        }
        #expect(other.uri == nil)
        #expect(other.isEncrypted)
        #expect(other.name == "a.txt")
        #expect(other.caption == nil)
    }

    @Test("A reply is read without its quotation; a thread's reply for other clients is none")
    func relations() throws {
        let reply: JSONValue = ["m.in_reply_to": ["event_id": "$first"]]
        let quoted = "> <@bob:example.org> one\n> two\n\n> mine\nthree"
        let read = try message(["msgtype": "m.text", "body": .string(quoted), "m.relates_to": reply])
        #expect(read.body == "> mine\nthree")
        #expect(read.replyTo?.text == "$first")
        #expect(try message(["msgtype": "m.text", "body": .string(quoted)]).body == quoted)
        #expect(
            try message(["msgtype": "m.text", "body": "> a quotation", "m.relates_to": reply]).body == "> a quotation")
        let thread: JSONValue = [
            "rel_type": "m.thread", "event_id": "$root", "is_falling_back": true,
            "m.in_reply_to": ["event_id": "$last"],
        ]
        let inThread = try message(["msgtype": "m.text", "body": "x", "m.relates_to": thread])
        #expect(inThread.thread?.text == "$root")
        #expect(inThread.replyTo == nil)
    }

    @Test("Edits, reactions and redactions name their event")
    func references() throws {
        let edit: JSONValue = [
            "msgtype": "m.text", "body": "* new", "m.new_content": ["msgtype": "m.text", "body": "new"],
            "m.relates_to": ["rel_type": "m.replace", "event_id": "$old"],
        ]
        guard case .edit(let old, let new) = try Samples.content(edit) else {
            Issue.record("no edit")
            return
        }
        #expect(old.text == "$old")
        #expect(new.body == "new")
        let target = try #require(MatrixEventID("$old"))
        let reaction: JSONValue = ["m.relates_to": ["rel_type": "m.annotation", "event_id": "$old", "key": "👍"]]
        #expect(try Samples.content(reaction, type: "m.reaction") == .reaction(to: target, key: "👍"))
        #expect(
            try Samples.content(["redacts": "$old"], type: "m.room.redaction") == .redaction(of: target, reason: nil))
        #expect(
            try Samples.content(
                ["redacts": "$forged", "reason": "spam"], type: "m.room.redaction", more: [("redacts", "$old")])
                == .redaction(of: target, reason: "spam"))
        #expect(try Samples.content([:], type: "m.room.redaction") == .unreadable)
    }

    @Test("A redacted event has no content and names who redacted it; transaction and client id are read")
    func unsigned() throws {
        let mark: JSONValue = [
            "redacted_because": Samples.event(["reason": "typo"], type: "m.room.redaction", id: "$r"),
            "transaction_id": "t1",
        ]
        let event = try MatrixEvent(Samples.bytes(Samples.event([:], more: [("unsigned", mark)])))
        #expect(event.content == .redacted)
        #expect(event.redaction?.event?.text == "$r")
        #expect(event.redaction?.sender.text == "@ann:example.org")
        #expect(event.redaction?.reason == "typo")
        #expect(event.transaction?.text == "t1")
        #expect(event.clientID == nil)
    }

    @Test("Polls are read in their unstable and their stable form")
    func polls() throws {
        let unstable: JSONValue = [
            "org.matrix.msc3381.poll.start": [
                "question": ["org.matrix.msc1767.text": "Tea?"], "kind": "org.matrix.msc3381.poll.disclosed",
                "max_selections": 9_000_000,
                "answers": [
                    ["id": "y", "org.matrix.msc1767.text": "Yes"], ["id": "n", "org.matrix.msc1767.text": "No"], 7,
                ],
            ]
        ]
        let stable: JSONValue = [
            "m.poll": [
                "question": ["m.text": [["body": "Tea?"]]], "kind": "m.disclosed", "max_selections": 2,
                "answers": [
                    ["m.id": "y", "m.text": [["body": "Yes"]]], ["m.id": "n", "m.text": [["body": "No"]]],
                ],
            ]
        ]
        let read = try Samples.content(unstable, type: "org.matrix.msc3381.poll.start")
        #expect(try Samples.content(stable, type: "m.poll.start") == read)
        guard case .poll(let poll) = read else {
            Issue.record("no poll")
            return
        }
        #expect(poll.question == "Tea?")
        #expect(poll.answers.map(\.text) == ["Yes", "No"])
        #expect(poll.maximumChoices == 2)
        #expect(poll.isDisclosed)
        let target = try #require(MatrixEventID("$p"))
        let vote: JSONValue = [
            "org.matrix.msc3381.poll.response": ["answers": ["y", "y", 7]],
            "m.relates_to": ["rel_type": "m.reference", "event_id": "$p"],
        ]
        #expect(
            try Samples.content(vote, type: "org.matrix.msc3381.poll.response")
                == .pollResponse(to: target, answers: ["y"]))
        let end: JSONValue = ["m.relates_to": ["rel_type": "m.reference", "event_id": "$p"]]
        #expect(try Samples.content(end, type: "m.poll.end") == .pollEnd(of: target))
    }

    @Test("State is read only from events with a state key")
    func state() throws {
        #expect(try Samples.content(["name": "n"], type: "m.room.name", stateKey: "") == .name("n"))
        #expect(try Samples.content(["name": ""], type: "m.room.name", stateKey: "") == .name(nil))
        #expect(try Samples.content(["name": "n"], type: "m.room.name") == .unknown)
        #expect(try Samples.content(["topic": "t"], type: "m.room.topic", stateKey: "") == .topic("t"))
        #expect(
            try Samples.content(["replacement_room": "!n:b", "body": "moved"], type: "m.room.tombstone", stateKey: "")
                == .tombstone(replacement: MatrixRoomID("!n:b"), message: "moved"))
        #expect(try Samples.content([:], type: "m.room.message", stateKey: "") == .unknown)
        #expect(
            try Samples.content(["membership": "join"], type: "m.room.member", stateKey: "nobody") == .unreadable)
        guard
            case .encrypted(let sealed) = try Samples.content(
                ["algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgA"], type: "m.room.encrypted")
        else {
            Issue.record("no ciphertext")
            return
        }
        #expect(sealed.algorithm == "m.megolm.v1.aes-sha2")
        #expect(sealed.length == 4)
    }

    @Test("Who may redact follows the power levels, their defaults, and the creators of room version 12")
    func power() throws {
        let ann = try #require(MatrixUserID("@ann:b"))
        let bob = try #require(MatrixUserID("@bob:b"))
        let cid = try #require(MatrixUserID("@cid:b"))
        let content: JSONValue = ["users": ["@ann:b": 50, "@bob:b": "40"], "events": ["m.room.redaction": 10]]
        guard case .powerLevels(let levels) = try Samples.content(content, type: "m.room.power_levels", stateKey: "")
        else {
            Issue.record("no levels")
            return
        }
        #expect(levels.mayRedact(ann, eventOf: bob))
        #expect(!levels.mayRedact(bob, eventOf: ann))
        #expect(levels.mayRedact(bob, eventOf: bob))
        #expect(!levels.mayRedact(cid, eventOf: cid))
        #expect(levels.mayRedact(cid, eventOf: ann, founders: [cid]))
        let absent = MatrixPowerLevels(creator: ann)
        #expect(absent.mayRedact(ann, eventOf: bob))
        #expect(!absent.mayRedact(bob, eventOf: ann))
        #expect(absent.mayRedact(bob, eventOf: bob))
        for (version, isFounder) in [("11", false), ("12", true)] {
            let create: JSONValue = ["room_version": .string(version), "additional_creators": ["@bob:b"]]
            guard
                case .creation(let creation) = try Samples.content(create, type: "m.room.create", stateKey: "")
            else {
                Issue.record("no creation")
                return
            }
            #expect(creation.founders(sender: ann) == (isFounder ? [ann, bob] : []))
        }
    }

    @Test("What is sent is read again with its client id (MX-3)")
    func roundTrip() throws {
        let target = try #require(MatrixEventID("$old"))
        let uri = try #require(MatrixContentURI("mxc://example.org/abc"))
        let file = MatrixFile(uri: uri, name: "a.png", caption: "A", mediaType: "image/png", size: 3, width: 1)
        let bodies: [MatrixOutgoing.Body] = [
            .text("hello \"you\"\n👋"), .notice("n"), .emote("e"), .image(file), .file(file), .audio(file), .video(file),
            .edit(of: target, "new"), .reaction(to: target, key: "👍"),
        ]
        for body in bodies {
            let outgoing = MatrixOutgoing(body, clientID: "c-1", replyTo: target)
            let bytes = try outgoing.encoded()
            #expect(bytes.count == outgoing.encodedLength)
            let event = try MatrixEvent(
                Samples.bytes(Samples.event(try JSONValue.parse(bytes), type: outgoing.type)))
            #expect(event.clientID == "c-1")
            switch (body, event.content) {
            case (.text(let text), .message(let read)):
                #expect(read.body == text)
                #expect(read.replyTo == target)
            case (.notice, .message(let read)): #expect(read.kind == .notice)
            case (.emote, .message(let read)): #expect(read.kind == .emote)
            case (.image, .message(let read)): #expect(read.kind == .image(file))
            case (.file, .message(let read)): #expect(read.kind == .file(file))
            case (.audio, .message(let read)): #expect(read.kind == .audio(file))
            case (.video, .message(let read)): #expect(read.kind == .video(file))
            case (.edit, .edit(let old, let new)):
                #expect(old == target)
                #expect(new.body == "new")
            case (.reaction, .reaction(let old, let key)):
                #expect(old == target)
                #expect(key == "👍")
            default: Issue.record("\(body) is read as another kind")
            }
        }
    }

    @Test("Content of exactly the limit is sent, of one byte more refused (MX-3)")
    func length() throws {
        let empty = MatrixOutgoing(.text(""), clientID: "c").encodedLength
        let longest = MatrixOutgoing(.text(String(repeating: "x", count: 60_000 - empty)), clientID: "c")
        #expect(try longest.encoded().count == 60_000)
        let longer = MatrixOutgoing(.text(String(repeating: "x", count: 60_001 - empty)), clientID: "c")
        #expect(throws: MatrixProtocolError(.tooLong)) { try longer.encoded() }
        #expect(throws: MatrixProtocolError(.invalidValue)) { try MatrixOutgoing(.text("x"), clientID: "").encoded() }
        #expect(MatrixLimits.largestContent(server: 100_000) == 60_000)
        #expect(MatrixLimits.largestContent(server: 50_000) == 50_000)
        #expect(MatrixLimits.largestContent(server: nil) == 60_000)
        #expect(MatrixLimits.largestContent(server: -1) == 0)
    }

    @Test("State names what it replaced, if the server provides it")
    func replacedState() throws {
        func event(_ unsigned: JSONValue, key: String?) throws -> MatrixEvent {
            let value = Samples.event(
                ["name": "New"], type: "m.room.name", stateKey: key, more: [("unsigned", unsigned)])
            return try MatrixEvent(Samples.bytes(value))
        }
        #expect(try event(["prev_content": ["name": "Old"]], key: "").previous == .name("Old"))
        #expect(try event(["prev_content": ["name": "Old"]], key: nil).previous == nil)
        #expect(try event(["prev_content": 7], key: "").previous == nil)
        let member = Samples.event(
            ["membership": "leave"], type: "m.room.member", stateKey: "@bob:example.org",
            more: [("unsigned", ["prev_content": ["membership": "invite"]])])
        guard case .membership(let former)? = try MatrixEvent(Samples.bytes(member)).previous else {
            Issue.record("no former membership")
            return
        }
        #expect(former.state == .invite)
        #expect(former.user.text == "@bob:example.org")
    }

    @Test("The main alias of a room is read; a redaction has its time")
    func aliasAndTime() throws {
        #expect(
            try Samples.content(["alias": "#a:b"], type: "m.room.canonical_alias", stateKey: "")
                == .alias(MatrixRoomAlias("#a:b")))
        #expect(try Samples.content(["alias": 1], type: "m.room.canonical_alias", stateKey: "") == .alias(nil))
        let value = Samples.event(
            [:],
            more: [
                ("unsigned", ["redacted_because": ["sender": "@bob:b", "origin_server_ts": 9, "content": [:]]])
            ])
        #expect(try MatrixEvent(Samples.bytes(value)).redaction?.time == 9)
    }

    @Test("Only enough power for both redacts the events of others, and founders have it")
    func redactingOthers() throws {
        let bob = try #require(MatrixUserID("@bob:b"))
        #expect(bob.server == "b")
        let content: JSONValue = [
            "users": ["@bob:b": 50], "events": ["m.room.redaction": 60], "redact": 40,
        ]
        guard
            case .powerLevels(let levels) = try Samples.content(content, type: "m.room.power_levels", stateKey: "")
        else {
            Issue.record("no levels")
            return
        }
        #expect(!levels.mayRedactOthers(bob))
        #expect(levels.mayRedactOthers(bob, founders: [bob]))
        #expect(!levels.mayRedact(bob, eventOf: bob))
        #expect(MatrixPowerLevels(creator: bob).mayRedactOthers(bob))
    }
}
