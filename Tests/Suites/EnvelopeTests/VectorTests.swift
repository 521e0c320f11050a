import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import Foundation
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperTestThreads
import WhisperTestSupport
import Testing

/// The vectors of Tests/Vectors, against which other implementations can be checked (ENV-10).
@Suite("Test vectors", .ownThreads)
struct VectorTests {
    static let directory = PackageRoot.url.appending(path: "Tests/Vectors")

    @Test("The committed vectors match the generator's: at least 150, each with a unique title")
    func committed() throws {
        let book = try VectorBook(crypto: try Backend.sodium.make())
        for file in book.files {
            let committed = try Data(contentsOf: Self.directory.appending(path: file.name))
            #expect(Array(committed) == file.text, "\(file.name): run whisper-envelope vectors Tests/Vectors")
        }
        let vectors = book.files.flatMap(\.vectors)
        #expect(vectors.count >= 150)
        #expect(Set(vectors.map(\.title)).count == vectors.count)
        #expect(Set(vectors.map(\.text)).count >= vectors.count - 8)
    }

    /// Returns the outcome of a vector's text, checked in the order of ENV-4.
    private func outcome(
        of vector: EnvelopeVector, crypto: any CryptoBackend
    ) throws -> (EnvelopeVector.Outcome, OpenedEnvelope?, Envelope?) {
        let secret = try crypto.secret(of: vector.recipientSecret)
        let publicKey = try crypto.agreementPublicKey(of: secret)
        let pair = AgreementKeyPair(secret: secret, publicKey: publicKey)
        do throws(EnvelopeError) {
            let envelope = try Envelope(Array(vector.text.utf8))
            try envelope.checkFreshness(now: vector.now)
            return (.opened, try EnvelopeOpener(crypto: crypto).open(envelope, with: pair), envelope)
        } catch {
            switch error {
            case .invalid: return (.invalid, nil, nil)
            case .notAddressed: return (.notAddressed, nil, nil)
            case .expired(.past): return (.expiredPast, nil, nil)
            case .expired(.future): return (.expiredFuture, nil, nil)
            default: throw error
            }
        }
    }

    @Test("Every vector has the expected outcome and content", arguments: Backend.allCases)
    func outcomes(backend: Backend) throws {
        let crypto = try backend.make()
        for vector in try VectorBook(crypto: crypto).files.flatMap(\.vectors) {
            let (outcome, opened, envelope) = try outcome(of: vector, crypto: crypto)
            #expect(outcome == vector.outcome, "\(vector.title)")
            guard let content = vector.content, let opened, let envelope else { continue }
            #expect(opened.message == content.message, "\(vector.title)")
            #expect(opened.agreementKey.bytes == content.agreementKey, "\(vector.title)")
            #expect(opened.signingKey?.bytes == content.signingKey, "\(vector.title)")
            #expect(opened.fingerprint.bytes == content.fingerprint, "\(vector.title)")
            #expect(opened.isSigned == content.isSigned && opened.sentAt == content.sentAt, "\(vector.title)")
            let own = try crypto.agreementPublicKey(of: crypto.secret(of: vector.recipientSecret))
            let recipient = Fingerprint(
                agreementKey: own, signingKey: SigningPublicKey(vector.recipientSigningKey), crypto: crypto)
            #expect(envelope.ledgerKey(recipient: recipient, crypto: crypto) == content.ledgerKey, "\(vector.title)")
        }
    }

    @Test("The sealer reproduces the text from its origin, on every backend (ENV-9)", arguments: Backend.allCases)
    func sealedAnew(backend: Backend) throws {
        let crypto = try backend.make()
        // With the other backend, if there is one.
        let book = try VectorBook(crypto: try Backend.sodium.make())
        var count = 0
        for vector in book.files.flatMap(\.vectors) {
            guard let origin = vector.origin, let content = vector.content,
                let agreementKey = AgreementPublicKey(origin.agreementKey),
                let recipient = AgreementPublicKey(origin.recipient)
            else { continue }
            let sealer = EnvelopeSealer(
                crypto: crypto,
                randomness: ScriptedRandomness(
                    ephemeral: origin.ephemeralSecret, salt: origin.salt, messageID: origin.messageID, crypto: crypto))
            let envelope: Envelope
            if let seed = origin.signingSeed {
                let secret = try crypto.secret(of: seed)
                let publicKey = try crypto.signingPublicKey(ofSeed: secret)
                envelope = try sealer.seal(
                    content.message, from: agreementKey,
                    signedBy: SigningKeyPair(seed: secret, publicKey: publicKey), to: recipient, at: content.sentAt)
            } else {
                envelope = try sealer.seal(
                    content.message, from: agreementKey,
                    signingKey: origin.claimedSigningKey.flatMap { SigningPublicKey($0) }, to: recipient,
                    at: content.sentAt)
            }
            count += 1
            // Excludes the signature, which a backend may randomise.
            let isSigned = origin.signingSeed != nil
            let compared = envelope.text.utf8.count - (isSigned ? 86 : 0)
            #expect(envelope.text.prefix(compared) == vector.text.prefix(compared), "\(vector.title)")
            var again = vector
            again.text = envelope.text
            #expect(try outcome(of: again, crypto: crypto).0 == .opened, "\(vector.title)")
        }
        #expect(count >= 25)
    }
}
