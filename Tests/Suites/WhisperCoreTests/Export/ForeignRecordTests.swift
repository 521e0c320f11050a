import WhisperArchive
import WhisperTextCoding
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage
import WhisperPolicy
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Full exports of strangers (ING-1b): what they claim of trust, identity, policy and attribution stays out.
@Suite("Full exports of strangers", .ownThreads)
struct ForeignRecordTests {
    /// Imports JSON Lines into a person's vault.
    @discardableResult
    private func take(
        _ lines: String, into owner: Owner, mode: ImportMode = .adding, accepting claims: Set<TrustClaim> = [],
        dryRun: Bool = false
    ) async throws -> JSONImportSummary {
        try await JSONImport(
            store: owner.store, secrecy: owner.ports, blobs: nil, clock: owner.clock, zones: UniversalZones(),
            digest: try SodiumSealing(), random: SystemRandomNumberGenerator()
        ).run(PiecewiseSource(lines, pieces: 1_000), mode: mode, accepting: claims, dryRun: dryRun)
    }

    private func exported(_ owner: Owner) async throws -> String {
        var export = RecordExport(of: owner.store, trust: owner.ports.trust)
        var bytes: [UInt8] = []
        while let next = try await export.next() { bytes += next }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A stranger's file verifies no contact; its contact's messages count as unverified (CON-4, LOOK-4)")
    func contacts() async throws {
        let couple = try await Couple()
        let victim = try Owner(clock: couple.ann.clock)
        _ = try await victim.ring.create(name: "Victim")
        let noted = try await exported(couple.ann).replacing(#""note":"""#, with: #""note":"owes me money""#)
        #expect(noted.contains("owes me money"))
        let summary = try await take(noted, into: victim)
        #expect(summary.trust.unverifiedContacts == 1 && summary.trust.verifiedContacts == 0)
        let bob = try await victim.book.find("Bob")
        #expect(bob.trust == .unverified && bob.fingerprint == couple.annsBob.fingerprint)
        #expect(bob.record.person != nil && bob.record.note.isEmpty)
        let me = try await couple.bob.meet(victim, "Victim")
        let verdict = try await victim.opening.open(try await couple.bob.seal("hello", to: me))
        #expect(verdict.contact?.trust == .unverified)
        let stored = try #require(try await victim.store.message(verdict.message))
        var assurances = MessageAssurances(store: victim.store, trust: victim.ports.trust)
        #expect(try await assurances.assurance(of: stored) == .unverified)
        // The same file again adds nothing and claims nothing.
        let again = try await take(try await exported(couple.ann), into: victim)
        #expect(again.trust.unverifiedContacts == 0 && again.recordsAdded == 0)
    }

    /// A vault with a message of a bridge, its bytes, and bytes about no message.
    private func bridged(_ owner: Owner) async throws -> StoredMessage {
        let chat = try await owner.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "1@g.us", title: "Garden", kind: .group))
        _ = try await owner.store.commit(
            IngestionGroup([
                .message(
                    NewMessage(
                        conversation: chat.id, externalID: "M1", platform: .whatsapp, timestamp: owner.clock.now(),
                        precision: .second, sender: nil,
                        content: Content(kind: .text, text: "hello"), contentKey: ContentKey(high: 1, low: 2),
                        raw: RawRecord(name: "Message", bytes: [1, 2, 255], receivedAt: owner.clock.now()))),
                .raw(RawRecord(name: "Presence", bytes: [3], receivedAt: owner.clock.now()), of: nil),
            ]))
        return try #require(try await owner.store.messages(in: chat.id, .oldest, limit: 1).first)
    }

    @Test("A stranger's draft does not become the owner's, and a restored vault has its own (ST-13, ING-1b)")
    func drafts() async throws {
        let other = try ExportFixture()
        try await other.importChat("Ann", lines("1 Ann Shall we walk to the lake on Sunday?"))
        let chat = try #require(try await other.store.conversations(after: nil, limit: 1).first)
        try await other.store.setDraft("I owe you a thousand", in: chat.id)
        let file = try await other.exportedInFull()
        for (mode, drafts) in [(ImportMode.adding, []), (.restoring, ["I owe you a thousand"])] {
            let vault = try ExportFixture()
            #expect(try await vault.importJSON(file, mode: mode).added == 1)
            #expect(try await vault.store.drafts().map(\.text) == drafts)
        }
    }

