import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperRealtimePort

/// What a client asks the server about rooms before it translates an answer.
///
/// A question that is not answered stays open: the translation does without, and what it does then loses nothing.
struct RoomFacts: Sendable {
    let exchange: MatrixExchange
    let token: AccessToken?

    /// The most questions about rooms for one answer, so that a server cannot make a client ask for ever.
    private static let maximumQuestions = 50

    /// Returns which rooms are direct.
    func directRooms(of owner: MatrixUserID) async -> MatrixDirectRooms? {
        do throws(MatrixExchangeError) {
            return try await exchange.ask(.directRooms(of: owner), as: token) { (body) throws(MatrixProtocolError) in
                try MatrixDirectRooms(body: body)
            }
        } catch {
            if case .failure(let failure) = error, failure.code == .notFound, failure.isStated {
                return MatrixDirectRooms()
            }
            return nil
        }
    }

    /// Asks for what a translation has left open.
    ///
    /// - Returns: Whether the memory has changed, so that the answer is to be translated again.
    func complete(_ memory: inout MatrixRoomMemory, _ notices: MatrixArrivalNotices) async -> Bool {
        var hasChanged = false
        for room in notices.unclassified.prefix(RoomFacts.maximumQuestions) {
            guard let isConversation = await isConversation(room) else { continue }
            memory.classify(room, isConversation: isConversation)
            hasChanged = true
        }
        for upgrade in notices.upgrades.prefix(RoomFacts.maximumQuestions)
        where await replacement(of: upgrade.predecessor) == upgrade.room {
            memory.confirm(upgrade)
            hasChanged = true
        }
        return hasChanged
    }

    /// Asks whether a room is encrypted by the service's own means.
    func isEncrypted(_ room: MatrixRoomID) async -> Result<Bool, MatrixExchangeError> {
        do throws(MatrixExchangeError) {
            try await exchange.ask(.state(MatrixEvent.encryptionType, of: room), as: token) { _ in }
            return .success(true)
        } catch {
            guard case .failure(let failure) = error, failure.isStated, failure.status == 404 else {
                return .failure(error)
            }
            return .success(false)
        }
    }

    private func isConversation(_ room: MatrixRoomID) async -> Bool? {
        try? await exchange.ask(.state("m.room.create", of: room), as: token) { (body) throws(MatrixProtocolError) in
            try MatrixRoomCreation(body: body).isConversation
        }
    }

    private func replacement(of room: MatrixRoomID) async -> MatrixRoomID? {
        let found = try? await exchange.ask(.state("m.room.tombstone", of: room), as: token) {
            (body) throws(MatrixProtocolError) in try MatrixReplies.replacementRoom(body)
        }
        return found ?? nil
    }
}
