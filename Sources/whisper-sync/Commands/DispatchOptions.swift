import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperVault

/// The options of the commands that put a message into the outbox, and what these commands have in common (RT-5).
struct DispatchOptions: ParsableArguments {
    @OptionGroup var server: ServerOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var sealing: SealOptions
    @OptionGroup var delivery: DeliveryOptions

    /// Throws if a value is invalid.
    func check() throws(CommandFailure) { try delivery.check() }

    /// The parts of the program, for a vault.
    func assembly(on vault: Vault, in context: Context) throws -> SyncAssembly {
        try SyncAssembly(context, vault, tokens: server.tokenFile, trust: trust)
    }

    /// Puts a message into the outbox, and sends it if the server can be reached.
    ///
    /// - Parameters:
    ///   - isNew: Whether the message is a new one, so that it is reported that it was saved, whether it is sealed or not.
    ///   - enqueue: Puts it there.
    func send(
        in conversation: Conversation, by sync: SyncAssembly, isNew: Bool = true,
        _ enqueue: (MessageDispatch, any Messenger) async throws -> DispatchedMessage
    ) async throws {
        let messenger = sync.messenger(try await sync.account(of: conversation, server.server))
        let dispatched: DispatchedMessage
        do {
            dispatched = try await enqueue(try sync.dispatch(messenger, sealing), messenger)
        } catch let error as DispatchError {
            throw try await DispatchFailure.report(
                error, in: conversation, by: messenger, of: sync.store, to: sync.context)
        }
        let deliverer = MessageDelivery(
            context: sync.context, sync: sync, messenger: messenger, timeout: delivery.duration)
        if isNew || dispatched.sealed != nil { try deliverer.report(dispatched) }
        try await deliverer.deliver(dispatched.entry)
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
