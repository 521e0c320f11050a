import WhisperMessage

/// Chats with historical messages that were not found in an export, until everything known of them is compared (ING-2).
///
/// A comparison takes the whole chat, so while a source is being read it is repeated only after the history has grown
/// by a sixteenth of the chat: all comparisons together take time proportional to the number of reported messages.
struct UnsettledChats {
    /// The number of messages reported since the last comparison.
    private var told: [UniqueIdentifier: Int] = [:]
    /// The size of the chat at its last comparison.
    private var sizes: [UniqueIdentifier: Int] = [:]

    /// Counts historical messages of a chat.
    mutating func add(_ count: Int, to conversation: UniqueIdentifier) { told[conversation, default: 0] += count }

    /// Records that a chat with this many messages was compared.
    mutating func settle(_ conversation: UniqueIdentifier, size: Int) {
        told[conversation] = nil
        sizes[conversation] = size
    }

    /// All chats that were not compared since they grew.
    var all: [UniqueIdentifier] { told.keys.sorted() }

    /// Those that have grown enough for a comparison while the source is being read.
    var due: [UniqueIdentifier] { all.filter { told[$0, default: 0] >= sizes[$0, default: 0] / 16 } }
}
