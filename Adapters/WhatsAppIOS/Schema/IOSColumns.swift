import WhisperWhatsAppRows

/// The columns that are read of `ZWAMESSAGE`, whose rows are messages.
enum MessageColumn: String, TableColumn {
    case id = "Z_PK"
    case chat = "ZCHATSESSION"
    case sort = "ZSORT"
    case isFromMe = "ZISFROMME"
    case type = "ZMESSAGETYPE"
    case event = "ZGROUPEVENTTYPE"
    case date = "ZMESSAGEDATE"
    case sentDate = "ZSENTDATE"
    case stanza = "ZSTANZAID"
    case text = "ZTEXT"
    case from = "ZFROMJID"
    case to = "ZTOJID"
    case member = "ZGROUPMEMBER"
    case parent = "ZPARENTMESSAGE"
    case isStarred = "ZSTARRED"
    case flags = "ZFLAGS"
    case status = "ZMESSAGESTATUS"
}

/// The columns that are read of `ZWAMEDIAITEM`: files, places, cards, and the metadata of any message.
enum MediaColumn: String, TableColumn {
    case id = "Z_PK"
    case message = "ZMESSAGE"
    case path = "ZMEDIALOCALPATH"
    case link = "ZMEDIAURL"
    case title = "ZTITLE"
    case cards = "ZVCARDSTRING"
    case cardNames = "ZVCARDNAME"
    case size = "ZFILESIZE"
    case seconds = "ZMOVIEDURATION"
    case latitude = "ZLATITUDE"
    case longitude = "ZLONGITUDE"
    case aspect = "ZASPECTRATIO"
    case metadata = "ZMETADATA"
}

/// The columns that are read of `ZWAMESSAGEINFO`: what happened to a message.
enum InfoColumn: String, TableColumn {
    case id = "Z_PK"
    case message = "ZMESSAGE"
    case receipts = "ZRECEIPTINFO"
}

/// The columns that are read of `ZWACHATSESSION`: chats.
enum ChatColumn: String, TableColumn {
    case id = "Z_PK"
    case address = "ZCONTACTJID"
    case number = "ZCONTACTIDENTIFIER"
    case name = "ZPARTNERNAME"
    case type = "ZSESSIONTYPE"
    case isArchived = "ZARCHIVED"
    case unread = "ZUNREADCOUNT"
}

/// The columns that are read of `ZWAGROUPMEMBER`: people in groups.
enum MemberColumn: String, TableColumn {
    case id = "Z_PK"
    case chat = "ZCHATSESSION"
    case address = "ZMEMBERJID"
    case name = "ZCONTACTNAME"
    case firstName = "ZFIRSTNAME"
    case isAdmin = "ZISADMIN"
    case isActive = "ZISACTIVE"
}

/// The columns that are read of `ZWAPROFILEPUSHNAME`: the names that people chose.
enum PushNameColumn: String, TableColumn {
    case address = "ZJID"
    case name = "ZPUSHNAME"
}

/// The columns that are read of `ZWACHATPUSHCONFIG`: notifications of chats.
enum NotificationColumn: String, TableColumn {
    case address = "ZJID"
    case mutedUntil = "ZMUTEDUNTIL"
}

/// The columns that are read of `ZWAADDRESSBOOKCONTACT`, in `ContactsV2.sqlite`.
enum ContactColumn: String, TableColumn {
    case address = "ZWHATSAPPID"
    case number = "ZPHONENUMBER"
    case linked = "ZLID"
    case fullName = "ZFULLNAME"
    case givenName = "ZGIVENNAME"
}

/// The columns that are read of `ZWAPHONENUMBERLIDPAIR`: numbers with their linked ids.
enum PairColumn: String, TableColumn {
    case linked = "ZLID"
    case number = "ZPHONENUMBER"
}

/// The columns that are read of `ZWAZACCOUNT`, in `LID.sqlite`: accounts by their linked ids, with their numbers.
enum AccountColumn: String, TableColumn {
    case linked = "ZIDENTIFIER"
    case number = "ZPHONENUMBER"
}
