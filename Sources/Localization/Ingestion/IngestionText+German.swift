extension IngestionText {
    var german: Phrase {
        switch self {
        case .option:
            "Zeigen, wie Importe und laufende Quellen abschneiden, gemessen an ihren Zielen."
        case .runs:
            "Läufe"
        case .complete:
            "Davon bis zum Ende"
        case .added:
            "Hinzugefügt"
        case .duplicates:
            "Schon bekannt"
        case .skipped:
            "Übersprungen"
        case .spilled:
            "Ausgelagert"
        case .lastRun:
            "Letzter Lauf"
        case .pairing:
            "Gelungene Kopplungen"
        case .latency:
            "Zeit bis zum Speichern"
        case .backlog:
            "Verlauf, Nachrichten je Minute"
        case .uptime:
            "Verbunden"
        case .decryption:
            "Entschlüsselt"
        case .met:
            "Ziel {objective}: erreicht"
        case .missed:
            "Ziel {objective}: verfehlt"
        case .unknown:
            "Ziel {objective}; noch keine Werte"
        }
    }
}
