import WhisperWhatsAppRows

/// `jid`: the addresses that other tables refer to.
enum JIDColumn: String, TableColumn {
    case id = "_id"
    case user
    case server
    case text = "raw_string"
}

/// `jid_map`: linked ids and the telephone numbers behind them.
enum JIDMapColumn: String, TableColumn {
    case linked = "lid_row_id"
    case number = "jid_row_id"
}

/// `lid_display_name`: names of people of whom only the linked id is known.
enum LinkedNameColumn: String, TableColumn {
    case linked = "lid_row_id"
    case name = "display_name"
}

/// `chat`.
enum ChatColumn: String, TableColumn {
    case id = "_id"
    case jid = "jid_row_id"
    case subject
    case archived
    case unread = "unseen_message_count"
}

/// `newsletter`: the channels.
enum ChannelColumn: String, TableColumn {
    case chat = "chat_row_id"
    case name
}

/// `chat_list`, the chats until 2018.
enum LegacyChatColumn: String, TableColumn {
    case jid = "key_remote_jid"
    case subject
    case archived
    case unread = "unseen_message_count"
}

/// `group_participant_user`.
enum MemberColumn: String, TableColumn {
    case group = "group_jid_row_id"
    case user = "user_jid_row_id"
    case rank
}

/// `group_participants`, until 2023.
enum LegacyMemberColumn: String, TableColumn {
    case group = "gjid"
    case user = "jid"
    case admin
}

/// `props`: settings of the database.
enum PropertyColumn: String, TableColumn {
    case key
    case value
}

/// `wa_contacts` of `wa.db`, and `wa_address_book`, which has no `wa_name`.
enum ContactColumn: String, TableColumn {
    case jid
    case displayName = "display_name"
    case chosenName = "wa_name"
    case givenName = "given_name"
    case familyName = "family_name"
    case nickname
}

/// `wa_vnames` of `wa.db`.
enum VerifiedNameColumn: String, TableColumn {
    case jid
    case name = "verified_name"
}
