import WhisperMediaPort
import WhisperSecretMemory
import WhisperSecretPool

/// A file that is being opened: what arrived is decrypted except for its end, which may be the code and the last block.
///
/// After an error, of the content's receiver, too, everything else is refused.
final class OpenSSLMediaOpening: MediaOpening {
    /// The size of the code at the end of a file in bytes.
    private static let codeSize = 10
    /// What is held back until the end is known: the code, and the block whose filling is not content.
    private static let heldSize = codeSize + ChainedCipher.blockSize
    /// The number of bytes that are decrypted at a time.
    private static let pieceSize = 64 << 10

    private let cipher: ChainedCipher
    private let code: AuthenticationCode
    private let contentHash: RunningHash
    private let encryptedHash: RunningHash
    private let digest: [UInt8]
    private let encryptedDigest: [UInt8]
    /// The encrypted block before those that are pending; the initial one at first.
    private var previous: [UInt8]
    /// Encrypted bytes that are not decrypted, at most a piece and what is held back.
    private var pending: [UInt8] = []
    /// The content of the last piece.
    private var plain = [UInt8](repeating: 0, count: pieceSize)
    private var isEnded = false

    /// Starts opening a file.
    ///
    /// - Parameters:
    ///   - initialBlock: 16 bytes.
    ///   - digest: SHA-256 that the content must have.
    ///   - encryptedDigest: SHA-256 that the encrypted file must have.
    init(
        initialBlock: [UInt8], cipher: ChainedCipher, code: AuthenticationCode, digest: [UInt8],
        encryptedDigest: [UInt8]
    ) throws(MediaOpeningError) {
        self.cipher = cipher
        self.code = code
        self.digest = digest
        self.encryptedDigest = encryptedDigest
        contentHash = try RunningHash()
        encryptedHash = try RunningHash()
        previous = initialBlock
        pending.reserveCapacity(OpenSSLMediaOpening.pieceSize + OpenSSLMediaOpening.heldSize)
        try unsafe initialBlock.withUnsafeBufferPointer { bytes throws(MediaOpeningError) in
            try unsafe code.add(UnsafeRawBufferPointer(bytes))
        }
    }

    deinit {
        SecretWipe.wipe(&plain)
    }

    func open<Failure: Error>(
        _ bytes: UnsafeRawBufferPointer, into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        guard !isEnded else { throw .opening(.unavailable) }
        // Stays so if anything throws.
        isEnded = true
        var position = 0
        while position < bytes.count {
            let space = OpenSSLMediaOpening.pieceSize + OpenSSLMediaOpening.heldSize - pending.count
            let count = min(space, bytes.count - position)
            let piece = unsafe UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
            position += count
            let size: Int
            do throws(MediaOpeningError) {
                size = try unsafe decryptWhatMayBe(adding: piece)
            } catch {
                throw .opening(error)
            }
            try unsafe pass(size, to: content)
        }
        isEnded = false
    }

    func finish<Failure: Error>(
        into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        guard !isEnded else { throw .opening(.unavailable) }
        isEnded = true
        let size: Int
        do throws(MediaOpeningError) {
            size = try decryptAndVerifyEnd()
        } catch {
            throw .opening(error)
        }
        try unsafe pass(size, to: content)
    }

    /// Passes on the first bytes of the last piece's content, if there are any.
    private func pass<Failure: Error>(
        _ size: Int, to content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        guard size > 0 else { return }
        do throws(Failure) {
            try unsafe plain.withUnsafeBufferPointer { bytes throws(Failure) in
                try unsafe content(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<size])))
            }
        } catch {
            throw .content(error)
        }
    }

    /// Takes encrypted bytes, and decrypts the blocks that are certainly not the last one.
    ///
    /// - Returns: The number of bytes of content in `plain`.
    private func decryptWhatMayBe(adding piece: UnsafeRawBufferPointer) throws(MediaOpeningError) -> Int {
        try unsafe encryptedHash.add(piece)
        unsafe pending.append(contentsOf: piece)
        // One byte more than the code and these blocks is the beginning of another one.
        let count = max(0, pending.count - OpenSSLMediaOpening.codeSize - 1)
        let size = count - count % ChainedCipher.blockSize
        guard size > 0 else { return 0 }
        try decrypt(size)
        try addToContent(size)
        return size
    }

    /// Decrypts the first pending bytes, which are whole blocks, into `plain`.
    private func decrypt(_ size: Int) throws(MediaOpeningError) {
        try unsafe pending.withUnsafeBufferPointer { bytes throws(MediaOpeningError) in
            let blocks = unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<size]))
            try unsafe code.add(blocks)
            try unsafe cipher.decrypt(blocks, after: previous, into: &plain)
        }
        previous = Array(pending[size - ChainedCipher.blockSize..<size])
        pending.removeFirst(size)
    }

    private func addToContent(_ size: Int) throws(MediaOpeningError) {
        try unsafe plain.withUnsafeBufferPointer { bytes throws(MediaOpeningError) in
            try unsafe contentHash.add(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<size])))
        }
    }

    /// Decrypts the last block, and verifies everything.
    ///
    /// - Returns: The number of bytes of content in `plain`.
    private func decryptAndVerifyEnd() throws(MediaOpeningError) -> Int {
        let blockSize = ChainedCipher.blockSize
        guard pending.count == OpenSSLMediaOpening.heldSize else { throw .truncated }
        guard SecretBytes.areEqual(try encryptedHash.finish(), encryptedDigest) else { throw .otherFile }
        let claimed = Array(pending[blockSize...])
        pending.removeLast(OpenSSLMediaOpening.codeSize)
        try decrypt(blockSize)
        let genuine = Array(try code.finish().prefix(OpenSSLMediaOpening.codeSize))
        guard SecretBytes.areEqual(genuine, claimed) else { throw .forged }
        // Each byte of the filling is the number of its bytes; its maker has the key, so it betrays nothing.
        let filling = Int(plain[blockSize - 1])
        guard (1...blockSize).contains(filling),
            plain[blockSize - filling..<blockSize].allSatisfy({ Int($0) == filling })
        else { throw .malformed }
        try addToContent(blockSize - filling)
        guard SecretBytes.areEqual(try contentHash.finish(), digest) else { throw .otherContent }
        return blockSize - filling
    }
}
