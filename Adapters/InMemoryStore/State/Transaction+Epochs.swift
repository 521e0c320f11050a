import WhisperMessage
import WhisperStorePort

/// Handles a server that restarts its numbering (RT-4).
extension Transaction {
    /// Stores the first epoch; on a different one, the sequences of the conversation are discarded.
    func begin(
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

    /// Assigns new sequences to messages that are stored under their server ids and lost theirs.
    func takeNumbers(of group: SyncGroup, in conversation: UniqueIdentifier) throws(StoreError) {
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
