import Armor
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperSecretMemory
import WhisperSodiumCrypto

/// Reads any bytes as a public bundle or a keybook, as a line and as the bytes under one; what is accepted must be written as
/// the very line that it was read from.
///
/// The first byte chooses what the rest is: a line; a bundle's fields, which are then signed so that the signature is no
/// wall to the fuzzer; a bundle's bytes as they are; or a keybook's content, which gets its checksum.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let bench else { fatalError("the library does not start") }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch choice % 4 {
    case 0:
        bench.readBundle(rest)
        bench.readKeybook(rest)
    case 1: bench.readBundle(Armor.line("whisper-key1:", rest + bench.signature(over: rest)))
    case 2: bench.readBundle(Armor.line("whisper-key1:", rest))
    default: bench.readKeybook(Armor.line("whisper-keybook1:", rest + bench.crypto.sha256(rest)))
    }
    return 0
}

// libFuzzer calls from a single thread.
nonisolated(unsafe) private let bench = Bench()

private final class Bench {
    let crypto: SodiumCrypto
    private let pair: SigningKeyPair

    init?() {
        guard let crypto = try? SodiumCrypto(), var seed = try? crypto.makeSecret(count: 32) else { return nil }
        // The key that the seeds of the corpus name: 32 bytes of the value 2.
        seed.withUnsafeMutableBytes { $0.copyBytes(from: [UInt8](repeating: 2, count: 32)) }
        guard let publicKey = try? crypto.signingPublicKey(ofSeed: seed) else { return nil }
        self.crypto = crypto
        pair = SigningKeyPair(seed: seed, publicKey: publicKey)
    }

    func signature(over fields: [UInt8]) -> [UInt8] {
        (try? crypto.signature(over: Array("whisper-v1/bundle\0".utf8) + fields, by: pair)) ?? []
    }

    func readBundle(_ text: [UInt8]) {
        guard let bundle = try? PublicBundle(text: text, crypto: crypto) else { return }
        guard bundle.text == Armor.trimmed(text) else { fatalError("not the same line again") }
        guard (try? PublicBundle(text: bundle.text, crypto: crypto)) == bundle else {
            fatalError("not the same bundle")
        }
        guard bundle.succession?.isAuthentic(crypto: crypto) ?? true else { fatalError("a statement of nobody") }
        guard bundle.keys.areStrict else { fatalError("a weak key") }
    }

    func readKeybook(_ text: [UInt8]) {
        guard let book = try? Keybook(text: text, crypto: crypto) else { return }
        guard Armor.trimmed(book.text(crypto: crypto)) == Armor.trimmed(text) else {
            fatalError("not the same line again")
        }
        guard (try? Keybook(book.offers.reversed())) == book else { fatalError("not the same keybook") }
    }
}
