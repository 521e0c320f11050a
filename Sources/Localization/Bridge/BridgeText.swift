/// What `whisper bridge` says.
public enum BridgeText: String, TextKey {
    case group, groupDiscussion, install, installDiscussion, pair, pairDiscussion, run, runDiscussion, status,
        logout, logoutDiscussion, command, historyLimit, consent, consentQuestion, scan, expires, linked,
        connected, disconnected, retrying, finished, manySkipped, manyUndecryptable, qrExpired,
        authenticationFailed, sessionExpired, rateLimited, networkError, undecryptable, clientOutdated,
        banned, crashed, crashedHint, programMissing, programMissingHint, noMemoryPlace, notLinked, notLinkedHint,
        malformedCommand, unsupported, helperMissing, helperMissingHint, installing, installed, installFailed,
        installFailedHint, sourceMissing, labelAccount, labelProgram, labelAcknowledged, labelLastRun,
        isLinked, isNotLinked, isInstalled, notInstalled, unlinked, removedOnly, nothingToRemove,
        logoutQuestion, coverage, coverageDiscussion, gapDays, coverageFrom, coverageTo, coverageExported,
        coverageBridged, coverageGaps, measuring, rebuild, rebuildDiscussion, rebuilding, rebuilt, outOfRange,
        noHistory, takesHistory, historyInterval, batchSize, retries, firstDelay, sessionTimeout, retryingNow,
        oftenExpired, notify, newMessages, noDesktop, desktopSilent, noNotifications,
        bridgeSays, otherVersion, unusable, journalChanged, journalChangedHint, otherAccount, otherAccountHint,
        beginAgain, bridgeLacks, bridgeLacksFile, bridgeFaulty, bridgeExhausted, bridgeForbidden, bridgeDistrusts,
        bridgeUnconnected, unusableHint, sessionNotKept, moreOfThese, manyMembers,
        alreadyRunning, passkeyRequired, passkeyHint, refusedChanges, unreadChanges, numbersIgnored, numberImpossible,
        timesDiffer,
        labelDevice, labelLinkedSince, labelFiles, labelFailure, pairPhone, pairPhoneHint, typeCode, mediaOption,
        mediaLimit, mediaRate, fetch, fetchDiscussion, fetchImages, fetchMissing,
        mediaUnsupported, mediaRefused,
        mediaForged, mediaUntrusted, filesUnnamed,
        noRoomForCode, labelSession, sessionAge, labelPending, pendingAt, labelSpill, labelHistory
}

