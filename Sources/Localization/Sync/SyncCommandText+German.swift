extension SyncCommandText {
    var german: Phrase {
        switch self {
        case .root:
            "Nachrichten in Echtzeit mit einem Server abgleichen."
        case .rootDiscussion:
            "Der Tresor ist die einzige Quelle dessen, was gezeigt wird: Empfangenes wird zuerst in ihm gespeichert, und was du sendest, wartet in ihm, bis der Server es hat. Lies es mit „whisper“, das nie das Netz benutzt; dieses Programm benutzt es."
        case .login:
            "An einem Server anmelden."
        case .loginDiscussion:
            "Fragt am Terminal nach dem Geheimnis. Der Tresor behält die Adresse und ein Token, versiegelt; das Geheimnis behält er nie."
        case .logout:
            "Abmelden und das Token entfernen."
        case .logoutDiscussion:
            "Sagt es dem Server und entfernt das Token von diesem Rechner. Nachrichten bleiben, auch solche, die auf das Senden warten."
        case .run:
            "Nachrichten empfangen und senden, bis es angehalten wird."
        case .runDiscussion:
            "Bleibt im Vordergrund und verbindet sich neu, sooft die Verbindung abbricht; so passt es zu einem Dienstverwalter. Mit Strg-C oder SIGTERM anhalten."
        case .send:
            "Eine Nachricht senden."
        case .sendDiscussion:
            "Die Nachricht wird zuerst gesichert und dann gesendet. Ist der Server nicht erreichbar, wartet sie, und „whisper-sync run“ sendet sie später."
        case .retry:
            "Eine Nachricht erneut senden, die der Server abgelehnt hatte."
        case .status:
            "Das Konto zeigen, wie weit jeder Chat vorliegt und was auf das Senden wartet."
        case .serverArgument:
            "Die Adresse des Servers: https://HOST, oder http:// zu diesem Rechner."
        case .userArgument:
            "Der Name des Benutzers beim Server."
        case .conversationArgument:
            "Der Chat: Titel, Kennung oder Kennung beim Server."
        case .textArgument:
            "Der Text; - liest ihn von der Standardeingabe."
        case .messageArgument:
            "Die Kennung der Nachricht, wie „whisper-sync status“ sie zeigt."
        case .boundContact:
            "Der Kontakt: Name, Kennung oder Fingerabdruck."
        case .server:
            "Der Server, falls der Tresor an keinem angemeldet ist."
        case .tokenFile:
            "Das Zugriffstoken aus der ersten Zeile von FILE lesen, und erneut, wenn es abgelaufen ist."
        case .secretFile:
            "Das Geheimnis aus der ersten Zeile von FILE lesen; - ist die Standardeingabe."
        case .secretDescriptor:
            "Das Geheimnis aus der offenen Datei N lesen."
        case .device:
            "Ein Name für diesen Rechner, den der Server erfährt."
        case .seal:
            "Versiegeln, was gesendet wird, und öffnen, was kommt, sodass der Server nur Chiffrat sieht."
        case .trustCarrierTime:
            "Verpasste versiegelte Nachrichten nach der Zeit beurteilen, zu der der Server sie angenommen haben will."
        case .caFile:
            "Neben denen des Systems auch den Zertifikaten in FILE vertrauen."
        case .tokenInQuery:
            "Das Token in die Adresse der laufenden Verbindung setzen, für Server, die es nirgends sonst lesen; Adressen landen in Protokollen."
        case .timeout:
            "Höchstens N Sekunden auf den Server warten."
        case .bind:
            "Einen Chat an einen Kontakt binden."
        case .unbind:
            "Die Bindung eines Chats an einen Kontakt aufheben."
        case .bindDiscussion:
            "Von da an wird, was du im Chat sendest, mit den Schlüsseln dieses Kontakts versiegelt, und was versiegelt kommt, geöffnet. Dem Server wird nicht geglaubt, wer jemand ist; deshalb gibst du den Kontakt einmal an."
        }
    }
}
