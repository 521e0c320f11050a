import WhisperIngestionPort
import WhisperMessage

/// A digest of what a file says, whatever its dates mean: by it a file is recognised that is read differently than
/// before (ING-2). It covers sender, kind, text and file names of each message, in the file's order.
struct ContentsDigest: Sendable {
    private let digest: Digest128
    private var state: (high: UInt64, low: UInt64) = (0, 0)
    private var bytes: [UInt8] = []

    /// Hashed at once; where it is cut depends on the messages alone.
    private static let block = 64 << 10

    init(digest: @escaping Digest128) {
        self.digest = digest
    }

    /// Adds the next message.
    mutating func add(_ message: SourceMessage) {
        append(message.sender?.displayName)
        append(message.content.kind.rawValue)
        append(message.content.text)
        for attachment in message.content.attachments { append(attachment.name) }
        bytes.append(0xFF)
        if bytes.count >= ContentsDigest.block { hash() }
    }

    /// The digest of all messages, 32 hex digits.
    mutating func text() -> String {
        hash()
        return [state.high, state.low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }

    /// No text contains the bytes between the parts: they are not valid UTF-8.
    private mutating func append(_ text: String?) {
        if let text { bytes.append(contentsOf: text.utf8) }
        bytes.append(0xFE)
    }

    private mutating func hash() {
        withUnsafeBytes(of: (state.high.bigEndian, state.low.bigEndian)) { bytes.append(contentsOf: $0) }
        state = bytes.withUnsafeBytes(digest)
        bytes.removeAll(keepingCapacity: true)
    }
}
