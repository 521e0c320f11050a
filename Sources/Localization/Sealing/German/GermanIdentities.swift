extension IdentityText {
    var german: Phrase {
        switch self {
        case .created:
            "Die Identität „{name}“ ist bereit. Ihre Kurzkennung ist {shortID}."
        case .createdAdvice:
            "Gib anderen ihr Bündel: „whisper identity export“ oder „whisper qr show“."
        case .nameHeading:
            "Identität"
        case .statusHeading:
            "Zustand"
        case .versionHeading:
            "Schlüsselversion"
        case .shortIDHeading:
            "Kurzkennung"
        case .signsHeading:
            "Unterschreibt"
        case .wordsHeading:
            "Wörter"
        case .fingerprintHeading:
            "Fingerabdruck"
        case .agreementKeyHeading:
            "X25519-Schlüssel"
        case .signingKeyHeading:
            "Ed25519-Schlüssel"
        case .keyIDHeading:
            "Schlüsselkennung"
        case .createdHeading:
            "Seit"
        case .active:
            "aktiv"
        case .rotated:
            "ersetzt"
        case .archived:
            "archiviert"
        case .standard:
            "Standard"
        case .yes:
            "ja"
        case .no:
            "nein"
        case .none:
            "keiner"
        case .noIdentities:
            "Es gibt noch keine Identität. „whisper identity create NAME“ legt eine an."
        case .nowUsed:
            "Ab jetzt wird mit „{name}“ versiegelt."
        case .nowRenamed:
            "„{from}“ heißt ab jetzt „{to}“."
        case .askArchive:
            "„{name}“ archivieren? Sie versiegelt dann keine Nachrichten mehr."
        case .nowArchived:
            "„{name}“ ist archiviert. Nachrichten öffnet sie weiterhin."
        case .askRotate:
            "Die Schlüssel von „{name}“ ersetzen? Deine Kontakte brauchen dann die neuen."
        case .nowRotated:
            "„{name}“ hat neue Schlüssel; die Kurzkennung ist jetzt {shortID}."
        case .predecessorArchived:
            "Die alten Schlüssel sind archiviert: Sie öffnen Nachrichten, versiegeln aber keine."
        case .predecessorKept:
            "Die alten Schlüssel öffnen weiterhin Nachrichten und versiegeln, wo sie genannt werden."
        case .rotateAdvice:
            "Gib deinen Kontakten das neue Bündel: „whisper identity export“."
        case .backedUp:
            .plural(
                one: "{count} Identität in „{path}“ gesichert.", other: "{count} Identitäten in „{path}“ gesichert.")
        case .wouldRestore:
            .plural(one: "{count} Identität käme hinzu:", other: "{count} Identitäten kämen hinzu:")
        case .heldAlready:
            .plural(one: "{count} Identität ist schon da.", other: "{count} Identitäten sind schon da.")
        case .askRestore:
            .plural(one: "{count} Identität aufnehmen?", other: "{count} Identitäten aufnehmen?")
        case .restored:
            .plural(one: "{count} Identität aufgenommen.", other: "{count} Identitäten aufgenommen.")
        case .renamedOnRestore:
            "„{from}“ kommt als „{to}“ hinzu, denn der Name ist vergeben."
        case .signingPrompt:
            "Um an {recipient} zu unterschreiben, wird die Passphrase dafür gebraucht."
        case .gatingPrompt:
            "Wähle eine Passphrase zum Unterschreiben. Sie wird bei jeder Unterschrift erfragt."
        case .ungatingPrompt:
            "Um den Schutz wegzunehmen, wird die Passphrase zum Unterschreiben gebraucht."
        case .changingPrompt:
            "Um als „{name}“ zu unterschreiben, wird die Passphrase dafür gebraucht."
        case .passphrasePrompt:
            "Passphrase zum Unterschreiben:"
        case .newPassphrasePrompt:
            "Neue Passphrase zum Unterschreiben:"
        case .repeatPrompt:
            "Passphrase zum Unterschreiben noch einmal:"
        case .backupPrompt:
            "Passphrase der Sicherung:"
        case .newBackupPrompt:
            "Passphrase für die Sicherung (leer: zehn Wörter werden erzeugt):"
        case .repeatBackupPrompt:
            "Passphrase für die Sicherung noch einmal:"
        case .wrongTryAgain:
            "Das ist nicht die Passphrase zum Unterschreiben. Versuch es noch einmal."
        }
    }
}
