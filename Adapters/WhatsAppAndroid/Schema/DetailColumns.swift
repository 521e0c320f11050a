import WhisperWhatsAppRows

/// `message_media`.
enum MediaColumn: String, TableColumn {
    case message = "message_row_id"
    case path = "file_path"
    case size = "file_size"
    case length = "file_length"
    case mime = "mime_type"
    case name = "media_name"
    case hash = "file_hash"
    case duration = "media_duration"
    case width
    case height
    case caption = "media_caption"
    case transcript = "raw_transcription_text"
}

/// `audio_data`, as far as it is about a transcript.
enum AudioColumn: String, TableColumn {
    case message = "message_row_id"
    case status = "transcription_status"
    case locale = "transcription_locale"
    case requestedLocale = "transcription_request_locale"
    case threshold = "transcription_confidence_threshold"
    case transcript = "transcription_id"
}

/// `transcription_segment`: the parts of a transcript.
enum SegmentColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case start = "substring_start"
    case length = "substring_length"
    case time = "timestamp"
    case duration
    case confidence
}

/// `message_quoted`.
enum QuoteColumn: String, TableColumn {
    case message = "message_row_id"
    case fromMe = "from_me"
    case sender = "sender_jid_row_id"
    case key = "key_id"
    case text = "text_data"
}

/// `message_location`.
enum LocationColumn: String, TableColumn {
    case message = "message_row_id"
    case latitude
    case longitude
    case name = "place_name"
    case address = "place_address"
    case link = "url"
    case duration = "live_location_share_duration"
    case finalLatitude = "live_location_final_latitude"
    case finalLongitude = "live_location_final_longitude"
    case finalTime = "live_location_final_timestamp"
}

/// `message_vcard`, and `messages_vcards` before it.
enum CardColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case card = "vcard"

    /// The names of the tables.
    static let tables = ["message_vcard", "messages_vcards"]
}

/// `message_mentions`.
enum MentionColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case jid = "jid_row_id"
}

/// `message_forwarded`.
enum ForwardColumn: String, TableColumn {
    case message = "message_row_id"
    case score = "forward_score"
}

/// `message_ephemeral`.
enum EphemeralColumn: String, TableColumn {
    case message = "message_row_id"
    case duration
}

/// `message_view_once_media`.
enum ViewOnceColumn: String, TableColumn {
    case message = "message_row_id"
    case state
}

/// `message_edit_info`.
enum EditColumn: String, TableColumn {
    case message = "message_row_id"
    case key = "original_key_id"
    case editedTime = "edited_timestamp"
    case senderTime = "sender_timestamp"
}

/// `message_revoked`.
enum RevocationColumn: String, TableColumn {
    case message = "message_row_id"
    case key = "revoked_key_id"
    case admin = "admin_jid_row_id"
    case time = "revoke_timestamp"
}

/// `message_poll`.
enum PollColumn: String, TableColumn {
    case message = "message_row_id"
    case selectable = "selectable_options_count"
}

/// `message_poll_option`.
enum OptionColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case name = "option_name"
}

/// `message_album`.
enum AlbumColumn: String, TableColumn {
    case message = "message_row_id"
    case images = "image_count"
    case videos = "video_count"
}

/// `message_association`.
enum AssociationColumn: String, TableColumn {
    case child = "child_message_row_id"
    case parent = "parent_message_row_id"
    case type = "association_type"

    /// The type of a picture in an album.
    static let album: Int64 = 2
    /// The types of a video and a picture that were sent a second time, in a better quality.
    static let betterVersions: Set<Int64> = [7, 12]
}

/// `newsletter_message`.
enum NewsletterColumn: String, TableColumn {
    case message = "message_row_id"
    case number = "server_message_id"
}

/// `message_details`: the device that wrote a message.
enum AuthorColumn: String, TableColumn {
    case message = "message_row_id"
    case author = "author_device_jid"
}

/// `receipt_user`.
enum ReceiptColumn: String, TableColumn {
    case id = "_id"
    case message = "message_row_id"
    case user = "receipt_user_jid_row_id"
    case delivered = "receipt_timestamp"
    case read = "read_timestamp"
    case played = "played_timestamp"
}
