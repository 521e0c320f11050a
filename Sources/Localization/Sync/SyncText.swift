/// What `whisper-sync` says.
public enum SyncText: String, TextKey {
    case askSecret, loggedIn, loggedOut, loggedOutHere, nothingToRemove, connecting, connected, disconnected,
        retrying, finished, sent, queued, messageFailed, unreachable, untrusted, untrustedHint, unauthorized,
        sessionEnded, sessionEndedHint, rateLimited, serverFailed, notUnderstood, notLoggedIn, notLoggedInHint,
        alreadyLoggedIn, alreadyLoggedInHint, invalidAddress, invalidAddressHint, emptyToken, refused, tooLong,
        emptyMessage, notText, notOfServer, notOfServerHint, groupNotSealed, contactUnknownHint, noFailedMessage,
        unsupported, unsupportedHint, labelServer, labelUser, labelDevice, labelLogin, isLoggedIn, isLoggedOut,
        labelConversations, labelWaiting, labelFailed, labelConnections, columnConversation, columnCursor,
        columnMessage, columnState, columnAttempts, waiting, failed, bound, unbound, sealedTo, contactUnknown,
        noSecret, noSecretHint, mayNotWrite, noConversation, tooLarge, notAccepted, soFar, labelEvents, labelSent,
        columnServerID, certificateExpired, certificateWrongHost, certificateUnknown, otherVersion, serverBehind,
        newEpoch, skippedEvents, skippedConversations, missingEvents, endlessPages, endlessList, collisions, reworded,
        foreignAnswer, vaultUnread, labelMissing, helperMissing, helperMissingHint, lineElsewhere, lineOutOfOrder,
        lineContradicted, linesNotHere, serverTime, youWrote, otherEnvelope, nameTaken, nameTakenHint, retitled,
        writtenInPlain, notTried, isWith
}

