import WhisperIngestionPort
import WhisperMessage

/// An evenly spread sample of messages: every one at first, every second when there are too many, and so on.
struct SampledMessages: Sendable {
    /// The sampled messages, with their indices in the file.
    private(set) var kept: [(place: Int, sample: TimeComparison.Sample)] = []
    private var offered = 0
    private var stride = 1

    private static let capacity = 256
    /// Longer texts are not sampled, as a few words suffice.
    private static let maximumLength = 1_000

    /// Adds a message if it belongs to the sample.
    mutating func offer(_ message: SourceMessage, at place: Int) {
        guard let sender = message.sender, (message.content.text?.utf8.count ?? 0) <= SampledMessages.maximumLength
        else {
            return
        }
        defer { offered += 1 }
        guard offered.isMultiple(of: stride) else { return }
        if kept.count == SampledMessages.capacity {
            kept = kept.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            stride *= 2
            guard offered.isMultiple(of: stride) else { return }
        }
        let sample = TimeComparison.Sample(
            time: message.timestamp, localSeconds: message.localSeconds, content: message.content,
            sender: sender.displayName)
        kept.append((place, sample))
    }
}
