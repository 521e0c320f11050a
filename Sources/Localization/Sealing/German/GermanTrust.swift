extension TrustText {
    var german: Phrase {
        switch self {
        case .subject:
            "Vertrauen"
        case .sound:
            "Kontakte und Richtlinien sind so, wie sie zuletzt gesetzt wurden."
        case .doubtful:
            "Was dieser Tresor über Kontakte und Richtlinien sagt, wurde so nicht zuletzt gesetzt: Ältere Dateien oder Seiten stehen an seiner Stelle, oder eine Kopie wurde von Hand zurückgeholt. Niemand gilt als verifiziert, und alle Richtlinien sind an. Sieh „whisper contact list“ durch und nimm es dann mit „whisper doctor --accept-trust“ an."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} Kontakt ist nicht so, wie er zuletzt gesetzt wurde, und gilt nicht als verifiziert. „whisper doctor --accept-trust“ nimmt ihn an.",
                other:
                    "{count} Kontakte sind nicht so, wie sie zuletzt gesetzt wurden, und gelten nicht als verifiziert. „whisper doctor --accept-trust“ nimmt sie an."
            )
        case .wouldBeVerified:
            "Verifiziert: „{name}“"
        case .wouldBeOn:
            "An: {name}"
        case .wouldBeOff:
            "Aus: {name}"
        case .askAccept:
            .plural(
                one: "Den Tresor so annehmen, wie er ist, mit {count} verifizierten Kontakt und diesen Richtlinien?",
                other: "Den Tresor so annehmen, wie er ist, mit {count} verifizierten Kontakten und diesen Richtlinien?"
            )
        case .accepted:
            "Was der Tresor über Kontakte und Richtlinien sagt, ist angenommen."
        case .refused:
            "Was dieser Tresor über Kontakte und Richtlinien sagt, ist zweifelhaft"
        case .refusedHint:
            "Nimm es zuerst mit „whisper doctor --accept-trust“ an, oder hol eine Sicherung zurück."
        case .acceptOption:
            "Nimmt an, was der Tresor über Kontakte und Richtlinien sagt, und zeigt es vorher."
        }
    }
}
