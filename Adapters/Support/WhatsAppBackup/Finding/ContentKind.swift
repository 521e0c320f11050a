import WhisperPosixFiles
import WhisperTextCoding

/// What a file is by its first and last bytes.
enum ContentKind: Hashable, Sendable {
    case database
    case container(BackupContainer)
    case archive
    case text
    /// 64 digits: a key, which is a text but no chat.
    case key
    case other

    private static let databaseSignature = Array("SQLite format 3\0".utf8)
    /// How much of a text is looked at.
    private static let textSize = 4_096

    /// Recognises a file.
    ///
    /// - Throws: `.inaccessible`; `.damaged` and `.unknownBackup` for containers that cannot be opened.
    init(path: String, followingLinks: Bool) throws(WhatsAppBackupError) {
        let file = try accessing { () throws(FileError) in
            try OpenFile.reading(path, followingLinks: followingLinks)
        }
        let head = try accessing { () throws(FileError) in try file.read(atMost: Self.textSize) }
        if head.starts(with: Self.databaseSignature) {
            self = .database
        } else if head.count >= 4, head[0] == 0x50, head[1] == 0x4B, [3, 5, 7].contains(head[2]) {
            self = .archive
        } else if let container = try BackupContainer(file) {
            self = .container(container)
        } else if Self.isText(head) {
            self = Self.isKey(head) ? .key : .text
        } else {
            self = .other
        }
    }

    /// Whether a text may begin like this: no control characters but those of lines and tabs.
    private static func isText(_ head: [UInt8]) -> Bool {
        !head.isEmpty && head.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
    }

    private static func isKey(_ head: [UInt8]) -> Bool {
        head.count < 256 && head.count { HexText.value(of: $0) != nil } == 64
            && head.allSatisfy { HexText.value(of: $0) != nil || $0 <= 0x20 || $0 == 0x2D }
    }
}
