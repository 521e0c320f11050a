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
    @OptionGroup var dispatch: DispatchOptions

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
        try dispatch.check()
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
        let content = try text.map { (text) throws(CommandFailure) in
            try InputText.text(text, atMost: RealtimeMessenger.textLimit.bytes, in: context)
        }
        let file = try attachment.map { (path) throws(CommandFailure) in
            try OutgoingFile(path: path, type: type, in: context)
        }
        let sync = try dispatch.assembly(on: vault, in: context)
        let target = try await sync.target(conversation)
        try await dispatch.send(in: target, by: sync) { outbox, messenger in
            guard let file else { return try await outbox.enqueue(content ?? "", in: target.id) }
            return try await enqueue(file, caption: content ?? "", in: target, by: outbox, messenger, sync)
        }
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
        guard dispatch.delivery.timeout > 0, try messenger.isLoggedIn() else { return most }
        let asking = Task { try? await messenger.largestFile() }
        let watch = Task { [delivery = dispatch.delivery] in
            await SystemStopwatch().wait(for: delivery.duration)
            asking.cancel()
        }
        defer { watch.cancel() }
        let limit = await withTaskCancellationHandler(operation: { await asking.value }, onCancel: { asking.cancel() })
        try Task.checkCancellation()
        return min(most, limit.flatMap(\.self) ?? most)
    }
}