    @Test(
        "A full export contains bridge events; a stranger's are stored beside their message, unapplied (ST-13, ING-1b)"
    )
    func rawEvents() async throws {
        let owner = try Owner()
        let message = try await bridged(owner)
        let lines = try await exported(owner)
        #expect(lines.hasPrefix(#"{"type":"export","format":2}"#))
        #expect(lines.split(separator: "\n").count { $0.hasPrefix(#"{"type":"event""#) } == 2)
        let restored = try Owner(clock: owner.clock)
        try await take(lines, into: restored, mode: .restoring)
        #expect(try await exported(restored) == lines, "Restored, it is what it was")

        let stranger = try Owner(clock: owner.clock)
        let summary = try await take(lines, into: stranger)
        #expect(summary.recordsAdded >= 2)
        let kept = try await stranger.store.rawEvents(after: nil, limit: 10)
        #expect(kept.map(\.record.name) == ["foreign/Message", "foreign/Presence"])
        #expect(kept.map(\.record.bytes) == [[1, 2, 255], [3]])
        #expect(kept.first?.message == message.unified.id, "It refers to its message")
        #expect(try await take(lines, into: stranger).recordsAdded == 0, "The same again adds nothing")
        #expect(try await stranger.store.rawEvents(after: nil, limit: 10).count == 2)
        let rebuilt = try await ProjectionRebuild(
            store: stranger.store, platform: .whatsapp, digest: try SodiumSealing(),
            decode: { raw, _ in
                let known = ["Message", "Presence"]
                return known.contains(raw.name) ? [LiveEvents.message(1)] : []
            }
        ).run()
        #expect(rebuilt.inserted == 0 && rebuilt.unread == 2, "No bridge of this vault reported them")
        _ = try await stranger.store.deleteMessage(message.unified.id, .erase)
        #expect(!(try await exported(stranger)).contains("foreign/Message"))
        let event = try #require(lines.split(separator: "\n").last { $0.contains("0102ff") })
        try await take("\(event)\n", into: stranger)
        #expect(!(try await exported(stranger)).contains("0102ff"), "Without its message it stays out")
    }

    @Test(
        "Trust that a file claims comes true where the owner confirms each thing by name, and nothing else does (ING-1b)"
    )
    func confirmed() async throws {
        let couple = try await Couple()
        let isOn = !PolicySettings()[.contactRequiredToSend]
        try await couple.ann.policies.set(.contactRequiredToSend, to: isOn)
        let lines = try await exported(couple.ann)
        let owner = try Owner(clock: couple.ann.clock)
        _ = try await owner.ring.create(name: "Here")
        let found = try await take(lines, into: owner, dryRun: true)
        let bob = TrustClaim.contact(name: "Bob", fingerprint: couple.annsBob.fingerprint.bytes)
        #expect(found.trust.claims.contains(bob))
        #expect(found.trust.claims.contains(.policy(.contactRequiredToSend, isOn: isOn)))
        #expect(found.trust.claims.contains { if case .identity("Ann", _) = $0 { true } else { false } })
        #expect(found.trust.claims.count == 3)
        let imported = try await take(lines, into: owner, accepting: [bob])
        #expect(imported.trust.verifiedContacts == 1 && imported.trust.claims.count == 2)
        #expect(try await owner.book.find("Bob").trust == .verified)
        #expect(try await owner.policies.settings()[.contactRequiredToSend] != isOn)
        #expect(try await owner.ring.all().map(\.name) == ["Here"])
        let rest = try await take(lines, into: owner, accepting: Set(found.trust.claims))
        #expect(rest.trust.turned.map(\.policy) == [.contactRequiredToSend] && rest.trust.claims.isEmpty)
        #expect(try await owner.policies.settings()[.contactRequiredToSend] == isOn)
        #expect(try await owner.ring.all().map(\.name).sorted() == ["Ann", "Here"])
    }

