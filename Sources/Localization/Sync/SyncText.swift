/// What `whisper-sync` says.
public enum SyncText: String, TextKey {
    case stateConnected, stateConnecting, stateWaiting, stateEnded, askSecret, loggedIn, loggedOut, loggedOutHere,
        nothingToRemove, connecting, connected, disconnected,
        retrying, finished, sent, queued, messageFailed, unreachable, untrusted, untrustedHint, unauthorized,
        sessionEnded, sessionEndedHint, loginAgain, rateLimited, serverFailed, notUnderstood, notLoggedIn,
        notLoggedInHint,
        alreadyLoggedIn, alreadyLoggedInHint, invalidAddress, invalidAddressHint, emptyToken, refused, tooLong,
        emptyMessage, notText, notOfServer, notOfServerHint, groupNotSealed, contactUnknownHint, noFailedMessage,
        unsupported, unsupportedHint, labelServer, labelUser, labelDevice, labelLogin, isLoggedIn, isLoggedOut,
        labelConversations, labelWaiting, labelFailed, labelConnections, columnConversation, columnCursor,
        columnMessage, columnState, columnAttempts, waiting, failed, bound, unbound, sealedTo, contactUnknown,
        noSecret, noSecretHint, mayNotWrite, noConversation, tooLarge, notAccepted, soFar, labelEvents, labelSent,
        columnServerID, certificateExpired, certificateWrongHost, certificateUnknown, otherVersion, serverBehind,
        newEpoch, skippedEvents, skippedConversations, missingEvents, endlessPages, endlessList, collisions, reworded,
        foreignAnswer, vaultUnread, labelMissing, labelUnreadable, helperMissing, helperMissingHint, lineElsewhere,
        lineOutOfOrder,
        lineContradicted, linesNotHere, serverTime, youWrote, otherEnvelope, otherText, unreadEdit, nameTaken,
        nameTakenHint,
        retitled,
        writtenInPlain, notTried, isWith, serviceCannot, notPermitted, noSuchRoom, invalidRoom, fileTooLarge,
        serviceUnknown, severalAccounts, severalAccountsHint, historyLeft, answersTooLarge, unreadableRoom, messageHeld,
        invitedTo, roomCreated, roomJoined, roomLeft, isMember, isInvited, isUnreadable, labelService, labelGaps,
        historyFetched, historyComplete, filesFetched, filesFailed, noUser, askLoginToken, singleSignOn,
        readingFile, uploading, downloading, fetchingHistory, fileChanged, fileExceeds, fileGone, filesUnsupported,
        fileNotSealed, fileNotSealedHint, oneInput, filesFailedHint, filesExpired, filesTooLarge, filesReceived,
        fileFailed, namelessFileFailed, filesWait, encryptedThere, encryptedRoom, encryptedRoomHint,
        serverCannot, loginRefused, loginNotOffered, offersLoginTokens, offersPasswords, offersOAuth,
        offersNothingKnown, noSync, thirdPerson, hasThirdPerson, labelThirdPersons,
        leftNothingNew, leftUnreadable, leftRefused, connectedAndWaiting, sentByNextRun, sentAgainByRetry,
        kindsOfEvents, otherUser
}

