import WhisperMessage

/// What the lines of a conversation say about each other, in the order in which the messages stand (RT-10).
///
/// A number that does not come may be withheld, may have expired, or may never have been sent: it is shown as not here, not
/// as an attack. What contradicts another line is an attack, or a vault that was copied.
public struct LineReview: Hashable, Sendable {
    /// What is to be said about one message.
    public enum Finding: Hashable, Sendable {
        /// It was sealed into another conversation.
        case fromElsewhere
        /// It stands behind a line of the same device that was written later.
        case outOfOrder
        /// Another message of the device has its number, or it does not follow the line that it should.
        case contradicted
        /// So many lines of the device between the one before and this one are not here.
        case notHere(Int64)
    }

    private struct Chain: Hashable, Sendable {
        var last: LineRecord
        var seen: Set<Int64>
        /// Those of them that came after a later one, in the order in which they came.
        var late: [Int64] = []
    }

    private var chains: [UniqueIdentifier: Chain] = [:]

    /// A review of nothing.
    public init() {}

    /// Takes the next message's line; what is to be said of the message. What is missing before the first line of a device
    /// that is taken is not known, and not said.
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

    /// How many numbers of a device, within a range that was not here, were taken later.
    func count(of device: UniqueIdentifier, in numbers: ClosedRange<Int64>) -> Int64 {
        Int64(chains[device]?.late.count { numbers.contains($0) } ?? 0)
    }
}
