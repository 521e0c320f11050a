import IngestionPort

/// Finds the chat's text among the names of an archive or a folder.
enum ChatChooser {
    /// The names that may be a chat, the likeliest first.
    ///
    /// iOS calls it `_chat.txt`; Android names it like the archive. Attachments may be text files too, so that a name
    /// is no proof: the caller looks for messages in each.
    static func candidates(_ paths: [String], container: String?) -> [Int] {
        let stem = container.map { withoutExtension($0) }
        let ranked: [(number: Int, rank: Int)] = paths.indices.compactMap { number in
            let parts = paths[number].split(separator: "/")
            guard let name = parts.last, parts.count <= 2, parts.first != "__MACOSX", !name.hasPrefix("._"),
                name.lowercased().hasSuffix(".txt")
            else { return nil }
            let title = withoutExtension(String(name))
            let rank: Int
            if name == "_chat.txt" {
                rank = 0
            } else if title == stem || title.contains("WhatsApp") {
                rank = 1
            } else {
                rank = 2
            }
            return (number, rank + 3 * (parts.count - 1))
        }
        return ranked.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }.map(\.number)
    }

    private static func withoutExtension(_ name: String) -> String {
        name.count > 4 && name.dropLast(3).hasSuffix(".") ? String(name.dropLast(4)) : name
    }

    /// Whether there is a message in the first 64 KiB of a text.
    static func holdsMessages(_ stream: any ByteStream) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var filled = 0
        while filled < buffer.count {
            let got =
                (try? unsafe buffer.readingInto(from: filled) { target throws(IngestionError) in
                    unsafe try stream.read(into: target)
                }) ?? 0
            if got == 0 { break }
            filled += got
        }
        var scanner = ExportScanner()
        var found = false
        _ = scanner.scan(buffer.span.extracting(0..<filled), isLast: true, maximumMessages: 1) { _, _ in found = true }
        return found
    }
}
