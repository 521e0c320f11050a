import WhisperArchive
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Numbers the lines that this vault seals in a conversation (RT-10).
///
/// The number is assigned by the transaction that adds the message to the outbox, so that two processes sealing
/// concurrently get different numbers. A vault counts as a device; a vault restored from a backup is a new device,
/// since it does not know what was sealed after the backup.
struct OwnLines {
    private let ports: SecrecyPorts

    init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    /// Returns the body of the next line of a conversation, and its position.
    func next(
        _ text: String, in conversation: UniqueIdentifier
    ) async throws(DispatchError) -> (body: [UInt8], line: SealedLine) {
        let place: LinePosition
        let device: UniqueIdentifier
        do throws(StoreError) {
            device = try await LineDevice.current(in: ports.store, making: ports.makeIdentifier)
            place = try await ports.store.linePosition(in: conversation)
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
