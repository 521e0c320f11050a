import WhisperJSONText

/// What a line without an author is about: exports name it by `event`, bridges and databases by `system` (ING-2).
///
/// Where one of them is less specific, so is the topic: exports have one event for new and former admins.
enum LineTopic: Hashable, Sendable {
    case encryption, creation, addition, removal, invitation, departure, subject, icon, description, settings, admins
    case securityCode, number, disappearing, blocking, pinning, missedCall

    /// The topic of a line; nil if it is not known.
    init?(_ marks: JSONObject) {
        var name: String?
        if case .string(let event)? = marks["event"] { name = event }
        if case .object(let system)? = marks["system"], case .string(let type)? = system["type"] { name = type }
        guard let name, let topic = LineTopic.topics[name] else { return nil }
        self = topic
    }

    private static let topics: [String: LineTopic] = [
        "encryption_notice": .encryption, "encrypted": .encryption,
        "group_created": .creation, "group-created": .creation, "chat-created": .creation,
        "member_added": .addition, "participant-added": .addition,
        "member_removed": .removal, "participant-removed": .removal,
        "member_joined": .invitation, "participant-joined": .invitation,
        "member_left": .departure, "participant-left": .departure,
        "subject_changed": .subject, "group-subject": .subject, "chat-subject": .subject,
        "icon_changed": .icon, "group-icon": .icon,
        "description_changed": .description, "group-description": .description,
        "chat-description": .description,
        "settings_changed": .settings, "group-announcements": .settings, "group-restricted": .settings,
        "administrators_changed": .admins, "participant-promoted": .admins, "participant-demoted": .admins,
        "security_code_changed": .securityCode, "identity-changed": .securityCode,
        "number_changed": .number, "number-changed": .number, "participant-changed-number": .number,
        "disappearing_messages": .disappearing, "ephemeral-setting": .disappearing,
        "contact_blocked": .blocking, "contact-blocked": .blocking, "contact-unblocked": .blocking,
        "message_pinned": .pinning, "pinned": .pinning, "missed_call": .missedCall,
    ]
}
