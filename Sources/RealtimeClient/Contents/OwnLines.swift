import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Numbers the lines that this vault seals into a conversation (RT-10).
///
/// The number is taken by the transaction that puts the message into the outbox, so that of two processes that seal at the
/// same time each gets its own. A vault is a device; one that was restored from a backup is a new one, since it does not
/// know what was sealed after it.
struct OwnLines {
    private let ports: SecrecyPorts

    init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// The body of the next line of a conversation, and its place.
    func next(
        _ text: String, in conversation: UniqueIdentifier
    ) async throws(DispatchError) -> (body: [UInt8], line: SealedLine) {
        let place: LinePlace
        let device: UniqueIdentifier
        do throws(StoreError) {
            device = try await LineDevice.current(in: ports.store, making: ports.makeIdentifier)
            place = try await ports.store.linePlace(in: conversation)
        } catch {
            throw error.code == .conversationNotFound ? .conversation(.notFound) : .store(error)
        }
        let last = place.last.flatMap { $0.device == device ? $0 : nil }
        let line = ConversationLine(
            conversation: ConversationLine.name(ofConversation: place.serverConversation, ports.crypto), device: device,
            number: (last?.number ?? 0) + 1, previous: last?.digest ?? [UInt8](repeating: 0, count: 16))
        let body = line.body(Array(text.utf8))
        return (
            body,
            SealedLine(
                device: device, number: line.number, digest: ConversationLine.digest(ofBody: body, ports.crypto))
        )
    }
}
