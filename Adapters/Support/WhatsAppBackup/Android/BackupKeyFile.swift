import WhisperPosixFiles
import WhisperRowPort
public import WhisperSecretMemory
import WhisperSecretPool
import WhisperTextCoding

/// Reads keys in every form in which people have them (WDB-2): the digits that WhatsApp shows, 32 bytes, and the two key
/// files of Android.
///
/// No copy of a key remains outside guarded memory.
public enum BackupKeyFile {
    /// The largest file that is read.
    public static let largest = 4_096

    /// Java's serialization of an array of bytes: stream, class description, and the length that follows.
    private static let arrayPrefix: [UInt8] = [
        0xAC, 0xED, 0x00, 0x05, 0x75, 0x72, 0x00, 0x02, 0x5B, 0x42, 0xAC, 0xF3, 0x17, 0xF8, 0x06, 0x08, 0x54, 0xE0,
        0x02,
        0x00, 0x00, 0x78, 0x70,
    ]

    /// Whether a file that begins with these bytes is a key, by its form: a file of the phone, or the digits.
    public static func isMarked(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: arrayPrefix) || bytes.withUnsafeBytes { (try? digitCount(text($0))) != nil }
    }

    /// Reads a key file.
    ///
    /// - Throws: `.notFound` or `.inaccessible`; `.malformedKey` for anything that is no key; `.full` without guarded memory.
    public static func read(path: String, memory: any SecretAllocator) throws(WhatsAppBackupError) -> BackupKey {
        var bytes: [UInt8] = []
        defer { SecretWipe.wipe(&bytes) }
        do throws(FileError) {
            bytes = try Files.read(path, limit: largest, followingLinks: true)
        } catch .unsuitable {
            // A device, a folder, or far more than a key.
            throw .malformedKey
        } catch {
            throw WhatsAppBackupError(error)
        }
        return try bytes.withUnsafeBytes { bytes in
            Result { () throws(WhatsAppBackupError) in try key(bytes, memory: memory) }
        }.get()
    }

    /// Reads a key that was typed, or that a command printed.
    ///
    /// - Throws: `.malformedKey` for anything that is no key; `.full` without guarded memory.
    public static func read(
        _ secret: borrowing SecretBytes, memory: any SecretAllocator
    ) throws(WhatsAppBackupError) -> BackupKey {
        try secret.withUnsafeBytes { bytes throws(WhatsAppBackupError) in try key(bytes, memory: memory) }
    }

    private static func key(
        _ bytes: UnsafeRawBufferPointer, memory: any SecretAllocator
    ) throws(WhatsAppBackupError) -> BackupKey {
        guard bytes.count <= largest else { throw .malformedKey }
        if bytes.starts(with: arrayPrefix) {
            return try array(UnsafeRawBufferPointer(rebasing: bytes[arrayPrefix.count...]), memory)
        }
        if let key = try digits(bytes, memory) { return key }
        if isText(bytes) { return BackupKey(content: .password) }
        guard bytes.count == ForeignKey.count else { throw .malformedKey }
        return BackupKey(content: .owner(try guarded(bytes, memory)))
    }

    // MARK: The phone's files

    /// The content of an array: 32 bytes of the owner's key, or 131 of the phone's with its origin.
    private static func array(
        _ bytes: UnsafeRawBufferPointer, _ memory: any SecretAllocator
    ) throws(WhatsAppBackupError) -> BackupKey {
        guard bytes.count >= 4 else { throw .malformedKey }
        let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        let content = UnsafeRawBufferPointer(rebasing: bytes[4...])
        guard content.count == length else { throw .malformedKey }
        switch length {
        case ForeignKey.count: return BackupKey(content: .owner(try guarded(content, memory)))
        case 131:
            // Version of the cipher and of the key, salts, hash of the second, an unused initial block, the key.
            guard content[0] == 0, content[1] == 1, (1...9).contains(content[2]) else { throw .malformedKey }
            let origin = KeyOrigin(
                version: content[2], serverSalt: Array(content[3..<35]), accountSalt: Array(content[35..<51]))
            let key = try guarded(UnsafeRawBufferPointer(rebasing: content[99..<131]), memory)
            return BackupKey(content: .phone(key, origin))
        default: throw .malformedKey
        }
    }

    private static func guarded(
        _ bytes: UnsafeRawBufferPointer, _ memory: any SecretAllocator
    ) throws(WhatsAppBackupError) -> ForeignKey {
        do throws(SecretMemoryError) {
            return ForeignKey(try memory.copy(bytes))
        } catch {
            throw .full
        }
    }

    // MARK: Texts

    /// The bytes without the mark of their order.
    private static func text(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0))
    }

    /// The number of digits, 64 grouped in any way; nil if the text is something else.
    ///
    /// - Throws: `.malformedKey` if it is almost that: digits that are too few or too many, or a mistyped one among them.
    private static func digitCount(_ text: UnsafeRawBufferPointer) throws(WhatsAppBackupError) -> Int? {
        guard isText(text) else { return nil }
        var (digits, others, place) = (0, 0, 0)
        while place < text.count {
            let separator = separatorLength(text, at: place)
            if separator == 0 {
                if HexText.value(of: text[place]) != nil { digits += 1 } else { others += 1 }
            }
            place += max(1, separator)
        }
        guard digits > 0, others == 0 || (digits >= 48 && others <= 8) else { return nil }
        guard digits == 2 * ForeignKey.count, others == 0 else { throw .malformedKey }
        return digits
    }

    /// The key of which these are the digits; nil if the text is something else.
    private static func digits(
        _ bytes: UnsafeRawBufferPointer, _ memory: any SecretAllocator
    ) throws(WhatsAppBackupError) -> BackupKey? {
        let text = text(bytes)
        guard let digits = try digitCount(text) else { return nil }
        var secret: SecretBytes
        do throws(SecretMemoryError) {
            secret = try memory.allocate(count: ForeignKey.count)
        } catch {
            throw .full
        }
        secret.withUnsafeMutableBytes { key in
            var position = 0
            for byte in text {
                guard let value = HexText.value(of: byte), position < digits else { continue }
                key[position / 2] |= position.isMultiple(of: 2) ? value << 4 : value
                position += 1
            }
        }
        return BackupKey(content: .owner(ForeignKey(secret)))
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// White space and the hyphens that people put between groups.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x2D
    }

    /// The number of bytes of what stands between groups of digits at a place of a text; 0 for anything else.
    ///
    /// Web pages and note apps put spaces there that do not break lines or have a width of their own, dashes, and marks
    /// that are not seen.
    private static func separatorLength(_ text: UnsafeRawBufferPointer, at place: Int) -> Int {
        let first = text[place]
        if first < 0x80 { return isSeparator(first) ? 1 : 0 }
        let length = first < 0xE0 ? 2 : 3
        guard (0xC2..<0xF0).contains(first), place + length <= text.count else { return 0 }
        var scalar = UInt32(first & (length == 2 ? 0x1F : 0x0F))
        for byte in text[place + 1..<place + length] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        switch scalar {
        // Spaces, and the ends of lines and paragraphs.
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return length
        // Hyphens and dashes.
        case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: return length
        // Hyphens that show only at the end of a line, joiners, marks of direction and of the order of bytes.
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: return length
        default: return 0
        }
    }

    /// Whether someone may have typed it: printable ASCII or UTF-8 in lines, not empty.
    private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.contains { !isSeparator($0) } && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || isSeparator($0) }
            && hasWholeCharacters(bytes)
    }

    /// Whether every character of more than one byte is complete. A `String` would be a copy of the secret.
    private static func hasWholeCharacters(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var missing = 0
        for byte in bytes {
            switch byte {
            case 0x80..<0xC0:
                guard missing > 0 else { return false }
                missing -= 1
                continue
            default: guard missing == 0 else { return false }
            }
            switch byte {
            case 0..<0x80: break
            case 0xC2..<0xE0: missing = 1
            case 0xE0..<0xF0: missing = 2
            case 0xF0..<0xF5: missing = 3
            default: return false
            }
        }
        return missing == 0
    }
}
