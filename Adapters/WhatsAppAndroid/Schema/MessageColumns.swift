import WhisperWhatsAppRows

/// `message`, since 2022.
enum MessageColumn: String, TableColumn {
    case id = "_id"
    case chat = "chat_row_id"
    case fromMe = "from_me"
    case key = "key_id"
    case sender = "sender_jid_row_id"
    case status
    case broadcast
    case origin
    case timestamp
    case receivedTimestamp = "received_timestamp"
    case type = "message_type"
    case text = "text_data"
    case starred
    case sort = "sort_id"
    case originationFlags = "origination_flags"
    case translation = "translated_text"
}

/// `messages`, until 2022: everything about a message in one row.
enum LegacyColumn: String, TableColumn {
    case id = "_id"
    case chat = "key_remote_jid"
    case fromMe = "key_from_me"
    case key = "key_id"
    case status
    case broadcast = "needs_push"
    case text = "data"
    case timestamp
    case type = "media_wa_type"
    case size = "media_size"
    case name = "media_name"
    case caption = "media_caption"
    case mime = "media_mime_type"
    case hash = "media_hash"
    case duration = "media_duration"
    case origin
    case latitude
    case longitude
    case sender = "remote_resource"
    case receivedTimestamp = "received_timestamp"
    case starred
    case quote = "quoted_row_id"
    case mentions = "mentioned_jids"
    case forwarded
}

/// `messages_quotes`, which has the columns of `messages`.
enum LegacyQuoteColumn: String, TableColumn {
    case id = "_id"
    case chat = "key_remote_jid"
    case fromMe = "key_from_me"
    case key = "key_id"
    case sender = "remote_resource"
    case text = "data"
    case caption = "media_caption"
}