    @Test("A contact that is known here as unverified is verified by a confirmed file, and only with the same keys")
    func confirmedKnown() async throws {
        let couple = try await Couple()
        let lines = try await exported(couple.ann)
        let owner = try Owner(clock: couple.ann.clock)
        try await owner.meet(couple.bob, "Bob")
        let claim = TrustClaim.contact(name: "Bob", fingerprint: couple.annsBob.fingerprint.bytes)
        #expect(try await take(lines, into: owner, dryRun: true).trust.claims.contains(claim))
        try await take(lines, into: owner)
        #expect(try await owner.book.find("Bob").trust == .unverified)
        var other = couple.annsBob.fingerprint.bytes
        other[0] ^= 1
        try await take(lines, into: owner, accepting: [.contact(name: "Bob", fingerprint: other)])
        #expect(try await owner.book.find("Bob").trust == .unverified)
        try await take(lines, into: owner, accepting: [claim])
        #expect(try await owner.book.find("Bob").trust == .verified)
    }

    @Test("A known name with other keys is rejected by name, and the known contact retains keys and trust (CON-4)")
    func namesakes() async throws {
        let couple = try await Couple()
        let mallory = try Owner(clock: couple.ann.clock)
        _ = try await mallory.ring.create(name: "Bob")
        let stranger = try Owner(clock: couple.ann.clock)
        try await stranger.meet(mallory, "Bob", verified: true)
        let lines = try await exported(stranger)
        for dryRun in [true, false] {
            let summary = try await take(lines, into: couple.ann, dryRun: dryRun)
            #expect(summary.trust.refusedContacts == ["Bob"] && summary.trust.unverifiedContacts == 0)
        }
        #expect(try await couple.ann.book.all().map(\.fingerprint) == [couple.annsBob.fingerprint])
        #expect(try await couple.ann.book.find("Bob").trust == .verified)
    }

    @Test("The owner as another vault's contact is rejected by name, and so is one of the owner's keys (CON-1)")
    func ownKeys() async throws {
        let couple = try await Couple()
        let mallory = try Owner(clock: couple.ann.clock)
        let foreign = try await mallory.ring.create(name: "Mallory")
        let lines = try await exported(couple.bob)
        let mixed = lines.replacing(
            HexText.text(couple.bobsAnn.record.agreementKey), with: HexText.text(foreign.agreementKey.bytes))
        #expect(mixed != lines)
        for lines in [lines, mixed] {
            let summary = try await take(lines, into: couple.ann)
            #expect(summary.trust.refusedContacts == ["Ann"] && summary.trust.unverifiedContacts == 0)
            #expect(try await couple.ann.book.all().map(\.name) == ["Bob"])
        }
    }

    @Test("A name that only looks like a contact's comes in and is reported (LOOK-4)")
    func lookalikes() async throws {
        let couple = try await Couple()
        let mallory = try Owner(clock: couple.ann.clock)
        _ = try await mallory.ring.create(name: "Bоb")
        let stranger = try Owner(clock: couple.ann.clock)
        try await stranger.meet(mallory, "Bоb", verified: true)
        let summary = try await take(try await exported(stranger), into: couple.ann)
        #expect(summary.trust.lookalikes.map(\.contact) == ["Bob"])
        #expect(try await couple.ann.book.find("Bоb").trust == .unverified)
    }

