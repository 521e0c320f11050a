import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// Lists what is requested, and how much of it has arrived.
struct BackfillList {
    private let store: any VaultStore
    private let calendar: LocalCalendar
    private let context: Context

    init(_ store: any VaultStore, _ calendar: LocalCalendar, _ context: Context) {
        self.store = store
        self.calendar = calendar
        self.context = context
    }

    /// A chat with a wish, and how far it is.
    private struct Row {
        let chat: Conversation
        let wish: BackfillWish
        let state: BackfillState
        let word: BackfillText
    }

    /// Prints a chat, or all with a wish.
    func print(of chat: Conversation?) async throws {
        let contents = try await BackfillPlan(store: store).contents()
        let chats =
            if let chat { [chat] } else { try await store.allConversations().filter { $0.platform == .whatsapp } }
        let rows = chats.compactMap { chat -> Row? in
            guard let wish = contents.wishes.wish(for: chat) else { return nil }
            let state = contents.state(of: chat.id, for: wish)
            let isRefused = contents.unsupportedBy != nil
            return Row(chat: chat, wish: wish, state: state, word: BackfillList.word(for: state, isRefused))
        }
        guard !context.output.style.isJSON else {
            for row in rows { try context.output.json(try await json(row)) }
            return
        }
        guard !rows.isEmpty else { return context.output.note(BackfillText.noWishes) }
        try await printTable(rows)
    }

    private static func word(for state: BackfillState, _ isRefused: Bool) -> BackfillText {
        switch state.status {
        case .waiting where isRefused: .unsupported
        case .waiting: state.silences > 0 ? .silent : .waiting
        case .reached: .reached
        case .complete: .complete
        case .stalled: .stalled
        case .bare: .bare
        }
    }

    private func printTable(_ rows: [Row]) async throws {
        let localizer = context.localizer
        let language = localizer.language
        var table = Table([
            Table.Column(heading: localizer(MessageText.referenceHeading)),
            Table.Column(heading: localizer(MessageText.titleHeading), mayShrink: true),
            Table.Column(heading: localizer(BackfillText.untilHeading)),
            Table.Column(heading: localizer(BackfillText.countHeading), isRightAligned: true),
            Table.Column(heading: localizer(BackfillText.receivedHeading), isRightAligned: true),
            Table.Column(heading: localizer(BackfillText.stateHeading)),
            Table.Column(heading: localizer(BackfillText.oldestHeading)),
        ])
        for row in rows {
            let period = try await HeldPeriod(of: row.chat, in: store)
            table.add([
                ShortChatReference(of: row.chat).text, localizer.shownTitle(row.chat.title),
                row.wish.until.map(calendar.date) ?? "", row.wish.count.map { language.formatted($0) } ?? "",
                language.formatted(row.state.received), localizer(row.word), period.first.map(calendar.date) ?? "",
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    private func json(_ row: Row) async throws -> JSONValue {
        let period = try await HeldPeriod(of: row.chat, in: store)
        return [
            "type": "backfill-chat", "conversation": .string(row.chat.id.description),
            "ref": .string(ShortChatReference(of: row.chat).text), "title": .string(row.chat.title),
            "until": .string(row.wish.until?.rfc3339()), "count": .integer(row.wish.count),
            "received": .integer(row.state.received), "state": .string(row.word.rawValue),
            "silences": .integer(row.state.silences), "silent_at": .string(row.state.silentAt?.rfc3339()),
            "first_message_at": .string(period.first?.rfc3339()), "last_message_at": .string(period.last?.rfc3339()),
        ]
    }
}
