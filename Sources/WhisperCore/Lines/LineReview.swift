import WhisperMessage

/// Compares the lines of a conversation with each other, in the order of the messages (RT-10).
///
/// A missing number may have been withheld, may have expired, or may never have been sent: it is reported as missing,
/// not as an attack. A contradiction between lines is an attack, or the result of a copied vault.
public struct LineReview: Hashable, Sendable {
    /// A finding about one message.
    public enum Finding: Hashable, Sendable {
        /// It was sealed into another conversation.
        case fromElsewhere
        /// It follows a line that the same device wrote later.
        case outOfOrder
        /// Another message of the device has its number, or it does not follow the line that it should.
        case contradicted
        /// This many lines of the device between the previous one and this one are missing.
        case notHere(Int64)
    }

    private struct Chain: Hashable, Sendable {
        var last: LineRecord
        var seen: Set<Int64>
        /// The numbers that arrived after a later one, in order of arrival.
        var late: [Int64] = []
    }

    private var chains: [UniqueIdentifier: Chain] = [:]

    /// Creates an empty review.
    public init() {}

    /// Processes the next message's line, and returns the findings about the message. What is missing before the first
    /// processed line of a device is unknown and not reported.
    public mutating func take(_ record: LineRecord) -> [Finding] {
        guard record.isHere else { return [.fromElsewhere] }
        let line = record.line
        guard var chain = chains[line.device] else {
            chains[line.device] = Chain(last: record, seen: [line.number])
            return []
        }
        defer { chains[line.device] = chain }
        let before = chain.last
        guard chain.seen.insert(line.number).inserted else { return [.contradicted] }
        guard line.number > before.line.number else {
            chain.late.append(line.number)
            return [.outOfOrder]
        }
        chain.last = record
        let gap = line.number - before.line.number - 1
        if gap > 0 { return [.notHere(gap)] }
        return line.previous == before.digest ? [] : [.contradicted]
    }

    /// How many numbers of a device, within a range that was missing, were processed later.
    func count(of device: UniqueIdentifier, in numbers: ClosedRange<Int64>) -> Int64 {
        Int64(chains[device]?.late.count { numbers.contains($0) } ?? 0)
    }
}
