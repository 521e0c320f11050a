import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Freshness and the ledger's key", .ownThreads)
struct FreshnessTests {
    private static let window: Int64 = 48 * 3_600

    private func expiry(sentAt: Int64, now: Int64) throws -> EnvelopeError? {
        let scene = try Scene()
        let envelope = try Envelope(Array(try scene.forge.make(scene.recipe("fresh", at: sentAt)).text.utf8))
        do {
            try envelope.checkFreshness(now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test("48 hours are fresh, one second more is not, in either direction (ENV-4)")
    func window() throws {
        for (difference, expected) in [
            (0, nil), (Self.window, nil), (-Self.window, nil), (Self.window + 1, .expired(.past)),
            (-Self.window - 1, .expired(.future)),
        ] as [(Int64, EnvelopeError?)] {
            #expect(try expiry(sentAt: Scene.now, now: Scene.now + difference) == expected, "\(difference)")
        }
    }

    @Test("Nothing overflows, whatever the clock shows")
    func extremes() throws {
        for sentAt in [0, 1, 1 << 40] as [Int64] {
            #expect(try expiry(sentAt: sentAt, now: .max) == .expired(.past))
            #expect(try expiry(sentAt: sentAt, now: .min) == .expired(.future))
        }
        #expect(try expiry(sentAt: 0, now: 0) == nil)
    }

    @Test("The ledger's key covers recipient, ephemeral key, salt and id, and nothing else (ENV-7)")
    func ledgerKey() throws {
        let scene = try Scene()
        let crypto = scene.crypto
        let parts = try scene.parts("ledger")
        func key(_ parts: EnvelopeParts, _ recipient: Party) throws -> [UInt8] {
            try Envelope(Array(parts.text.utf8)).ledgerKey(recipient: recipient.fingerprint, crypto: crypto)
        }
        let named = scene.bob.fingerprint.bytes + parts.ephemeralKey + parts.salt + parts.messageID
        #expect(try key(parts, scene.bob) == crypto.sha256(named))
        #expect(try key(parts, scene.carol) != key(parts, scene.bob))
        var other = parts
        other.time[7] ^= 1
        other.signature = [UInt8](repeating: 0, count: 64)
        other.bodyBox[0] ^= 1
        #expect(try key(other, scene.bob) == key(parts, scene.bob))
        other = parts
        other.messageID[0] ^= 1
        #expect(try key(other, scene.bob) != key(parts, scene.bob))
    }
}
