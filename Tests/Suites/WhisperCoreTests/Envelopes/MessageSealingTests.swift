import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperEnvelope
import WhisperIdentity
import WhisperJSONText
import WhisperMessage
import WhisperPolicy
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Sealing messages (POL-2, POL-3, ID-2)", .ownThreads)
struct MessageSealingTests {
    @Test("A message is signed if the identity can, sealed to the contact, and stored in plain text (ENV-2)")
    func sealing() async throws {
        let couple = try await Couple()
        let sealed = try await couple.ann.sealing.seal(
            SealingRequest(message: Array("Hello".utf8), recipient: .contact(couple.annsBob.id)))
        #expect(sealed.envelope.isSigned && sealed.warnings.isEmpty)
        #expect(sealed.envelope.recipientKeyID == couple.annsBob.recipientKeyID)
        #expect(sealed.envelope.sentAt == couple.ann.clock.now().milliseconds / 1_000)
        let message = try #require(try await couple.ann.messages().first)
        #expect(message.unified.content.text == "Hello" && message.direction == .outgoing)
        #expect(message.unified.platform == .whisper && message.unified.precision == .second)
        #expect(message.unified.sender?.displayName == "Ann")
        #expect(message.unified.recipients.map(\.displayName) == ["Bob"])
        let conversation = try #require(try await couple.ann.store.conversation(message.conversation))
        #expect(conversation.title == "Bob" && conversation.platform == .whisper)
        guard case .object(let details)? = message.unified.platformSpecific["envelope"] else {
            Issue.record("no details")
            return
        }
        #expect(details["trust"] == .string("verified") && details["identity"] == .string("Ann"))
        // Sealing again makes another envelope and another message.
        #expect(try await couple.ann.seal("Hello", to: couple.annsBob) != sealed.envelope)
        #expect(try await couple.ann.messages().count == 2)
    }

