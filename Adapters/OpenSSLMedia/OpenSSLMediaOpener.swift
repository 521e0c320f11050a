import CWhisperForeignCrypto
public import WhisperMediaPort
public import WhisperSecretMemory
import WhisperSecretPool

/// Opens encrypted files of WhatsApp's messages with OpenSSL's libcrypto (ING-6).
///
/// An encrypted file is its content in AES-256-CBC, filled to whole blocks as PKCS#7 specifies, and then the first 10
/// bytes of an HMAC-SHA256 of the initial block and everything before the code. The initial block and both keys are
/// derived from the message's key by HKDF-SHA256 without a salt; the kind of file is the information.
///
/// Any number of files may be opened at the same time, each in about 128 KiB of memory, whatever its size.
public struct OpenSSLMediaOpener: MediaOpener {
    private let memory: any SecretAllocator

    /// What is derived from a key, in bytes: the initial block, both keys, and 32 bytes that no file uses.
    private static let derivedSize = 112
    private static let initialBlock = 0..<16
    private static let cipherKey = 16..<48
    private static let codeKey = 48..<80

    // A static is initialised exactly once, whichever thread comes first.
    private static let isPrepared = whisper_foreign_crypto_prepare() == 0

    /// Creates an opener.
    ///
    /// - Parameter memory: Where derived keys are stored until the ciphers have started.
    public init(memory: any SecretAllocator) {
        self.memory = memory
    }

    /// Starts opening a file.
    ///
    /// - Throws: `.outOfMemory`; `.unavailable` if the library lacks an algorithm, or memory for its state.
    public func begin(_ reference: borrowing MediaReference) throws(MediaOpeningError) -> any MediaOpening {
        guard OpenSSLMediaOpener.isPrepared else { throw .unavailable }
        let keys = try derivedKeys(reference.key, for: reference.file.kind)
        let (digest, encryptedDigest) = (reference.digest, reference.file.digest)
        return try unsafe keys.withUnsafeBytes { bytes throws(MediaOpeningError) -> OpenSSLMediaOpening in
            try unsafe OpenSSLMediaOpening(
                initialBlock: Array(bytes[OpenSSLMediaOpener.initialBlock]),
                cipher: ChainedCipher(key: UnsafeRawBufferPointer(rebasing: bytes[OpenSSLMediaOpener.cipherKey])),
                code: AuthenticationCode(key: UnsafeRawBufferPointer(rebasing: bytes[OpenSSLMediaOpener.codeKey])),
                digest: digest, encryptedDigest: encryptedDigest)
        }
    }

    /// Opens what is encrypted with a secret of a message.
    ///
    /// - Throws: `.forged`; `.outOfMemory`; `.unavailable` if the library lacks an algorithm.
    public func open(
        _ content: EncryptedContent, secret: borrowing SecretBytes
    ) throws(MediaOpeningError) -> [UInt8] {
        guard OpenSSLMediaOpener.isPrepared else { throw .unavailable }
        let key = try derivedKey(
            secret, information: content.information, size: Int(WHISPER_FOREIGN_KEY))
        let size = content.bytes.count - EncryptedContent.tagSize
        // At least one byte, so that the buffer has an address.
        var plain = [UInt8](repeating: 0, count: max(1, size))
        let isGenuine = unsafe key.withUnsafeBytes { key in
            unsafe content.bytes.withUnsafeBufferPointer { bytes in
                guard let key = key.baseAddress, let start = bytes.baseAddress else { return false }
                return unsafe whisper_gcm_open(
                    key.assumingMemoryBound(to: UInt8.self), content.nonce, content.context, content.context.count,
                    start, size, start + size, &plain) == 0
            }
        }
        guard isGenuine else {
            SecretWipe.wipe(&plain)
            throw .forged
        }
        return Array(plain.prefix(size))
    }

    /// Derives the keys of a file.
    private func derivedKeys(
        _ key: borrowing SecretBytes, for kind: MediaKind
    ) throws(MediaOpeningError) -> SecretBytes {
        try derivedKey(
            key, information: OpenSSLMediaOpener.information(kind), size: OpenSSLMediaOpener.derivedSize)
    }

    private func derivedKey(
        _ key: borrowing SecretBytes, information: [UInt8], size: Int
    ) throws(MediaOpeningError) -> SecretBytes {
        var keys = try derivedMemory(size)
        let isDerived = unsafe key.withUnsafeBytes { key in
            unsafe keys.withUnsafeMutableBytes { keys in
                guard let source = key.baseAddress, let target = keys.baseAddress else { return false }
                return unsafe whisper_foreign_hkdf(
                    source.assumingMemoryBound(to: UInt8.self), key.count, nil, 0, information, information.count,
                    target.assumingMemoryBound(to: UInt8.self), keys.count) == 0
            }
        }
        guard isDerived else { throw .unavailable }
        return keys
    }

    private func derivedMemory(_ size: Int) throws(MediaOpeningError) -> SecretBytes {
        do {
            return try memory.allocate(count: size)
        } catch {
            throw .outOfMemory
        }
    }

    /// What makes the keys of a kind different from those of the others.
    private static func information(_ kind: MediaKind) -> [UInt8] {
        switch kind {
        case .image: Array("WhatsApp Image Keys".utf8)
        case .video: Array("WhatsApp Video Keys".utf8)
        case .audio: Array("WhatsApp Audio Keys".utf8)
        case .document: Array("WhatsApp Document Keys".utf8)
        }
    }
}
