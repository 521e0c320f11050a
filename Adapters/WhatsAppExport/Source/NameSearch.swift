import WhisperIngestionPort

/// Finds which of several names occur in a text, in one pass.
struct NameSearch {
    private let names: [[UInt8]]

    init(_ names: [String]) {
        self.names = names.map { Array($0.utf8) }
    }

    /// The indices of the names that occur in the text.
    func found(in stream: any ByteStream) throws(IngestionError) -> Set<Int> {
        let overlap = max(0, (names.map(\.count).max() ?? 0) - 1)
        var buffer = [UInt8](repeating: 0, count: 256 << 10 + overlap)
        var kept = 0
        var found: Set<Int> = []
        while found.count < names.count {
            let got = try unsafe buffer.readingInto(from: kept) { target throws(IngestionError) in
                unsafe try stream.read(into: target)
            }
            if got == 0 { break }
            let end = kept + got
            for index in names.indices where !found.contains(index) {
                if buffer.span.firstIndex(of: names[index], from: 0, to: end) != nil { found.insert(index) }
            }
            // A name may begin at the end of the current block.
            kept = min(overlap, end)
            for index in 0..<kept { buffer[index] = buffer[end - kept + index] }
        }
        return found
    }
}
