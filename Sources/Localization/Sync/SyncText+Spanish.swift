extension SyncText {
    var spanish: Phrase {
        switch self {
        case .askSecret:
            "Secreto de «{user}» en {server}:"
        case .loggedIn:
            "Sesión iniciada en {server} como «{user}»."
        case .loggedOut:
            "Sesión cerrada, y borrado de esta máquina: {names}"
        case .loggedOutHere:
            "Borrado de esta máquina: {names}. No se pudo avisar al servidor; allí la sesión termina por sí sola."
        case .nothingToRemove:
            "No había nada que borrar."
        case .connecting:
            "Conectando con {server}…"
        case .connected:
            "Conectado con {server} como «{user}»."
        case .disconnected:
            "Se perdió la conexión."
        case .retrying:
            "{reason} Nuevo intento en {seconds} s."
        case .finished:
            "Mensajes: {received} recibidos, {sent} enviados; {waiting} esperan a ser enviados."
        case .sent:
            "Enviado."
        case .queued:
            "Guardado. {reason} El mensaje espera hasta que «whisper-sync run» pueda enviarlo."
        case .messageFailed:
            "El servidor rechazó un mensaje definitivamente ({reason}); «whisper-sync status» lo muestra."
        case .unreachable:
            "No se puede llegar al servidor."
        case .untrusted:
            "El certificado del servidor no es de confianza, o no es para este host."
        case .untrustedHint:
            "--ca-file indica los certificados de un servidor privado."
        case .unauthorized:
            "El servidor no aceptó el usuario y el secreto."
        case .sessionEnded:
            "El servidor ya no acepta el token."
        case .sessionEndedHint:
            "«whisper-sync login» inicia la sesión de nuevo; no se pierde nada de lo que espera a ser enviado."
        case .rateLimited:
            "El servidor pide esperar."
        case .serverFailed:
            "El servidor ha fallado."
        case .notUnderstood:
            "El servidor responde algo que este programa no entiende."
        case .notLoggedIn:
            "La bóveda no tiene sesión en ningún servidor."
        case .notLoggedInHint:
            "«whisper-sync login» inicia la sesión; con --server y --token-file no hace falta."
        case .alreadyLoggedIn:
            "La bóveda ya pertenece a «{user}» en {server}."
        case .alreadyLoggedInHint:
            "Una bóveda contiene los chats de una cuenta; use otra bóveda para otra cuenta."
        case .invalidAddress:
            "No se establece conexión con la dirección «{address}»."
        case .invalidAddressHint:
            "https://HOST, o http:// solo hacia esta máquina: a otro sitio el token viajaría sin cifrar."
        case .emptyToken:
            "La primera línea de {path} no contiene ningún token."
        case .refused:
            "El servidor rechazó el mensaje definitivamente: {reason}"
        case .tooLong:
            "El mensaje tiene más de {limit} bytes."
        case .emptyMessage:
            "No hay nada que enviar: el texto está vacío."
        case .notText:
            "La entrada no es texto en UTF-8."
        case .notOfServer:
            "«{name}» no es un chat del servidor."
        case .notOfServerHint:
            "«whisper-sync status» muestra los del servidor; «whisper-sync run» los trae."
        case .groupNotSealed:
            "Un mensaje sellado va a una persona, y este chat es un grupo."
        case .contactUnknownHint:
            "Vincula el chat a un contacto con «whisper-sync bind»."
        case .noFailedMessage:
            "No hay ningún mensaje rechazado «{id}»."
        case .unsupported:
            "Esta compilación de Whisper no usa la red."
        case .unsupportedHint:
            "Se compila con el rasgo Realtime."
        case .labelServer:
            "Dirección"
        case .labelUser:
            "Usuario"
        case .labelDevice:
            "Dispositivo"
        case .labelLogin:
            "Sesión"
        case .isLoggedIn:
            "iniciada"
        case .isLoggedOut:
            "no iniciada"
        case .labelConversations:
            "Chats sincronizados"
        case .labelWaiting:
            "Esperan a ser enviados"
        case .labelFailed:
            "Rechazados por el servidor"
        case .labelConnections:
            "Conexiones hechas"
        case .columnConversation:
            "Chat del servidor"
        case .columnCursor:
            "Se tiene hasta"
        case .columnMessage:
            "Mensaje"
        case .columnState:
            "Estado"
        case .columnAttempts:
            "Intentos"
        case .waiting:
            "en espera"
        case .failed:
            "rechazado"
        case .isWith:
            "El chat «{conversation}» está vinculado a tu contacto «{contact}»."
        case .bound:
            "El chat «{conversation}» está ahora vinculado a tu contacto «{contact}»."
        case .unbound:
            "El chat «{conversation}» no está vinculado a ningún contacto."
        case .sealedTo:
            "Sellado para «{contact}»."
        case .contactUnknown:
            "El chat «{conversation}» no está vinculado a ningún contacto."
        case .noSecret:
            "No se indicó ningún secreto y no hay terminal donde preguntar."
        case .noSecretHint:
            "--secret-file lo lee de un archivo; con -, de la entrada estándar."
        case .mayNotWrite:
            "no puedes escribir en este chat"
        case .noConversation:
            "ese chat no existe"
        case .tooLarge:
            "es demasiado largo para el servidor"
        case .notAccepted:
            "el servidor no lo acepta tal como es"
        case .writtenInPlain:
            "se escribió antes de vincular el chat a un contacto y no está sellado; «whisper-sync retry» lo sella"
        case .notTried:
            "No se ha intentado nada, como pide «--timeout 0»."
        case .soFar:
            "Mensajes hasta ahora: {received} recibidos, {sent} enviados."
        case .labelEvents:
            "Sucesos del servidor"
        case .labelSent:
            "Mensajes enviados"
        case .certificateExpired:
            "El certificado del servidor ha caducado o todavía no es válido."
        case .certificateWrongHost:
            "El certificado del servidor es para otro equipo."
        case .certificateUnknown:
            "El certificado del servidor no procede de una autoridad de confianza."
        case .otherVersion:
            "El servidor habla la versión {version} del protocolo, y este programa otra."
        case .serverBehind:
            "El servidor cuenta menos eventos en «{conversation}» que antes; puede haberse perdido algo allí. Aquí no se borra nada."
        case .newEpoch:
            "El servidor vuelve a contar desde el principio en «{conversation}», así que se descarga todo de nuevo. Aquí no se borra nada."
        case .skippedEvents:
            "Eventos de «{conversation}» que no se pudieron leer y se omitieron: {count}"
        case .skippedConversations:
            "Chats de la lista del servidor que no se pudieron leer y se omitieron: {count}"
        case .missingEvents:
            "Eventos de «{conversation}» que el servidor no entrega: {count}. «whisper-sync status» los muestra."
        case .endlessPages:
            "Las respuestas del servidor sobre «{conversation}» no terminan; se volverán a pedir más tarde."
        case .endlessList:
            "La lista de chats del servidor no termina; el resto se pedirá más tarde."
        case .collisions:
            "Mensajes de «{conversation}» a los que el servidor dio el identificador o el número de otros y que no se guardaron: {count}"
        case .reworded:
            "Mensajes de «{conversation}» que el servidor ha cambiado: {count}. Tus propias palabras se conservan como versión anterior."
        case .foreignAnswer:
            "El servidor respondió con un mensaje distinto del enviado; se envía de nuevo."
        case .vaultUnread:
            "No se pudo leer la bóveda."
        case .labelMissing:
            "No entregados por el servidor"
        case .helperMissing:
            "Falta el programa de sincronización: {path}"
        case .helperMissingHint:
            "Se instala junto a «whisper»."
        case .lineElsewhere:
            "Este mensaje se selló para otro chat."
        case .lineOutOfOrder:
            "Este mensaje se escribió antes que uno que está encima."
        case .lineContradicted:
            "Este mensaje contradice a otro del mismo dispositivo; puede que uno de los dos haya sido sustituido."
        case .linesNotHere:
            "Faltan antes de este mensaje, retenidos, caducados o nunca enviados: {count}"
        case .serverTime:
            "Según el servidor: {time}"
        case .youWrote:
            "Escribiste: {text}"
        case .otherEnvelope:
            "El servidor guarda otra cosa en lugar de tu sobre; puede que tu mensaje no haya llegado."
        case .columnServerID:
            "Id. en el servidor"
        case .nameTaken:
            "«{name}» es el nombre de un contacto o de un chat vinculado a uno, pero este chat no está vinculado a ningún contacto."
        case .nameTakenHint:
            "«whisper-sync bind» lo vincula; con su id., {id}, en lugar del nombre se envía sin cifrar."
        case .retitled:
            "El servidor dio otro nombre a «{conversation}», que está vinculado a un contacto. Aquí conserva el suyo."
        }
    }
}
