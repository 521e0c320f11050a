import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimeClient
import WhisperSystemClock

/// `whisper-sync send`: saves a message, and sends it if the server can be reached.
struct SendCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "send", SyncCommandText.send, discussion: SyncCommandText.sendDiscussion,
            examples: [
                "whisper-sync send Ben 'See you at nine'", "fortune | whisper-sync send Ben -",
                "whisper-sync send 'Hiking club' --attach summit.jpg 'We made it'",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions
    @OptionGroup var delivery: DeliveryOptions

    @Argument(help: .text(SyncCommandText.conversationArgument, value: "CONVERSATION"))
    var conversation: String

    @Option(
        name: .customLong("attach"), help: .text(SyncCommandText.attachOption, value: "FILE"), completion: .file())
    var attachment: String?

    @Option(name: .customLong("type"), help: .text(SyncCommandText.typeOption, value: "TYPE"))
    var type: String?

    @Argument(help: .text(SyncCommandText.textArgument, value: "TEXT"))
    var text: String?

    func checkArguments() throws {
        try delivery.check()
        guard text != nil || attachment != nil else {
            throw CommandFailure(.usage, UsageText.missingArgument, ["argument": "<TEXT>"])
        }
        if text == "-", attachment == "-" { throw CommandFailure(.usage, SyncText.oneInput) }
        guard let type else { return }
        guard attachment != nil, Attachment.isMediaType(type) else {
            throw CommandFailure(.usage, UsageText.invalidValue, ["value": .text(type), "option": "--type"])
        }
    }

    func execute(on vault: Vault, in context: Context) async throws {
        let content = try content()
        let file = try attachment.map { (path) throws(CommandFailure) in try OutgoingFile(path: path, type: type) }
        let sync = try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
        let target = try await sync.target(conversation)
        let messenger = sync.messenger(try await sync.account(of: target, server.server))
        let dispatch = try sync.dispatch(messenger, sealing)
        let dispatched: DispatchedMessage
        do {
            dispatched =
                if let file {
                    try await enqueue(file, caption: content, in: target, by: dispatch, messenger, sync)
                } else {
                    try await dispatch.enqueue(content, in: target.id)
                }
        } catch let error as DispatchError {
            throw try await DispatchFailure.report(
                error, in: target, by: messenger, of: sync.store,
                to: context)
        }
        let deliverer = MessageDelivery(
            context: context, sync: sync, messenger: messenger, timeout: delivery.duration)
        try deliverer.report(dispatched)
        try await deliverer.deliver(dispatched.entry)
    }

    /// Stores a file and the message that refers to it, once it is certain that both can be sent.
    private func enqueue(
        _ file: OutgoingFile, caption: String, in target: Conversation, by dispatch: MessageDispatch,
        _ messenger: any Messenger, _ sync: SyncAssembly
    ) async throws -> DispatchedMessage {
        guard messenger.abilities.contains(.media) else {
            throw SyncFailure.failure(of: .unsupported, account: messenger.account)
        }
        try await dispatch.checkFile(in: target.id)
        let limit = try await largestFile(messenger, sync)
        return try await sync.storing {
            let attachment = try await file.store(in: sync.blobs, limit: limit, sync.context)
            return try await dispatch.enqueue(attachment, caption: caption, in: target.id)
        }
    }

    /// The maximum size of a file in bytes: what the server says, if it can be asked now.
    private func largestFile(_ messenger: any Messenger, _ sync: SyncAssembly) async throws -> Int64 {
        let most = Int64(FileDownload.largestFile)
        guard delivery.timeout > 0, try messenger.isLoggedIn() else { return most }
        let asking = Task { try? await messenger.largestFile() }
        let watch = Task { [delivery] in
            await SystemStopwatch().wait(for: delivery.duration)
            asking.cancel()
        }
        defer { watch.cancel() }
        let limit = await withTaskCancellationHandler(operation: { await asking.value }, onCancel: { asking.cancel() })
        try Task.checkCancellation()
        return min(most, limit.flatMap(\.self) ?? most)
    }

    /// The text to send: the argument, or standard input without its final line end; empty without an argument.
    private func content() throws(CommandFailure) -> String {
        guard text == "-" else { return text ?? "" }
        var bytes = try InputText.bytes(of: "-", atMost: RealtimeMessenger.textLimit.bytes + 1)
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let content = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.input, SyncText.notText)
        }
        return content
    }
}

/// How long a command waits for the server.
struct DeliveryOptions: ParsableArguments {
    @Option(name: .long, help: .text(SyncCommandText.timeout, value: "N"))
    var timeout = 10

    /// The same as a duration.
    var duration: Duration { .seconds(timeout) }

    /// Throws if the value is invalid.
    func check() throws(CommandFailure) {
        guard (0...3_600).contains(timeout) else {
            throw CommandFailure(
                .usage, DataFailureText.invalidNumber, ["option": "--timeout", "value": .text(String(timeout))])
        }
    }
}
