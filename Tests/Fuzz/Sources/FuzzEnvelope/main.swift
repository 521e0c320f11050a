import WhisperCryptoPort
import WhisperEnvelope
import Foundation
import WhisperSodiumCrypto

/// The recipient of the seeds and of the test vectors.
final class Recipient: Sendable {
    let crypto: SodiumCrypto
    let pair: AgreementKeyPair

    init() throws(CryptoError) {
        let crypto = try SodiumCrypto()
        let bytes = crypto.sha256(Array("agreement of bob".utf8))
        var secret = try crypto.makeSecret(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        let publicKey = try crypto.agreementPublicKey(of: secret)
        self.crypto = crypto
        pair = AgreementKeyPair(secret: secret, publicKey: publicKey)
    }
}

let recipient = try? Recipient()

/// Every envelope in the committed corpus: no other one can be made without the secret of its sender.
let seeds: Set<Envelope> = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Corpus/envelope")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let texts = files.compactMap { try? Data(contentsOf: $0) }
    let envelopes = Set(texts.flatMap { EnvelopeScanner.envelopes(in: Array($0)).map(\.envelope) })
    guard !envelopes.isEmpty else { fatalError("no corpus") }
    return envelopes
}()

/// Reads any bytes as an envelope and as a text with envelopes in it, and opens what is there.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let envelope = try? Envelope(bytes) {
        guard Array(envelope.text.utf8) == bytes else { fatalError("written otherwise than it was read") }
        check(envelope)
    }
    var end = 0
    for found in EnvelopeScanner.envelopes(in: bytes) {
        guard found.range.lowerBound >= end, found.range.upperBound <= bytes.count,
            EnvelopeScanner.mayHoldEnvelope(bytes)
        else { fatalError("found where it cannot be") }
        end = found.range.upperBound
        check(found.envelope)
        let text = Array(found.envelope.text.utf8)
        guard EnvelopeScanner.envelopes(in: text).map(\.envelope) == [found.envelope] else {
            fatalError("not found by itself")
        }
    }
    return 0
}

/// Opens an envelope; one that opens is one of the seeds.
func check(_ envelope: Envelope) {
    guard let recipient else { fatalError("no cryptography") }
    let opener = EnvelopeOpener(crypto: recipient.crypto)
    guard let opened = try? opener.open(envelope, with: recipient.pair) else { return }
    guard opened.isSigned == envelope.isSigned, seeds.contains(envelope) else {
        fatalError("forged")
    }
}
