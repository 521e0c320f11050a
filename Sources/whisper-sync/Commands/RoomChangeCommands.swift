import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperMessengerPort

/// `whisper-sync create`: creates a conversation at the server.
struct CreateCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "create", SyncCommandText.create, discussion: SyncCommandText.createDiscussion,
            examples: [
                "whisper-sync create --with @ben:example.org --direct",
                "whisper-sync create --title 'Hiking club' --with @ben:example.org --with @cleo:example.org",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    @Option(name: .long, help: .text(SyncCommandText.titleOption, value: "TITLE"))
    var title: String?

    @Option(name: .customLong("with"), help: .text(SyncCommandText.withOption, value: "USER"))
    var users: [String] = []

    @Flag(name: .long, help: .text(SyncCommandText.directOption))
    var direct = false

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let account = try await sync.account(at: choice.server)
        let room = try await sync.requesting(account) { messenger in
            try await messenger.create(NewMessengerRoom(title: title, users: users, isDirect: direct))
        }
        await sync.transport.shutDown()
        try context.report(room, of: account, type: "created", SyncText.roomCreated)
    }
}

/// `whisper-sync join`: accepts an invitation, or joins a public conversation.
struct JoinCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command("join", SyncCommandText.join, examples: ["whisper-sync join '#hiking:example.org'"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    @Argument(help: .text(SyncCommandText.roomArgument, value: "ROOM"))
    var room: String

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let account = try await sync.account(at: choice.server)
        let joined = try await sync.requesting(account) { messenger in try await messenger.join(room) }
        await sync.transport.shutDown()
        try context.report(joined, of: account, type: "joined", SyncText.roomJoined)
    }
}

/// `whisper-sync leave`: leaves a conversation, or declines an invitation.
struct LeaveCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "leave", SyncCommandText.leave, discussion: SyncCommandText.leaveDiscussion,
            examples: ["whisper-sync leave 'Hiking club'"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var choice: ServerChoice
    @OptionGroup var trust: TrustOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    func execute(on vault: Vault, in context: Context) async throws {
        let sync = try SyncAssembly(context, vault, tokens: nil, trust: trust)
        let (account, id, title) = try await target(sync)
        try await sync.requesting(account) { messenger in try await messenger.leave(id) }
        await sync.transport.shutDown()
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "left", "service": .string(account.platform.rawValue), "id": .string(id),
            ])
        }
        context.output.note(SyncText.roomLeft, ["conversation": .text(title)])
    }

    /// The conversation. One that is not in the vault, as after an invitation, is identified by the server's id.
    private func target(_ sync: SyncAssembly) async throws -> (MessengerAccount, id: String, title: String) {
        do {
            let entry = try await SyncedConversations(store: sync.store).entry(conversation)
            let options = choice.server
            return (try await sync.account(of: entry.conversation, options), entry.serverID, entry.conversation.title)
        } catch let failure as CommandFailure where failure.code == .notFound {
            return (try await sync.account(at: choice.server), conversation, conversation)
        }
    }
}

extension SyncAssembly {
    /// Makes a request at the service of an account, and translates its failure.
    func requesting<Value>(
        _ account: MessengerAccount, _ body: (any Messenger) async throws -> Value
    ) async throws -> Value {
        do {
            return try await SyncFailure.mapping(of: account) {
                let messenger = messenger(account)
                guard try messenger.isLoggedIn() else { throw MessengerError.notLoggedIn }
                return try await body(messenger)
            }
        } catch {
            await transport.shutDown()
            throw error
        }
    }
}

extension Context {
    /// Reports a conversation that was created or joined.
    fileprivate func report(
        _ room: MessengerRoom, of account: MessengerAccount, type: String, _ text: SyncText
    ) throws {
        guard !output.style.isJSON else { return try output.json(.object(room.json(type: type, of: account))) }
        output.note(text, ["conversation": .text(room.title), "id": .text(room.id)])
    }
}
