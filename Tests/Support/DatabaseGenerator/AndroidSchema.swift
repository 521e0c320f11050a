/// The schemas of `msgstore.db` that are written, with the columns that releases have beside those that are read.
public enum AndroidSchema: String, CaseIterable, Sendable {
    /// `messages` alone.
    case legacy
    /// 2022: `messages` beside `message`, half of whose rows have moved.
    case transition
    /// October 2023.
    case october2023
    /// January 2026: linked ids.
    case january2026

    /// What a history can contain in this schema.
    public var features: HistoryGenerator.Features {
        switch self {
        case .legacy: .kinds
        case .transition: [.kinds, .changes]
        case .october2023, .january2026: .all
        }
    }

    /// The columns of each table.
    var columns: [(table: String, columns: [String])] {
        var tables: [(String, [String])] = [
            ("jid", ["_id", "user", "server", "agent", "device", "type", "raw_string"]),
            ("props", ["_id", "key", "value"]),
            ("chat", chat),
        ]
        if self == .legacy || self == .transition {
            tables.append(("messages", Self.messages))
            tables.append(("messages_quotes", Self.messages))
            tables.append(("messages_vcards", ["_id", "message_row_id", "sender_jid", "vcard", "chat_jid"]))
            tables.append(("group_participants", ["_id", "gjid", "jid", "admin", "pending"]))
        }
        tables += Self.details
        guard self != .legacy else { return tables }
        tables.append(("message", message))
        tables.append(("group_participant_user", ["_id", "group_jid_row_id", "user_jid_row_id", "rank", "pending"]))
        tables += Self.addOns
        guard self != .transition else { return tables }
        tables += Self.modern
        if self == .january2026 {
            tables.append(("jid_map", ["lid_row_id", "jid_row_id", "sort_id"]))
            tables.append(("lid_display_name", ["lid_row_id", "display_name"]))
        }
        return tables
    }

    private var chat: [String] {
        let first = ["_id", "jid_row_id", "hidden", "subject", "created_timestamp", "archived", "sort_timestamp"]
        return first + ["unseen_message_count"]
            + (self == .january2026 ? ["group_type", "chat_lock", "account_jid_row_id"] : ["mod_tag"])
    }

    private var message: [String] {
        let first = [
            "_id", "chat_row_id", "from_me", "key_id", "sender_jid_row_id", "status", "broadcast", "recipient_count",
            "origin", "timestamp", "received_timestamp", "receipt_server_timestamp", "message_type", "text_data",
            "starred", "lookup_tables",
        ]
        switch self {
        case .legacy: return []
        case .transition: return first + ["message_add_on_flags", "sort_id"]
        case .october2023: return first + ["sort_id", "message_add_on_flags", "view_mode"]
        case .january2026:
            return first + [
                "sort_id", "message_add_on_flags", "view_mode", "translated_text", "view_replies_thread_id",
            ]
        }
    }

    private static let messages = [
        "_id", "key_remote_jid", "key_from_me", "key_id", "status", "needs_push", "data", "timestamp", "media_url",
        "media_mime_type", "media_wa_type", "media_size", "media_name", "media_caption", "media_hash",
        "media_duration", "origin", "latitude", "longitude", "thumb_image", "remote_resource", "received_timestamp",
        "starred", "quoted_row_id", "mentioned_jids", "forwarded",
    ]

    private static let details: [(String, [String])] = [
        (
            "message_media",
            [
                "message_row_id", "chat_row_id", "file_path", "file_size", "media_key", "width", "height", "mime_type",
                "file_length", "media_name", "file_hash", "media_duration", "raw_transcription_text",
            ]
        ),
        ("message_forwarded", ["message_row_id", "forward_score"]),
        ("message_ephemeral", ["message_row_id", "duration", "expire_timestamp"]),
        ("message_vcard", ["_id", "message_row_id", "vcard"]),
        (
            "receipt_user",
            [
                "_id", "message_row_id", "receipt_user_jid_row_id", "receipt_timestamp", "read_timestamp",
                "played_timestamp",
            ]
        ),
        ("message_revoked", ["message_row_id", "revoked_key_id", "admin_jid_row_id", "revoke_timestamp"]),
        ("message_thumbnails", ["thumbnail", "timestamp", "key_remote_jid", "key_from_me", "key_id"]),
    ]

    private static let addOns: [(String, [String])] = [
        (
            "message_location",
            [
                "message_row_id", "latitude", "longitude", "place_name", "place_address", "url",
                "live_location_share_duration", "live_location_final_latitude", "live_location_final_longitude",
                "live_location_final_timestamp",
            ]
        ),
        ("message_mentions", ["_id", "message_row_id", "jid_row_id"]),
        (
            "message_quoted",
            [
                "message_row_id", "chat_row_id", "parent_message_chat_row_id", "from_me", "sender_jid_row_id", "key_id",
                "timestamp", "message_type", "text_data",
            ]
        ),
        ("message_edit_info", ["message_row_id", "original_key_id", "edited_timestamp", "sender_timestamp"]),
        ("message_system", ["message_row_id", "action_type"]),
        ("message_system_chat_participant", ["message_row_id", "user_jid_row_id"]),
        ("message_system_value_change", ["message_row_id", "old_data"]),
        ("message_system_group", ["message_row_id", "is_me_joined"]),
        (
            "message_add_on",
            [
                "_id", "chat_row_id", "from_me", "key_id", "sender_jid_row_id", "parent_message_row_id", "timestamp",
                "status", "message_add_on_type",
            ]
        ),
        ("message_add_on_reaction", ["message_add_on_row_id", "reaction", "sender_timestamp"]),
    ]

    private static let modern: [(String, [String])] = [
        ("message_details", ["message_row_id", "author_device_jid"]),
        ("message_poll", ["message_row_id", "enc_key", "selectable_options_count"]),
        ("message_poll_option", ["_id", "message_row_id", "option_name", "vote_total"]),
        ("message_add_on_poll_vote", ["message_add_on_row_id", "sender_timestamp"]),
        ("message_add_on_poll_vote_selected_option", ["message_add_on_row_id", "message_poll_option_id"]),
        ("message_album", ["message_row_id", "image_count", "video_count"]),
        ("message_call_log", ["message_row_id", "call_log_row_id"]),
        (
            "call_log",
            [
                "_id", "jid_row_id", "from_me", "call_id", "transaction_id", "timestamp", "video_call", "duration",
                "call_result", "group_jid_row_id",
            ]
        ),
        ("call_log_participant_v2", ["_id", "call_log_row_id", "jid_row_id", "call_result"]),
        (
            "message_order",
            [
                "message_row_id", "order_id", "order_title", "item_count", "message", "seller_jid", "currency_code",
                "total_amount_1000",
            ]
        ),
    ]
}