extension SyncText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .askSecret:
            "Secret of “{user}” at {server}:"
        case .loggedIn:
            "Logged in to {server} as “{user}”."
        case .otherUser:
            "The server says that you are “{user}”, not “{name}”. If that is not your account, run “whisper-sync logout”."
        case .loggedOut:
            "Logged out. The session was removed from this device."
        case .loggedOutHere:
            "The session was removed from this device. The server could not be notified; the session there ends on its own."
        case .nothingToRemove:
            "Nothing to remove."
        case .stateConnected:
            "connected"
        case .stateConnecting:
            "connecting…"
        case .stateWaiting:
            "no connection, messages wait"
        case .stateEnded:
            "logged out, messages wait"
        case .connecting:
            "Connecting to {server} …"
        case .connected:
            "Connected to {server} as “{user}”."
        case .connectedAndWaiting:
            "Connected to {server} as “{user}”; waiting for messages. Ctrl-C ends."
        case .disconnected:
            "Connection lost."
        case .retrying:
            "{reason} Retrying in {seconds} s."
        case .finished:
            "Messages: {received} received, {sent} sent; {waiting} waiting to be sent."
        case .sent:
            "Sent."
        case .queued:
            "Saved. {reason} “whisper-sync run” will send the message."
        case .messageFailed:
            "The server permanently rejected a message ({reason}); “whisper-sync status” shows it."
        case .unreachable:
            "The server cannot be reached."
        case .untrusted:
            "The server’s certificate is not trusted, or is not for this host."
        case .untrustedHint:
            "Use --ca-file to trust the certificates of a private server."
        case .unauthorized:
            "The server rejected the user name or the secret."
        case .sessionEnded:
            "The server no longer accepts the token."
        case .sessionEndedHint:
            "Log in again with “whisper-sync login”; messages waiting to be sent are not lost."
        case .loginAgain:
            "Log in again with “{command}”; messages waiting to be sent are not lost."
        case .rateLimited:
            "The server is limiting requests."
        case .serverFailed:
            "The server reported an internal error."
        case .notUnderstood:
            "The server sent an invalid response."
        case .notLoggedIn:
            "The vault is not logged in to a server."
        case .notLoggedInHint:
            "Log in with “whisper-sync login”, or use --server and --token-file."
        case .alreadyLoggedIn:
            "The vault is already logged in as “{user}” at {server}."
        case .alreadyLoggedInHint:
            "A vault holds the chats of one account; use another vault for another account."
        case .invalidAddress:
            "“{address}” is not a valid server address."
        case .invalidAddressHint:
            "Use https://HOST, or http:// for this device only: elsewhere it would expose the token."
        case .emptyToken:
            "The first line of {path} contains no token."
        case .refused:
            "The server permanently rejected the message: {reason}"
        case .tooLong:
            "The message is longer than {limit} bytes."
        case .emptyMessage:
            "The message is empty."
        case .notText:
            "The input is not valid UTF-8 text."
        case .notOfServer:
            "“{name}” is not a chat on the server."
        case .notOfServerHint:
            "“whisper-sync status” lists the chats on the server; “whisper-sync run” downloads them."
        case .groupNotSealed:
            "A sealed message has a single recipient, and this chat is a group."
        case .contactUnknownHint:
            "Bind the chat to a contact with “whisper-sync bind”."
        case .noFailedMessage:
            "There is no rejected message “{id}”."
        case .unsupported:
            "This build of Whisper has no networking support."
        case .unsupportedHint:
            "Build it with the trait Realtime."
        case .labelServer:
            "Address"
        case .labelUser:
            "User"
        case .labelDevice:
            "Device"
        case .labelLogin:
            "Login"
        case .isLoggedIn:
            "logged in"
        case .isLoggedOut:
            "not logged in"
        case .labelConversations:
            "Synced chats"
        case .labelWaiting:
            "Waiting to be sent"
        case .labelFailed:
            "Rejected by the server"
        case .labelConnections:
            "Connections made"
        case .sentByNextRun:
            .plural(
                one: "{count}; the next “whisper-sync run” sends it",
                other: "{count}; the next “whisper-sync run” sends them")
        case .sentAgainByRetry:
            .plural(
                one: "{count}; “whisper-sync retry ID” sends it again",
                other: "{count}; “whisper-sync retry ID” sends one again")
        case .kindsOfEvents:
            "{count} (messages, edits, receipts and the like)"
        case .columnConversation:
            "Chat"
        case .columnCursor:
            "Synced up to event"
        case .columnMessage:
            "Message"
        case .columnState:
            "State"
        case .columnAttempts:
            "Attempts"
        case .waiting:
            "waiting"
        case .failed:
            "rejected"
        case .isWith:
            "The chat “{conversation}” is bound to your contact “{contact}”."
        case .bound:
            "Bound the chat “{conversation}” to your contact “{contact}”."
        case .unbound:
            "The chat “{conversation}” is not bound to a contact."
        case .sealedTo:
            "Sealed to “{contact}”."
        case .contactUnknown:
            "The chat “{conversation}” is not bound to a contact."
        case .noSecret:
            "No secret was given, and there is no terminal to prompt on."
        case .noSecretHint:
            "Use --secret-file to read it from a file, or --secret-file - from standard input."
        case .mayNotWrite:
            "you are not allowed to write in this chat"
        case .noConversation:
            "the chat does not exist"
        case .tooLarge:
            "it exceeds the server’s size limit"
        case .notAccepted:
            "the server does not accept it in this form"
        case .writtenInPlain:
            "it was written before the chat was bound to a contact and is not sealed; “whisper-sync retry” seals it"
        case .encryptedThere:
            "the service encrypts the chat itself, and the server would read the message; it was not sent"
        case .encryptedRoom:
            "The service encrypts this chat itself, and the server would read what Whisper sends there; nothing was sent."
        case .encryptedRoomHint:
            "Create a chat without that encryption with “whisper-sync create”. What is sealed can be sent: bind the chat to a contact with “whisper-sync bind”."
        case .notTried:
            "Not sent, because of “--timeout 0”."
        case .soFar:
            "Messages so far: {received} received, {sent} sent."
        case .labelEvents:
            "Events from the server"
        case .labelSent:
            "Messages sent"
        case .certificateExpired:
            "The server’s certificate has expired or is not valid yet."
        case .certificateWrongHost:
            "The server’s certificate is for another host."
        case .certificateUnknown:
            "The server’s certificate was not issued by a trusted authority."
        case .otherVersion:
            "The server uses version {version} of the protocol, which this program does not support."
        case .serverBehind:
            "The server reports fewer events in “{conversation}” than before; some may have been lost there. Nothing is deleted here."
        case .newEpoch:
            "The server restarted its event count in “{conversation}”, so everything is fetched again. Nothing is deleted here."
        case .skippedEvents:
            "Unreadable events skipped in “{conversation}”: {count}"
        case .skippedConversations:
            "Unreadable chats skipped in the server’s list: {count}"
        case .missingEvents:
            "Events omitted by the server in “{conversation}”: {count}. “whisper-sync status” lists them."
        case .endlessPages:
            "The server’s responses for “{conversation}” do not end; they will be requested again later."
        case .endlessList:
            "The server’s list of chats does not end; the rest will be requested later."
        case .collisions:
            "Messages in “{conversation}” that reused the id or number of others and were not stored: {count}"
        case .reworded:
            "Messages in “{conversation}” changed by the server: {count}. Your own words are stored as an earlier version."
        case .foreignAnswer:
            "The server confirmed a different message from the one sent; sending it again."
        case .vaultUnread:
            "Could not read the vault."
        case .labelMissing:
            "Omitted by the server"
        case .labelUnreadable:
            "Unreadable from the server"
        case .helperMissing:
            "The sync program is missing: {path}"
        case .helperMissingHint:
            "Install it next to “whisper”."
        case .lineElsewhere:
            "This message was sealed for another chat."
        case .lineOutOfOrder:
            "This message was written before one shown above it."
        case .lineContradicted:
            "This message contradicts another from the same device; one of them may have been replaced."
        case .linesNotHere:
            "Missing before this message (withheld, expired, never sent, or deleted from this vault): {count}"
        case .serverTime:
            "According to the server: {time}"
        case .youWrote:
            "You wrote: {text}"
        case .otherEnvelope:
            "The server stores something else in place of your envelope; your message may not have arrived."
        case .otherText:
            "The service reports another text: {text}"
        case .filesWait:
            "The server asks to wait; continuing in {seconds} s."
        case .unreadEdit:
            "An edit of this message could not be read."
        case .columnServerID:
            "Id on the server"
        case .nameTaken:
            "“{name}” is the name of a contact, or of a chat bound to one, but this chat is not bound to a contact."
        case .nameTakenHint:
            "Bind it with “whisper-sync bind”, or send unsealed by giving its id, {id}, instead of its name."
        case .retitled:
            "The server renamed “{conversation}”, which is bound to a contact. Its name here stays the same."
        case .serviceCannot:
            "The server at {server} does not support this."
        case .serverCannot:
            "The server does not support this."
        case .loginRefused:
            "The server rejected the login, with the words: {words}"
        case .loginNotOffered:
            "The server at {server} does not offer this way to log in."
        case .offersLoginTokens:
            "It offers single sign-on: use --login-token."
        case .offersPasswords:
            "It offers passwords: give the name of the user, without --login-token."
        case .offersOAuth:
            "It offers OAuth alone, which Whisper does not support. Use an account at another server."
        case .offersNothingKnown:
            "It offers no login that Whisper supports. Use an account at another server."
        case .noSync:
            "The server at {server} has no “/sync” request, by which messages are received. Use an account at another server."
        case .notPermitted:
            "The server does not permit this."
        case .noSuchRoom:
            "The server has no such chat or file."
        case .invalidRoom:
            "The server’s service has no chats or users with such a name."
        case .fileTooLarge:
            "The file exceeds the size limit."
        case .serviceUnknown:
            "The server at {address} offers neither Whisper’s protocol nor Matrix."
        case .severalAccounts:
            "The vault is logged in to several servers."
        case .severalAccountsHint:
            "Choose one with --server."
        case .historyLeft:
            "Earlier messages in “{conversation}” are missing: the server stopped returning them."
        case .answersTooLarge:
            "The server’s responses are too large to be processed."
        case .unreadableRoom:
            "The server’s service encrypts “{conversation}” itself; its messages are stored, but cannot be read here."
        case .leftNothingNew:
            "the server brings nothing new"
        case .leftUnreadable:
            "the server’s answers cannot be read"
        case .leftRefused:
            "the server refuses it"
        case .thirdPerson:
            "More than two people are in “{conversation}”, which is bound to a contact. Only the contact can read what is sealed there."
        case .hasThirdPerson:
            "more than two people"
        case .labelThirdPersons:
            "More than two people"
        case .messageHeld:
            "A message waits until it is certain that the server does not have it already."
        case .invitedTo:
            "{user} invited you to “{conversation}”. Accept with “whisper-sync join {id}”."
        case .roomCreated:
            "Created the chat “{conversation}” with the id {id}."
        case .roomJoined:
            "Joined the chat “{conversation}”."
        case .roomLeft:
            "Left the chat “{conversation}”. Its messages stay in the vault."
        case .isMember:
            "member"
        case .isInvited:
            "invited"
        case .isUnreadable:
            "encrypted by the service"
        case .labelService:
            "Service"
        case .labelGaps:
            "Missing history"
        case .historyFetched:
            "Earlier messages fetched in “{conversation}”: {count}"
        case .historyComplete:
            "All messages that the server returns for “{conversation}” are in the vault."
        case .filesFetched:
            "Files downloaded: {count} ({size})"
        case .filesFailed:
            "Files that could not be downloaded: {count}"
        case .noUser:
            "The name of the user is missing."
        case .askLoginToken:
            "Login token:"
        case .singleSignOn:
            "Open {address} in a browser and log in. The address of the page that you are sent to afterwards contains the login token, behind “loginToken=”."
        case .readingFile:
            "Reading {name}"
        case .uploading:
            "Uploading {name}"
        case .downloading:
            "Downloading files"
        case .fetchingHistory:
            "Fetching earlier messages"
        case .fileChanged:
            "{path} changed while it was being read; nothing was saved or sent."
        case .fileExceeds:
            "{path} is larger than the server accepts ({limit}); nothing was saved or sent."
        case .fileGone:
            "the vault no longer has the file"
        case .filesUnsupported:
            "the server’s service has no files"
        case .fileNotSealed:
            "Files cannot be sealed, so the server would see the file; nothing was saved or sent."
        case .fileNotSealedHint:
            "To send it unsealed, use a chat that is not bound to a contact, and no --seal."
        case .oneInput:
            "The text and the file cannot both come from standard input."
        case .filesFailedHint:
            "Run the command again to try them once more."
        case .filesExpired:
            "Files that the server no longer has: {count}"
        case .filesTooLarge:
            "Files left out because they are larger than {size}: {count}; choose another limit with --max-file-size."
        case .filesReceived:
            "Files downloaded: {count}"
        case .fileFailed:
            "“{name}” could not be downloaded: {reason}"
        case .namelessFileFailed:
            "The file of message {reference} in “{title}” could not be downloaded: {reason}"
        }
    }
}
