/// What is said about groups and their members.
public enum GroupText: String, TextKey {
    case group, groupDiscussion, list, listDiscussion, listName, listLimit, show, showDiscussion, shownGroup, former,
        reading, groupHeading, memberHeading, membersHeading, roleHeading, ownRoleHeading, sinceHeading,
        descriptionHeading, pictureHeading, owner, admin, member, left, you, noGroups, noMatch, noSuchGroup,
        noSuchGroupSuggestion, noSuchGroupHint, membersUnknown, formerCount, showMembers, wroteHere
}

extension GroupText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Show groups and their members."
        case .groupDiscussion:
            "Without a command, lists the groups as “list” does."
        case .list:
            "List the groups."
        case .listDiscussion:
            "Pinned groups come first, followed by the most recently active ones; archived groups come last. The number of members and your role are shown if a source reports them; exported chats do not: of these, the number of people who wrote there is shown."
        case .listName:
            "List only groups with this in their name. May be repeated."
        case .listLimit:
            "The maximum number of groups."
        case .show:
            "Show a group and its members."
        case .showDiscussion:
            "Shows the description, whether the group has a picture, and each member with a role: owner, admin or member. “Since” is the time of the report that gave or ended the role."
        case .shownGroup:
            "The group: name or part of it, reference or id."
        case .former:
            "Also list people who have left the group."
        case .reading:
            "Reading groups"
        case .groupHeading:
            "Group"
        case .memberHeading:
            "Name"
        case .membersHeading:
            "Members"
        case .roleHeading:
            "Role"
        case .ownRoleHeading:
            "Your role"
        case .sinceHeading:
            "Since"
        case .descriptionHeading:
            "Description"
        case .pictureHeading:
            "Picture"
        case .owner:
            "owner"
        case .admin:
            "admin"
        case .member:
            "member"
        case .left:
            "left"
        case .you:
            "you"
        case .noGroups:
            "No groups yet."
        case .noMatch:
            "No group matches “{name}”."
        case .noSuchGroup:
            "No group is called “{name}”."
        case .noSuchGroupSuggestion:
            "No group is called “{name}”. Did you mean: {candidates}?"
        case .noSuchGroupHint:
            "Run “whisper groups” to list the groups."
        case .membersUnknown:
            "The members of this group are unknown because no source has reported them."
        case .formerCount:
            .plural(
                one: "{count} person has left the group. Use --former to list them, too.",
                other: "{count} people have left the group. Use --former to list them, too.")
        case .wroteHere:
            .plural(one: "{count} wrote here", other: "{count} wrote here")
        case .showMembers:
            "show the members of this group"
        }
    }
}
