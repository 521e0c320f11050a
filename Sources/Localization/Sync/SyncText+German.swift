extension SyncText {
    var german: Phrase {
        switch self {
        case .askSecret:
            "Geheimnis von „{user}“ bei {server}:"
        case .loggedIn:
            "An {server} als „{user}“ angemeldet."
        case .loggedOut:
            "Abgemeldet, und von diesem Rechner entfernt: {names}"
        case .loggedOutHere:
            "Von diesem Rechner entfernt: {names}. Der Server war nicht zu benachrichtigen; dort endet die Sitzung von selbst."
        case .nothingToRemove:
            "Es war nichts zu entfernen."
        case .connecting:
            "Verbindung mit {server} …"
        case .connected:
            "Mit {server} verbunden als „{user}“."
        case .disconnected:
            "Die Verbindung ist abgebrochen."
        case .retrying:
            "{reason} Neuer Versuch in {seconds} s."
        case .finished:
            "Nachrichten: {received} empfangen, {sent} gesendet; {waiting} warten auf das Senden."
        case .sent:
            "Gesendet."
        case .queued:
            "Gesichert. {reason} Die Nachricht wartet, bis „whisper-sync run“ sie senden kann."
        case .messageFailed:
            "Der Server hat eine Nachricht endgültig abgelehnt ({reason}); „whisper-sync status“ zeigt sie."
        case .unreachable:
            "Der Server ist nicht erreichbar."
        case .untrusted:
            "Dem Zertifikat des Servers wird nicht vertraut, oder es gilt nicht für diesen Namen."
        case .untrustedHint:
            "--ca-file nennt die Zertifikate eines privaten Servers."
        case .unauthorized:
            "Der Server hat Benutzer und Geheimnis nicht angenommen."
        case .sessionEnded:
            "Der Server nimmt das Token nicht mehr an."
        case .sessionEndedHint:
            "„whisper-sync login“ meldet neu an; was auf das Senden wartet, geht nicht verloren."
        case .rateLimited:
            "Der Server bittet zu warten."
        case .serverFailed:
            "Der Server ist gescheitert."
        case .notUnderstood:
            "Der Server antwortet etwas, das dieses Programm nicht versteht."
        case .notLoggedIn:
            "Der Tresor ist an keinem Server angemeldet."
        case .notLoggedInHint:
            "„whisper-sync login“ meldet an; mit --server und --token-file geht es ohne."
        case .alreadyLoggedIn:
            "Der Tresor gehört schon zu „{user}“ bei {server}."
        case .alreadyLoggedInHint:
            "Ein Tresor enthält die Chats eines Kontos; nimm für ein anderes Konto einen anderen Tresor."
        case .invalidAddress:
            "Mit der Adresse „{address}“ wird keine Verbindung aufgenommen."
        case .invalidAddressHint:
            "https://HOST, oder http:// allein zu diesem Rechner: anderswohin reiste das Token im Klartext."
        case .emptyToken:
            "Die erste Zeile von {path} enthält kein Token."
        case .refused:
            "Der Server hat die Nachricht endgültig abgelehnt: {reason}"
        case .tooLong:
            "Die Nachricht ist länger als {limit} Bytes."
        case .emptyMessage:
            "Es gibt nichts zu senden: Der Text ist leer."
        case .notText:
            "Die Eingabe ist kein Text in UTF-8."
        case .notOfServer:
            "„{name}“ ist kein Chat des Servers."
        case .notOfServerHint:
            "„whisper-sync status“ zeigt die des Servers; „whisper-sync run“ holt sie herein."
        case .groupNotSealed:
            "Eine versiegelte Nachricht geht an eine Person, und dieser Chat ist eine Gruppe."
        case .contactUnknownHint:
            "Binde den Chat mit „whisper-sync bind“ an einen Kontakt."
        case .noFailedMessage:
            "Es gibt keine abgelehnte Nachricht „{id}“."
        case .unsupported:
            "Diese Ausgabe von Whisper benutzt das Netz nicht."
        case .unsupportedHint:
            "Gebaut wird es mit dem Merkmal Realtime."
        case .labelServer:
            "Adresse"
        case .labelUser:
            "Benutzer"
        case .labelDevice:
            "Gerät"
        case .labelLogin:
            "Anmeldung"
        case .isLoggedIn:
            "angemeldet"
        case .isLoggedOut:
            "nicht angemeldet"
        case .labelConversations:
            "Abgeglichene Chats"
        case .labelWaiting:
            "Warten auf das Senden"
        case .labelFailed:
            "Vom Server abgelehnt"
        case .labelConnections:
            "Aufgebaute Verbindungen"
        case .columnConversation:
            "Chat"
        case .columnCursor:
            "Vorhanden bis"
        case .columnMessage:
            "Nachricht"
        case .columnState:
            "Zustand"
        case .columnAttempts:
            "Versuche"
        case .waiting:
            "wartet"
        case .failed:
            "abgelehnt"
        case .isWith:
            "Der Chat „{conversation}“ ist an deinen Kontakt „{contact}“ gebunden."
        case .bound:
            "Der Chat „{conversation}“ ist jetzt an deinen Kontakt „{contact}“ gebunden."
        case .unbound:
            "Der Chat „{conversation}“ ist an keinen Kontakt gebunden."
        case .sealedTo:
            "Versiegelt für „{contact}“."
        case .contactUnknown:
            "Der Chat „{conversation}“ ist an keinen Kontakt gebunden."
        case .noSecret:
            "Es wurde kein Geheimnis angegeben, und es gibt kein Terminal zum Fragen."
        case .noSecretHint:
            "--secret-file liest es aus einer Datei, mit - von der Standardeingabe."
        case .mayNotWrite:
            "du darfst in diesem Chat nicht schreiben"
        case .noConversation:
            "diesen Chat gibt es nicht"
        case .tooLarge:
            "sie ist dem Server zu lang"
        case .notAccepted:
            "der Server nimmt sie so nicht an"
        case .writtenInPlain:
            "sie wurde geschrieben, bevor der Chat an einen Kontakt gebunden war, und ist nicht versiegelt; „whisper-sync retry“ versiegelt sie"
        case .notTried:
            "Es wurde nichts versucht, wie „--timeout 0“ es verlangt."
        case .soFar:
            "Nachrichten bisher: {received} empfangen, {sent} gesendet."
        case .labelEvents:
            "Ereignisse des Servers"
        case .labelSent:
            "Gesendete Nachrichten"
        case .certificateExpired:
            "Das Zertifikat des Servers ist abgelaufen oder gilt noch nicht."
        case .certificateWrongHost:
            "Das Zertifikat des Servers gilt für einen anderen Rechner."
        case .certificateUnknown:
            "Das Zertifikat des Servers stammt von keiner Stelle, der vertraut wird."
        case .otherVersion:
            "Der Server spricht Version {version} des Protokolls, dieses Programm eine andere."
        case .serverBehind:
            "Der Server zählt in „{conversation}“ weniger Ereignisse als zuvor; dort kann etwas verloren sein. Hier wird nichts gelöscht."
        case .newEpoch:
            "Der Server zählt in „{conversation}“ von vorn, daher wird alles neu geholt. Hier wird nichts gelöscht."
        case .skippedEvents:
            "Nicht lesbare und übersprungene Ereignisse in „{conversation}“: {count}"
        case .skippedConversations:
            "Nicht lesbare und übersprungene Chats in der Liste des Servers: {count}"
        case .missingEvents:
            "Ereignisse in „{conversation}“, die der Server auslässt: {count}. „whisper-sync status“ führt sie auf."
        case .endlessPages:
            "Die Antworten des Servers zu „{conversation}“ enden nicht; sie werden später wieder abgefragt."
        case .endlessList:
            "Die Liste der Chats des Servers endet nicht; der Rest wird später abgefragt."
        case .collisions:
            "Nachrichten in „{conversation}“, denen der Server Kennung oder Nummer anderer gab und die nicht gespeichert wurden: {count}"
        case .reworded:
            "Nachrichten in „{conversation}“, die der Server geändert hat: {count}. Deine eigenen Worte bleiben als frühere Fassung gespeichert."
        case .foreignAnswer:
            "Der Server hat mit einer anderen Nachricht geantwortet als der gesendeten; sie wird erneut gesendet."
        case .vaultUnread:
            "Der Tresor konnte nicht gelesen werden."
        case .labelMissing:
            "Vom Server ausgelassen"
        case .helperMissing:
            "Das Programm für den Abgleich fehlt: {path}"
        case .helperMissingHint:
            "Es wird neben „whisper“ installiert."
        case .lineElsewhere:
            "Diese Nachricht wurde für einen anderen Chat versiegelt."
        case .lineOutOfOrder:
            "Diese Nachricht wurde vor einer geschrieben, die über ihr steht."
        case .lineContradicted:
            "Diese Nachricht widerspricht einer anderen desselben Geräts; eine der beiden wurde vielleicht ersetzt."
        case .linesNotHere:
            "Vor dieser Nachricht fehlen, zurückgehalten, abgelaufen oder nie gesendet: {count}"
        case .serverTime:
            "Nach Angabe des Servers: {time}"
        case .youWrote:
            "Du hast geschrieben: {text}"
        case .otherEnvelope:
            "Der Server speichert anstelle deines Umschlags etwas anderes; deine Nachricht ist vielleicht nicht angekommen."
        case .columnServerID:
            "Kennung beim Server"
        case .nameTaken:
            "„{name}“ ist der Name eines Kontakts oder eines an einen Kontakt gebundenen Chats; dieser Chat ist aber an keinen Kontakt gebunden."
        case .nameTakenHint:
            "Binde ihn mit „whisper-sync bind“; mit seiner Kennung {id} statt des Namens wird unversiegelt gesendet."
        case .retitled:
            "Der Server hat „{conversation}“, einem Kontakt zugeordnet, umbenannt. Hier bleibt der bisherige Name."
        }
    }
}
