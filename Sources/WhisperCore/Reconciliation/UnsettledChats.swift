import WhisperMessage

/// Chats of which a history has told messages that no export was seen to hold, until all that is known of them was
/// compared (ING-2).
///
/// Comparing takes the whole chat, so while a source goes on it is done again only after the history has grown by a
/// sixteenth of the chat: all comparisons together take time proportional to what was told.
struct UnsettledChats {
    /// Messages told since the last comparison.
    private var told: [UniqueIdentifier: Int] = [:]
    /// How many messages the chat had at its last comparison.
    private var sizes: [UniqueIdentifier: Int] = [:]

    /// Notes messages of a history that were told of a chat.
    mutating func add(_ count: Int, to conversation: UniqueIdentifier) { told[conversation, default: 0] += count }

    /// Notes that a chat of so many messages was compared.
    mutating func settle(_ conversation: UniqueIdentifier, size: Int) {
        told[conversation] = nil
        sizes[conversation] = size
    }

    /// Every chat that was not compared since it grew.
    var all: [UniqueIdentifier] { told.keys.sorted() }

    /// Those that have grown enough to be compared while the source goes on.
    var due: [UniqueIdentifier] { all.filter { told[$0, default: 0] >= sizes[$0, default: 0] / 16 } }
}
