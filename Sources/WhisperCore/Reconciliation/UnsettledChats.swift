import WhisperMessage

/// Chats with historical messages that were not found in an export, until everything known of them is compared (ING-2).
///
/// A comparison takes the whole chat, so while a source is being read it is repeated only after the history has grown
/// by a sixteenth of the chat: all comparisons together take time proportional to the number of reported messages.
struct UnsettledChats {
    /// The number of messages reported since the last comparison, and the place among all chats of the first of them.
    private var told: [UniqueIdentifier: (count: Int, place: Int)] = [:]
    private var places = 0
    /// The size of the chat at its last comparison.
    private var sizes: [UniqueIdentifier: Int] = [:]

    /// Counts historical messages of a chat.
    mutating func add(_ count: Int, to conversation: UniqueIdentifier) {
        let known = told[conversation] ?? (count: 0, place: places)
        told[conversation] = (known.count + count, known.place)
        places += 1
    }

    /// Records that a chat with this many messages was compared.
    mutating func settle(_ conversation: UniqueIdentifier, size: Int) {
        told[conversation] = nil
        sizes[conversation] = size
    }

    /// All chats that were not compared since they grew, in the order of the reports: an export that shows several of
    /// them becomes the first one, so that random ids must not decide.
    var all: [UniqueIdentifier] { told.sorted { $0.value.place < $1.value.place }.map(\.key) }

    /// Those that have grown enough for a comparison while the source is being read.
    var due: [UniqueIdentifier] { all.filter { (told[$0]?.count ?? 0) >= sizes[$0, default: 0] / 16 } }
}
