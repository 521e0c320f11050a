import WhisperKeyFingerprint
public import WhisperSealingPort
public import WhisperSecretMemory
import WhisperTextCoding

/// A second copy of a vault's keys beside the keychain, sealed under the passphrase (ST-2).
///
/// It is written when the vault is created and whenever passphrase or keys change; a lost or damaged keychain is
/// recreated from it. It is a line of text, so that it can be printed and stored offline:
/// `whisper-recovery1:` and, in base64url without padding, the box that `Sealing` makes of the database key followed by
/// the attachment key.
public struct RecoveryCopy: Sendable {
    private let sealing: any Sealing
    private let memory: any SecretAllocator

    /// Creates a value that makes and opens copies.
    public init(sealing: any Sealing, memory: any SecretAllocator) {
        self.sealing = sealing
        self.memory = memory
    }

    /// The copy as text, including its line end.
    ///
    /// - Parameter cost: The cost of one guess at the passphrase.
    /// - Throws: `.sealing`.
    public func text(
        of keys: borrowing VaultKeys, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(RecoveryCopyError) -> [UInt8] {
        let box: [UInt8]
        do {
            box = try sealing.seal(try joined(keys), under: passphrase, cost: cost)
        } catch {
            throw .sealing(error)
        }
        return Array(RecoveryCopy.prefix) + Base64URL.encoded(box) + [UInt8(ascii: "\n")]
    }

    /// The keys in a copy.
    ///
    /// - Throws: `.malformed`, `.wrongPassphrase` or `.sealing`.
    public func keys(
        in text: [UInt8], under passphrase: borrowing SecretBytes
    ) throws(RecoveryCopyError) -> VaultKeys {
        let box = try RecoveryCopy.box(in: text)
        let joined: SecretBytes
        do {
            joined = try sealing.open(box, under: passphrase)
        } catch .notAuthentic {
            throw .wrongPassphrase
        } catch {
            throw .sealing(error)
        }
        guard joined.count == 2 * RecoveryCopy.keyLength else { throw .malformed }
        return VaultKeys(database: try part(0, of: joined), attachments: try part(1, of: joined))
    }

    /// Whether a text has the form of a copy, regardless of whether it can be opened.
    public static func isWellFormed(_ text: [UInt8]) -> Bool {
        (try? box(in: text)) != nil
    }

    private static func box(in text: [UInt8]) throws(RecoveryCopyError) -> [UInt8] {
        var line = text[...]
        while let last = line.last,
            last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") || last == UInt8(ascii: " ")
        {
            line = line.dropLast()
        }
        guard line.starts(with: prefix), let box = Base64URL.decoded(line.dropFirst(prefix.count)), !box.isEmpty else {
            throw .malformed
        }
        return box
    }

    private func joined(_ keys: borrowing VaultKeys) throws(SealingError) -> SecretBytes {
        guard keys.database.count == RecoveryCopy.keyLength, keys.attachments.count == RecoveryCopy.keyLength else {
            throw .malformed
        }
        var joined: SecretBytes
        do {
            joined = try memory.allocate(count: 2 * RecoveryCopy.keyLength)
        } catch {
            throw .outOfMemory
        }
        joined.withUnsafeMutableBytes { target in
            keys.database.withUnsafeBytes { target.copyBytes(from: $0) }
            keys.attachments.withUnsafeBytes { source in
                UnsafeMutableRawBufferPointer(rebasing: target[RecoveryCopy.keyLength...]).copyMemory(from: source)
            }
        }
        return joined
    }

    private func part(_ index: Int, of joined: borrowing SecretBytes) throws(RecoveryCopyError) -> SecretBytes {
        let start = index * RecoveryCopy.keyLength
        do {
            return try joined.withUnsafeBytes { (bytes) throws(SecretMemoryError) in
                try memory.copy(UnsafeRawBufferPointer(rebasing: bytes[start..<start + RecoveryCopy.keyLength]))
            }
        } catch {
            throw .sealing(.outOfMemory)
        }
    }

    private static let prefix = Array("whisper-recovery1:".utf8)
    private static let keyLength = 32
}

/// The reason a recovery copy could not be made or opened.
public enum RecoveryCopyError: Error, Hashable, Sendable {
    /// The text does not have the documented form.
    case malformed
    /// The passphrase does not open it, or it was modified.
    case wrongPassphrase
    /// Sealing or opening failed.
    case sealing(SealingError)
}
