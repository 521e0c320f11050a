import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension BrokenStore {
    func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        var batch = batch
        switch fault {
        case .numbersKnownArrivals:
            for room in batch.rooms.indices {
                for index in batch.rooms[room].messages.indices {
                    let message = batch.rooms[room].messages[index]
                    guard try await isStored(message, in: batch.rooms[room].conversation) else { continue }
                    batch.rooms[room].messages[index].serverID += "'"
                }
            }
        case .movesTokensFirst where !batch.isWellFormed:
            var token = batch
            token.rooms = []
            _ = try? await base.applyArrivals(token)
        case .forgetsGaps:
            for room in batch.rooms.indices { batch.rooms[room].limited = nil }
        case .trustsDisplayedNames:
            for room in batch.rooms.indices {
                batch.rooms[room].changes = batch.rooms[room].changes.map { change in
                    switch change {
                    case .edit(let id, let text, let sender, let time):
                        .edit(of: id, text: text, by: sender.map { ArrivalSender($0.name ?? $0.id) }, at: time)
                    case .deletion(let id, let sender, let claim, let time):
                        .deletion(of: id, by: sender.map { ArrivalSender($0.name ?? $0.id) }, claim: claim, at: time)
                    default: change
                    }
                }
            }
        case .ignoresOwnNames:
            for room in batch.rooms.indices {
                for index in batch.rooms[room].messages.indices
                where batch.rooms[room].messages[index].sender?.id == batch.account.user {
                    batch.rooms[room].messages[index].sender?.name = nil
                }
            }
        case .mixesAccounts: batch.account = try await ownAccount(batch.account)
        case .ignoresOtherTokens:
            batch.expecting = try await base.arrivalProgress(of: batch.account.platform)?.token
        default: break
        }
        return outcome(try await base.applyArrivals(batch))
    }

    func applyHistory(_ page: ArrivalHistory) async throws(StoreError) -> ArrivalOutcome {
        var page = page
        switch fault {
        case .closesGapsEarly:
            for message in page.messages {
                let held = try await base.message(conversation: page.gap.conversation, externalID: message.serverID)
                if held != nil { page.token = nil }
            }
        case .reversesHistory: page.messages.reverse()
        case .mixesAccounts: page.account = try await ownAccount(page.account)
        default: break
        }
        return outcome(try await base.applyHistory(page))
    }

    private func outcome(_ outcome: ArrivalOutcome) -> ArrivalOutcome {
        var outcome = outcome
        if fault == .concealsDeliveries { outcome.delivered = [] }
        if fault == .concealsGaps { outcome.gaps = outcome.gaps.filter { !$0.value.isEmpty } }
        return outcome
    }

    private func isStored(
        _ message: Arrival, in reference: ConversationReference
    ) async throws(StoreError) -> Bool {
        guard let room = try await base.conversation(platform: reference.platform, key: reference.key) else {
            return false
        }
        return try await base.message(conversation: room.id, externalID: message.serverID) != nil
    }

    private func ownAccount(_ account: ArrivalAccount) async throws(StoreError) -> ArrivalAccount {
        try await base.arrivalProgress(of: account.platform)?.account ?? account
    }
}
