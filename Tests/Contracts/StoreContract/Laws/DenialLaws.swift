import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Who is not the owner after all (ING-2).
    static let denials: [StoreLaw] = [
        StoreLaw("Whom the owner denies to be is not the owner, and nothing counts as sent by them", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let hugo = try await trial.owner(Samples.exportName("Hugo"))
            let lea = try await trial.sender("Léa")
            let ids = try await trial.save(
                Samples.message("his", in: chat, at: 1, from: hugo, direction: .outgoing),
                Samples.message("hers", in: chat, at: 2, from: lea),
                Samples.message("unsaid", in: chat, at: 3, from: hugo, direction: .unknown))
            #expect(try await store.denyOwner(hugo.person, isDenied: true) == 1)
            #expect(try await trial.owners() == [])
            var directions: [MessageDirection] = []
            for id in ids { directions.append(try await trial.message(id).direction) }
            #expect(directions == [.unknown, .incoming, .unknown])
            #expect(try await store.person(hugo.person)?.displayName == "Hugo")
            #expect(try await store.denyOwner(hugo.person, isDenied: true) == 0)
            // The owner gives a name, and may give it again.
            #expect(try await trial.owner(Samples.exportName("Hugo")).person == hugo.person)
            #expect(try await trial.owners().map(\.id) == [hugo.person])
            await expectRefusals(
                .personNotFound, { try await store.denyOwner(Samples.unknownID, isDenied: true) })
            try await expectSound(store)
        },
        StoreLaw("No source makes somebody the owner again whom the owner has denied to be, with any address", "ING-2")
        {
            trial in
            let store = trial.store
            let hugo = try await trial.owner("+4901")
            try await store.denyOwner(hugo.person, isDenied: true)
            #expect(try await trial.owner("+4901").person == hugo.person)
            #expect(try await trial.owners() == [])
            let lea = try await trial.owner("+4902")
            #expect(lea.person != hugo.person)
            #expect(try await trial.owner("+4901").person == hugo.person)
            #expect(try await !store.join(hugo.person, into: lea.person, by: .source(.whatsapp)))
            // Who becomes one with whom is denied is denied as well.
            let linked = try await store.sender(for: Samples.sender([Samples.linkedID("8@lid")], name: "H")).person
            #expect(try await store.join(hugo.person, into: linked, by: .source(.whatsapp)))
            for address in [Samples.linkedID("8@lid"), Samples.number("+4901")] { _ = try await trial.owner(address) }
            #expect(try await trial.owners().map(\.id) == [lea.person])
            try await store.denyOwner(linked, isDenied: false)
            #expect(try await trial.owners().map(\.id) == [lea.person])
            _ = try await trial.owner("+4901")
            #expect(try await trial.owners().map(\.id) == [try #require(try await store.person(lea.person)).id])
            #expect(try await store.person(hugo.person)?.isOwner == true)
            try await expectSound(store)
        },
        StoreLaw("Of somebody who is not the owner, and has sent nothing as the owner, no denial is stored", "ING-2") {
            trial in
            let ann = try await trial.store.sender(for: Samples.sender([Samples.number("+4901")], name: "Ann"))
            #expect(try await trial.store.denyOwner(ann.person, isDenied: true) == 0)
            #expect(try await trial.owner("+4901").person == ann.person)
            #expect(try await trial.owners().map(\.id) == [ann.person])
        },
        StoreLaw("The owner joins whom they have denied to be", "ING-1") { trial in
            let hugo = try await trial.owner("+4901").person
            try await trial.store.denyOwner(hugo, isDenied: true)
            let lea = try await trial.owner("+4902").person
            try await trial.store.join(hugo, into: lea)
            #expect(try await trial.store.person(hugo)?.id == lea)
            #expect(try await trial.owners().map(\.id) == [lea])
            #expect(try await trial.owner("+4901").person == lea)
        },
        StoreLaw(
            "Neither part of a person whom the owner has denied to be is the owner, however they are joined", "ING-1"
        ) {
            trial in
            let store = trial.store
            let first = try await trial.owner(Samples.exportName("Hugo")).person
            let second = try await trial.owner("+4901").person
            let other = try await store.sender(for: Samples.sender([Samples.linkedID("8@lid")], name: "H")).person
            try await store.join(second, into: first)
            try await store.denyOwner(first, isDenied: true)
            // Joins of others say nothing of the owner.
            try await store.join(other, into: first)
            _ = try await trial.owner("+4901")
            #expect(try await trial.owners() == [])
            for join in try await store.joins(ofPerson: first) { try await store.splitPerson(join.id) }
            #expect(try await trial.owners() == [])
            _ = try await trial.owner("+4901")
            #expect(try await trial.owners() == [])
            // A name is another matter.
            #expect(try await trial.owner(Samples.exportName("Hugo")).person == first)
            #expect(try await trial.owners().map(\.id) == [first])
            try await expectSound(store)
        },
        StoreLaw("An identity of the owner's, and who has sent something here, cannot be denied", "ING-2") { trial in
            let store = trial.store
            let identity = try await store.sender(
                for: Samples.sender([Samples.linkedID("f00d")], name: "personal", platform: .whisper, isOwner: true))
            let account = try await trial.owner("+4901")
            var sent = Samples.message("sent", in: try await trial.conversation(), at: 1, from: account)
            sent.direction = .outgoing
            sent.delivery = ServerDelivery(clientMessageID: "c-1")
            try await trial.save(sent)
            for person in [identity.person, account.person] {
                await expectRefusals(.invalidArgument, { try await store.denyOwner(person, isDenied: true) })
            }
            #expect(try await trial.owners().count == 2)
        },
        StoreLaw("Undoing an import takes the owner's mark that such imports alone gave", "ING-2") { trial in
            let store = trial.store
            var chat = try await trial.conversation()
            func imported(_ name: String, isGiven: Bool) async throws -> UniqueIdentifier {
                let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: name)
                let reading = ImportReading(
                    conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: name, isOwnerGiven: isGiven)
                try await store.describeRun(run, reading, known: [])
                #expect(try await store.imports(limit: 1).map(\.reading) == [reading])
                return run
            }
            func undo(_ run: UniqueIdentifier, isReadAgain: Bool = false) async throws -> [UniqueIdentifier] {
                try await store.undoImports([run], areReadAgain: isReadAgain, dryRun: false) { _ in }
                    .formerOwners.map(\.id)
            }
            let hugo = try await trial.owner(Samples.exportName("Hugo"))
            let elsewhere = try await trial.save(
                Samples.message("elsewhere", in: chat, at: 1, from: hugo, direction: .outgoing))
            let far = try await trial.save(
                Samples.message(
                    "far", in: try await trial.conversation("far"), at: 1, from: hugo, direction: .outgoing))
            let first = try await imported("Hugo", isGiven: true)
            let second = try await imported("Hugo", isGiven: true)
            let heir = try await imported("Hugo", isGiven: false)
            let derived = try await imported("Hugo", isGiven: false)
            #expect(try await undo(first) == [])
            #expect(try await trial.owners().map(\.id) == [hugo.person])
            #expect(try await undo(second) == [], "Others were read by that answer")
            #expect(try await trial.owners().map(\.id) == [hugo.person])
            #expect(try await store.imports(limit: 9).map(\.reading.isOwnerGiven) == [false, true], "One keeps it")
            #expect(
                try await undo(heir, isReadAgain: true) == [hugo.person],
                "What followed from an answer does not confirm it against a new one")
            #expect(try await trial.owners() == [])
            #expect(try await trial.message(elsewhere[0]).direction == .unknown, "It stays, and is nobody's")
            #expect(try await trial.message(far[0]).direction == .outgoing, "Nobody has said otherwise")
            _ = try await trial.owner(Samples.exportName("Hugo"))
            try await store.denyOwner(hugo.person, isDenied: true)
            #expect(try await store.imports(limit: 9).map(\.reading.owner) == [nil], "The file can be read again")
            #expect(try await undo(derived) == [])
            // Nothing else is in the chat.
            for id in elsewhere + far { _ = try await store.deleteMessage(id, .erase) }
            _ = try await trial.owner(Samples.exportName("Hugo"))
            #expect(try await undo(try await imported("Hugo", isGiven: true)) == [hugo.person])
            #expect(try await store.conversation(chat) == nil)
            #expect(try await store.removeUnreferencedPeople() == 1)
            #expect(try await store.person(hugo.person) == nil)
            chat = try await trial.conversation("another")
            // Whose address a source has stated is the owner, whatever files say.
            let lea = try await store.sender(
                for: Samples.sender([Samples.number("+4902"), Samples.exportName("Léa")], name: "Léa", isOwner: true))
            #expect(try await undo(try await imported("Léa", isGiven: true)) == [])
            #expect(try await trial.owners().map(\.id) == [lea.person])
            try await expectSound(store)
        },
        StoreLaw("What a file of the owner's shows as theirs counts as sent, and that of others as received", "ING-2") {
            trial in
            let store = trial.store
            let (chat, other) = (try await trial.conversation(), try await trial.conversation("other"))
            let hugo = try await trial.owner(Samples.exportName("Hugo"))
            let lea = try await trial.sender("Léa")
            let number = try await trial.owner(Samples.number("+4903"))
            var (theirs, sealed) = (
                Samples.message("incoming", in: chat, at: 2, from: hugo),
                Samples.message("sealed", in: chat, at: 3, from: hugo, direction: .unknown)
            )
            theirs.isRead = false
            sealed.seal = MessageSeal(.own)
            let ids = try await trial.save(
                Samples.message("unsaid", in: chat, at: 1, from: hugo, direction: .unknown), theirs, sealed,
                Samples.message("hers", in: chat, at: 4, from: lea, direction: .unknown),
                Samples.message("sent", in: chat, at: 5, from: lea, direction: .outgoing),
                Samples.message("under another address", in: chat, at: 5, from: number, direction: .unknown),
                Samples.message("beyond", in: chat, at: 6, from: hugo, direction: .unknown),
                Samples.message("of hers beyond", in: chat, at: 7, from: lea, direction: .unknown),
                Samples.message("elsewhere", in: other, at: 1, from: hugo, direction: .unknown))
            var places: [ChatPosition] = []
            for id in ids.prefix(6) { places.append(try await trial.message(id).position) }
            let range = try #require(places.min())...(try #require(places.max()))
            #expect(try await store.conversation(chat)?.unreadCount == 1)
            #expect(try await store.markSent(by: lea.person, in: chat, at: [range]) == 0, "She is not the owner")
            #expect(try await store.markSent(by: hugo.person, in: chat, at: []) == 0)
            #expect(try await trial.message(ids[0]).direction == .unknown)
            #expect(try await store.markSent(by: hugo.person, in: chat, at: [range]) == 3)
            var directions: [MessageDirection] = []
            for id in ids { directions.append(try await trial.message(id).direction) }
            #expect(
                directions == [
                    .outgoing, .outgoing, .unknown, .incoming, .outgoing, .outgoing, .unknown, .unknown, .unknown,
                ])
            #expect(try await store.conversation(chat)?.unreadCount == 0)
            #expect(try await store.markSent(by: hugo.person, in: chat, at: [range]) == 0, "It can be repeated")
            await expectRefusals(
                .personNotFound, { try await store.markSent(by: Samples.unknownID, in: chat, at: [range]) })
            await expectRefusals(
                .conversationNotFound,
                { try await store.markSent(by: hugo.person, in: Samples.unknownID, at: [range]) })
            try await expectSound(store)
        },
        StoreLaw("A name given as the owner's that turns out to be another's has sent nothing", "WDB-5", "ING-2") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let named = try await trial.owner(Samples.exportName("Hugo"))
            let ids = try await trial.save(
                Samples.message("his", in: chat, at: 1, from: named, direction: .outgoing),
                Samples.message(
                    "received", in: chat, at: 2,
                    from: try await store.sender(for: Samples.sender([Samples.number("+4901")], name: "H"))),
                Samples.message(
                    "elsewhere", in: try await trial.conversation("other"), at: 1, from: named, direction: .outgoing))
            let contact = try #require(try await trial.message(ids[1]).person)
            #expect(try await store.join(named.person, into: contact, by: .source(.whatsapp)))
            #expect(try await trial.owners() == [])
            #expect(try await trial.message(ids[0]).direction == .unknown)
            #expect(try await trial.message(ids[2]).direction == .outgoing, "In another chat, nobody has said so")
            try await expectSound(store)
        },
    ]
}
