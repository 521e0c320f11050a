import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// The plan of an import: which messages of a file are new, where they belong, and who wrote them.
struct ImportPlan: Sendable {
    /// The conversation for the chat; nil for a new one.
    var conversation: Conversation?
    /// The placement of each message, in the file's order; nil if all are new and are appended.
    var placements: [ReexportAlignment.Placement]?
    /// The positions for the new messages, in order; empty if `placements` is nil.
    var positions: [ChatPosition] = []
    /// The positions of the stored messages, in order; empty if `placements` is nil.
    var heldPositions: [ChatPosition] = []
    /// The number of equal messages before each new one; empty if `placements` is nil.
    var occurrences: [UInt32] = []
    /// The ids of the stored messages to which a new one is equal. A message that was erased, or a mark that was stored
    /// anew, leaves a gap in their numbers, so that the next number can be taken.
    var takenIDs: Set<String> = []
    /// Messages of the file that the owner has deleted when it was read with other dates, by their index: the stored
    /// mark of each, in whose place one with the present date is stored.
    var renewed: [Int: Int32] = [:]
    /// Messages of the file that may be ones that the owner has deleted, which their words would show.
    var unread: Set<Int> = []
    /// Whether the chat, which earlier exports show under another title, was recognised by its messages.
    var isRecognized = false
    /// Whether the owner says that the file shows the chat.
    var isChosen = false
    /// The chat that has some of the file's messages, which are too few to show that it is the file's, or which are in the
    /// chosen chat as well; nil for none.
    var resembling: Conversation?
    /// What speaks against the chat that the owner has chosen; nil for nothing.
    var objection: ChosenChat.Objection?
    /// What the file and the known chat of its title have in common; nil if there is none.
    var overlap: TitleOverlap?
    /// The key of the chat, if it is not the file's: of several chats with one title, only the first has the title itself.
    var key: String?
    /// The chat with the file's title that it does not show; nil for none.
    var namesake: Conversation?
    /// The sender who is the owner; nil if there is none, or more than one.
    var owner: SourcePerson?
    /// The person whose messages the vault has for those of the owner, and who is not the owner; nil for none.
    var ownersOther: Person?
    /// The other senders.
    var others: [SourcePerson] = []
    /// Senders who are a person of the vault under another name.
    var renames: [SourcePerson: Person] = [:]
    /// Senders who wrote the messages of a person whom the vault knows under another name. Whether they are the same is
    /// not certain.
    var alike: [SourcePerson: Person] = [:]
    /// Stored elements that the vault attributes to somebody other than the owner, and the owner's file to the owner; with the
    /// person whom the vault names.
    var unsaid: [Int32: UniqueIdentifier] = [:]
    /// Stored elements of which the owner's file does not say whose they are, as it does not of calls, and those that the
    /// vault attributes to the owner, and the file to somebody else.
    var contested: Set<Int32> = []
    /// Stored elements that the owner's file attributes to the owner, and only an added file to somebody else
    /// (`Person.isOnlyClaimed`).
    var claimed: Set<Int32> = []
    /// Those of whom the owner has said already that they are not.
    var apart: Set<SourcePerson> = []
    /// The chat that contains the same texts at other times; nil if there is none.
    var finding: TimeFinding?
    /// How many of the messages that an earlier export brought have other times than in the file.
    var keptTimes = 0
    /// What the file says, whatever its dates mean; nil if it was not read yet.
    var contents: String?

    /// All messages are new, in chronological order, and belong to a new conversation.
    static let everythingIsNew = ImportPlan()

    /// The number of new messages in the file, if it was determined.
    var newCount: Int? { placements == nil ? nil : positions.count - renewed.count }

    /// Whether the chat has every message of the file, and at the moment that the file says now: then nothing was read
    /// differently before, whatever is on record about it.
    var isKnownAsRead: Bool { placements != nil && positions.isEmpty && keptTimes == 0 && finding == nil }
}

extension ImportPlan {
    /// What the file and the vault have in common by likeness alone; nil for nothing.
    func likeness(to chat: ChatReference) -> ImportLikeness? {
        guard let conversation else { return nil }
        // A chat of unknown kind has no title of its own.
        let isOther =
            isRecognized && conversation.kind != .unknown && conversation.title != chat.title && !isFromOtherSide(chat)
        guard isOther || !undecided.isEmpty else { return nil }
        return ImportLikeness(
            chat: conversation.title, otherTitle: isOther ? chat.title : nil,
            people: ImportSummary.Rename.list(undecided))
    }

    /// Whether the phone of the other person exported the chat with one person: then its title there is the name of somebody
    /// else, in most cases of the vault's owner.
    func isFromOtherSide(_ chat: ChatReference) -> Bool {
        guard let conversation, conversation.kind != .group, chat.kind != .group else { return false }
        let senders = others + [owner].compactMap(\.self)
        guard let titled = senders.first(where: { $0.displayName == chat.title }) else { return false }
        func person(_ sender: SourcePerson) -> Person? { renames[sender] ?? alike[sender] }
        if titled.isOwner || person(titled)?.isOwner == true { return true }
        return senders.contains { sender in
            sender != titled
                && person(sender)?.isShown(as: conversation.title) ?? (sender.displayName == conversation.title)
        }
    }

    /// Those who are alike, and of whom the owner has not said that they are two.
    var undecided: [SourcePerson: Person] { alike.filter { !apart.contains($0.key) } }

    /// The name under which the file shows the vault's owner, if the vault knows them by another one; nil if it does not.
    var ownerName: String? {
        let names = renames.filter(\.value.isOwner).keys.flatMap(\.aliases).filter { $0.kind == .exportName }
        return names.count == 1 ? names[0].value : nil
    }

    /// Whether the owner has said of everyone who is alike that they are not the same.
    var isDecided: Bool { !alike.isEmpty && undecided.isEmpty }

    /// The positions of the stored messages that the file contains, as ascending ranges.
    var knownPositions: [ClosedRange<ChatPosition>] { knownPositions(except: []) }

    /// The same without some of the stored elements.
    func knownPositions(except left: Set<Int32>) -> [ClosedRange<ChatPosition>] {
        var indices: [ClosedRange<Int>] = []
        for case let place? in (placements ?? []).lazy.map(\.held) where !left.contains(place) {
            let held = Int(place)
            // Nearly always the one after the last.
            if let last = indices.last, last.upperBound + 1 == held {
                indices[indices.count - 1] = last.lowerBound...held
            } else {
                indices.append(held...held)
            }
        }
        indices.sort { $0.lowerBound < $1.lowerBound }
        var ranges: [ClosedRange<Int>] = []
        for range in indices {
            if let last = ranges.last, last.upperBound + 1 >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { heldPositions[$0.lowerBound]...heldPositions[$0.upperBound] }
    }
}
