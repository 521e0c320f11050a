import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Reads the calls that no message shows, chat by chat.
final class CallPass {
    private let table: ProbedTable<CallColumn>
    private let columns: CallColumns
    private let cursor: any RowCursor

    init?(_ pass: AndroidPass) throws(RowError) {
        guard let table = pass.index.tables.calls else { return nil }
        self.table = table
        columns = CallColumns(table)
        cursor = try pass.source.open(table.query(order: [.jid, .timestamp]))
    }

    func close() { cursor.close() }

    /// Appends the next calls.
    ///
    /// - Returns: Whether there may be more.
    func append(to events: inout [IngestionEvent], _ pass: AndroidPass) throws(RowError) -> Bool {
        guard let batch = try cursor.next(), let account = pass.accounts.call else { return false }
        let ids = (0..<batch.count).compactMap { batch.integer($0, columns.id) }
        let participants = try pass.callParticipants(ids)
        for row in 0..<batch.count {
            guard let call = columns.call(batch, row, participants) else {
                pass.ledger.leaveOut(account, 0, .malformed)
                continue
            }
            // Its message has it.
            if pass.shownCalls.contains(call.id) { continue }
            pass.shownCalls.insert(call.id)
            if pass.shownCalls.isFull { throw .limit }
            if let reason = deliver(batch, row, call, &events, pass) {
                pass.ledger.leaveOut(account, call.id, reason)
            } else {
                pass.ledger.deliver(account)
            }
        }
        return true
    }

    private func deliver(
        _ batch: RowBatch, _ row: Int, _ call: CallRow, _ events: inout [IngestionEvent], _ pass: AndroidPass
    ) -> RowReason? {
        let addresses = pass.composer.addresses
        guard let key = batch.nonEmptyText(row, columns.key) else {
            return batch.isTooLong(row, columns.key) ? .tooLong : .malformed
        }
        guard let peer = addresses[batch.integer(row, columns.jid)] else { return .orphan }
        guard let milliseconds = MessageTime.first(batch.integer(row, columns.time)) else {
            return batch.integer(row, columns.time) == nil ? .malformed : .impossibleTime
        }
        let group = batch.integer(row, columns.group).flatMap { $0 > 0 ? addresses[$0] : nil }
        let chat = (group ?? peer).map { pass.index.chats.byAddress[$0]?.reference ?? addresses.chat($0, subject: nil) }
        guard call.isFromMe || peer.isPerson else { return .orphan }
        let read = pass.composer.content(of: call)
        events.append(
            .message(
                SourceMessage(
                    chat: chat, externalID: Self.platformID(key), timestamp: Timestamp(milliseconds: milliseconds),
                    precision: .millisecond, sender: call.isFromMe ? pass.composer.owner : pass.composer.person(peer),
                    content: read.content, platformSpecific: read.specific, ordinal: pass.nextOrdinal())))
        return nil
    }

    /// The id that a bridge reports for the call: the database writes it behind a word.
    static func platformID(_ key: String) -> String {
        key.hasPrefix("call:") && key.utf8.count > 5 ? String(key.dropFirst(5)) : key
    }
}

extension JID {
    /// What a function makes of this address.
    fileprivate func map<Result>(_ transform: (JID) -> Result) -> Result { transform(self) }
}
