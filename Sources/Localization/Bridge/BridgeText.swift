/// What `whisper bridge` says.
public enum BridgeText: String, TextKey {
    case group, groupDiscussion, install, installDiscussion, pair, pairDiscussion, run, runDiscussion, status,
        logout, logoutDiscussion, command, historyLimit, consent, consentQuestion, scan, expires, linked,
        connected, disconnected, retrying, finished, manySkipped, manyUndecryptable, qrExpired,
        authenticationFailed, sessionExpired, rateLimited, networkError, undecryptable, clientOutdated,
        banned, crashed, programMissing, programMissingHint, noMemoryPlace, notLinked, notLinkedHint,
        malformedCommand, unsupported, helperMissing, helperMissingHint, installing, installed, installFailed,
        installFailedHint, sourceMissing, labelAccount, labelProgram, labelAcknowledged, labelLastRun,
        isLinked, isNotLinked, isInstalled, notInstalled, unlinked, removedOnly, nothingToRemove,
        logoutQuestion, coverage, coverageDiscussion, gapDays, coverageFrom, coverageTo, coverageExported,
        coverageBridged, coverageGaps, measuring, rebuild, rebuildDiscussion, rebuilding, rebuilt, outOfRange,
        noHistory, takesHistory, historyInterval, batchSize, retries, firstDelay, sessionTimeout, retryingNow,
        oftenExpired, notify, newMessages, noDesktop, desktopSilent, noNotifications,
        bridgeSays, unusable, journalChanged, journalChangedHint, otherAccount, otherAccountHint, beginAgain,
        alreadyRunning, refusedChanges, numbersIgnored, numberImpossible, timesDiffer
}

