import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// Reports what was wished, and what the vault holds of the chats before.
struct BackfillReport {
    private let store: any VaultStore
    private let calendar: LocalCalendar
    private let context: Context

    /// The most chats that are shown; `--list` shows all.
    private static let mostChats = 20

    init(_ store: any VaultStore, _ calendar: LocalCalendar, _ context: Context) {
        self.store = store
        self.calendar = calendar
        self.context = context
    }

    /// Reports a wish for a chat, or with nil for all.
    func report(_ wish: BackfillWish, for chat: Conversation?, isRunning: Bool) async throws {
        let chats = try await concerned(by: wish, chat)
        guard !context.output.style.isJSON else {
            return try await printJSON(wish, for: chat, chats, isRunning: isRunning)
        }
        try await printPeriods(of: chats)
        let output = context.output
        if let chat {
            output.note(BackfillText.wishedChat, ["title": .text(chat.title)])
        } else {
            output.note(BackfillText.wishedAll, ["count": .count(Int64(chats.count))])
        }
        if let until = wish.until { output.note(BackfillText.limitUntil, ["date": .text(calendar.date(until))]) }
        if let count = wish.count { output.note(BackfillText.limitCount, ["count": .count(count)]) }
        if wish.until == nil, wish.count == nil { output.note(BackfillText.noLimit) }
        output.note(isRunning ? BackfillText.running : BackfillText.notRunning)
        var steps = NextSteps(in: context)
        if !isRunning { steps.add(["bridge", "run"], BackfillText.startRun) }
        steps.add(["bridge", "backfill", "--list"], BackfillText.showList)
        try steps.print()
    }

    private func concerned(by wish: BackfillWish, _ chat: Conversation?) async throws -> [Conversation] {
        if let chat { return [chat] }
        let wishes = BackfillWishes(all: wish)
        return try await store.allConversations().filter {
            $0.platform == .whatsapp && wishes.wish(for: $0) != nil
        }
    }

    private func printPeriods(of chats: [Conversation]) async throws {
        guard !chats.isEmpty else { return }
        let localizer = context.localizer
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(BackfillText.oldestHeading)),
            Table.Column(heading: localizer(BackfillText.newestHeading)),
            Table.Column(heading: localizer(MessageText.messagesHeading), isRightAligned: true),
        ])
        for chat in chats.prefix(BackfillReport.mostChats) {
            let period = try await HeldPeriod(of: chat, in: store)
            table.add([
                ShortChatReference(of: chat).text, localizer.shownTitle(chat.title),
                period.first.map(calendar.date) ?? "",
                period.last.map(calendar.date) ?? "", localizer.language.formatted(chat.messageCount),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
        let rest = chats.count - BackfillReport.mostChats
        if rest > 0 { context.output.note(BackfillText.moreChats, ["count": .count(Int64(rest))]) }
    }

    private func printJSON(
        _ wish: BackfillWish, for chat: Conversation?, _ chats: [Conversation], isRunning: Bool
    ) async throws {
        var held: JSONValue = .null
        if let chat {
            let period = try await HeldPeriod(of: chat, in: store)
            held = [
                "first_message_at": .string(period.first?.rfc3339()),
                "last_message_at": .string(period.last?.rfc3339()),
            ]
        }
        try context.output.json([
            "type": "backfill-wish", "conversation": .string(chat?.id.description), "title": .string(chat?.title),
            "until": .string(wish.until?.rfc3339()), "count": .integer(wish.count),
            "chats": .integer(Int64(chats.count)), "held": held, "bridge_running": .bool(isRunning),
        ])
    }
}

/// The times of the first and the last message of a chat, in its order.
struct HeldPeriod {
    /// Nil without messages.
    let first: Timestamp?
    /// Nil without messages.
    let last: Timestamp?

    init(of chat: Conversation, in store: any VaultStore) async throws(StoreError) {
        last = chat.lastMessage?.timestamp
        do throws(StoreError) {
            first = try await store.messages(in: chat.id, .oldest, limit: 1).first?.unified.timestamp
        } catch  where error.code == .conversationNotFound {
            // It was deleted meanwhile.
            first = nil
        }
    }
}
