/// What system lines say in words (LOOK-9): what happened in a chat, who did it, and whom it concerned.
///
/// `{names}` are those whom it concerned, `{by}` is who did it, `{text}` is what the source says: a new name, a topic.
public enum SystemText: String, TextKey {
    case groupCreated, groupCreatedBy, groupSubject, groupSubjectBy, groupDescription, groupDescriptionBy, groupIcon,
        groupIconBy, groupDeleted, groupJoined, groupInviteLink, groupRestricted, groupAnnouncements, groupReplaced,
        added, addedBy, joined, left, removed, removedBy, promoted, demoted, invited, invitedBy, banned, bannedBy,
        unbanned, askedToJoin, invitationDeclined, invitationWithdrawn, requestDeclined, requestWithdrawn,
        numberChanged, encrypted, identityChanged, disappearingOn, disappearingOff, blocked, unblocked,
        businessNotice, businessNoticeOnly, channelNotice, channelNoticeOnly, communityNotice, communityNoticeOnly,
        groupApproval, chatPrivacy, numberShared, sharingLimited, album, albumBy, privacyProvider, groupAdditions,
        deviceChanged,
        usernameChanged, usernameChangedOnly, pinned, pinnedBy, unpinned, kept, notKept, eventAnswered, eventAnsweredBy,
        chatCreated, chatCreatedBy, chatSubject, chatSubjectBy, chatDescription, chatDescriptionBy, chatReplaced,
        // Of a source that does not say whom, or what the new name is.
        groupCreatedOnly, groupCreatedOnlyBy, groupSubjectOnly, groupSubjectOnlyBy, groupDescriptionOnly,
        groupDescriptionOnlyBy, chatSubjectOnly, chatSubjectOnlyBy, chatDescriptionOnly, chatDescriptionOnlyBy,
        groupJoinedOnly, someoneAdded, someoneAddedBy, someoneJoined, someoneLeft,
        someoneRemoved, someoneRemovedBy, someonePromoted, someoneDemoted, membersChanged, numberChangedOnly,
        identityChangedOnly, disappearingChanged
}

extension SystemText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .groupCreated: "The group “{text}” was created"
        case .groupCreatedBy: "{by} created the group “{text}”"
        case .groupSubject: "The group’s name is now “{text}”"
        case .groupSubjectBy: "{by} changed the group’s name to “{text}”"
        case .groupDescription: "The group’s description was changed: {text}"
        case .groupDescriptionBy: "{by} changed the group’s description: {text}"
        case .groupIcon: "The group’s picture was changed"
        case .groupIconBy: "{by} changed the group’s picture"
        case .groupDeleted: "The group was deleted"
        case .groupJoined: "You joined the group “{text}”"
        case .groupInviteLink: "The group’s invitation link was changed"
        case .groupRestricted: "Who may change the group’s settings was changed"
        case .groupAnnouncements: "Who may send messages to the group was changed"
        case .groupReplaced: "The group was replaced by another one"
        case .added: "{names} was added"
        case .addedBy: "{by} added {names}"
        case .joined: "{names} joined"
        case .left: "{names} left"
        case .removed: "{names} was removed"
        case .removedBy: "{by} removed {names}"
        case .promoted: "{names} is now an admin"
        case .demoted: "{names} is no longer an admin"
        case .invited: "{names} was invited"
        case .invitedBy: "{by} invited {names}"
        case .banned: "{names} was banned"
        case .bannedBy: "{by} banned {names}"
        case .unbanned: "The ban of {names} was lifted"
        case .askedToJoin: "{names} asked to join"
        case .invitationDeclined: "{names} declined the invitation"
        case .invitationWithdrawn: "The invitation of {names} was withdrawn"
        case .requestDeclined: "The request of {names} to join was declined"
        case .requestWithdrawn: "{names} withdrew the request to join"
        case .numberChanged: "A telephone number changed: {names}"
        case .encrypted: "Messages in this chat are encrypted by the service"
        case .identityChanged: "The security code of {names} changed"
        case .disappearingOn: "New messages disappear after a while"
        case .disappearingOff: "Messages no longer disappear"
        case .blocked: "This contact was blocked"
        case .unblocked: "This contact was unblocked"
        case .businessNotice: "A notice about a business account: {text}"
        case .businessNoticeOnly: "A notice about a business account"
        case .channelNotice: "A notice about this channel: {text}"
        case .channelNoticeOnly: "A notice about this channel"
        case .communityNotice: "A notice about the community: {text}"
        case .communityNoticeOnly: "A notice about the community"
        case .groupApproval: "Who may join the group was changed"
        case .chatPrivacy: "The advanced privacy of this chat was changed"
        case .numberShared: "A telephone number was shared"
        case .sharingLimited: "Sharing out of this chat was limited"
        case .album: "An album of pictures and videos"
        case .albumBy: "{by} sent an album of pictures and videos"
        case .privacyProvider: "A notice about who runs this business chat"
        case .groupAdditions: "Who may add members to the group was changed"
        case .deviceChanged: "Linked devices were added or removed"
        case .usernameChanged: "A user name changed: {names}"
        case .usernameChangedOnly: "A user name changed"
        case .pinned: "A message was pinned"
        case .pinnedBy: "{by} pinned a message"
        case .unpinned: "A message is no longer pinned"
        case .kept: "A message was kept from disappearing"
        case .notKept: "A message is no longer kept from disappearing"
        case .eventAnswered: "An invitation to an event was answered"
        case .eventAnsweredBy: "{by} answered an invitation to an event"
        case .chatCreated: "The chat was created"
        case .chatCreatedBy: "{by} created the chat"
        case .chatSubject: "The chat’s name is now “{text}”"
        case .chatSubjectBy: "{by} changed the chat’s name to “{text}”"
        case .chatDescription: "The chat’s description was changed: {text}"
        case .chatDescriptionBy: "{by} changed the chat’s description: {text}"
        case .chatReplaced: "The chat was replaced by another one"
        case .chatSubjectOnly: "The chat’s name was changed"
        case .chatSubjectOnlyBy: "{by} changed the chat’s name"
        case .chatDescriptionOnly: "The chat’s description was changed"
        case .chatDescriptionOnlyBy: "{by} changed the chat’s description"
        case .groupCreatedOnly: "The group was created"
        case .groupCreatedOnlyBy: "{by} created the group"
        case .groupSubjectOnly: "The group’s name was changed"
        case .groupSubjectOnlyBy: "{by} changed the group’s name"
        case .groupDescriptionOnly: "The group’s description was changed"
        case .groupDescriptionOnlyBy: "{by} changed the group’s description"
        case .groupJoinedOnly: "You joined the group"
        case .someoneAdded: "Someone was added"
        case .someoneAddedBy: "{by} added someone"
        case .someoneJoined: "Someone joined"
        case .someoneLeft: "Someone left"
        case .someoneRemoved: "Someone was removed"
        case .someoneRemovedBy: "{by} removed someone"
        case .someonePromoted: "Someone is now an admin"
        case .someoneDemoted: "Someone is no longer an admin"
        case .membersChanged: "The group’s list of members changed"
        case .numberChangedOnly: "A telephone number changed"
        case .identityChangedOnly: "A security code changed"
        case .disappearingChanged: "Whether new messages disappear was changed"
        }
    }
}
