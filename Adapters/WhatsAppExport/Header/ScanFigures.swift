public import WhisperIngestionPort

/// The totals of a scan so far; every byte is in exactly one of the two sums.
public struct ScanFigures: Sendable {
    /// Messages found.
    public internal(set) var messages: UInt64 = 0
    /// Bytes of messages: headers and continuations.
    public internal(set) var messageBytes: Int64 = 0
    /// Bytes that do not belong to a message.
    public internal(set) var skippedBytes: Int64 = 0
    /// Pieces of input that do not belong to a message.
    public internal(set) var skippedCount: Int64 = 0
    /// The first hundred of them.
    public internal(set) var skipped: [SkippedInput] = []

    static let reportedSkips = 100

    mutating func skip(_ input: SkippedInput) {
        skippedCount += 1
        skippedBytes += input.bytes
        if skipped.count < ScanFigures.reportedSkips { skipped.append(input) }
    }
}
