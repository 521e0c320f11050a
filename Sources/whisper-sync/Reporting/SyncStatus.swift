import WhisperArchive
import WhisperVault
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort
import WhisperCore

/// The state of synchronisation in a vault.
struct SyncStatus {
    private let accounts: [Login]
    private let conversations: [SyncedConversations.Entry]
    private let bindings: [UniqueIdentifier: UniqueIdentifier]
    private let outbox: [OutboxEntry]
    private let refused: [StoredMessage]
    private let figures: SyncFigures

    /// An account, and whether there is a session.
    private struct Login {
        let account: MessengerAccount
        let isLoggedIn: Bool
    }

    init(of vault: Vault) async throws {
        let store = vault.store
        let synced = SyncedConversations(store: store)
        accounts = try await SyncAssembly.accounts(in: store).map { account in
            Login(account: account, isLoggedIn: try SyncAssembly.hasSession(of: account, in: vault))
        }
        conversations = try await synced.all()
        bindings = try await ConversationContacts(store).all()
        outbox = try await store.outbox(of: nil, after: nil, limit: 1_000)
        var refused: [StoredMessage] = []
        for entry in conversations { refused += try await synced.refused(in: entry.conversation.id) }
        self.refused = refused
        var figures = SyncFigures()
        for platform in Platform.messengers { figures.add(try await SyncFigures.stored(in: store, of: platform)) }
        self.figures = figures
    }

    // MARK: For programs

    /// All of it as one object.
    var json: JSONValue {
        var counts = JSONObject()
        for field in SyncFigures.fields { counts[field.name] = .integer(figures[keyPath: field.path]) }
        counts["latency_p50_ms"] = milliseconds(0.5)
        counts["latency_p95_ms"] = milliseconds(0.95)
        return [
            "type": "sync-status", "server": .string(accounts.first?.account.server.description),
            "user": .string(accounts.first?.account.user), "device": .string(accounts.first?.account.device),
            "logged_in": .bool(accounts.first?.isLoggedIn ?? false), "accounts": .array(accounts.map(json)),
            "conversations": .array(conversations.map(json)), "outbox": .array(outbox.map(json)),
            "refused": .array(refused.map(json)), "figures": .object(counts),
        ]
    }

    private func json(_ login: Login) -> JSONValue {
        [
            "service": .string(login.account.platform.rawValue), "server": .string(login.account.server.description),
            "user": .string(login.account.user), "device": .string(login.account.device),
            "logged_in": .bool(login.isLoggedIn),
        ]
    }

    private func json(_ entry: SyncedConversations.Entry) -> JSONValue {
        [
            "id": .string(entry.conversation.id.description),
            "service": .string(entry.conversation.platform.rawValue), "server_id": .string(entry.serverID),
            "title": .string(entry.conversation.title), "cursor": entry.cursor.map { .integer($0) } ?? .null,
            "gaps": .integer(Int64(entry.gaps)), "gap_reason": .string(entry.gapReason?.rawValue),
            "contact": .string(bindings[entry.conversation.id]?.description),
            "third_person": .bool(entry.hasThirdPerson),
            "missing": json(entry.missing), "unreadable": json(entry.unreadable),
        ]
    }

    private func json(_ ranges: [ClosedRange<Int64>]) -> JSONValue {
        .array(ranges.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) })
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
        for login in accounts {
            let account = login.account
            if accounts.count > 1 || account.platform != .realtime {
                rows.append((localizer(SyncText.labelService), account.platform.rawValue))
            }
            rows += [
                (localizer(SyncText.labelServer), account.server.description),
                (localizer(SyncText.labelUser), UntrustedText.line(account.user)),
                (localizer(SyncText.labelDevice), UntrustedText.line(account.device)),
                (localizer(SyncText.labelLogin), localizer(login.isLoggedIn ? SyncText.isLoggedIn : .isLoggedOut)),
            ]
        }
        if accounts.isEmpty { rows.append((localizer(SyncText.labelLogin), localizer(SyncText.isLoggedOut))) }
        // What is zero tells nobody anything.
        let counts: [(label: SyncText, count: Int64, meaning: SyncText?)] = [
            (.labelConversations, Int64(conversations.count), nil),
            (.labelWaiting, Int64(outbox.count), .sentByNextRun),
            (.labelFailed, Int64(refused.count), .sentAgainByRetry), (.labelConnections, figures.connects, nil),
            (.labelEvents, figures.events, .kindsOfEvents), (.labelSent, figures.sent, nil),
        ]
        rows += counts.filter { $0.count > 0 }.map { row in
            let meaning = row.meaning.map { localizer($0, ["count": .count(row.count)]) }
            return (localizer(row.label), meaning ?? number(row.count))
        }
        let language = localizer.language
        rows += missing(SyncText.labelMissing, in: language) {
            MissingSequences.subtracting($0.unreadable, from: $0.missing)
        }
        .map { (localizer($0), $1) }
        rows += missing(SyncText.labelUnreadable, in: language) { $0.unreadable }.map { (localizer($0), $1) }
        let gaps = conversations.filter { $0.gaps > 0 }.map { entry -> String in
            let reason = entry.gapReason.map { " (\(localizer(SyncText.reason(of: $0))))" } ?? ""
            return UntrustedText.line(entry.conversation.title) + ": " + number(Int64(entry.gaps)) + reason
        }
        if !gaps.isEmpty { rows.append((localizer(SyncText.labelGaps), gaps.joined(separator: "; "))) }
        let crowded = conversations.filter(\.hasThirdPerson).map { UntrustedText.line($0.conversation.title) }
        if !crowded.isEmpty {
            rows.append((localizer(SyncText.labelThirdPersons), crowded.joined(separator: "; ")))
        }
        try FigureRows.print(rows, in: context)
        try printConversations(in: context)
        try printMessages(in: context)
    }

    /// The numbers that conversations lack, for a row; nothing if none does.
    private func missing(
        _ label: SyncText, in language: Language, of ranges: (SyncedConversations.Entry) -> [ClosedRange<Int64>]
    ) -> [(SyncText, String)] {
        let lists = conversations.compactMap { entry -> String? in
            let ranges = ranges(entry)
            guard !ranges.isEmpty else { return nil }
            let list = ranges.prefix(10).map { range in
                range.count == 1 ? String(range.lowerBound) : "\(range.lowerBound)–\(range.upperBound)"
            }
            let more = ranges.count > list.count ? ["…"] : []
            return UntrustedText.line(entry.conversation.title) + ": " + language.list(list + more)
        }
        return lists.isEmpty ? [] : [(label, lists.joined(separator: "; "))]
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
                entry.cursor.flatMap { $0 > 0 ? localizer.language.formatted($0) : nil } ?? "",
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

extension SyncText {
    /// The words for the reason why a history is not fetched any further.
    fileprivate static func reason(of left: LeftHistories.Reason) -> SyncText {
        switch left {
        case .nothingNew: .leftNothingNew
        case .unreadable: .leftUnreadable
        case .refused: .leftRefused
        }
    }
}
