/// What is said about people, and about the names and numbers by which they are known.
public enum PeopleText: String, TextKey {
    case group, groupDiscussion, list, listDiscussion, listName, listLimit, show, showDiscussion, shownPerson, reading,
        nameHeading, numberHeading, otherNamesHeading, originHeading, aliasHeading, serviceHeading, firstSeenHeading,
        lastSeenHeading, directChatHeading, phoneNumber, linkedID, serviceID, addressBook, addedFile, chosen, business,
        businessElsewhere, contact, notVerified, messageCount, messageAndUnreadCount, noPeople, noMatch, cut,
        showPerson, forget, forgetDiscussion, forgottenName, askForget, forgotten, addressesStay, cannotForget,
        nameless, namelessShort, notMe, notMeDiscussion, notMeUndo, askNotMe, notYou, noLongerSent, mayBeYou,
        notTakenToBeYou, certainlyYou, notMeHint, severalYou, takenElsewhere, notMeJoined, widerShowsMore
}

extension PeopleText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Show people and the names they are known by."
        case .groupDiscussion:
            "Without a command, lists the people as “list” does."
        case .forget:
            "Remove everything that names a person."
        case .forgetDiscussion:
            "Removes all names, numbers and ids of a person, also from the search index. What they wrote stays, as written by an unknown person. Not removed are words in messages, addresses of chats (of exported ones, that is the name), attachments, and earlier copies of the vault. Importing again what names the person brings the names back."
        case .forgottenName:
            "Unknown person"
        case .namelessShort:
            "Unknown …{digits}"
        case .nameless:
            "Unknown person (…{digits})"
        case .askForget:
            "Remove all names and addresses of “{name}” for good? What they wrote stays, as written by “{unknown}”."
        case .forgotten:
            "“{name}” is now “{unknown}”."
        case .addressesStay:
            .plural(
                one:
                    "The address of the chat with them stays, by which it is found when it is imported again: {addresses}",
                other:
                    "The addresses of {count} chats with them stay, by which these are found when they are imported again: {addresses}"
            )
        case .cannotForget:
            "“{name}” is you, or one of your contacts, and cannot be forgotten."
        case .notMe:
            "Say that a person is not you."
        case .notMeDiscussion:
            "For a wrong --me of an import, or a source that shows somebody else as you. Messages that counted as sent by you under this name count as nobody’s, until the file is imported again. No source makes somebody with a number you again, until --undo takes this back or an export is imported with --me."
        case .notMeUndo:
            "Take back that the person is not you."
        case .askNotMe:
            "Is “{name}” somebody else, and not you?"
        case .notMeJoined:
            "“{name}” is also {names}. If only one of them is not you, separate them first: {command}"
        case .notYou:
            "“{name}” is no longer taken to be you."
        case .noLongerSent:
            .plural(
                one: "{count} message no longer counts as sent by you.",
                other: "{count} messages no longer count as sent by you.")
        case .mayBeYou:
            "“{name}” can be taken to be you again, if a source or --me says so."
        case .notTakenToBeYou:
            "“{name}” is not taken to be you."
        case .certainlyYou:
            "“{name}” is an identity of yours, or an account that this vault sends from."
        case .notMeHint:
            "If “{name}” is somebody else, say so with “whisper people not-me”."
        case .severalYou:
            "More than one person is taken to be you: {names}. If one of them is not you, say so with “whisper people not-me”. If all of them are you, make them one with “whisper people join”."
        case .takenElsewhere:
            "Files in which “{name}” was taken to be you, to be imported again with --redo --me NAME: {files}"
        case .list:
            "List the people in the vault."
        case .listDiscussion:
            "Lists everyone whom a source has reported: senders, members of groups, and people in the phone’s address book, with a number and all of their names. These names come from the sources, and none of them is verified. “Last reported” is when a source last named the person, in a message or in a list such as the address book."
        case .listName:
            "List only people with this in a name or number. May be repeated."
        case .listLimit:
            "The maximum number of people."
        case .widerShowsMore:
            .plural(
                one: "With {count} column, where and when each name was seen is shown, too.",
                other: "With {count} columns, where and when each name was seen is shown, too.")
        case .show:
            "Show what the vault knows about a person."
        case .showDiscussion:
            "Shows each name and number with its origin, the contact with its trust, the chats and the groups. Only the trust of a contact is based on a comparison of keys. A business name is confirmed by the messenger, not by you."
        case .shownPerson:
            "The person: name or part of it, number or id."
        case .reading:
            "Reading people"
        case .nameHeading:
            "Name"
        case .numberHeading:
            "Number"
        case .otherNamesHeading:
            "Other names"
        case .originHeading:
            "Origin"
        case .aliasHeading:
            "Name or number"
        case .serviceHeading:
            "Service"
        case .firstSeenHeading:
            "First reported"
        case .lastSeenHeading:
            "Last reported"
        case .directChatHeading:
            "Direct chat"
        case .phoneNumber:
            "phone number"
        case .linkedID:
            "linked id"
        case .serviceID:
            "id at the service"
        case .addressBook:
            "in the phone’s address book"
        case .addedFile:
            "only in an added JSON file"
        case .chosen:
            "chosen by the person"
        case .business:
            "business name confirmed by WhatsApp"
        case .businessElsewhere:
            "business name confirmed by the messenger"
        case .contact:
            "contact of this vault"
        case .notVerified:
            "There is no contact for this person, so no keys have been compared."
        case .messageCount:
            .plural(one: "{count} message", other: "{count} messages")
        case .messageAndUnreadCount:
            .plural(one: "{count} message, {unread} unread", other: "{count} messages, {unread} unread")
        case .noPeople:
            "No people yet."
        case .noMatch:
            "No person matches “{name}”."
        case .cut:
            .plural(
                one: "Only the first {count} person is listed. Specify a part of a name to find others.",
                other: "Only the first {count} people are listed. Specify a part of a name to find others.")
        case .showPerson:
            "show everything about this person"
        }
    }
}
