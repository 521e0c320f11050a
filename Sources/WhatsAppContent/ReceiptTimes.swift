package import WhisperIngestionPort
import WhisperJSONText
package import WhisperMessage

/// When a message got how far with one recipient, as phones keep it (WDB-4).
package struct ReceiptTimes: Hashable, Sendable {
    /// When it was delivered.
    package var delivered: Timestamp?
    /// When it was read.
    package var read: Timestamp?
    /// When it was played.
    package var played: Timestamp?

    /// Creates a record of times; those that are unknown are nil.
    package init(delivered: Timestamp?, read: Timestamp?, played: Timestamp?) {
        self.delivered = delivered
        self.read = read
        self.played = played
    }

    /// The times that are known, in the order of their statuses.
    fileprivate var known: [(status: ReceiptStatus, time: Timestamp)] {
        [(.delivered, delivered), (.read, read), (.played, played)].compactMap { status, time in
            time.map { (status, $0) }
        }
    }
}

extension ReadContent {
    /// Adds how far a message got with a recipient, with the time of that. Times of earlier statuses, which a receipt
    /// has no place for, become a member of `receipts` among the specific information.
    package mutating func add(_ times: ReceiptTimes, of person: SourcePerson, address: JID, showsMilliseconds: Bool) {
        var earlier = times.known
        guard let furthest = earlier.popLast() else { return }
        receipts.append(SourceReceipt(person, furthest.status, at: furthest.time))
        if earlier.isEmpty { return }
        var member = JSONObject()
        member["person"] = .string(address.text)
        for (status, time) in earlier {
            member[status.name] = .string(time.rfc3339(showsMilliseconds: showsMilliseconds))
        }
        var members: [JSONValue] = []
        if case .array(let others)? = specific["receipts"] { members = others }
        specific["receipts"] = .array(members + [.object(member)])
    }
}
