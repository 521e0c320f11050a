extension ImportText {
    var spanish: Phrase {
        switch self {
        case .surveying:
            "Examinando"
        case .aligning:
            "Comparando"
        case .writing:
            "Importando"
        case .imported:
            .plural(
                one: "{count} mensaje nuevo en «{title}»", many: "{count} mensajes nuevos en «{title}»",
                other: "{count} mensajes nuevos en «{title}»")
        case .wouldImport:
            .plural(
                one: "{count} mensaje sería nuevo en «{title}»", many: "{count} mensajes serían nuevos en «{title}»",
                other: "{count} mensajes serían nuevos en «{title}»")
        case .importedMessages:
            .plural(one: "{count} mensaje nuevo", many: "{count} mensajes nuevos", other: "{count} mensajes nuevos")
        case .wouldImportMessages:
            .plural(
                one: "{count} mensaje sería nuevo", many: "{count} mensajes serían nuevos",
                other: "{count} mensajes serían nuevos")
        case .duplicates:
            .plural(
                one: "{count} mensaje ya estaba en la bóveda", many: "{count} mensajes ya estaban en la bóveda",
                other: "{count} mensajes ya estaban en la bóveda")
        case .messagesFound:
            .plural(
                one: "En el archivo: {count} mensaje, {system} del sistema",
                many: "En el archivo: {count} mensajes, {system} de ellos del sistema",
                other: "En el archivo: {count} mensajes, {system} de ellos del sistema")
        case .period:
            "Del {first} al {last}"
        case .attachments:
            "Adjuntos: {found} encontrados, {missing} ausentes, {omitted} omitidos en la exportación"
        case .dateOrder:
            "Fechas leídas como {order}, en la zona {zone}; certeza {confidence} ({evidence})"
        case .renamed:
            "«{from}» es ahora «{to}»: una sola persona"
        case .sameChat:
            "El chat es el que se llamaba «{former}»"
        case .unparsed:
            .plural(
                one: "{count} fragmento no se pudo leer, en la línea {lines}",
                many: "{count} fragmentos no se pudieron leer, en las líneas {lines}",
                other: "{count} fragmentos no se pudieron leer, en las líneas {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} byte no era UTF-8 y se sustituyó", many: "{count} bytes no eran UTF-8 y se sustituyeron",
                other: "{count} bytes no eran UTF-8 y se sustituyeron")
        case .repeatedNames:
            "El archivo comprimido contiene varios ficheros con el mismo nombre; se tomó el primero de cada uno: {names}"
        case .truncated:
            .plural(
                one:
                    "La exportación tiene exactamente {count} mensaje: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores.",
                many:
                    "La exportación tiene exactamente {count} mensajes: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores.",
                other:
                    "La exportación tiene exactamente {count} mensajes: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores."
            )
        case .records:
            .plural(
                one: "{count} registro más, {added} nuevo", many: "{count} registros más, {added} de ellos nuevos",
                other: "{count} registros más, {added} de ellos nuevos")
        case .attachmentsTaken:
            .plural(
                one: "{count} adjunto incorporado", many: "{count} adjuntos incorporados",
                other: "{count} adjuntos incorporados")
        case .attachmentsAbsent:
            .plural(
                one: "El contenido de {count} adjunto no está en la bóveda; --attachments lo trae.",
                many: "Los contenidos de {count} adjuntos no están en la bóveda; --attachments los trae.",
                other: "Los contenidos de {count} adjuntos no están en la bóveda; --attachments los trae.")
        case .policyTurnedOn:
            "El archivo activa {policy}"
        case .policyTurnedOff:
            "El archivo desactiva {policy}"
        case .broughtVerified:
            .plural(
                one:
                    "{count} contacto entra como verificado solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara.",
                many:
                    "{count} contactos entran como verificados solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara.",
                other:
                    "{count} contactos entran como verificados solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara."
            )
        case .gateLeftDown:
            "En el archivo, biometric-gated-signing está activa; aquí sigue inactiva, pues ninguna exportación contiene claves de firma. «whisper policy set biometric-gated-signing on» protege las de esta bóveda."
        case .contactsUnverified:
            .plural(
                one: "Ha entrado {count} contacto sin verificar; «whisper contact verify» compara sus claves",
                many: "Han entrado {count} contactos sin verificar; «whisper contact verify» compara sus claves",
                other: "Han entrado {count} contactos sin verificar; «whisper contact verify» compara sus claves")
        case .contactRefused:
            "El contacto «{name}» ha quedado fuera: sus claves no son las de un contacto que tienes, o no sirven. «whisper contact import» acepta claves cambiadas."
        case .chatDivided:
            "El chat «{title}» de la línea {line} ha quedado fuera con sus mensajes, porque la bóveda tiene varios chats para él: {chats}"
        case .personApart:
            "«{name}» ha entrado sin los números que en la bóveda son de otra persona"
        case .severalChats:
            "«{path}» contiene varios chats y se importan todos: {chats}"
        case .identityLeftOut:
            "La identidad «{name}» ha quedado fuera: sus claves secretas no están aquí"
        case .policyLeftOut:
            "El ajuste {policy} del archivo ha quedado fuera"
        case .restoreHint:
            "--restore devuelve una bóveda tuya tal como era, a una vacía."
        case .dayMonthYear:
            "día, mes, año"
        case .monthDayYear:
            "mes, día, año"
        case .yearMonthDay:
            "año, mes, día"
        case .evidenceGiven:
            "según lo indicado"
        case .evidenceImpossibleValue:
            "otro orden es imposible"
        case .evidenceMediaFileName:
            "nombres de archivos multimedia"
        case .evidenceFileTime:
            "hora del archivo"
        case .evidenceFewestJumps:
            "menos saltos atrás en el tiempo"
        case .evidenceFasterColumn:
            "el día cambia más rápido"
        case .evidenceStyle:
            "el estilo de escritura"
        case .askDateOrder:
            "En «{path}» las fechas se escriben probablemente como {order} (certeza {confidence}). ¿Importarlas así?"
        case .claimContact:
            "«{name}» sería un contacto verificado, con la huella {fingerprint}"
        case .claimIdentity:
            "«{name}» sería una identidad tuya, con la huella {fingerprint}; sus claves secretas no están aquí"
        case .askClaims:
            "La bóveda no está vacía. ¿Aceptar todo esto solo por lo que dice el archivo?"
        }
    }
}

