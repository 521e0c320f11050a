import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The rights to change messages on a service that identifies people by its ids (MX-4).
    static let arrivalRights: [StoreLaw] = [
        StoreLaw("On a service that identifies people by its ids, two ids are two people, whatever their names", "MX-4")
        { trial in
            let store = trial.store
            for kind in [ConversationKind.group, .direct] {
                let room = ServiceRoom(key: "!\(kind)", kind: kind)
                var arrivals = room.arrivals([1, 2, 3, 4, 5].map { room.message($0, from: ServiceRoom.ann) })
                arrivals.changes = [
                    .edit(of: room.id(1), text: "edited", by: ServiceRoom.ann, at: Samples.time(100)),
                    .edit(of: room.id(2), text: "forged", by: ServiceRoom.mallory, at: Samples.time(100)),
                    .deletion(of: room.id(2), by: ServiceRoom.mallory, claim: .author, at: Samples.time(101)),
                    .deletion(of: room.id(3), by: ServiceRoom.ann, claim: .unknown, at: Samples.time(102)),
                    // Every room has powers, not only a group.
                    .deletion(of: room.id(4), by: ServiceRoom.mallory, claim: .admin, at: Samples.time(103)),
                    .rank(of: ServiceRoom.mallory, isAdmin: false, at: Samples.time(1)),
                    .deletion(of: room.id(5), by: ServiceRoom.mallory, claim: .unknown, at: Samples.time(104)),
                ]
                let outcome = try await trial.arrive(arrivals)
                #expect(outcome.refused == 3 && outcome.unmatched == 0, "\(kind)")
                let messages = try await trial.messages(in: try await room.conversation(of: store))
                #expect(messages.map(\.unified.content.text) == ["edited"] + (2...5).map { "text \($0)" })
                #expect(messages.map(\.unified.content.kind) == [.text, .text, .deleted, .deleted, .text])
                #expect(
                    messages.map { DeletionMark($0.unified.platformSpecific)?.right }
                        == [nil, nil, .author, .admin, nil])
                #expect(messages.allSatisfy { $0.unified.platformSpecific["undecided"] == nil })
            }
            try await expectSound(store)
        },
        StoreLaw("People known only by names, or by ids of another service, stay undecided", "MX-4", "ING-1b") {
            trial in
            let store = trial.store
            func sender(_ kind: PersonAliasKind, _ name: String, on platform: Platform) -> NewSender {
                NewSender(
                    platform: platform, aliases: [PersonAlias(kind: kind, value: name)],
                    participant: Participant(identifier: name, displayName: name), isOwner: false,
                    seenAt: Samples.time(0))
            }
            // An id of the one service says nothing about people on another one.
            let cases: [(chat: Platform, kind: PersonAliasKind, platform: Platform)] = [
                (.whatsapp, .linkedID, .matrix), (.matrix, .linkedID, .whatsapp), (.realtime, .linkedID, .matrix),
                (.whatsapp, .verifiedName, .whatsapp), (.realtime, .pushName, .realtime),
                (.matrix, .exportName, .matrix), (.matrix, .verifiedName, .matrix),
            ]
            for (number, each) in cases.enumerated() {
                let chat = try await trial.conversation("chat \(number)", platform: each.chat)
                let author = sender(each.kind, "author \(number)", on: each.platform)
                let other = sender(each.kind, "other \(number)", on: each.platform)
                try await trial.save(
                    Samples.message(
                        "words", in: chat, at: 1, from: try await store.sender(for: author), externalID: "m"))
                let target = MessageTarget(conversation: chat, externalID: "m")
                let outcome = try await store.commit(
                    IngestionGroup([
                        .edit(target, text: "forged", by: other, at: Samples.time(9)),
                        .deletion(target, by: other, claim: .author, at: Samples.time(9)),
                    ]))
                #expect(outcome == CommitOutcome(unmatched: 2), "\(each)")
                #expect(try await trial.texts(chat) == ["words"])
            }
        },
        StoreLaw(
            "Changes on such a service are decided in the same way in whatever order they and messages arrive", "MX-4"
        ) { trial in
            let store = trial.store
            var first: [String: ServiceRoom.Reading] = [:]
            for number in 0..<12 {
                let room = ServiceRoom(key: "!\(number)", kind: number.isMultiple(of: 2) ? .group : .direct)
                var random = TrialRandom(seed: UInt64(number))
                let parts = number == 0 ? room.parts : room.parts.shuffled(using: &random)
                for part in parts { try await trial.arrive(part) }
                // Everything once more changes nothing.
                for part in parts.shuffled(using: &random) { try await trial.arrive(part) }
                let readings = try await room.readings(of: store)
                if number == 0 { first = readings }
                #expect(readings == first, "seed \(number)")
            }
            #expect(first["1"]?.content.text == "best" && first["1"]?.versions == ["text 1", "better"])
            #expect(first["1"]?.reactions == ["🎉 @dora:here"])
            #expect(first["2"]?.content == Content(kind: .text, text: "text 2"))
            #expect(["3", "4", "6"].map { first[$0]?.right } == [.admin, .admin, .author])
            #expect(first["5"]?.content.kind == .text && first["5"]?.right == nil)
            #expect(first["6"]?.content == Content(kind: .deleted, text: "reworded"))
            guard case .array(let votes)? = first["7"]?.specific[PollVote.member], case .object(let vote)? = votes.first
            else { throw TrialError.missing }
            #expect(votes.count == 1 && vote["options"] == .array([.string("02")]))
            #expect(first.values.allSatisfy { $0.specific["undecided"] == nil })
            try await expectSound(store)
        },
    ]
}

