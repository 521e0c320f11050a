import WhisperIngestionPort

/// Finds the chat's text among the names of an archive or a folder.
enum ChatChooser {
    /// The names that may be a chat, likeliest first.
    ///
    /// iOS calls it `_chat.txt`; Android names it like the archive. As attachments may be text files too, the name is
    /// not conclusive: the caller looks for messages in each.
    static func candidates(_ paths: [String], container: String?) -> [Int] {
        let stem = container.map { withoutExtension($0) }
        let ranked: [(number: Int, rank: Int)] = paths.indices.compactMap { number in
            let parts = paths[number].split(separator: "/")
            guard let name = parts.last, parts.count <= 3, parts.first != "__MACOSX", !name.hasPrefix("._"),
                isText(name) || isBareExport(name)
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

    private static func isText(_ name: some StringProtocol) -> Bool { name.lowercased().hasSuffix(".txt") }

    /// Whether WhatsApp gives an export this name, of which something on the way has cut off `.txt`.
    private static func isBareExport(_ name: some StringProtocol) -> Bool {
        ChatTitle.find(inNameOfExport: String(name)) != nil && !MediaType.isKnown(fileName: String(name))
            && !name.lowercased().hasSuffix(".zip")
    }

    /// The requested chat, or the only one; nil if there is none.
    static func chosen(_ part: String?, among chats: [String]) throws(IngestionError) -> String? {
        if let part { return chats.contains(part) ? part : nil }
        if chats.count > 1 { throw .severalChats }
        return chats.first
    }

    /// The candidates that are chats: those that contain messages, and that no other one names as an attachment. A
    /// single text is accepted without a check: any problem is reported when it is read.
    static func chats(
        _ candidates: [Int], names: [String], _ stream: (Int) throws(IngestionError) -> (any ByteStream)?
    ) throws(IngestionError) -> [Int] {
        if candidates.isEmpty || candidates.count == 1 && isText(names[candidates[0]]) { return candidates }
        var holding: [Int] = []
        for number in candidates {
            if let text = try stream(number), holdsMessages(text) { holding.append(number) }
        }
        let attached = try attachments(among: holding, names: names, to: holding, stream)
        let chats = holding.filter { !attached.contains($0) }
        return chats.isEmpty ? holding : chats
    }

    /// The files that the texts name, except a text that names the one by which it is named.
    static func attachments(
        among files: [Int], names: [String], to texts: [Int],
        _ stream: (Int) throws(IngestionError) -> (any ByteStream)?
    ) throws(IngestionError) -> Set<Int> {
        guard files.contains(where: { file in texts.contains { $0 != file } }) else { return [] }
        let all = Set(files + texts).sorted()
        var namings: [Int: Set<Int>] = [:]
        for text in texts {
            let others = all.filter { $0 != text }
            guard let bytes = try stream(text) else { continue }
            let found = try NameSearch(others.map { names[$0] }).found(in: bytes)
            namings[text] = Set(found.map { others[$0] })
        }
        return Set(
            files.filter { file in
                texts.contains { text in
                    namings[text, default: []].contains(file) && !namings[file, default: []].contains(text)
                }
            })
    }

    private static func withoutExtension(_ name: String) -> String {
        name.count > 4 && name.dropLast(3).hasSuffix(".") ? String(name.dropLast(4)) : name
    }

    /// Whether the first 64 KiB of a text contain a message.
    static func holdsMessages(_ stream: any ByteStream) -> Bool {
        guard var head = try? TextForm.head(of: stream) else { return false }
        let form = TextForm(head.span)
        if !form.isPlain { head = (try? TextForm.head(of: form.decoding(SourceStream(MemoryBytes(head))))) ?? [] }
        var scanner = ExportScanner()
        var found = false
        _ = scanner.scan(head.span, isLast: true, maximumMessages: 1) { _, _ in found = true }
        return found
    }
}
