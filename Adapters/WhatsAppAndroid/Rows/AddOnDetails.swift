import WhisperJSONText
import WhisperRowPort
import WhisperWhatsAppRows

/// What other tables say about an add-on: a reaction, a vote, a mark.
final class AddOnDetails {
    var emoji: String?
    var isVote = false
    var senderTime: Int64?
    var options: [Int64] = []
    /// A mark that someone set or removed, in the words of live messages.
    var mark: String?
    var raw: [(table: String, columns: JSONObject)] = []
}

/// The tables whose rows belong to add-ons.
enum AddOnJoins {
    typealias Join = RowJoin<AddOnDetails>

    /// All of them that a database has.
    static func all(_ tables: DatabaseTables) -> [Join] {
        let known = reactionsAndVotes(tables) + marks(tables)
        return known
            + RawColumns.joins("message_add_on_row_id", among: tables, except: Set(known.map(\.table))) {
                details, table, columns in
                guard RawColumns.hasRoom(details.raw.count) else { return false }
                details.raw.append((table, columns))
                return true
            }
    }

    private static func reactionsAndVotes(_ tables: DatabaseTables) -> [Join] {
        let reaction = Join("message_add_on_reaction", ReactionColumn.addOn, among: tables) { table in
            let (emoji, time) = (table.place(.emoji), table.place(.time))
            return { batch, row, details in
                guard details.emoji == nil else { return .superseded }
                // Without a text, the reaction was taken back.
                guard batch.isNull(row, emoji) || batch.wording(row, emoji) != nil else { return .malformed }
                details.emoji = batch.wording(row, emoji) ?? ""
                details.senderTime = batch.integer(row, time)
                return .joined
            }
        }
        let vote = Join("message_add_on_poll_vote", VoteColumn.addOn, among: tables) { table in
            let time = table.place(.time)
            return { batch, row, details in
                guard !details.isVote else { return .superseded }
                details.isVote = true
                details.senderTime = batch.integer(row, time)
                return .joined
            }
        }
        let selections = Join("message_add_on_poll_vote_selected_option", SelectionColumn.addOn, among: tables) {
            table in
            let option = table.place(.option)
            return { batch, row, details in
                guard let id = batch.integer(row, option) else { return .malformed }
                guard details.options.count < 1_024 else { return .tooLong }
                details.options.append(id)
                return .joined
            }
        }
        return [reaction, vote, selections].compactMap { $0 }
    }

    private static func marks(_ tables: DatabaseTables) -> [Join] {
        let pin = Join("message_add_on_pin_in_chat", PinColumn.addOn, among: tables) { table in
            let state = table.place(.state)
            return { batch, row, details in
                guard details.mark == nil else { return .superseded }
                details.mark = batch.integer(row, state) == 0 ? "unpinned" : "pinned"
                return .joined
            }
        }
        let keep = Join("message_add_on_keep_in_chat", KeepColumn.addOn, among: tables) { table in
            let state = table.place(.state)
            return { batch, row, details in
                guard details.mark == nil else { return .superseded }
                details.mark = batch.integer(row, state) == 0 ? "not-kept" : "kept"
                return .joined
            }
        }
        let response = Join("message_add_on_event_response", EventResponseColumn.addOn, among: tables) { table in
            let response = table.place(.response)
            return { batch, row, details in
                guard details.mark == nil else { return .superseded }
                details.mark = "event-response"
                var columns = JSONObject()
                columns["response"] = batch.integer(row, response).map { .integer($0) }
                details.raw.append(("message_add_on_event_response", columns))
                return .joined
            }
        }
        return [pin, keep, response].compactMap { $0 }
    }
}
