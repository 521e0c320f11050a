import WhisperPosixFiles

/// The dated copies of a backup: WhatsApp renames each backup when it makes the next one, and keeps those of a week,
/// such as `msgstore-2026-01-31.1.db.crypt15` beside `msgstore.db.crypt15` (WDB-1).
///
/// Names decide nothing here but which of several backups of one phone is the present one: each was recognised by its
/// content, and what is not chosen is named.
enum DatedCopies {
    /// The findings, where those that are copies of another one are listed with it instead.
    static func gathered(_ found: [WhatsAppFinding]) -> [WhatsAppFinding] {
        var originals: [WhatsAppFinding] = []
        var copies: [Original: [String]] = [:]
        let present = Set(found.map { Original(folder: Files.parent(of: $0.path), name: $0.name, kind: $0.kind) })
        for finding in found {
            if let name = original(of: finding.name) {
                let original = Original(folder: Files.parent(of: finding.path), name: name, kind: finding.kind)
                if present.contains(original) {
                    copies[original, default: []].append(finding.path)
                    continue
                }
            }
            originals.append(finding)
        }
        for index in originals.indices {
            let finding = originals[index]
            let original = Original(folder: Files.parent(of: finding.path), name: finding.name, kind: finding.kind)
            originals[index].copies = (copies[original] ?? []).sorted()
        }
        return originals
    }

    private struct Original: Hashable {
        var folder: String
        var name: String
        var kind: WhatsAppFinding.Kind
    }

    /// The name that a dated copy had before: `msgstore.db.crypt15` of `msgstore-2026-01-31.1.db.crypt15`; nil if a name
    /// is not dated.
    static func original(of name: String) -> String? {
        let bytes = Array(name.utf8)
        guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot > date.count else { return nil }
        let start = dot - date.count
        guard zip(date, bytes[start..<dot]).allSatisfy({ $0 == UInt8(ascii: "0") ? isDigit($1) : $0 == $1 }) else {
            return nil
        }
        let number = bytes[(dot + 1)...].prefix(while: isDigit)
        let rest = bytes[(dot + 1 + number.count)...]
        guard (1...3).contains(number.count), rest.first == UInt8(ascii: ".") else { return nil }
        return String(decoding: bytes[..<start] + rest, as: UTF8.self)
    }

    /// The form of a date within a name; a zero stands for any digit.
    private static let date = Array("-0000-00-00".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension WhatsAppFinding {
    /// The name of the file.
    fileprivate var name: String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
}