extension BridgeText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Bring messages in live, through a bridge."
        case .groupDiscussion:
            "A bridge is a program of its own that speaks to the messenger and can read your messages there. It never sends anything. The vault stays apart from it: the bridge has the network and no key of the vault."
        case .install:
            "Install the reference bridge for WhatsApp."
        case .installDiscussion:
            "Makes a Python environment of its own in the vault’s directory and installs the pinned versions there, each checked against its hash. Needs Python 3.11 or later with venv, and the network."
        case .pair:
            "Link the vault to a WhatsApp account."
        case .pairDiscussion:
            "Asks first, then shows codes to scan with the phone, and ends once the account is linked. “whisper bridge run” then brings messages in. WhatsApp allows four linked devices; turn two-step verification on."
        case .run:
            "Bring messages in until it is stopped."
        case .runDiscussion:
            "Stays in the foreground and starts a bridge that fails again, as long as that can help; so it suits a service manager. Stop it with Ctrl-C or SIGTERM."
        case .status:
            "Show whether the vault is linked, and how the bridge did."
        case .logout:
            "Unlink the account and remove its keys."
        case .logoutDiscussion:
            "Tells WhatsApp that this device is gone and removes the session and every key of it from this machine. Messages that were brought in stay."
        case .command:
            "Run this program as the bridge; its words are split as a shell would."
        case .historyLimit:
            "Take at most so many messages of the phone’s history; 0 is no limit."
        case .consent:
            "Linking lets this machine read your WhatsApp chats, as another device of yours:\n- It reads new messages and the history that the phone offers. It sends nothing, no receipts either.\n- Everything is kept in your vault alone, encrypted, with the keys of the link.\n- To undo it: “whisper bridge logout”, or on the phone under “Linked devices”.\nWhatsApp’s terms do not provide for programs other than its own, and it may lock an account out."
        case .consentQuestion:
            "Link an account?"
        case .scan:
            "Only scan this with YOUR phone: WhatsApp, “Linked devices”, “Link a device”."
        case .expires:
            "This code is good for {seconds} s; another one follows."
        case .linked:
            "Linked to {account}; the phone lists this device as “{device}”."
        case .connected:
            "Connected."
        case .disconnected:
            "The connection is lost; the bridge tries again."
        case .retrying:
            "{reason} Trying again in {seconds} s."
        case .finished:
            "Messages: {added} new, {duplicates} known already; {skipped} skipped."
        case .manySkipped:
            "More than ten messages in an hour could not be read."
        case .manyUndecryptable:
            "More than one message in a thousand could not be decrypted."
        case .qrExpired:
            "Nobody scanned the code in time. Scan the new code."
        case .authenticationFailed:
            "The phone refused the link. Check the phone and pair again."
        case .sessionExpired:
            "The account is no longer linked. Pair again; what was brought in stays."
        case .rateLimited:
            "Too many requests to WhatsApp."
        case .networkError:
            "WhatsApp cannot be reached. Check the connection."
        case .undecryptable:
            "A message could not be decrypted; it is asked for again: {id}"
        case .clientOutdated:
            "WhatsApp no longer takes this version of the bridge. Update Whisper and run “whisper bridge install”."
        case .banned:
            "WhatsApp has locked the account out. Unlink, wait a day, then pair again."
        case .crashed:
            "The bridge ended unexpectedly."
        case .programMissing:
            "The bridge “{program}” cannot be run."
        case .programMissingHint:
            "“whisper bridge install” installs the reference bridge; --command names another program."
        case .noMemoryPlace:
            "There is no place in memory for the session: neither $XDG_RUNTIME_DIR nor /dev/shm is memory-backed."
        case .notLinked:
            "The vault is not linked to an account."
        case .notLinkedHint:
            "“whisper bridge pair” links it."
        case .malformedCommand:
            "{option}: a quotation mark is not closed, or there is no program."
        case .unsupported:
            "This build of Whisper runs no bridges."
        case .helperMissing:
            "{path} is missing, which runs bridges."
        case .helperMissingHint:
            "It is built with the trait Bridge and installed beside whisper."
        case .installing:
            "Installing the reference bridge …"
        case .installed:
            "The reference bridge is installed: {path}"
        case .installFailed:
            "The reference bridge could not be installed."
        case .installFailedHint:
            "Look whether the package index can be reached, and whether Python 3.11 or later is there with its module venv."
        case .sourceMissing:
            "The files of the reference bridge are not beside the program."
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
            "Unlinked, and removed from this machine: {names}"
        case .removedOnly:
            "Removed from this machine: {names}. WhatsApp could not be told: remove the device on the phone, under “Linked devices”."
        case .nothingToRemove:
            "There was nothing to remove."
        case .logoutQuestion:
            "Unlink the account and remove its keys from this machine?"
        case .coverage:
            "Show what period is held of each chat, and its gaps."
        case .coverageDiscussion:
            "A gap is a silence of more than --gap days between two messages. Nobody can tell a silence from messages that are missing, so it is a hint. Needs neither a bridge nor the network."
        case .gapDays:
            "Tell silences of more than so many days."
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
            "Looking at chats"
        case .rebuild:
            "Make messages again from the events that are kept of bridges."
        case .rebuildDiscussion:
            "Each event is kept in its own bytes. After an update that understands more of them, this shows what was not understood before. What you have deleted stays deleted, what you have read stays read. Needs neither a bridge nor the network."
        case .rebuilding:
            "Reading events again"
        case .rebuilt:
            "Events: {events} read again, {unread} of them without anything to show. Messages: {replaced} renewed, {inserted} added."
        case .outOfRange:
            "{option}: {value} is not a number from {lowest} to {highest}."
        case .noHistory:
            "Take nothing of the phone’s history."
        case .takesHistory:
            "Whether the phone’s history is taken: true or false."
        case .historyInterval:
            "Leave so many milliseconds between two requests for history."
        case .batchSize:
            "Put so many messages of the history into the vault together."
        case .retries:
            "Try again so often in a row, where it is not done endlessly."
        case .firstDelay:
            "Wait so many milliseconds before the second try; later waits are twice as long each."
        case .sessionTimeout:
            "Ask to pair again after so many days."
        case .retryingNow:
            "{reason} Trying again now."
        case .oftenExpired:
            "The link has ended several times within 30 days. WhatsApp may be locking the account out: unlink, wait a day, then pair again."
        case .notify:
            "What a desktop notification tells of new messages: nothing (none), how many (count), also the chat (chat), also the text (content)."
        case .newMessages:
            .plural(
                one: "{count} new message",
                other: "{count} new messages")
        case .noDesktop:
            "New messages are not shown on a desktop: there is none here."
        case .desktopSilent:
            "The desktop does not take notifications; messages come in all the same."
        case .bridgeSays:
            "The bridge says: {text}"
        case .unusable:
            "This program cannot be used as a bridge."
        case .journalChanged:
            "The bridge’s journal is not the one that this vault has read so far."
        case .journalChangedHint:
            "“whisper bridge run --begin-again” reads it from its first line; messages that are here already are recognised."
        case .otherAccount:
            "The bridge is logged in to another account than the one that this vault is linked to."
        case .otherAccountHint:
            "Use another vault for it, or “whisper bridge logout” first."
        case .beginAgain:
            "Read the bridge’s journal from its first line again."
        case .alreadyRunning:
            "A bridge of this vault is running already."
        case .refusedChanges:
            "Changes by people who may not make them, which changed nothing: {number}"
        case .numbersIgnored:
            "Some lines of the bridge have numbers that were used before, and were ignored."
        case .numberImpossible:
            "A line of the bridge has an impossible number. It was refused, and the bridge was ended."
        case .noNotifications:
            "This build of Whisper shows no notifications."
        case .timesDiffer:
            "The chat “{title}” was imported with times that differ from the phone’s by {offset}, so its messages are in the vault twice. Delete that chat and import it again with --timezone."
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
