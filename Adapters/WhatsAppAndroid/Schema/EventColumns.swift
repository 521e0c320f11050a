import WhisperWhatsAppRows

/// `message_system`.
enum SystemColumn: String, TableColumn {
    case message = "message_row_id"
    case action = "action_type"
}

/// `message_system_chat_participant`.
enum ParticipantColumn: String, TableColumn {
    case message = "message_row_id"
    case user = "user_jid_row_id"
}

/// `message_system_group`.
enum GroupColumn: String, TableColumn {
    case message = "message_row_id"
    case isMeJoined = "is_me_joined"
}

/// `message_system_value_change`.
enum ValueChangeColumn: String, TableColumn {
    case message = "message_row_id"
    case old = "old_data"
}

/// `message_system_number_change`.
enum NumberChangeColumn: String, TableColumn {
    case message = "message_row_id"
    case old = "old_jid_row_id"
    case new = "new_jid_row_id"
}

/// `message_system_username_change`.
enum UsernameColumn: String, TableColumn {
    case message = "message_row_id"
    case old = "old_username"
    case new = "new_username"
}

/// `message_system_block_contact`.
enum BlockColumn: String, TableColumn {
    case message = "message_row_id"
    case isBlocked = "is_blocked"
}

/// `message_ephemeral_setting`.
enum EphemeralSettingColumn: String, TableColumn {
    case message = "message_row_id"
    case duration = "setting_duration"
}

/// `missed_call_logs`.
enum MissedCallColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case isVideo = "video_call"
}

/// `message_call_log`: which call a message shows.
enum MessageCallColumn: String, TableColumn {
    case message = "message_row_id"
    case call = "call_log_row_id"
}

/// `call_log`.
enum CallColumn: String, TableColumn {
    case id = "_id"
    case jid = "jid_row_id"
    case fromMe = "from_me"
    case key = "call_id"
    case timestamp
    case isVideo = "video_call"
    case duration
    case result = "call_result"
    case group = "group_jid_row_id"
}

/// `call_log_participant_v2`.
enum CallParticipantColumn: String, TableColumn {
    case id = "_id"
    case call = "call_log_row_id"
    case jid = "jid_row_id"
}

/// `message_add_on`: what people add to a message.
enum AddOnColumn: String, TableColumn {
    case id = "_id"
    case fromMe = "from_me"
    case key = "key_id"
    case sender = "sender_jid_row_id"
    case message = "parent_message_row_id"
    case timestamp
    case type = "message_add_on_type"
}

/// `message_add_on_reaction`.
enum ReactionColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case emoji = "reaction"
    case time = "sender_timestamp"
}

/// `message_add_on_poll_vote`.
enum VoteColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case time = "sender_timestamp"
}

/// `message_add_on_poll_vote_selected_option`.
enum SelectionColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case option = "message_poll_option_id"
}

/// `message_add_on_pin_in_chat`. The state is 1 for a pinned message, 0 for one that is no longer pinned.
enum PinColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case state = "pin_in_chat_state"
}

/// `message_add_on_event_response`. What the numbers in `response` mean is not known.
enum EventResponseColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case response
}

/// `message_add_on_keep_in_chat`. The state is 1 for a message that is kept, 0 for one that no longer is.
enum KeepColumn: String, TableColumn {
    case addOn = "message_add_on_row_id"
    case state = "keep_in_chat_state"
}
