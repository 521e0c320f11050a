import WhisperVault
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperRealtimeClient
import WhisperRealtimePort
import WhisperStorePort
import WhisperCore

/// The state of synchronisation in a vault.
struct SyncStatus {
    private let account: RealtimeAccount?
    private let isLoggedIn: Bool
    private let conversations: [SyncedConversations.Entry]
    private let bindings: [UniqueIdentifier: UniqueIdentifier]
    private let outbox: [OutboxEntry]
    private let refused: [StoredMessage]
    private let figures: SyncFigures

    init(of vault: Vault) async throws {
        let store = vault.store
        let synced = SyncedConversations(store: store)
        account = try await RealtimeAccount.stored(in: store)
        isLoggedIn = try SyncAssembly.sessionTokens(of: vault).hasSession()
        conversations = try await synced.all()
        bindings = try await ConversationContacts(store).all()
        outbox = try await store.outbox(of: .realtime, after: nil, limit: 1_000)
        var refused: [StoredMessage] = []
        for entry in conversations { refused += try await synced.refused(in: entry.conversation.id) }
        self.refused = refused
        figures = try await SyncFigures.stored(in: store)
    }

    // MARK: For programs

    /// All of it as one object.
    var json: JSONValue {
        var counts = JSONObject()
        for field in SyncFigures.fields { counts[field.name] = .integer(figures[keyPath: field.path]) }
        counts["latency_p50_ms"] = milliseconds(0.5)
        counts["latency_p95_ms"] = milliseconds(0.95)
        return [
            "type": "sync-status", "server": .string(account?.server.description), "user": .string(account?.user),
            "device": .string(account?.device), "logged_in": .bool(isLoggedIn),
            "conversations": .array(conversations.map(json)), "outbox": .array(outbox.map(json)),
            "refused": .array(refused.map(json)), "figures": .object(counts),
        ]
    }

    private func json(_ entry: SyncedConversations.Entry) -> JSONValue {
        [
            "id": .string(entry.conversation.id.description), "server_id": .string(entry.serverID),
            "title": .string(entry.conversation.title), "cursor": .integer(entry.cursor),
            "contact": .string(bindings[entry.conversation.id]?.description),
            "missing": .array(
                entry.missing.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }),
        ]
    }

    private func json(_ entry: OutboxEntry) -> JSONValue {
        [
            "message": .string(entry.message.description), "conversation": .string(entry.serverConversation),
            "client_message_id": .string(entry.clientMessageID), "attempts": .integer(entry.attempts),
            "next_attempt_at": .string(entry.nextAttemptAt.rfc3339()),
        ]
    }

    private func json(_ message: StoredMessage) -> JSONValue {
        [
            "message": .string(message.unified.id.description),
            "conversation": .string(message.conversation.description),
        ]
    }

    // MARK: For people

    /// Prints it.
    func print(in context: Context) throws {
        let localizer = context.localizer
        func number(_ count: Int64) -> String { localizer.language.formatted(count) }
        var rows: [(label: String, text: String)] = []
        if let account {
            rows += [
                (localizer(SyncText.labelServer), account.server.description),
                (localizer(SyncText.labelUser), UntrustedText.line(account.user)),
                (localizer(SyncText.labelDevice), UntrustedText.line(account.device)),
            ]
        }
        rows += [
            (localizer(SyncText.labelLogin), localizer(isLoggedIn ? SyncText.isLoggedIn : .isLoggedOut)),
            (localizer(SyncText.labelConversations), number(Int64(conversations.count))),
            (localizer(SyncText.labelWaiting), number(Int64(outbox.count))),
            (localizer(SyncText.labelFailed), number(Int64(refused.count))),
            (localizer(SyncText.labelConnections), number(figures.connects)),
            (localizer(SyncText.labelEvents), number(figures.events)),
            (localizer(SyncText.labelSent), number(figures.sent)),
        ]
        let missing = conversations.filter { !$0.missing.isEmpty }
        if !missing.isEmpty {
            let ranges = missing.map { entry in
                let list = entry.missing.prefix(10).map { range in
                    range.count == 1 ? String(range.lowerBound) : "\(range.lowerBound)–\(range.upperBound)"
                }
                let more = entry.missing.count > list.count ? ", …" : ""
                return UntrustedText.line(entry.conversation.title) + ": " + list.joined(separator: ", ") + more
            }
            rows.append((localizer(SyncText.labelMissing), ranges.joined(separator: "; ")))
        }
        try FigureRows.print(rows, in: context)
        try printConversations(in: context)
        try printMessages(in: context)
    }

    private func printConversations(in context: Context) throws(CommandFailure) {
        guard !conversations.isEmpty else { return }
        let localizer = context.localizer
        var table = Table([
            .init(heading: localizer(SyncText.columnConversation), mayShrink: true),
            .init(heading: localizer(SyncText.columnServerID), mayShrink: true),
            .init(heading: localizer(SyncText.columnCursor), isRightAligned: true),
        ])
        for entry in conversations {
            table.add([
                UntrustedText.line(entry.conversation.title), UntrustedText.line(entry.serverID),
                localizer.language.formatted(entry.cursor),
            ])
        }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    private func printMessages(in context: Context) throws(CommandFailure) {
        guard !outbox.isEmpty || !refused.isEmpty else { return }
        let localizer = context.localizer
        var table = Table([
            .init(heading: localizer(SyncText.columnMessage)), .init(heading: localizer(SyncText.columnState)),
            .init(heading: localizer(SyncText.columnAttempts), isRightAligned: true),
        ])
        for entry in outbox {
            table.add([
                entry.message.description, localizer(SyncText.waiting), localizer.language.formatted(entry.attempts),
            ])
        }
        for message in refused { table.add([message.unified.id.description, localizer(SyncText.failed), ""]) }
        try context.output.data("")
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    private func milliseconds(_ share: Double) -> JSONValue {
        guard let latency = figures.latency.percentile(share) else { return .null }
        return .integer(latency.components.seconds * 1_000 + latency.components.attoseconds / 1_000_000_000_000_000)
    }
}
