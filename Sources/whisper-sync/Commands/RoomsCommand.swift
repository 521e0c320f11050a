import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessengerPort

/// `whisper-sync rooms`: lists the conversations at the server, and the invitations.
struct RoomsCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("rooms", SyncCommandText.rooms, examples: ["whisper-sync rooms", "whisper-sync rooms --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let stored = try await SyncAssembly.accounts(in: vault.store)
        guard !stored.isEmpty else { throw SyncFailure.notLoggedIn }
        let accounts = choice.server == nil ? stored : [try await sync.account(at: choice.server)]
        var rooms: [(room: MessengerRoom, account: MessengerAccount)] = []
        for account in accounts {
            let found = try await sync.requesting(account) { messenger in try await messenger.rooms() }
            rooms += found.map { ($0, account) }
        }
        await sync.transport.shutDown()
        guard !context.output.style.isJSON else {
            for (room, account) in rooms { try context.output.json(.object(room.json(type: "room", of: account))) }
            return
        }
        try print(rooms.map(\.room), in: context)
    }

    private func print(_ rooms: [MessengerRoom], in context: Context) throws {
        let localizer = context.localizer
        var table = Table([
            .init(heading: localizer(SyncText.columnConversation), mayShrink: true),
            .init(heading: localizer(SyncText.columnServerID), mayShrink: true),
            .init(heading: localizer(SyncText.columnState)),
        ])
        for room in rooms {
            let standing = localizer(room.standing == .joined ? SyncText.isMember : .isInvited)
            var states = [standing]
            if room.isUnreadable { states.append(localizer(SyncText.isUnreadable)) }
            if room.hasThirdPerson { states.append(localizer(SyncText.hasThirdPerson)) }
            table.add([
                UntrustedText.line(room.title), UntrustedText.line(room.id), localizer.language.list(states),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }
}

extension MessengerRoom {
    /// The conversation for programs.
    func json(type: String, of account: MessengerAccount) -> JSONObject {
        [
            "type": .string(type), "service": .string(account.platform.rawValue), "id": .string(id),
            "title": .string(title), "kind": .string(kindWord), "state": .string(standing.rawValue),
            "inviter": .string(inviter), "unreadable": .bool(isUnreadable),
            "third_person": .bool(hasThirdPerson),
        ]
    }

    private var kindWord: String {
        switch kind {
        case .unknown: "unknown"
        case .direct: "direct"
        case .group: "group"
        case .broadcast: "broadcast"
        }
    }
}
