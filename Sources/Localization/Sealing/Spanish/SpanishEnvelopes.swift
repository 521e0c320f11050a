extension EnvelopeWords {
    var spanish: Phrase {
        switch self {
        case .fromVerified:
            "De: {name} (Verificado/Firmado)"
        case .fromUnverified:
            "De: {name} (Sin verificar/Firmado)"
        case .fromUnknownSigned:
            "De: Desconocido (Firmado)"
        case .fromUnknownUnsigned:
            "De: Desconocido (Sin firmar)"
        case .fromKeyChanged:
            "De: Desconocido (Firmado), con claves que no son las de «{name}»"
        case .fromRevoked:
            "De: {name} (Revocado/Firmado)"
        case .claims:
            "Dice ser de {name}; nada lo demuestra."
        case .shortID:
            "Id corto: {shortID}"
        case .sentAt:
            "Sellado: {time}"
        case .openedBy:
            "Para: {identity}"
        case .blockedRemark:
            "Has bloqueado este contacto."
        case .blockedNotShown:
            "El mensaje se guarda, pero no se muestra. --show-blocked lo muestra."
        case .maybeOpened:
            "Puede que ya se haya abierto antes: esta bóveda no sabe qué se abrió en su momento."
        case .carrierTime:
            "Su hora solo la confirma el servicio de mensajería."
        case .clockBehind:
            "El reloj de esta máquina va por detrás del de la bóveda. Si va bien, «whisper doctor --reset-clock» vuelve a guiarse por él."
        case .sealedTo:
            "Sellado para {recipient}, firmado por {identity}."
        case .keyOfContact:
            "La clave {key} es la de tu contacto «{name}»."
        case .sealedUnsigned:
            "Sellado para {recipient}, sin firmar."
        case .rotatedIdentity:
            "La identidad «{name}» ha sido sustituida; --from elige otra."
        case .found:
            .plural(one: "{count} sobre", many: "{count} sobres", other: "{count} sobres")
        case .foundNone:
            "No hay ningún sobre."
        case .offerOpen:
            .plural(one: "¿Abrir {count} sobre?", many: "¿Abrir {count} de sobres?", other: "¿Abrir {count} sobres?")
        case .identityHeading:
            "Para"
        case .placeHeading:
            "Dónde"
        case .signedHeading:
            "Firmado"
        case .sealedHeading:
            "Sellado el"
        case .notYours:
            "no para ti"
        case .inboxProgress:
            "Abriendo"
        case .inboxOpened:
            .plural(
                one: "{count} mensaje abierto", many: "{count} mensajes abiertos", other: "{count} mensajes abiertos")
        case .inboxReplayed:
            .plural(
                one: "{count} ya se había abierto", many: "{count} ya se habían abierto",
                other: "{count} ya se habían abierto")
        case .inboxExpired:
            .plural(one: "{count} ha caducado", many: "{count} han caducado", other: "{count} han caducado")
        case .inboxForeign:
            .plural(
                one: "{count} no está dirigido a ti", many: "{count} no están dirigidos a ti",
                other: "{count} no están dirigidos a ti")
        case .inboxInvalid:
            .plural(one: "{count} no es válido", many: "{count} no son válidos", other: "{count} no son válidos")
        case .inboxBlocked:
            .plural(
                one: "{count} de ellos es de un contacto bloqueado y no se muestra",
                many: "{count} de ellos son de contactos bloqueados y no se muestran",
                other: "{count} de ellos son de contactos bloqueados y no se muestran")
        case .inboxChanged:
            .plural(
                one: "{count} de ellos tiene claves cambiadas o revocadas",
                many: "{count} de ellos tienen claves cambiadas o revocadas",
                other: "{count} de ellos tienen claves cambiadas o revocadas")
        case .inboxEmpty:
            "No hay ningún mensaje sellado que abrir."
        case .expiredHint:
            "--trust-carrier-time los abre según la hora en que los recibió la mensajería."
        case .notText:
            "Este mensaje no es texto; tiene {count} bytes."
        case .typeMessage:
            "Escribe el mensaje; Control-D en una línea aparte lo termina."
        case .pasteEnvelope:
            "Pega el texto con el sobre; Control-D en una línea aparte lo termina."
        case .blockedHidden:
            .plural(
                one: "{count} mensaje de un contacto bloqueado no se muestra; --show-blocked lo muestra.",
                many: "{count} mensajes de contactos bloqueados no se muestran; --show-blocked los muestra.",
                other: "{count} mensajes de contactos bloqueados no se muestran; --show-blocked los muestra.")
        }
    }
}

extension QRText {
    var spanish: Phrase {
        switch self {
        case .bundleOf:
            "Tarjeta de {name}, {shortID}"
        case .envelope:
            "Un mensaje sellado"
        case .codes:
            .plural(
                one: "{count} código en la imagen", many: "{count} códigos en la imagen",
                other: "{count} códigos en la imagen")
        case .written:
            "El código está en «{path}»."
        case .dense:
            "El código es denso; mantén la cámara quieta y cerca."
        case .tooDense:
            "El código es demasiado denso para la mayoría de las cámaras; envía mejor el texto."
        case .tooWide:
            "El código ocupa {columns} columnas y el terminal tiene {room}."
        case .tooWideHint:
            "Un terminal más ancho lo muestra; o escribe una imagen: --png FILE, --svg FILE."
        case .tooTall:
            "El código ocupa {rows} líneas y el terminal muestra {room}: agrándalo o escribe una imagen con --png FILE."
        case .askOpen:
            "¿Abrir este mensaje?"
        case .somethingElse:
            "Otra cosa"
        }
    }
}

extension DoctorText {
    var spanish: Phrase {
        switch self {
        case .engineAge:
            "antigüedad del motor"
        case .engineAgeEncrypted:
            "SQLite del {date}; contiene las correcciones posteriores que haya traído el sistema. Cada página se autentica con la clave de la bóveda antes de leerse."
        case .engineAgePlain:
            "SQLite del {date}; contiene las correcciones posteriores que haya traído el sistema. Nada comprueba una base sin cifrar antes de leerla."
        case .ledger:
            "Protección contra repeticiones"
        case .ledgerState:
            .plural(
                one: "{count} entrada de 10.000; {opened} abiertos en total",
                many: "{count} entradas de 10.000; {opened} abiertos en total",
                other: "{count} entradas de 10.000; {opened} abiertos en total")
        case .clock:
            "Reloj"
        case .clockFine:
            "El de la máquina y el de la bóveda coinciden."
        case .clockBehind:
            "El de la máquina va por detrás del de la bóveda, que está en {time}."
        case .notOpened:
            "La bóveda no se abrió: no se dio frase de contraseña, ni hay ninguna guardada."
        case .identities:
            "Tus identidades"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "¿Volver a poner el reloj de la bóveda de {time} a {now}? Los sobres del tiempo intermedio, abiertos hace mucho, los detendrá ya solo la memoria permanente."
        case .clockReset:
            "El reloj de la bóveda vuelve a ser el de esta máquina."
        }
    }
}
