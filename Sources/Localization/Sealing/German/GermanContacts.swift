extension ContactText {
    var german: Phrase {
        switch self {
        case .nameHeading:
            "Kontakt"
        case .trustHeading:
            "Vertrauen"
        case .remarksHeading:
            "Bemerkungen"
        case .noteHeading:
            "Notiz"
        case .seenHeading:
            "Zuletzt gesehen"
        case .earlierHeading:
            "Frühere Schlüssel"
        case .unverified:
            "nicht verglichen"
        case .verified:
            "verglichen"
        case .revoked:
            "widerrufen"
        case .unverifiedSpoken:
            "Noch hat niemand die Schlüssel verglichen."
        case .verifiedSpoken:
            "Du hast die Schlüssel mit der Person verglichen."
        case .revokedSpoken:
            "Du hast die Schlüssel widerrufen."
        case .blocked:
            "blockiert"
        case .keyChanged:
            "Schlüssel gewechselt"
        case .noContacts:
            "Es gibt noch keine Kontakte. „whisper contact import DATEI“ nimmt einen aus einem Bündel auf."
        case .previewNew:
            "Neuer Kontakt"
        case .previewHeld:
            "Schon bekannt, mit denselben Schlüsseln"
        case .previewChange:
            "SCHLÜSSELWECHSEL bei einem Kontakt, den du kennst"
        case .successionValid:
            "Die Schlüssel, die du kennst, haben unterschrieben, dass diese ihnen folgen."
        case .successionInvalid:
            "Eine Erklärung der Nachfolge liegt bei, sie ist aber nicht gültig."
        case .successionNone:
            "Nichts sagt, dass die Person diese Schlüssel gemacht hat."
        case .askAdd:
            "„{name}“ aufnehmen?"
        case .askChange:
            "Diese Schlüssel für „{name}“ übernehmen? Der Kontakt muss dann neu verglichen werden."
        case .added:
            "„{name}“ ist jetzt ein Kontakt. Die Schlüssel sind noch nicht verglichen: „whisper contact verify“."
        case .changed:
            "„{name}“ hat neue Schlüssel. Vergleiche sie: „whisper contact verify“."
        case .held:
            "„{name}“ war schon da; nichts wurde geändert."
        case .skipped:
            "„{name}“ wurde ausgelassen."
        case .imported:
            .plural(one: "{count} Kontakt aufgenommen.", other: "{count} Kontakte aufgenommen.")
        case .yours:
            "Deine Wörter ({name}), die der andere vorliest"
        case .theirs:
            "Die Wörter von „{name}“, die du vorliest"
        case .askVerify:
            "Stehen dort für beide dieselben Wörter?"
        case .askVerifyRevoked:
            "Die Schlüssel von „{name}“ sind widerrufen. Ihnen nach dem Vergleich der Wörter wieder vertrauen?"
        case .nowVerified:
            "„{name}“ ist verglichen."
        case .askRevoke:
            "Die Schlüssel von „{name}“ widerrufen?"
        case .nowRevoked:
            "Die Schlüssel von „{name}“ sind jetzt widerrufen."
        case .nowBlocked:
            "„{name}“ ist blockiert."
        case .nowUnblocked:
            "„{name}“ ist nicht mehr blockiert."
        case .nowRenamed:
            "„{from}“ heißt ab jetzt „{to}“."
        case .nowNoted:
            "Die Notiz zu „{name}“ ist notiert."
        case .noteRemoved:
            "Die Notiz zu „{name}“ ist entfernt."
        case .nowLinked:
            "„{name}“ ist der Absender „{person}“."
        case .askRemove:
            "Den Kontakt „{name}“ löschen?"
        case .nowRemoved:
            "Der Kontakt „{name}“ ist gelöscht. Seine Nachrichten bleiben."
        case .keyChangedWarning:
            "Die Schlüssel von „{name}“ haben gewechselt, und die neuen hast du noch nicht verglichen. Vergleiche sie: „whisper contact verify“."
        case .previewFormer:
            "Schlüssel, die ein Kontakt von dir früher hatte"
        }
    }
}

extension PolicyText {
    var german: Phrase {
        switch self {
        case .nameHeading:
            "Regel"
        case .stateHeading:
            "Stand"
        case .meaningHeading:
            "Was sie bewirkt"
        case .on:
            "ein"
        case .off:
            "aus"
        case .contactRequired:
            "Versiegelt wird nur an Kontakte, nie an einen bloßen Schlüssel."
        case .signatureRequired:
            "Nachrichten an verglichene Kontakte sind immer unterschrieben."
        case .archiveOnRotation:
            "Die alten Schlüssel werden archiviert, wenn eine Identität neue bekommt."
        case .gatedSigning:
            "Jede Unterschrift verlangt die Passphrase dafür; ohne sie ist der Schlüssel nicht benutzbar."
        case .nowOn:
            "{policy} gilt jetzt."
        case .nowOff:
            "{policy} gilt nicht mehr."
        case .askForget:
            .plural(
                one:
                    "Den Schlüssel zum Unterschreiben von {names} löschen? Nur eine Sicherung der Identität bringt ihn zurück.",
                other:
                    "Die {count} Schlüssel zum Unterschreiben von {names} löschen? Nur eine Sicherung der Identitäten bringt sie zurück."
            )
        case .forgotten:
            .plural(
                one:
                    "Der Schlüssel zum Unterschreiben von {names} ist gelöscht. „whisper identity rotate“ erzeugt neue Schlüssel; „whisper identity restore“ bringt ihn aus einer Sicherung zurück.",
                other:
                    "Die {count} Schlüssel zum Unterschreiben von {names} sind gelöscht. „whisper identity rotate“ erzeugt neue Schlüssel; „whisper identity restore“ bringt sie aus einer Sicherung zurück."
            )
        }
    }
}
