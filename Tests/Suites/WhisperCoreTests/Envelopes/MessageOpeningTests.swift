import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperEnvelope
import WhisperInMemoryStore
import WhisperJSONText
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperPolicy
import WhisperSQLiteEngine
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Opening messages (ENV-4 … ENV-8b)", .ownThreads)
struct MessageOpeningTests {
    @Test("A verified contact's message is attributed, stored and opened once only (ENV-5, ENV-7)")
    func opening() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        let verdict = try await couple.bob.opening.open(envelope)
        #expect(verdict.text == "Hello" && verdict.attribution.kind == .signed)
        #expect(verdict.contact?.id == couple.bobsAnn.id && verdict.contact?.trust == .verified)
        #expect(verdict.identity.name == "Bob" && verdict.warnings.isEmpty && !verdict.attribution.isAlarming)
        let message = try #require(try await couple.bob.store.message(verdict.message))
        #expect(message.unified.content.text == "Hello" && message.direction == .incoming && message.isRead)
        #expect(message.unified.sender?.displayName == "Ann" && message.unified.timestamp == verdict.sentAt)
        #expect(try await couple.bob.store.conversation(message.conversation)?.title == "Ann")
        let seen = try await couple.bob.book.contact(couple.bobsAnn.id)
        #expect(seen.record.lastSeenAt == verdict.sentAt)

