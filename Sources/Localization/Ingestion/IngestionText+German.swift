extension IngestionText {
    var german: Phrase {
        switch self {
        case .option:
            "Die Ergebnisse der Importe und laufenden Quellen zeigen, gemessen an ihren Zielen."
        case .runs:
            "Läufe"
        case .complete:
            "Abgeschlossen"
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
