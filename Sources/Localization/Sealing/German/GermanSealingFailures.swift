extension SealingFailureText {
    var german: Phrase {
        switch self {
        case .invalidEnvelope:
            "Ungültiger Umschlag"
        case .replayDetected:
            "Wiederholung erkannt"
        case .messageExpired:
            "Nachricht abgelaufen"
        case .messageExpiredHint:
            "Ein Umschlag öffnet sich binnen 48 Stunden um die Zeit, die er nennt. Geht die Uhr dieses Rechners richtig? „whisper doctor“ zeigt sie."
        case .notAddressed:
            "Diese Nachricht ist nicht an dich gerichtet"
        case .notAddressedHint:
            "„whisper identity list“ zeigt die Identitäten, die hier Nachrichten öffnen können."
        case .signatureCancelled:
            "Unterschrift abgebrochen"
        case .replayFull:
            "Der Schutz vor Wiederholung ist voll"
        case .replayFullHint:
            "Der Tresor lässt sich nicht beschreiben, also wäre nicht festgehalten, dass die Nachricht geöffnet ist. Nichts wurde geöffnet."
        case .messageTooLong:
            .plural(
                one: "Die Nachricht ist zu lang: Höchstens {count} Byte lässt sich versiegeln.",
                other: "Die Nachricht ist zu lang: Höchstens {count} Byte lassen sich versiegeln.")
        case .noIdentity:
            "Es gibt keine Identität, mit der versiegelt werden könnte."
        case .noIdentityHint:
            "„whisper identity create NAME“ legt eine an."
        case .noSuchIdentity:
            "Es gibt keine Identität „{name}“."
        case .noSuchIdentityHint:
            "„whisper identity list“ zeigt deine Identitäten."
        case .identityExists:
            "Es gibt schon eine Identität „{name}“."
        case .identityArchived:
            "Die Identität „{name}“ ist archiviert: Sie öffnet Nachrichten, versiegelt aber keine."
        case .identityArchivedHint:
            "Wähle mit --from eine andere, oder lege mit „whisper identity create“ eine an."
        case .identityNotActive:
            "Die Identität „{name}“ ist nicht mehr aktiv."
        case .noSigningKey:
            "Die Identität „{name}“ hat keinen Schlüssel zum Unterschreiben."
        case .noSigningKeyHint:
            "Lege mit „whisper identity create“ eine Identität mit einem solchen Schlüssel an, oder ersetze die Schlüssel dieser mit „whisper identity rotate“."
        case .invalidName:
            "„{name}“ taugt nicht als Name: Er muss 1 bis 128 Byte lang sein, ohne Steuerzeichen."
        case .noSuchContact:
            "Es gibt keinen Kontakt „{name}“."
        case .noSuchContactHint:
            "„whisper contact list“ zeigt die Kontakte; --to-key nimmt einen öffentlichen Schlüssel."
        case .noSuchContactSuggestion:
            "Es gibt keinen Kontakt „{name}“. Ist {candidates} gemeint?"
        case .verifyingRevoked:
            "Die Schlüssel von „{name}“ sind widerrufen; --yes allein vertraut ihnen nicht wieder."
        case .verifyingRevokedHint:
            "Nach erneutem Vergleich der Wörter --revoked hinzufügen."
        case .ambiguousContact:
            "„{name}“ passt auf mehrere Kontakte: {candidates}"
        case .ambiguousContactHint:
            "Gib den ganzen Namen oder den Fingerabdruck an."
        case .contactExists:
            "Es gibt schon einen Kontakt „{name}“."
        case .contactExistsHint:
            "Wähle mit --name einen anderen Namen."
        case .contactBlocked:
            "Der Kontakt „{name}“ ist blockiert."
        case .contactBlockedHint:
            "„whisper contact unblock“ nimmt das zurück."
        case .contactRevoked:
            "Die Schlüssel von „{name}“ sind widerrufen."
        case .contactRevokedHint:
            "Bitte um ein neues Bündel und importiere es mit „whisper contact import --accept-key-change“."
        case .keyChanged:
            "Die Schlüssel von „{name}“ haben gewechselt."
        case .keyChangedHint:
            "Frag die Person auf anderem Weg. Stimmt es, dann gib --accept-key-change an und vergleiche den Kontakt neu."
        case .senderKeyChanged:
            "Die Schlüssel des Absenders haben gewechselt."
        case .senderKeyChangedHint:
            "Trau dem Inhalt nicht, bevor du mit „{name}“ gesprochen hast. „whisper contact show“ zeigt die Schlüssel, die du kennst."
        case .senderRevoked:
            "Die Schlüssel des Absenders sind widerrufen."
        case .policyRawKey:
            "Die Regel contact-required-to-send lässt nur Kontakte zu, und der Schlüssel {key} gehört keinem."
        case .policyRawKeyHint:
            "Nimm den Schlüssel mit „whisper contact add“ als Kontakt auf."
        case .policySignature:
            "Die Regel require-signature-for-verified verlangt eine Unterschrift an „{name}“."
        case .policySignatureHint:
            "Lass --no-sign weg."
        case .policySignatureKeyHint:
            "Die Identität hat keinen Schlüssel zum Unterschreiben: Lege mit „whisper identity create“ eine an, die einen hat, oder ersetze die Schlüssel dieser mit „whisper identity rotate“."
        case .invalidBundle:
            "Das ist kein gültiges Bündel."
        case .invalidKeybook:
            "Das ist kein gültiges Schlüsselbuch."
        case .invalidBackup:
            "Das ist keine lesbare Sicherung von Identitäten."
        case .invalidKey:
            "„{value}“ ist kein öffentlicher Schlüssel: Es müssen 64 Hexadezimalziffern sein."
        case .inputTooLong:
            "Die Eingabe ist länger, als gelesen wird."
        case .wrongBackupPassphrase:
            "Die Passphrase ist falsch, oder die Sicherung wurde verändert."
        case .presenceFailed:
            "Die Passphrase zum Unterschreiben ist falsch."
        case .presenceUnavailable:
            "Eine Unterschrift verlangt die Passphrase dafür, und es gibt kein Terminal, sie zu erfragen."
        case .presenceUnavailableHint:
            "Führ den Befehl an einem Terminal aus, oder versiegle mit --no-sign."
        case .gateDamaged:
            "Der Schutz der Schlüssel zum Unterschreiben ist beschädigt."
        case .gateHint:
            "Ist das für immer verloren, gibt „whisper policy set biometric-gated-signing off --forget-signing-keys“ die Schlüssel dahinter auf."
        case .secretMissing:
            "Die geheimen Schlüssel von „{name}“ sind nicht auf diesem Rechner."
        case .secretMissingHint:
            "Hol sie aus einer Sicherung zurück: „whisper identity restore“, oder „whisper restore“ für den ganzen Tresor."
        case .signingKeyMissing:
            "„{name}“ hat keinen brauchbaren Schlüssel zum Unterschreiben: Er ist nicht auf diesem Rechner."
        case .signingKeyMissingHint:
            "„whisper identity rotate“ gibt der Identität neue Schlüssel; „whisper identity restore“ bringt den verlorenen aus einer Sicherung zurück."
        case .noRecipient:
            "Kein Empfänger angegeben."
        case .noRecipientHint:
            "Gib --to KONTAKT oder --to-key HEX an."
        case .oneRecipient:
            "--to und --to-key schließen sich aus."
        case .signOrNot:
            "--sign und --no-sign schließen sich aus."
        case .unknownPolicy:
            "Es gibt keine Regel „{name}“."
        case .unknownPolicyHint:
            "„whisper policy list“ zeigt sie."
        case .unknownSwitch:
            "„{value}“ ist weder on noch off."
        case .forgetNotHere:
            "--forget-signing-keys gehört nur zu „biometric-gated-signing off“."
        case .notAPicture:
            "„{path}“ ist kein lesbares Bild, PNG oder JPEG."
        case .pictureTooLarge:
            "Das Bild „{path}“ ist größer, als gelesen wird."
        case .noCode:
            "In „{path}“ ist kein QR-Code."
        case .noUsefulCode:
            "Kein QR-Code in „{path}“ enthält ein Bündel oder einen Umschlag."
        case .codeTooLong:
            "Das ist zu lang für einen QR-Code."
        case .unreadableCode:
            "Der QR-Code ließ sich nicht zurücklesen und wird darum nicht gezeigt."
        case .invalidScale:
            "--scale ist eine Zahl von 2 bis 64."
        case .nothingToShow:
            "Die Standardeingabe enthält weder ein Bündel noch einen Umschlag."
        case .oneSubject:
            "Gib nur eines an, das gezeigt werden soll."
        case .noClipboard:
            "Die Zwischenablage ist nicht lesbar."
        case .noClipboardHint:
            "Installiere wl-clipboard oder xclip; der Text kann auch über die Standardeingabe kommen."
        case .oneSource:
            "Gib Dateien, --clipboard oder --messages an, nicht mehreres zugleich."
        case .someNotOpened:
            .plural(one: "{count} Umschlag wurde nicht geöffnet.", other: "{count} Umschläge wurden nicht geöffnet.")
        case .clockUnusable:
            "Die Uhr dieses Rechners zeigt eine Zeit, die kein Umschlag tragen kann."
        }
    }
}