/// A room in which people change their own and others' messages.
private struct ServiceRoom {
    static let ann = ArrivalSender("@ann:here")
    static let bob = ArrivalSender("@bob:here", name: "Bob")
    static let mallory = ArrivalSender("@mallory:here", name: "@ann:here")
    static let dora = ArrivalSender("@dora:here", name: "Bob")

    var key: String
    var kind: ConversationKind

    /// What a message looks like, apart from its place.
    struct Reading: Hashable {
        var content: Content
        var versions: [String]
        var reactions: Set<String>
        var right: ChangeRight?
        var specific: JSONObject
    }

    /// The id of a message: unique among all rooms.
    func id(_ number: Int) -> String { "$\(key)/\(number)" }

    func message(_ number: Int, from sender: ArrivalSender) -> Arrival {
        Arrival(
            serverID: id(number), sender: sender, content: Content(kind: .text, text: "text \(number)"),
            createdAt: Samples.time(Int64(number) * 10))
    }

    func arrivals(_ messages: [Arrival], _ changes: ArrivalChange...) -> ArrivalRoom {
        ArrivalRoom(
            ConversationReference(platform: .matrix, key: key, title: key, kind: kind), messages: messages,
            changes: changes)
    }

    /// Messages and changes, each in an answer of its own.
    var parts: [ArrivalRoom] {
        let (ann, bob, mallory, dora) = (Self.ann, Self.bob, Self.mallory, Self.dora)
        let messages = [ann, bob, bob, bob, bob, bob, ann].enumerated().map { message($0.offset + 1, from: $0.element) }
        let changes: [ArrivalChange] = [
            .edit(of: id(1), text: "better", by: ann, at: Samples.time(100)),
            .edit(of: id(1), text: "best", by: ann, at: Samples.time(110)),
            .edit(of: id(1), text: "forged", by: mallory, at: Samples.time(120)),
            .reaction(to: id(1), by: mallory, emoji: "👍", at: Samples.time(130)),
            .reaction(to: id(1), by: mallory, emoji: nil, at: Samples.time(140)),
            .reaction(to: id(1), by: dora, emoji: "🎉", at: Samples.time(135)),
            .edit(of: id(2), text: "forged", by: dora, at: Samples.time(100)),
            .deletion(of: id(2), by: mallory, claim: .author, at: Samples.time(101)),
            .deletion(of: id(3), by: mallory, claim: .admin, at: Samples.time(100)),
            .deletion(of: id(4), by: dora, claim: .unknown, at: Samples.time(100)),
            .rank(of: dora, isAdmin: true, at: Samples.time(5)),
            .deletion(of: id(5), by: mallory, claim: .unknown, at: Samples.time(100)),
            .rank(of: mallory, isAdmin: false, at: Samples.time(5)),
            .edit(of: id(6), text: "reworded", by: bob, at: Samples.time(100)),
            .deletion(of: id(6), by: bob, claim: .author, at: Samples.time(101)),
            .vote(in: id(7), by: bob, options: [[1]], at: Samples.time(100)),
            .vote(in: id(7), by: bob, options: [[2]], at: Samples.time(101)),
        ]
        return messages.map { arrivals([$0]) } + changes.map { arrivals([], $0) }
    }

    func conversation(of store: any VaultStore) async throws -> UniqueIdentifier {
        guard let found = try await store.conversation(platform: .matrix, key: key) else { throw TrialError.missing }
        return found.id
    }

    /// The messages by their numbers.
    func readings(of store: any VaultStore) async throws -> [String: Reading] {
        var readings: [String: Reading] = [:]
        for message in try await store.messages(in: conversation(of: store), .newest, limit: 100) {
            let unified = message.unified
            let number = String(unified.externalID.split(separator: "/").last ?? "")
            readings[number] = Reading(
                content: unified.content, versions: try await store.versions(of: unified.id).map(\.text),
                reactions: Set(unified.reactions.map { "\($0.emoji) \($0.sender.identifier ?? "")" }),
                right: DeletionMark(unified.platformSpecific)?.right, specific: unified.platformSpecific)
        }
        return readings
    }
}