extension BridgeText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Import messages live through a bridge."
        case .groupDiscussion:
            "A bridge is a separate program that connects to the messenger and can read your messages there. It never sends anything. It is isolated from the vault: the bridge has network access but no vault key."
        case .install:
            "Install the reference bridge for WhatsApp."
        case .installDiscussion:
            "Creates a Python environment in the vault’s directory and installs the pinned versions there, verifying the hash of each. Needs Python 3.11 or later with venv, and network access."
        case .pair:
            "Link the vault to a WhatsApp account."
        case .pairDiscussion:
            "Asks for consent, then shows codes to scan with the phone, and exits once the account is linked. “whisper bridge run” then imports messages. WhatsApp allows four linked devices; turn on two-step verification."
        case .run:
            "Import messages until stopped."
        case .runDiscussion:
            "Stays in the foreground and restarts a failed bridge as long as that can help, which suits a service manager. Stop it with Ctrl-C or SIGTERM."
        case .status:
            "Show whether the vault is linked, and the result of the last run."
        case .logout:
            "Unlink the account and remove its keys."
        case .logoutDiscussion:
            "Unlinks this device from WhatsApp and removes the session and all its keys from this device. Imported messages stay."
        case .command:
            "Run this program as the bridge; it is split into words as by a shell."
        case .historyLimit:
            "Import at most this many messages of the phone’s history; 0 means no limit."
        case .consent:
            "Linking lets this device read your WhatsApp chats, as one of your linked devices:\n- It reads new messages and the history that the phone offers. It sends nothing, not even receipts.\n- Everything is stored only in your vault, encrypted, together with the keys of the link.\n- To undo it, run “whisper bridge logout”, or use “Linked devices” on the phone.\nWhatsApp’s terms do not allow for third-party programs, and it may ban the account."
        case .consentQuestion:
            "Link an account?"
        case .manyMembers:
            "“{title}” has more than {number} members; the others are not stored."
        case .moreOfThese:
            "Further notices of this kind that are not shown: {number}"
        case .scan:
            "Only scan this with YOUR phone: WhatsApp, “Linked devices”, “Link a device”."
        case .noRoomForCode:
            "The code needs a terminal of {columns} columns and {rows} lines. Enlarge it for the next code, which comes in {seconds} s, or stop and pair with --phone NUMBER."
        case .expires:
            "This code is valid for {seconds} s; then a new one is shown."
        case .linked:
            "Linked to {account}; the phone lists this device as “{device}”."
        case .connected:
            "Connected."
        case .disconnected:
            "Connection lost; the bridge is reconnecting."
        case .retrying:
            "{reason} Retrying in {seconds} s."
        case .finished:
            "Messages: {added} new, {duplicates} already known, {skipped} skipped."
        case .manySkipped:
            "More than ten messages in an hour could not be read."
        case .manyUndecryptable:
            "More than one message in a thousand could not be decrypted."
        case .qrExpired:
            "The code expired. Scan the new code."
        case .authenticationFailed:
            "The phone rejected the link. Check the phone and pair again."
        case .passkeyRequired:
            "WhatsApp asks for the account’s passkey to link this device, which only a browser or the phone can give."
        case .passkeyHint:
            "Without a link, export chats on the phone, or make a backup, and run “whisper import”. Removing the passkey on the phone may help: WhatsApp, “Settings”, “Account”, “Passkeys”."
        case .sessionExpired:
            "The account is no longer linked. Pair again; imported messages stay."
        case .rateLimited:
            "Too many requests to WhatsApp."
        case .networkError:
            "Cannot reach WhatsApp. Check the connection."
        case .undecryptable:
            "A message could not be decrypted and was requested again: {id}"
        case .clientOutdated:
            "WhatsApp no longer accepts this version of the bridge. Update Whisper and run “whisper bridge install”."
        case .banned:
            "WhatsApp has banned the account. Unlink it, wait a day, then pair again."
        case .crashed:
            "The bridge exited unexpectedly."
        case .crashedHint:
            "Run the command again. If that does not help, install the bridge anew with “whisper bridge install”, or check the program that --command names."
        case .programMissing:
            "Cannot run the bridge “{program}”."
        case .programMissingHint:
            "Install the reference bridge with “whisper bridge install”, or specify another program with --command."
        case .noMemoryPlace:
            "Cannot store the session in memory: neither $XDG_RUNTIME_DIR nor /dev/shm is memory-backed."
        case .notLinked:
            "The vault is not linked to an account."
        case .notLinkedHint:
            "Link it with “whisper bridge pair”."
        case .malformedCommand:
            "{option}: unclosed quotation mark, or no program."
        case .unsupported:
            "This build of Whisper does not support bridges."
        case .helperMissing:
            "The program that runs bridges is missing: {path}"
        case .helperMissingHint:
            "Build it with the trait Bridge and install it next to whisper."
        case .installing:
            "Installing the reference bridge …"
        case .installed:
            "Reference bridge installed: {path}"
        case .installFailed:
            "Could not install the reference bridge."
        case .installFailedHint:
            "Check that the package index can be reached, and that Python 3.11 or later is installed with its venv module."
        case .sourceMissing:
            "The files of the reference bridge are not next to the program."
        case .labelAccount:
            "Account"
        case .labelProgram:
            "Reference bridge"
        case .labelAcknowledged:
            "Events in the vault"
        case .labelLastRun:
            "Last run"
        case .isLinked:
            "linked"
        case .isNotLinked:
            "not linked"
        case .isInstalled:
            "installed"
        case .notInstalled:
            "not installed"
        case .unlinked:
            "Account unlinked. The session and its keys were removed from this device."
        case .removedOnly:
            "The session and its keys were removed from this device. WhatsApp could not be notified: remove the device on the phone, under “Linked devices”."
        case .nothingToRemove:
            "Nothing to remove."
        case .logoutQuestion:
            "Unlink the account and remove its keys from this device?"
        case .coverage:
            "Show the period covered for each chat, and its gaps."
        case .coverageDiscussion:
            "A gap is a period of more than --gap days between two messages. Gaps are only hints: silence and missing messages look the same. Needs neither a bridge nor the network."
        case .gapDays:
            "Report gaps longer than this many days."
        case .coverageFrom:
            "From"
        case .coverageTo:
            "To"
        case .coverageExported:
            "Exported"
        case .coverageBridged:
            "From bridges"
        case .coverageGaps:
            "Gaps"
        case .measuring:
            "Examining chats"
        case .rebuild:
            "Rebuild messages from stored bridge events."
        case .rebuildDiscussion:
            "Every event is stored byte for byte. After an update that supports more of them, this shows what was not supported before. Deleted messages stay deleted, read messages stay read. Needs neither a bridge nor the network."
        case .rebuilding:
            "Rereading events"
        case .rebuilt:
            "Events: {events} reread, {unread} of them with nothing to show. Messages: {replaced} replaced, {inserted} added."
        case .outOfRange:
            "{option}: {value} is not a number from {lowest} to {highest}."
        case .noHistory:
            "Do not import the phone’s history."
        case .takesHistory:
            "Whether to import the phone’s history: true or false."
        case .historyInterval:
            "Milliseconds between two history requests."
        case .batchSize:
            "Number of history messages to store per batch."
        case .retries:
            "Maximum consecutive retries, where they are limited."
        case .firstDelay:
            "Milliseconds before the first retry; the delay doubles each time."
        case .sessionTimeout:
            "Require pairing again after this many days."
        case .retryingNow:
            "{reason} Retrying now."
        case .oftenExpired:
            "The link has ended several times within 30 days. WhatsApp may be banning the account: unlink it, wait a day, then pair again."
        case .labelDevice:
            "Device on the phone"
        case .labelLinkedSince:
            "Linked since"
        case .labelFiles:
            "Files to fetch"
        case .labelSession:
            "Session"
        case .sessionAge:
            .plural(one: "{count} day old, ends {date}", other: "{count} days old, ends {date}")
        case .labelPending:
            "Events with the bridge"
        case .pendingAt:
            "{number} (as of {date})"
        case .labelSpill:
            "Events waiting here"
        case .labelHistory:
            "Chats waiting for older messages"
        case .labelFailure:
            "Last failure"
        case .pairPhone:
            "Show a code of eight characters to type on the phone with this number, instead of a QR code to scan."
        case .pairPhoneHint:
            "Give the number with its country code, as in +15550100123."
        case .typeCode:
            "Only type this on YOUR phone: WhatsApp, “Linked devices”, “Link a device”, “Link with phone number instead”."
        case .mediaOption:
            "Which files to fetch as their messages arrive: every file (all), pictures and stickers (images), or no file (none). Pictures of chats are fetched as well, unless it is none."
        case .mediaLimit:
            "Leave out files of more than this many megabytes."
        case .mediaRate:
            "Fetch at most this many kilobytes per second; 0 means no limit."
        case .fetch:
            "Fetch the files of messages that arrived without them."
        case .fetchDiscussion:
            "Fetches files that are still on WhatsApp’s servers, those of the latest messages first. Each file is checked against the hashes in its message and stored encrypted. Needs no link to the account, and can be used while “whisper bridge run” runs. WhatsApp deletes files after some weeks."
        case .fetchImages:
            "Fetch only pictures and stickers."
        case .fetchMissing:
            "Also fetch files that the vault once had and has no longer, as after an import without attachments."
        case .mediaUnsupported:
            "This bridge cannot fetch files."
        case .mediaRefused:
            "The server answered with something else than the file."
        case .mediaForged:
            "The file is not the one that the message names."
        case .mediaUntrusted:
            "The certificate of the server is not trusted."
        case .filesUnnamed:
            "Files left out because their messages do not say where they are: {count}"
        case .notify:
            "What desktop notifications show of new messages: nothing (none), the number (count), also the chat (chat), also the text (content)."
        case .newMessages:
            .plural(
                one: "{count} new message",
                other: "{count} new messages")
        case .noDesktop:
            "Desktop notifications are off: no desktop found."
        case .desktopSilent:
            "The desktop does not accept notifications; messages are still imported."
        case .bridgeSays:
            "The bridge says: {text}"
        case .bridgeLacks:
            "The bridge lacks a module or a library that it needs."
        case .bridgeLacksFile:
            "The bridge lacks a file that it needs."
        case .bridgeForbidden:
            "The system denies the bridge a permission that it needs."
        case .bridgeDistrusts:
            "The bridge does not trust the certificate of a server. A wrong clock, missing root certificates or an intercepting network can be the cause."
        case .bridgeUnconnected:
            "The bridge cannot resolve the name of a server, or cannot reach it. Check the connection."
        case .bridgeFaulty:
            "The bridge reports an error in itself."
        case .bridgeExhausted:
            "The bridge has no memory or disk space left."
        case .sessionNotKept:
            "The bridge does not hand over its session, so the account may have to be linked again after a restart."
        case .otherVersion:
            "The bridge has chosen version {version} of the bridge protocol; this program supports only version {supported}."
        case .unusable:
            "This program cannot be used as a bridge."
        case .unusableHint:
            "What was reported before this says why. “whisper bridge install” renews the reference bridge; --command names another program."
        case .journalChanged:
            "The bridge’s journal is not the one that this vault has read before."
        case .journalChangedHint:
            "Run “whisper bridge run --begin-again” to read it from its first line; messages already in the vault are not added again."
        case .otherAccount:
            "The bridge is logged in to a different account from the one this vault is linked to."
        case .otherAccountHint:
            "Use another vault for it, or run “whisper bridge logout” first."
        case .beginAgain:
            "Read the bridge’s journal again from its first line."
        case .alreadyRunning:
            "A bridge is already running for this vault."
        case .refusedChanges:
            "Rejected changes by people not allowed to make them: {number}"
        case .unreadChanges:
            "Changes to messages that could not be decrypted: {number}"
        case .numbersIgnored:
            "Some lines of the bridge reused earlier numbers and were ignored."
        case .numberImpossible:
            "A line of the bridge has an impossible number. It was rejected, and the bridge was stopped."
        case .noNotifications:
            "This build of Whisper does not support notifications."
        case .timesDiffer:
            "The chat “{title}” was imported with times that differ by {offset} from the phone’s, so its messages are in the vault twice. Delete that chat and import it again with --timezone."
        }
    }
}