extension ExportText {
    var spanish: Phrase {
        switch self {
        case .progress:
            "Exportando"
        case .writtenMessages:
            .plural(
                one: "{count} mensaje escrito en «{path}».", many: "{count} mensajes escritos en «{path}».",
                other: "{count} mensajes escritos en «{path}».")
        case .writtenRecords:
            .plural(
                one: "{count} registro escrito en «{path}».", many: "{count} registros escritos en «{path}».",
                other: "{count} registros escritos en «{path}».")
        }
    }
}

extension MessageText {
    var spanish: Phrase {
        switch self {
        case .titleHeading:
            "Chat"
        case .unreadHeading:
            "Sin leer"
        case .messagesHeading:
            "Mensajes"
        case .lastHeading:
            "Último"
        case .textHeading:
            "Texto"
        case .pinned:
            "fijado"
        case .muted:
            "silenciado"
        case .noConversations:
            "Todavía no hay chats."
        case .noMessages:
            "Ahí no hay mensajes."
        case .nothingFound:
            "No se encontró nada."
        case .olderMessages:
            "Mensajes anteriores: {command}"
        case .edited:
            "editado"
        case .unread:
            "sin leer"
        case .notHeld:
            "no está en la bóveda"
        case .omitted:
            "omitido en la exportación"
        case .image:
            "imagen"
        case .video:
            "vídeo"
        case .audio:
            "grabación de audio"
        case .document:
            "documento"
        case .file:
            "archivo"
        case .sticker:
            "pegatina"
        case .location:
            "ubicación"
        case .contact:
            "contacto"
        case .poll:
            "encuesta"
        case .call:
            "llamada"
        case .deletedByAdmin:
            "eliminado por un administrador, {name}"
        case .event:
            "suceso: {type}"
        case .nothingToShow:
            "nada que mostrar"
        case .deleted:
            "eliminado"
        case .unknownKind:
            "mensaje de tipo desconocido"
        case .attachmentsSaved:
            .plural(
                one: "{count} adjunto guardado en «{path}».", many: "{count} adjuntos guardados en «{path}».",
                other: "{count} adjuntos guardados en «{path}».")
        case .attachmentsNotHeld:
            .plural(
                one: "{count} adjunto no está en la bóveda.", many: "{count} adjuntos no están en la bóveda.",
                other: "{count} adjuntos no están en la bóveda.")
        case .pinnedNow:
            "«{title}» está fijado."
        case .unpinnedNow:
            "«{title}» ya no está fijado."
        case .mutedNow:
            "«{title}» está silenciado."
        case .unmutedNow:
            "«{title}» ya no está silenciado."
        case .markedRead:
            .plural(
                one: "{count} mensaje de «{title}» marcado como leído.",
                many: "{count} mensajes de «{title}» marcados como leídos.",
                other: "{count} mensajes de «{title}» marcados como leídos.")
        }
    }
}

