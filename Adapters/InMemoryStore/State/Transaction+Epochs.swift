import WhisperMessage
import WhisperStorePort

/// A server that counts anew (RT-4).
extension Transaction {
    /// Keeps the first epoch that is named; with another one the numbers of the conversation are forgotten.
    mutating func begin(
        _ epoch: String?, _ sync: inout SyncState, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        guard let epoch, epoch != sync.epoch else { return }
        let isFirst = sync.epoch == nil
        sync.epoch = epoch
        guard !isFirst else { return }
        sync.sequence = 0
        sync.update = nil
        sync.missing = []
        sync.restarts += 1
        for place in try conversationRow(conversation).order {
            guard var row = state.messages[place.id], let number = row.message.delivery?.serverSequence else {
                continue
            }
            state.messageByServerSequence[ServerPlace(conversation: conversation, sequence: number)] = nil
            row.message.delivery?.serverSequence = nil
            state.messages[place.id] = row
        }
        touch(conversation)
    }

    /// Gives messages that are held under their server ids, and lost their numbers, those that they have now.
    mutating func takeNumbers(of group: SyncGroup, in conversation: UniqueIdentifier) throws(StoreError) {
        var isMisplaced = false
        for case .message(let message) in group.events {
            let place = ServerPlace(conversation: conversation, sequence: message.sequence)
            guard let id = state.messageByServerID[message.serverID], var row = state.messages[id],
                row.message.conversation == conversation, row.message.delivery?.serverSequence == nil,
                state.messageByServerSequence[place] == nil
            else { continue }
            row.message.delivery?.serverSequence = message.sequence
            state.messages[id] = row
            state.messageByServerSequence[place] = id
            if row.message.position != ChatPosition(sequence: message.sequence) { isMisplaced = true }
        }
        if isMisplaced { try renumber(conversation, isNumbered: true) }
    }
}
