import WhisperRowPort
import WhisperWhatsAppRows

/// What other tables say about a call.
final class CallDetails {
    var participants: [Int64] = []

    /// The table of participants.
    static func join(_ tables: DatabaseTables) -> RowJoin<CallDetails>? {
        RowJoin("call_log_participant_v2", CallParticipantColumn.call, order: [.id], among: tables) { table in
            let jid = table.place(.jid)
            return { batch, row, details in
                guard let person = batch.integer(row, jid) else { return .malformed }
                guard details.participants.count < 1_024 else { return .tooLong }
                details.participants.append(person)
                return .joined
            }
        }
    }
}
