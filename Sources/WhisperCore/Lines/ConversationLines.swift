import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// The findings of a conversation's lines about each message (RT-10), based on the whole conversation, so that they are
/// the same on every page and in search results.
///
/// A conversation is read once, from its beginning, when one of its messages with a line is first queried.
public struct ConversationLines: Sendable {
    private let store: any VaultStore
    /// The findings by conversation and message, for messages that have any.
    private var read: [UniqueIdentifier: [UniqueIdentifier: [LineReview.Finding]]] = [:]

    /// The number of messages per page.
    private static let pageSize = 1_000

    /// Creates a lookup for a vault's conversations.
    public init(_ store: any VaultStore) {
        self.store = store
    }

    /// The findings about a message.
    ///
    /// - Throws: The vault's error.
    public mutating func findings(of message: StoredMessage) async throws(StoreError) -> [LineReview.Finding] {
        guard ConversationLines.record(of: message) != nil else { return [] }
        if let known = read[message.conversation] { return known[message.unified.id] ?? [] }
        let found = try await review(message.conversation)
        read[message.conversation] = found
        return found[message.unified.id] ?? []
    }

    private func review(
        _ conversation: UniqueIdentifier
    ) async throws(StoreError) -> [UniqueIdentifier: [LineReview.Finding]] {
        // By signer: a signer that names another one's device cannot contradict its lines.
        var reviews: [UniqueIdentifier?: LineReview] = [:]
        var found: [UniqueIdentifier: [LineReview.Finding]] = [:]
        var gaps: [LineGap] = []
        var range = PageRange.oldest
        while true {
            let page = try await store.messages(in: conversation, range, limit: ConversationLines.pageSize)
            for message in page {
                guard let record = ConversationLines.record(of: message) else { continue }
                let signer = message.seal?.contact
                let findings = reviews[signer, default: LineReview()].take(record)
                if !findings.isEmpty { found[message.unified.id] = findings }
                for case .notHere(let count) in findings {
                    gaps.append(LineGap(message.unified.id, signer: signer, before: record.line, count: count))
                }
            }
            guard let last = page.last, page.count == ConversationLines.pageSize else { break }
            range = .after(last.unified.id)
        }
        // Later lines in this gap are out of order, but present.
        for gap in gaps {
            let late = reviews[gap.signer]?.count(of: gap.device, in: gap.numbers) ?? 0
            guard late > 0 else { continue }
            let left = Int64(gap.numbers.count) - late
            found[gap.message] = found[gap.message]?.filter { if case .notHere = $0 { false } else { true } }
            if left > 0 { found[gap.message, default: []].append(.notHere(left)) }
        }
        return found
    }

    /// The line that was removed from a message when it was opened, in place or behind its carrier; nil if there was
    /// none, or the vault did not open it itself.
    private static func record(of message: StoredMessage) -> LineRecord? {
        guard message.direction == .incoming, message.carrierText != nil || message.seal?.kind == .signed else {
            return nil
        }
        return LineRecord(of: message.unified)
    }
}

/// Numbers of a device that were missing when a later one arrived.
private struct LineGap {
    let message: UniqueIdentifier
    let signer: UniqueIdentifier?
    let device: UniqueIdentifier
    let numbers: ClosedRange<Int64>

    /// Parameter count: How many numbers before the line are missing, at least 1 and fewer than its own.
    init(_ message: UniqueIdentifier, signer: UniqueIdentifier?, before line: ConversationLine, count: Int64) {
        self.message = message
        self.signer = signer
        device = line.device
        numbers = line.number - count...line.number - 1
    }
}
