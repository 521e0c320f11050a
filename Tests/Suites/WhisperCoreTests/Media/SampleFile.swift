import WhisperMediaPort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing

/// A file of a message, encrypted in a simple way that has what counts: a key, a code at the end, and two digests.
struct SampleFile: Sendable {
    let name: String
    let content: [UInt8]
    /// What the service has.
    let encrypted: [UInt8]
    /// What the message states.
    var key: [UInt8]
    var digest: [UInt8]
    var encryptedDigest: [UInt8]

    init(_ name: String, _ content: [UInt8], by sealing: SodiumSealing) {
        self.name = name
        self.content = content
        let nameDigest = sealing.digest(of: Array(name.utf8))
        key = nameDigest
        digest = sealing.digest(of: content)
        let body = content.enumerated().map { $1 ^ nameDigest[$0 % 32] }
        encrypted = body + sealing.digest(of: nameDigest + body).prefix(SampleFile.codeSize)
        encryptedDigest = sealing.digest(of: encrypted)
    }

    static let codeSize = 10

    var path: String { "/v/\(name)" }

    /// What an event of the message contains.
    func reference(_ memory: any SecretAllocator) throws(SecretMemoryError) -> MediaReference? {
        guard let file = EncryptedFile(kind: .image, path: path, digest: encryptedDigest, statedSize: nil) else {
            return nil
        }
        return MediaReference(file: file, key: try memory.copy(key), digest: digest)
    }
}

extension SodiumSealing {
    /// SHA-256.
    func digest(of bytes: [UInt8]) -> [UInt8] {
        let digest = sha256()
        bytes.withUnsafeBytes { digest.update($0) }
        return digest.finish()
    }
}

/// Opens sample files.
struct SampleOpener: MediaOpener {
    let sealing: SodiumSealing
    /// What it does wrong, if anything.
    var fault: Fault?

    enum Fault: Sendable {
        case cannotBegin(MediaOpeningError)
        case verifiesNothing
    }

    func begin(_ reference: borrowing MediaReference) throws(MediaOpeningError) -> any MediaOpening {
        if case .cannotBegin(let error) = fault { throw error }
        var verifies = true
        if case .verifiesNothing = fault { verifies = false }
        return SampleOpening(reference, sealing, verifies: verifies)
    }

    func open(
        _ content: EncryptedContent, secret: borrowing SecretBytes
    ) throws(MediaOpeningError) -> [UInt8] {
        throw .unavailable
    }
}

/// A sample file that is being opened: the code is held back until the end.
private final class SampleOpening: MediaOpening {
    private let file: EncryptedFile
    private let digest: [UInt8]
    private let key: [UInt8]
    private let verifies: Bool
    private let all: any Digest
    private let code: any Digest
    private let opened: any Digest
    private var held: [UInt8] = []
    private var position = 0

    init(_ reference: borrowing MediaReference, _ sealing: SodiumSealing, verifies: Bool) {
        file = reference.file
        digest = reference.digest
        key = reference.key.withUnsafeBytes { Array($0) }
        self.verifies = verifies
        (all, code, opened) = (sealing.sha256(), sealing.sha256(), sealing.sha256())
        key.withUnsafeBytes { code.update($0) }
    }

    func open<Failure: Error>(
        _ bytes: UnsafeRawBufferPointer, into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        all.update(bytes)
        held += bytes
        let count = held.count - SampleFile.codeSize
        guard count > 0 else { return }
        var piece = Array(held.prefix(count))
        held.removeFirst(count)
        piece.withUnsafeBytes { code.update($0) }
        for index in piece.indices { piece[index] ^= key[(position + index) % 32] }
        position += count
        piece.withUnsafeBytes { opened.update($0) }
        do throws(Failure) {
            try piece.span.bytes.withUnsafeBytes { (piece) throws(Failure) in try content(piece) }
        } catch {
            throw .content(error)
        }
    }

    func finish<Failure: Error>(
        into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        guard verifies else { return }
        guard held.count == SampleFile.codeSize else { throw .opening(.truncated) }
        guard all.finish() == file.digest else { throw .opening(.otherFile) }
        guard held.elementsEqual(code.finish().prefix(SampleFile.codeSize)) else { throw .opening(.forged) }
        guard opened.finish() == digest else { throw .opening(.otherContent) }
    }
}
