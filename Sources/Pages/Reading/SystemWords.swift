package import WhisperLocalization
import WhisperMessage

/// What system lines say in words, by the types that sources give them.
package enum SystemWords {
    /// The sentence for an event; nil for a type without one.
    ///
    /// - Parameter text: What the message says of it: a new name, or whom it concerned.
    package static func key(for event: MessageFacts.Event, text: String?) -> SystemText? {
        let isBySomeone = event.by != nil
        // What the source does not say is no empty place in a sentence.
        if text?.showsSomething == true {
            return key(event.type, isBySomeone) ?? plainKey(event)
        }
        return bareKey(event.type, isBySomeone) ?? plainKey(event)
    }

    /// The words of a message that the sentence for its event has no place for; nil for none, and for the numbers and
    /// addresses that sources write there.
    package static func rest(of text: String?, beside event: MessageFacts.Event) -> String? {
        guard let text, key(event.type, event.by != nil) == nil, !text.contains("@"),
            text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return nil }
        return text
    }

    /// The people of a line as they are shown: of whom a source knows a linked id alone, that says nothing to readers.
    package static func people(_ list: String, _ localizer: Localizer) -> String {
        guard list.contains("@lid") else { return list }
        let shown = list.split(separator: separator, omittingEmptySubsequences: false)
            .map { localizer.nameless(String($0)) ?? String($0) }
        return shown.joined(separator: separator)
    }

    private static let separator = ", "

    /// A sentence that contains the text.
    private static func key(_ type: String, _ isBySomeone: Bool) -> SystemText? {
        switch type {
        case "group-created": isBySomeone ? .groupCreatedBy : .groupCreated
        case "group-subject": isBySomeone ? .groupSubjectBy : .groupSubject
        case "group-description": isBySomeone ? .groupDescriptionBy : .groupDescription
        case "chat-subject": isBySomeone ? .chatSubjectBy : .chatSubject
        case "chat-description": isBySomeone ? .chatDescriptionBy : .chatDescription
        case "group-joined": .groupJoined
        case "participant-added": isBySomeone ? .addedBy : .added
        case "participant-joined": .joined
        case "participant-left": .left
        case "participant-removed": isBySomeone ? .removedBy : .removed
        case "participant-promoted": .promoted
        case "participant-demoted": .demoted
        case "participant-invited": isBySomeone ? .invitedBy : .invited
        case "participant-banned": isBySomeone ? .bannedBy : .banned
        case "participant-unbanned": .unbanned
        case "participant-asked-to-join": .askedToJoin
        case "invitation-declined": .invitationDeclined
        case "invitation-withdrawn": .invitationWithdrawn
        case "request-declined": .requestDeclined
        case "request-withdrawn": .requestWithdrawn
        case "participant-changed-number", "number-changed": .numberChanged
        case "identity-changed": .identityChanged
        case "username-changed": .usernameChanged
        case "business-notice": .businessNotice
        case "channel-notice": .channelNotice
        case "community-notice": .communityNotice
        default: nil
        }
    }

    /// The same without a text.
    private static func bareKey(_ type: String, _ isBySomeone: Bool) -> SystemText? {
        switch type {
        case "group-created": isBySomeone ? .groupCreatedOnlyBy : .groupCreatedOnly
        case "group-subject": isBySomeone ? .groupSubjectOnlyBy : .groupSubjectOnly
        case "group-description": isBySomeone ? .groupDescriptionOnlyBy : .groupDescriptionOnly
        case "chat-subject": isBySomeone ? .chatSubjectOnlyBy : .chatSubjectOnly
        case "chat-description": isBySomeone ? .chatDescriptionOnlyBy : .chatDescriptionOnly
        case "group-joined": .groupJoinedOnly
        case "participant-added": isBySomeone ? .someoneAddedBy : .someoneAdded
        case "participant-joined": .someoneJoined
        case "participant-left": .someoneLeft
        case "participant-removed": isBySomeone ? .someoneRemovedBy : .someoneRemoved
        case "participant-promoted": .someonePromoted
        case "participant-demoted": .someoneDemoted
        case "participant-invited", "participant-banned", "participant-unbanned", "participant-asked-to-join",
            "invitation-declined", "invitation-withdrawn", "request-declined", "request-withdrawn":
            .membersChanged
        case "participant-changed-number", "number-changed": .numberChangedOnly
        case "identity-changed": .identityChangedOnly
        default: nil
        }
    }

    /// A sentence without a text.
    private static func plainKey(_ event: MessageFacts.Event) -> SystemText? {
        switch event.type {
        case "group-icon": event.by != nil ? .groupIconBy : .groupIcon
        case "group-deleted": .groupDeleted
        case "group-invite-link": .groupInviteLink
        case "group-restricted": .groupRestricted
        case "group-announcements": .groupAnnouncements
        case "group-replaced": .groupReplaced
        case "encrypted": .encrypted
        case "chat-replaced": .chatReplaced
        case "chat-created": event.by != nil ? .chatCreatedBy : .chatCreated
        case "ephemeral-setting":
            event.seconds.map { $0 == 0 ? .disappearingOff : .disappearingOn } ?? .disappearingChanged
        case "contact-blocked": .blocked
        case "contact-unblocked": .unblocked
        case "business-notice": .businessNoticeOnly
        case "channel-notice": .channelNoticeOnly
        case "community-notice": .communityNoticeOnly
        case "group-approval": .groupApproval
        case "chat-privacy": .chatPrivacy
        case "phone-number-shared": .numberShared
        case "sharing-limited": .sharingLimited
        case "album": event.by != nil ? .albumBy : .album
        case "privacy-provider": .privacyProvider
        case "group-additions": .groupAdditions
        case "device-changed": .deviceChanged
        case "username-changed": .usernameChangedOnly
        case "pinned": event.by != nil ? .pinnedBy : .pinned
        case "unpinned": .unpinned
        case "kept": .kept
        case "not-kept": .notKept
        case "event-response": event.by != nil ? .eventAnsweredBy : .eventAnswered
        default: nil
        }
    }
}

extension String {
    /// Whether the text contains anything visible, not only white space and invisible characters such as direction marks.
    var showsSomething: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }
}