extension DeletionText {
    var spanish: Phrase {
        switch self {
        case .deletingMessages:
            "Borrando mensajes"
        case .deletingWords:
            "Quitando palabras del índice"
        case .copiesRemain:
            "Las copias hechas antes aún contienen lo borrado: {paths}"
        case .otherCopiesRemain:
            "Las copias de seguridad y exportaciones hechas antes aún contienen lo borrado."
        case .stoppedHint:
            "Lo borrado hasta ahora queda borrado. Repita la orden para borrar el resto."
        case .optimized:
            "El índice de búsqueda tiene {after} partes ({size}); tenía {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "¿Borrar para siempre el chat «{title}» con {count} mensaje?",
                many: "¿Borrar para siempre el chat «{title}» con {count} mensajes?",
                other: "¿Borrar para siempre el chat «{title}» con {count} mensajes?")
        case .askMessage:
            "¿Borrar este mensaje para siempre?"
        case .askRule:
            .plural(
                one: "¿Borrar {count} mensaje para siempre?", many: "¿Borrar {count} mensajes para siempre?",
                other: "¿Borrar {count} mensajes para siempre?")
        case .askRuleInChat:
            .plural(
                one: "¿Borrar para siempre {count} mensaje de «{title}»?",
                many: "¿Borrar para siempre {count} mensajes de «{title}»?",
                other: "¿Borrar para siempre {count} mensajes de «{title}»?")
        case .deleted:
            .plural(
                one: "{count} mensaje borrado.", many: "{count} mensajes borrados.", other: "{count} mensajes borrados."
            )
        case .wouldDelete:
            .plural(
                one: "Se borraría {count} mensaje.", many: "Se borrarían {count} mensajes.",
                other: "Se borrarían {count} mensajes.")
        }
    }
}

extension StatisticsText {
    var spanish: Phrase {
        switch self {
        case .conversations:
            "Chats"
        case .messages:
            "Mensajes"
        case .unread:
            "Sin leer"
        case .people:
            "Personas"
        case .attachments:
            "Adjuntos"
        case .held:
            "En la bóveda"
        case .first:
            "Primer mensaje"
        case .last:
            "Último mensaje"
        case .database:
            "Base de datos"
        case .kinds:
            "Tipos"
        case .chartTitle:
            "Mensajes a lo largo del tiempo"
        case .chartSummary:
            .plural(
                one: "{count} mensaje del {first} al {last}", many: "{count} mensajes del {first} al {last}",
                other: "{count} mensajes del {first} al {last}")
        case .chartWritten:
            "Gráfico escrito en «{path}»."
        }
    }
}

extension CalendarText {
    var spanish: Phrase {
        switch self {
        case .shortDate:
            "{day}/{month}/{year}"
        case .longDate:
            "{weekday}, {day} de {month} de {year}"
        case .weekdays:
            "lunes martes miércoles jueves viernes sábado domingo"
        case .months:
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
        }
    }
}