extension SyncText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .askSecret:
            "Secret of “{user}” at {server}:"
        case .loggedIn:
            "Logged in to {server} as “{user}”."
        case .loggedOut:
            "Logged out, and removed from this machine: {names}"
        case .loggedOutHere:
            "Removed from this machine: {names}. The server could not be told, so the session ends there by itself."
        case .nothingToRemove:
            "There was nothing to remove."
        case .connecting:
            "Connecting to {server} …"
        case .connected:
            "Connected to {server} as “{user}”."
        case .disconnected:
            "The connection is lost."
        case .retrying:
            "{reason} Trying again in {seconds} s."
        case .finished:
            "Messages: {received} received, {sent} sent; {waiting} waiting to be sent."
        case .sent:
            "Sent."
        case .queued:
            "Saved. {reason} The message waits until “whisper-sync run” can send it."
        case .messageFailed:
            "The server refused a message for good ({reason}); “whisper-sync status” shows it."
        case .unreachable:
            "The server cannot be reached."
        case .untrusted:
            "The certificate of the server is not trusted, or is not for this host."
        case .untrustedHint:
            "--ca-file names the certificates of a private server."
        case .unauthorized:
            "The server did not accept the user and secret."
        case .sessionEnded:
            "The server no longer accepts the token."
        case .sessionEndedHint:
            "“whisper-sync login” logs in again; nothing that waits to be sent is lost."
        case .rateLimited:
            "The server asks to wait."
        case .serverFailed:
            "The server has failed."
        case .notUnderstood:
            "The server answers something that this program does not understand."
        case .notLoggedIn:
            "The vault is not logged in to a server."
        case .notLoggedInHint:
            "“whisper-sync login” logs in; --server and --token-file do without."
        case .alreadyLoggedIn:
            "The vault belongs to “{user}” at {server} already."
        case .alreadyLoggedInHint:
            "A vault holds the conversations of one account; use another vault for another account."
        case .invalidAddress:
            "“{address}” is not an address that is connected to."
        case .invalidAddressHint:
            "https://HOST, or http:// to this machine alone: elsewhere the token would travel in the clear."
        case .emptyToken:
            "{path} holds no token in its first line."
        case .refused:
            "The server refused the message for good: {reason}"
        case .tooLong:
            "The message is longer than {limit} bytes."
        case .emptyMessage:
            "There is nothing to send: the text is empty."
        case .notText:
            "The input is not text in UTF-8."
        case .notOfServer:
            "“{name}” is not a conversation of the server."
        case .notOfServerHint:
            "“whisper-sync status” lists those of the server; “whisper-sync run” brings them in."
        case .groupNotSealed:
            "A sealed message goes to one person, and this conversation is a group."
        case .contactUnknownHint:
            "“whisper-sync bind” says which."
        case .noFailedMessage:
            "There is no refused message “{id}”."
        case .unsupported:
            "This build of Whisper does not use the network."
        case .unsupportedHint:
            "It is built with the trait Realtime."
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
            "Synced conversations"
        case .labelWaiting:
            "Waiting to be sent"
        case .labelFailed:
            "Refused by the server"
        case .labelConnections:
            "Connections made"
        case .columnConversation:
            "Conversation"
        case .columnCursor:
            "Held up to"
        case .columnMessage:
            "Message"
        case .columnState:
            "State"
        case .columnAttempts:
            "Attempts"
        case .waiting:
            "waiting"
        case .failed:
            "refused"
        case .isWith:
            "The conversation “{conversation}” is with your contact “{contact}”."
        case .bound:
            "The conversation “{conversation}” is with your contact “{contact}” from now on."
        case .unbound:
            "The conversation “{conversation}” is bound to no contact."
        case .sealedTo:
            "Sealed to “{contact}”."
        case .contactUnknown:
            "It is not known with which contact the conversation “{conversation}” is."
        case .noSecret:
            "No secret was given, and there is no terminal to ask on."
        case .noSecretHint:
            "--secret-file reads it from a file, with - from standard input."
        case .mayNotWrite:
            "you may not write in this conversation"
        case .noConversation:
            "there is no such conversation"
        case .tooLarge:
            "it is too long for the server"
        case .notAccepted:
            "the server does not take it as it is"
        case .writtenInPlain:
            "it was written before the conversation was bound to a contact, and is not sealed; “whisper-sync retry” seals it"
        case .notTried:
            "Nothing was tried, as “--timeout 0” asks."
        case .soFar:
            "Messages so far: {received} received, {sent} sent."
        case .labelEvents:
            "Events of the server"
        case .labelSent:
            "Messages sent"
        case .certificateExpired:
            "The certificate of the server has expired, or is not valid yet."
        case .certificateWrongHost:
            "The certificate of the server is for another host."
        case .certificateUnknown:
            "The certificate of the server was not issued by an authority that is trusted."
        case .otherVersion:
            "The server speaks version {version} of the protocol, and this program another one."
        case .serverBehind:
            "The server counts fewer events in “{conversation}” than before; something may have been lost there. Nothing is deleted here."
        case .newEpoch:
            "The server counts anew in “{conversation}”, so everything is fetched again. Nothing is deleted here."
        case .skippedEvents:
            "Events in “{conversation}” that could not be read and were skipped: {count}"
        case .skippedConversations:
            "Conversations in the server's list that could not be read and were skipped: {count}"
        case .missingEvents:
            "Events in “{conversation}” that the server leaves out: {count}. “whisper-sync status” lists them."
        case .endlessPages:
            "The server's answers about “{conversation}” do not come to an end; they are asked for again later."
        case .endlessList:
            "The server's list of conversations does not come to an end; the rest is asked for later."
        case .collisions:
            "Messages in “{conversation}” that the server gave the id or number of others, and that were not stored: {count}"
        case .reworded:
            "Messages in “{conversation}” that the server changed: {count}. Your own words are kept as an earlier version."
        case .foreignAnswer:
            "The server answered with another message than the one sent; it is sent again."
        case .vaultUnread:
            "The vault could not be read."
        case .labelMissing:
            "Left out by the server"
        case .helperMissing:
            "The program that syncs is missing: {path}"
        case .helperMissingHint:
            "It is installed beside “whisper”."
        case .lineElsewhere:
            "This message was sealed for another conversation."
        case .lineOutOfOrder:
            "This message was written before one that stands above it."
        case .lineContradicted:
            "This message contradicts another one of the same device; one of them may have been replaced."
        case .linesNotHere:
            "Not here before this message, withheld, expired or never sent: {count}"
        case .serverTime:
            "According to the server: {time}"
        case .youWrote:
            "You wrote: {text}"
        case .otherEnvelope:
            "The server keeps something else in place of your envelope; your words may not have arrived."
        case .columnServerID:
            "Id at the server"
        case .nameTaken:
            "“{name}” is the name of a contact or of a conversation that is bound to one, but this conversation is bound to no contact."
        case .nameTakenHint:
            "“whisper-sync bind” binds it; its id, {id}, in place of its name sends in plain."
        case .retitled:
            "The server gave “{conversation}”, which is bound to a contact, another name. The name stays as it was here."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