    @Test("A message for a carrier is sealed under the same policies, and stored by the caller (RT-10)")
    func sealingForACarrier() async throws {
        let couple = try await Couple()
        let request = SealingRequest(message: Array("Hello".utf8), recipient: .contact(couple.annsBob.id))
        let sealed = try await couple.ann.sealing.sealForCarrier(request)
        #expect(sealed.envelope.isSigned && sealed.recipient?.id == couple.annsBob.id)
        #expect(try await couple.ann.store.conversations(after: nil, limit: 10).isEmpty)
        #expect(try await couple.bob.opening.open(sealed.envelope).text == "Hello")
        _ = try await couple.ann.book.block(couple.annsBob.id)
        await #expect(throws: MessageSealingError.policyViolation(.recipientBlocked)) {
            try await couple.ann.sealing.sealForCarrier(request)
        }
    }

    @Test("If the policies forbid it, nothing is sealed, stored or asked for (POL-2, POL-3)")
    func policies() async throws {
        let couple = try await Couple()
        let (ann, bob) = (couple.ann, couple.annsBob)
        try await ann.policies.set(.contactRequiredToSend, to: true)
        try await ann.policies.set(.biometricGatedSigning, to: true)
        let asked = ann.gate.asked.count
        await #expect(throws: MessageSealingError.policyViolation(.rawKeyBlocked)) {
            try await ann.sealing.seal(SealingRequest(message: [1], recipient: .key(bob.agreementKey)))
        }
        await #expect(throws: MessageSealingError.policyViolation(.signatureRequired(hasSigningKey: true))) {
            try await ann.seal("Hello", to: bob, isSigned: false)
        }
        let mute = try await ann.ring.create(name: "Mute", withSigningKey: false)
        await #expect(throws: MessageSealingError.policyViolation(.signatureRequired(hasSigningKey: false))) {
            try await ann.seal("Hello", to: bob, from: mute.id)
        }
        await #expect(throws: MessageSealingError.policyViolation(.signingKeyMissing)) {
            try await ann.seal("Hello", to: bob, from: mute.id, isSigned: true)
        }
        _ = try await ann.book.block(bob.id)
        await #expect(throws: MessageSealingError.policyViolation(.recipientBlocked)) {
            try await ann.seal("Hello", to: bob)
        }
        _ = try await ann.book.revoke(bob.id)
        await #expect(throws: MessageSealingError.policyViolation(.recipientRevoked)) {
            try await ann.seal("Hello", to: bob)
        }
        #expect(ann.gate.asked.count == asked)
        #expect(try await ann.store.conversations(after: nil, limit: 10).isEmpty)
    }

    @Test("Typing the key of a blocked or revoked contact does not bypass that (CON-3, CON-5)")
    func rawKeyOfABlockedContact() async throws {
        let couple = try await Couple()
        let request = SealingRequest(message: [1], recipient: .key(couple.annsBob.agreementKey))
        #expect(try await couple.ann.sealing.seal(request).recipient?.id == couple.annsBob.id)
        _ = try await couple.ann.book.block(couple.annsBob.id)
        await #expect(throws: MessageSealingError.policyViolation(.recipientBlocked)) {
            try await couple.ann.sealing.seal(request)
        }
        _ = try await couple.ann.book.unblock(couple.annsBob.id)
        _ = try await couple.ann.book.revoke(couple.annsBob.id)
        await #expect(throws: MessageSealingError.policyViolation(.recipientRevoked)) {
            try await couple.ann.sealing.seal(request)
        }
    }

    @Test(
        "An archived identity seals nothing, a rotated one with a warning, and neither is the default (ID-2, ID-3)"
    )
    func stages() async throws {
        let couple = try await Couple()
        try await couple.ann.policies.set(.autoArchiveOnRotation, to: false)
        let old = try await couple.ann.ring.find("Ann")
        _ = try await couple.ann.ring.rotate(old.id)
        let sealed = try await couple.ann.sealing.seal(
            SealingRequest(message: [], recipient: .contact(couple.annsBob.id), identity: old.id))
        #expect(sealed.warnings == [.identityRotated])
        _ = try await couple.ann.ring.archive(old.id)
        await #expect(throws: MessageSealingError.identityArchived) {
            try await couple.ann.seal("Hello", to: couple.annsBob, from: old.id)
        }
        let nobody = couple.ann.ports.makeIdentifier()
        await #expect(throws: MessageSealingError.identityNotFound) {
            try await couple.ann.seal("Hello", to: couple.annsBob, from: nobody)
        }
        _ = try await couple.ann.ring.archive(try await couple.ann.ring.find("Ann").id)
        await #expect(throws: MessageSealingError.noIdentity) {
            try await couple.ann.seal("Hello", to: couple.annsBob)
        }
    }

    @Test("The longest message is sealed, and one byte more is rejected before anything else (ENV-3)")
    func length() async throws {
        let couple = try await Couple()
        let longest = Array(repeating: UInt8(ascii: "x"), count: EnvelopeSealer.maximumMessageLength)
        let recipient = SealingRequest.Recipient.contact(couple.annsBob.id)
        _ = try await couple.ann.sealing.seal(SealingRequest(message: longest, recipient: recipient))
        let stored = try await couple.ann.messages().count
        await #expect(throws: MessageSealingError.tooLong) {
            try await couple.ann.sealing.seal(SealingRequest(message: longest + [0], recipient: recipient))
        }
        #expect(try await couple.ann.messages().count == stored)
    }

    @Test("Changed keys, a clock that is behind, and a missing signing key cause warnings (CON-4, ENV-4b)")
    func warnings() async throws {
        let couple = try await Couple(verified: false)
        let old = try await couple.bob.ring.find("Bob")
        let new = try await couple.bob.ring.rotate(old.id).successor
        let bundle = try await couple.bob.ring.bundle(of: new.id)
        _ = try await couple.ann.book.add(
            try await couple.ann.book.preview(bundle: bundle), acceptingKeyChange: true)
        let mute = try await couple.ann.ring.create(name: "Mute", withSigningKey: false)
        _ = try await couple.ann.store.highWaterClock()
        couple.ann.clock.advance(by: -600_000)
        let sealed = try await couple.ann.sealing.seal(
            SealingRequest(message: [], recipient: .contact(couple.annsBob.id), identity: mute.id))
        #expect(sealed.warnings == [.keyChanged, .noSigningKey, .clockBehind])
    }

    @Test("Bytes that are not text are stored unchanged beside the message")
    func notText() async throws {
        let couple = try await Couple()
        _ = try await couple.ann.sealing.seal(
            SealingRequest(message: [0xFF, 0x00, 0xFE], recipient: .contact(couple.annsBob.id)))
        let message = try #require(try await couple.ann.messages().first)
        #expect(message.unified.content.kind == .unknown && message.unified.content.text == nil)
        #expect(message.unified.platformSpecific["body_base64"] == .string("/wD+"))
    }
}
