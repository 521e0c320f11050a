package import WhisperLocalization

/// What system lines say in words, by the types that sources give them.
package enum SystemWords {
    /// The sentence for an event; nil for a type without one.
    package static func key(for event: MessageFacts.Event) -> SystemText? {
        let isBySomeone = event.by?.isEmpty == false
        return switch event.type {
        case "group-created": isBySomeone ? .groupCreatedBy : .groupCreated
        case "group-subject": isBySomeone ? .groupSubjectBy : .groupSubject
        case "group-description": isBySomeone ? .groupDescriptionBy : .groupDescription
        case "group-icon": isBySomeone ? .groupIconBy : .groupIcon
        case "group-deleted": .groupDeleted
        case "group-joined": .groupJoined
        case "group-invite-link": .groupInviteLink
        case "group-restricted": .groupRestricted
        case "group-announcements": .groupAnnouncements
        case "group-replaced": .groupReplaced
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
        case "encrypted": .encrypted
        case "identity-changed": .identityChanged
        case "ephemeral-setting": event.seconds == 0 ? .disappearingOff : .disappearingOn
        case "contact-blocked": .blocked
        case "contact-unblocked": .unblocked
        case "business-notice": .businessNotice
        case "phone-number-shared": .numberShared
        case "sharing-limited": .sharingLimited
        case "album": .album
        case "privacy-provider": .privacyProvider
        default: nil
        }
    }
}