    @Test("Keys, names and fingerprints that are unusable or do not belong together do not come in")
    func unusable() async throws {
        let couple = try await Couple()
        let lines = try await exported(couple.ann)
        let fingerprint = couple.annsBob.fingerprint.hex
        let forged = lines.replacing(fingerprint, with: String(repeating: "0", count: 64))
        let victim = try Owner(clock: couple.ann.clock)
        try await take(forged, into: victim)
        #expect(try await victim.book.find("Bob").fingerprint == couple.annsBob.fingerprint, "it is computed anew")
        for (text, other) in [
            (#""display_name":"Bob""#, #""display_name":"Bob\u202E""#),
            (HexText.text(couple.annsBob.record.agreementKey), String(repeating: "0", count: 64)),
        ] {
            let victim = try Owner(clock: couple.ann.clock)
            let summary = try await take(lines.replacing(text, with: other), into: victim)
            #expect(summary.trust.refusedContacts.count == 1)
            #expect(try await victim.book.all().isEmpty)
        }
    }

    @Test("Identities come in only where their secret is at hand; settings, policies and openings never")
    func identities() async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.requireSignatureForVerified, to: false)
        try await couple.ann.store.setSetting("colour", to: "blue")
        let sealed = try await couple.bob.seal("hello", to: couple.bobsAnn)
        _ = try await couple.ann.opening.open(sealed)
        let lines = try await exported(couple.ann)
        let victim = try Owner(clock: couple.ann.clock)
        let summary = try await take(lines, into: victim)
        #expect(summary.trust.foreignIdentities == ["Ann"])
        #expect(summary.trust.foreignPolicies.map(\.policy) == [.requireSignatureForVerified])
        #expect(try await victim.store.identities().isEmpty)
        #expect(try await victim.store.policies().isEmpty)
        #expect(try await victim.store.setting("colour") == nil)
        #expect(try await victim.store.ledgerState().opened == 0)
        // With the secret in the keychain, the identity is the owner's.
        let another = try Owner(store: InMemoryStore(clock: couple.ann.clock), of: couple.ann)
        #expect(try await take(lines, into: another).trust.foreignIdentities.isEmpty)
        #expect(try await another.ring.find("Ann").fingerprint == couple.ann.ring.find("Ann").fingerprint)
    }

    @Test("A message that claims to have been sealed is stored without attribution to anyone (LOOK-4, ING-1b)")
    func claims() async throws {
        let couple = try await Couple()
        let verdict = try await couple.ann.opening.open(try await couple.bob.seal("hello", to: couple.bobsAnn))
        #expect(try await couple.ann.store.message(verdict.message)?.seal?.kind == .signed)
        let full = try await exported(couple.ann)
        let plain = try await MessageExport(of: couple.ann.store)
        for lines in [full, try await text(of: plain)] {
            let victim = try Owner(clock: couple.ann.clock)
            try await take(lines, into: victim)
            let messages = try await victim.messages()
            #expect(messages.map(\.unified.content.text) == ["hello"])
            for message in messages {
                #expect(message.seal == nil)
                #expect(message.unified.platformSpecific["envelope"] == nil)
                #expect(message.unified.platformSpecific["foreign_envelope"] != nil)
                var assurances = MessageAssurances(store: victim.store, trust: victim.ports.trust)
                #expect(try await assurances.assurance(of: message) == .plain)
            }
        }
    }

    private func text(of export: consuming MessageExport) async throws -> String {
        var bytes: [UInt8] = []
        while let next = try await export.next() { bytes += next }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A whole vault comes back into an empty one as it was, seals included, and into no other (ST-13)")
    func restoring() async throws {
        let couple = try await Couple()
        let verdict = try await couple.ann.opening.open(try await couple.bob.seal("hello", to: couple.bobsAnn))
        let lines = try await exported(couple.ann)
        let empty = try Owner(clock: couple.ann.clock)
        try await take(lines, into: empty, mode: .restoring)
        #expect(
            try await empty.store.records(after: nil, limit: 1_000).records
                == couple.ann.store.records(after: nil, limit: 1_000).records)
        var assurances = MessageAssurances(store: empty.store, trust: empty.ports.trust)
        let message = try #require(try await empty.store.message(verdict.message))
        #expect(try await assurances.assurance(of: message) == .verified)
        await #expect(throws: JSONImportError.notEmpty) {
            try await take(lines, into: empty, mode: .restoring)
        }
        let withContact = try Owner(clock: couple.ann.clock)
        try await withContact.meet(couple.bob, "Bob")
        await #expect(throws: JSONImportError.notEmpty) {
            try await take(lines, into: withContact, mode: .restoring, dryRun: true)
        }
    }

    @Test("A restoration that was cut off can be finished")
    func cutOff() async throws {
        let couple = try await Couple()
        _ = try await couple.ann.opening.open(try await couple.bob.seal("hello", to: couple.bobsAnn))
        let lines = try await exported(couple.ann)
        let empty = try Owner(clock: couple.ann.clock)
        await #expect(throws: JSONImportError.self) {
            // Batches of 2,000 lines are stored one by one: an existing one costs no more than a line.
            try await take(String(repeating: lines, count: 500) + "oops\n", into: empty, mode: .restoring)
        }
        #expect(try await empty.store.statistics().contacts == 1)
        try await take(lines, into: empty, mode: .restoring)
        #expect(
            try await empty.store.records(after: nil, limit: 1_000).records
                == couple.ann.store.records(after: nil, limit: 1_000).records)
    }
}
