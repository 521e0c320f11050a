import WhisperRowPort
import WhisperWhatsAppRows

/// The tables of a database, with the columns that it has.
struct AndroidTables: Sendable {
    let form: AndroidForm
    let message: ProbedTable<MessageColumn>?
    let messages: ProbedTable<LegacyColumn>?
    let legacyQuotes: ProbedTable<LegacyQuoteColumn>?

    // The directory.
    let jid: ProbedTable<JIDColumn>?
    let jidMap: ProbedTable<JIDMapColumn>?
    let linkedNames: ProbedTable<LinkedNameColumn>?
    let chat: ProbedTable<ChatColumn>?
    let channels: ProbedTable<ChannelColumn>?
    let legacyChat: ProbedTable<LegacyChatColumn>?
    let members: ProbedTable<MemberColumn>?
    let legacyMembers: ProbedTable<LegacyMemberColumn>?
    let properties: ProbedTable<PropertyColumn>?
    let authors: ProbedTable<AuthorColumn>?
    let receipts: ProbedTable<ReceiptColumn>?

    // What is read by call or add-on.
    let calls: ProbedTable<CallColumn>?
    let addOns: ProbedTable<AddOnColumn>?
    let options: ProbedTable<OptionColumn>?

    /// All tables.
    let all: DatabaseTables

    init?(_ all: DatabaseTables) {
        guard let form = AndroidForm(all) else { return nil }
        self.form = form
        self.all = all
        message = form.hasMessage ? ProbedTable("message", among: all) : nil
        messages = form.hasMessages ? ProbedTable("messages", among: all) : nil
        legacyQuotes = all.has("messages_quotes", "_id", "key_id") ? ProbedTable("messages_quotes", among: all) : nil
        jid = all.has("jid", "_id") ? ProbedTable("jid", among: all) : nil
        jidMap = all.has("jid_map", "lid_row_id", "jid_row_id") ? ProbedTable("jid_map", among: all) : nil
        linkedNames =
            all.has("lid_display_name", "lid_row_id", "display_name")
            ? ProbedTable("lid_display_name", among: all) : nil
        chat = all.has("chat", "_id", "jid_row_id") ? ProbedTable("chat", among: all) : nil
        channels = all.has("newsletter", "chat_row_id", "name") ? ProbedTable("newsletter", among: all) : nil
        legacyChat = all.has("chat_list", "key_remote_jid") ? ProbedTable("chat_list", among: all) : nil
        members =
            all.has("group_participant_user", "group_jid_row_id", "user_jid_row_id")
            ? ProbedTable("group_participant_user", among: all) : nil
        legacyMembers =
            all.has("group_participants", "gjid", "jid") ? ProbedTable("group_participants", among: all) : nil
        properties = all.has("props", "key", "value") ? ProbedTable("props", among: all) : nil
        authors =
            all.has("message_details", "message_row_id", "author_device_jid")
            ? ProbedTable("message_details", among: all) : nil
        receipts =
            all.has("receipt_user", "message_row_id", "receipt_user_jid_row_id")
            ? ProbedTable("receipt_user", among: all) : nil
        calls = all.has("call_log", "_id", "jid_row_id") ? ProbedTable("call_log", among: all) : nil
        addOns =
            all.has("message_add_on", "_id", "parent_message_row_id")
            ? ProbedTable("message_add_on", among: all) : nil
        options =
            all.has("message_poll_option", "_id", "message_row_id")
            ? ProbedTable("message_poll_option", among: all) : nil
    }
}