        await #expect(throws: MessageOpeningError.replayed) { try await couple.bob.opening.open(envelope) }
        #expect(try await couple.bob.messages().count == 1)
    }

    @Test("Every kind of sender has its attribution, and only a contact's own keys its name (ENV-5, UX-2)")
    func attributions() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.bob)
        try await ann.policies.set(.requireSignatureForVerified, to: false)

        let unsigned = try await bob.opening.open(try await ann.seal("1", to: couple.annsBob, isSigned: false))
        #expect(unsigned.attribution.kind == .unsigned && unsigned.contact?.id == couple.bobsAnn.id)

        let stranger = try await ann.ring.create(name: "Stranger")
        let unknown = try await bob.opening.open(try await ann.seal("2", to: couple.annsBob, from: stranger.id))
        #expect(unknown.attribution == .unknownSigned && unknown.contact == nil)

        // Ann's own agreement key with another signing key, as an impostor would have it.
        var half = try await ann.ring.find("Ann").record
        let other = try await ann.ring.create(name: "Half")
        half.id = other.id
        half.name = "Half"
        half.isDefault = false
        half.signingKey = other.signingKey?.bytes
        half.fingerprint = KeyChangeFixture.fingerprint(half, ann)
        try await ann.store.saveIdentities([half])
        let changed = try await bob.opening.open(try await ann.seal("3", to: couple.annsBob, from: other.id))
        #expect(changed.attribution.kind == .keyChanged && changed.attribution.isAlarming)
        #expect(changed.contact?.id == couple.bobsAnn.id)
        #expect(try await bob.book.contact(couple.bobsAnn.id).trust == .verified)

        _ = try await bob.book.revoke(couple.bobsAnn.id)
        let revoked = try await bob.opening.open(try await ann.seal("4", to: couple.annsBob))
        #expect(revoked.attribution.kind == .revoked && revoked.attribution.isAlarming)

        for message in try await bob.messages() {
            #expect(message.unified.sender?.displayName != "Ann")
            guard case .object(let details)? = message.unified.platformSpecific["envelope"] else {
                Issue.record("no details")
                continue
            }
            #expect((details["name"] == .string("Ann")) == (details["attribution"] == .string("revoked")))
        }
    }

    @Test("A message by replaced keys that are not verified yet has a warning each time (CON-4)")
    func exchangedKeys() async throws {
        let couple = try await Couple()
        let old = try await couple.ann.ring.find("Ann")
        let new = try await couple.ann.ring.rotate(old.id).successor
        let preview = try await couple.bob.book.preview(bundle: try await couple.ann.ring.bundle(of: new.id))
        let changed = try await couple.bob.book.add(preview, acceptingKeyChange: true).contact
        for _ in 0..<2 {
            let verdict = try await couple.bob.opening.open(try await couple.ann.seal("Hi", to: couple.annsBob))
            #expect(verdict.attribution.kind == .signed && verdict.warnings == [.keysUnverified])
        }
        _ = try await couple.bob.book.verify(changed.id, fingerprint: changed.fingerprint)
        let verdict = try await couple.bob.opening.open(try await couple.ann.seal("Hi", to: couple.annsBob))
        #expect(verdict.warnings.isEmpty && verdict.contact?.trust == .verified)
    }

    @Test("A blocked contact's messages are stored and marked as blocked (CON-5)")
    func blocked() async throws {
        let couple = try await Couple()
        _ = try await couple.bob.book.block(couple.bobsAnn.id)
        let verdict = try await couple.bob.opening.open(try await couple.ann.seal("Hello", to: couple.annsBob))
        #expect(verdict.attribution.kind == .signed && verdict.contact?.isBlocked == true)
    }

    @Test("A message for another recipient is reported as such, whatever the order of identities (ENV-6, ID-4)")
    func notAddressed() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        await #expect(throws: MessageOpeningError.notAddressed) { try await couple.ann.opening.open(envelope) }
        let old = try await couple.bob.ring.find("Bob")
        _ = try await couple.bob.ring.rotate(old.id)
        #expect(try await couple.bob.opening.open(envelope).identity.id == old.id)
    }

    @Test("Past and future envelopes are expired before anything else is checked, and leave no trace (ENV-4)")
    func expiry() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        let (hours, start) = (Int64(3_600_000), couple.ann.clock.now())
        for (now, expiry) in [
            (start.milliseconds + 48 * hours + 1_000, EnvelopeError.Expiry.past),
            (start.milliseconds - 48 * hours - 1_000, .future),
        ] {
            // A separate vault each time, as the mark of the first would apply to the second.
            let reader = try Owner(clock: ManualClock(Timestamp(milliseconds: now)))
            await #expect(throws: MessageOpeningError.expired(expiry)) { try await reader.opening.open(envelope) }
            let ledger = try await reader.store.ledgerState()
            #expect(ledger.entries == 0 && ledger.opened == 0)
        }
        couple.bob.clock.advance(by: 48 * hours)
        #expect(try await couple.bob.opening.open(envelope).text == "Hello")
    }

    @Test("Turning the clock back reopens no window, and causes a warning (ENV-4b)")
    func clockTurnedBack() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        couple.bob.clock.advance(by: 49 * 3_600_000)
        await #expect(throws: MessageOpeningError.expired(.past)) { try await couple.bob.opening.open(envelope) }
        couple.bob.clock.advance(by: -49 * 3_600_000)
        await #expect(throws: MessageOpeningError.expired(.past)) { try await couple.bob.opening.open(envelope) }
        try await couple.bob.store.resetHighWaterClock()
        #expect(try await couple.bob.opening.open(envelope).text == "Hello")
    }

    @Test("A modified envelope is invalid, is not recorded, and the genuine one still opens (ENV-4, ENV-6)")
    func invalid() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        var text = Array(envelope.text.utf8)
        text[300] = text[300] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        let changed = try Envelope(text)
        await #expect(throws: MessageOpeningError.invalid) { try await couple.bob.opening.open(changed) }
        let ledger = try await couple.bob.store.ledgerState()
        #expect(ledger.entries == 0 && ledger.opened == 0)
        _ = try await couple.bob.opening.open(envelope)
    }

    @Test("The carrier's time is trusted only on request, is reported, and opens nothing twice (ENV-8b)")
    func carrierTime() async throws {
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        let received = couple.bob.clock.now()
        let carrier = try await Carried(envelope.text, at: received, in: couple.bob.store).carrier
        couple.bob.clock.advance(by: 90 * 24 * 3_600_000)
        await #expect(throws: MessageOpeningError.expired(.past)) {
            try await couple.bob.opening.open(envelope, carrier: carrier)
        }
        await #expect(throws: MessageOpeningError.expired(.past)) {
            try await couple.bob.opening.open(envelope, trustingCarrierTime: true)
        }
        let verdict = try await couple.bob.opening.open(envelope, carrier: carrier, trustingCarrierTime: true)
        #expect(verdict.warnings == [.carrierTimeOnly])
        await #expect(throws: MessageOpeningError.replayed) {
            try await couple.bob.opening.open(envelope, carrier: carrier, trustingCarrierTime: true)
        }
        let message = try #require(try await couple.bob.store.message(verdict.message))
        guard case .object(let details)? = message.unified.platformSpecific["envelope"] else {
            Issue.record("no details")
            return
        }
        #expect(details["time"] == .string("carrier"))
    }

    @Test("If many open one envelope at the same time, exactly one succeeds (ENV-7)", arguments: [false, true])
    func race(onDisk: Bool) async throws {
        let directory = TemporaryPlace()
        let clock = ManualClock()
        let store: any VaultStore =
            onDisk
            ? try PlainSQLiteStore.open(directory: directory.path, mode: .existingOrNew, clock: clock)
            : InMemoryStore(clock: clock)
        let couple = try await Couple(clock: clock, bobsStore: store)
        let envelope = try await couple.ann.seal("Hello", to: couple.annsBob)
        let bob = couple.bob
        let processes = try (0..<64).map { _ in try bob.anotherProcess }
        let successes = await withTaskGroup(of: Bool.self) { group in
            for process in processes {
                group.addTask {
                    do throws(MessageOpeningError) {
                        _ = try await MessageOpening(process).open(envelope)
                        return true
                    } catch {
                        #expect(error == .replayed)
                        return false
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(successes == 1)
        #expect(try await bob.messages().count == 1)
        await store.close()
    }

    @Test("A message to oneself is stored twice: as sent, and as opened")
    func toOneself() async throws {
        let owner = try Owner()
        // The owner's keys are no contact's, but can be typed.
        let own = try await owner.ring.create(name: "Ann")
        let sealed = try await owner.sealing.seal(
            SealingRequest(message: Array("Note to self".utf8), recipient: .key(own.keys.agreementKey)))
        #expect(try await owner.opening.open(sealed.envelope).text == "Note to self")
        #expect(try await owner.messages().count == 2)
    }

    @Test("An empty message and one that is not text are opened byte for byte")
    func bodies() async throws {
        let couple = try await Couple()
        for body in [[], [0xC3], Array(repeating: UInt8(0), count: 5_000)] as [[UInt8]] {
            let sealed = try await couple.ann.sealing.seal(
                SealingRequest(message: body, recipient: .contact(couple.annsBob.id)))
            #expect(try await couple.bob.opening.open(sealed.envelope).body == body)
        }
    }
}
