import WhisperPosixFiles
import WhisperRowPort

/// One of the encrypted files that WhatsApp for Android writes: crypt12, crypt14 or crypt15 (WDB-1, WDB-2).
///
/// It is recognised by its first bytes, whatever its name is. What surrounds the content becomes layers that a
/// ``ForeignReader`` removes; nothing is decrypted here. The byte layout is in docs/whatsapp-backups.md.
public struct BackupContainer: Hashable, Sendable {
    /// The forms, named as WhatsApp's suffixes name them.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        case crypt12, crypt14, crypt15
    }

    /// Who has the key.
    public enum KeyHolder: Hashable, Sendable {
        /// The phone has a key file, which WhatsApp's servers can replace.
        case phone
        /// The owner: 64 digits, or the phone's `encrypted_backup.key`. Releases before 2.26 do not state whether the digits
        /// or a password were chosen.
        case owner
        /// WhatsApp, which releases it for a password.
        case password
        /// WhatsApp, which releases it for a passkey.
        case passkey
    }

    /// The form.
    public let form: Form
    /// Who has the key.
    public let keyHolder: KeyHolder
    /// WhatsApp's version, such as `2.22.5.13`; nil if the file does not state it.
    public let appVersion: String?
    /// The last digits of the owner's number, usually two; nil if the file does not state them.
    public let numberEnding: String?
    /// Whether the file states that it has messages. If not, it may be another of WhatsApp's databases, or an old one.
    public let statesMessages: Bool
    /// What the key file must have, too; nil if keys cannot be compared before decryption.
    let origin: KeyOrigin?
    /// The initial block of the cipher.
    let nonce: [UInt8]
    /// Where ciphertext, tag and checksum are.
    let range: Range<Int64>
    /// Whether a checksum follows the tag.
    let checksum: ForeignChecksum

    /// The number of bytes that are needed from the start of a file.
    public static let headSize = 4_608
    /// The number of bytes that are needed from its end.
    public static let tailSize = 4

    /// Recognises a container by its first and last bytes; nil for anything else.
    ///
    /// - Parameters:
    ///   - head: The first ``headSize`` bytes; all bytes of a smaller file.
    ///   - tail: The last ``tailSize`` bytes.
    ///   - size: The size of the file.
    /// - Throws: `.damaged` for a truncated container; `.unknownBackup` for one of a form that is not known.
    public init?(head: [UInt8], tail: [UInt8], size: Int64) throws(WhatsAppBackupError) {
        if let prefix = try ContainerPrefix(head) {
            self.init(prefix, size: size)
        } else if let header = try LegacyHeader(head, tail: tail, size: size) {
            self.init(header, size: size)
        } else {
            return nil
        }
        // The tag, and a checksum if there must be one, are there even if nothing is encrypted.
        guard range.upperBound - range.lowerBound >= (checksum == .required ? 32 : 16) else { throw .damaged }
    }

    /// Recognises the container at a path; nil for any other file.
    ///
    /// - Throws: `.notFound` or `.inaccessible`; `.damaged`; `.unknownBackup`.
    public init?(path: String) throws(WhatsAppBackupError) {
        let file = try accessing { () throws(FileError) in try OpenFile.reading(path, followingLinks: true) }
        try self.init(file)
    }

    /// Recognises an open file.
    init?(_ file: borrowing OpenFile) throws(WhatsAppBackupError) {
        let size: Int64
        let head: [UInt8]
        let tail: [UInt8]
        do throws(FileError) {
            size = try file.status().size
            try file.seek(to: 0)
            head = try file.read(atMost: Self.headSize)
            try file.seek(to: max(0, size - Int64(Self.tailSize)))
            tail = try file.read(atMost: Self.tailSize)
        } catch {
            throw WhatsAppBackupError(error)
        }
        try self.init(head: head, tail: tail, size: size)
    }

    private init(_ prefix: ContainerPrefix, size: Int64) {
        form = prefix.form
        keyHolder = prefix.keyHolder
        appVersion = prefix.appVersion
        numberEnding = prefix.numberEnding
        statesMessages = prefix.statesMessages
        origin = prefix.origin
        nonce = prefix.nonce
        range = Int64(prefix.count)..<max(Int64(prefix.count), size)
        // Files of backups that consist of several have no checksum; those of messages always have one.
        checksum = prefix.statesMessages ? .required : .optional
    }

    private init(_ header: LegacyHeader, size: Int64) {
        form = .crypt12
        keyHolder = .phone
        appVersion = nil
        numberEnding = header.numberEnding
        // Only databases of messages were written in this form by the releases that had it.
        statesMessages = true
        origin = header.origin
        nonce = header.nonce
        range = Int64(LegacyHeader.count)..<size - Int64(Self.tailSize)
        checksum = .required
    }
}

/// Which key of which phone encrypted a container, as both the container and the key file state it.
struct KeyOrigin: Hashable, Sendable {
    /// The version of the key, 1 … 3 in genuine files.
    var version: UInt8
    /// The salt of WhatsApp's server, 32 bytes.
    var serverSalt: [UInt8]
    /// A random number that stands for the account, 16 bytes.
    var accountSalt: [UInt8]
}
