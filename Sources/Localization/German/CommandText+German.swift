extension CommandText {
    /// The texts in German.
    static let german: [CommandText: Phrase] = [
        .root: "Bewahre deine Nachrichten in einem verschlüsselten, durchsuchbaren Tresor auf.",
        .rootDiscussion:
            "Importiert Chats, bewahrt sie verschlüsselt auf diesem Gerät auf und findet jedes Wort wieder. Nichts verlässt das Gerät: Das Programm enthält keinen Netzwerkcode.",
        .initialize: "Legt einen Tresor an.",
        .initializeDiscussion:
            "Erzeugt zufällige Schlüssel, versiegelt sie mit deiner Passphrase und legt eine Wiederherstellungskopie daneben. Lass die Passphrase bei der Frage leer, um zehn Wörter erzeugen zu lassen. Ein vorhandener Tresor wird nie angerührt.",
        .unlock: "Hält den Schlüssel eine Weile bereit.",
        .unlockDiscussion:
            "Der Schlüssel liegt im Schlüsselring des Kernels, nie auf der Platte, und wird vergessen, wenn die Zeit um ist, bei „whisper lock“ und beim Ausschalten.",
        .lock: "Vergisst den Schlüssel, den „unlock“ bereithält.",
        .doctor: "Zeigt, worauf das Programm läuft und ob der Tresor sicher eingerichtet ist.",
        .doctorDiscussion: "Geht ohne Tresor und ohne Passphrase.",
        .verify: "Prüft den Tresor auf Schäden.",
        .verifyDiscussion:
            "Prüft Datenbank, Suchindex, Zähler, Anhänge und Wiederherstellungskopie. Die Wiederherstellungskopie wird geöffnet, wenn eine Passphrase angegeben ist.",
        .optimize: "Die Suche nach vielen kleinen Änderungen beschleunigen.",
        .optimizeDiscussion:
            "Fügt die Teile des Suchindexes zusammen und entfernt die Wörter gelöschter Nachrichten, wo eine Löschung unterbrochen wurde. Sichtbar ändert sich nichts.",
        .backup: "Schreibt eine Kopie des Tresors, während er benutzt wird.",
        .backupDiscussion:
            "Die Kopie ist ein eigener Tresor mit derselben Passphrase. Sie erscheint ganz oder gar nicht.",
        .restore: "Holt einen Tresor aus einer Sicherung zurück.",
        .restoreDiscussion:
            "Ein Tresor, der im Weg ist, bleibt neben dem zurückgeholten erhalten und wird nie gelöscht.",
        .rekey: "Ändert Schlüssel, Form oder Passphrase des Tresors.",
        .rekeyDiscussion:
            "Ohne Option bekommt die Datenbank einen neuen zufälligen Schlüssel. Ein Abbruch ist jederzeit unschädlich: Es gilt der alte oder der neue Zustand.",
        .key: "Verwaltet den Schlüssel des Tresors.",
        .keyReveal: "Gibt den Datenbankschlüssel für andere Programme aus.",
        .keyRevealDiscussion:
            "Wer den Schlüssel hat, kann die Datenbank für immer lesen, was auch mit der Passphrase geschieht. Gibt allein den Schlüssel auf der Standardausgabe aus und auf der Standardfehlerausgabe, wie er zu verwenden ist.",
        .version: "Zeigt die Version.",
        .help: "Erklärt einen Befehl oder ein Thema.",
        .manual: "Schreibt Handbuchseiten.",
    ]
}
