extension DataCommandText {
    var spanish: Phrase {
        switch self {
        case .importing:
            "Traer mensajes a la bóveda."
        case .importWhatsApp:
            "Traer chats exportados por WhatsApp."
        case .importWhatsAppDiscussion:
            "Lee el texto, el archivo comprimido o la carpeta que crea «Exportar chat»; - es la entrada estándar. Importar un chat otra vez, o una exportación más reciente, solo añade lo nuevo. El resumen da cuenta de cada línea. El código de salida 3 indica que algunas líneas no se pudieron leer; se nombran."
        case .importJSON:
            "Traer mensajes en líneas JSON."
        case .importJSONDiscussion:
            "Lee lo que escribe «export json», también con --full; - es la entrada estándar. Los identificadores se conservan e importar de nuevo no añade nada. La primera línea defectuosa termina la importación y se nombra; los lotes anteriores se conservan."
        case .exporting:
            "Exportar mensajes."
        case .exportJSON:
            "Escribir los mensajes en líneas JSON."
        case .exportJSONDiscussion:
            "Un mensaje por línea, cada chat en su propio orden. Con --full, cada registro de la bóveda en una línea con su tipo; importado en una bóveda nueva, da una igual. La salida no está cifrada."
        case .conversations:
            "Listar los chats."
        case .conversationsDiscussion:
            "Primero los chats fijados, después los de actividad más reciente."
        case .messages:
            "Mostrar los mensajes de un chat."
        case .messagesDiscussion:
            "Muestra los mensajes más recientes, el último abajo. Un chat se nombra por su título, una parte de él o su identificador."
        case .search:
            "Encontrar mensajes."
        case .searchDiscussion:
            "Deben aparecer todas las palabras, con cualesquiera mayúsculas y acentos. Se entienden \"una frase\" entre comillas, un comienzo con asterisco (paragu*), OR, NOT y paréntesis. Se busca en textos, remitentes y nombres de adjuntos; los resultados más recientes van primero. Sin palabras deciden solo los filtros. Las fechas son 2020, 2020-05, 2020-05-31 o 2020-05-31T14:00."
        case .markRead:
            "Marcar un chat como leído."
        case .pin:
            "Fijar un chat al principio de la lista."
        case .unpin:
            "Dejar de fijar un chat."
        case .mute:
            "Silenciar un chat."
        case .unmute:
            "Reactivar el sonido de un chat."
        case .delete:
            "Borrar chats y mensajes para siempre."
        case .deleteDiscussion:
            "Borra un chat, un mensaje o mensajes por antigüedad y plataforma, con los adjuntos a los que nada más se refiere. Un mensaje suelto deja un hueco vacío, para que importar su chat de nuevo no lo devuelva; --erase no deja nada."
        case .stats:
            "Mostrar qué hay en la bóveda."
        case .statsDiscussion:
            "Cifras y un gráfico de los mensajes a lo largo del tiempo."
        }
    }
}

extension DataOptionText {
    var spanish: Phrase {
        switch self {
        case .exportPath:
            "Chats exportados: .txt, .zip o carpetas; - es la entrada estándar."
        case .ownName:
            "Tu nombre en la exportación; distingue los mensajes enviados de los recibidos."
        case .ownNameJSON:
            "Tu nombre o número; distingue los mensajes enviados de los recibidos."
        case .chatTitle:
            "El título del chat, si el nombre del archivo no lo dice."
        case .timezone:
            "La zona horaria del teléfono, como Europe/Madrid; si falta, la de este equipo."
        case .dateOrder:
            "El orden de día y mes en las fechas: dmy, mdy o ymd; si falta, se averigua."
        case .dryRun:
            "Solo mostrar lo que se haría."
        case .importYes:
            "Seguir con el orden más probable si no se pueden distinguir día y mes, y también si la bóveda contiene los mismos mensajes a otras horas."
        case .jsonPath:
            "Un archivo de líneas JSON; - es la entrada estándar."
        case .restoreJSON:
            "Recuperar una bóveda propia como era: contactos con su confianza, identidades, políticas. En una que no está vacía, cada uno se nombra y se confirma antes."
        case .attachmentsFrom:
            "Una carpeta con los contenidos de los adjuntos, como la escribe «export json --attachments»."
        case .attachmentsTo:
            "Escribir también los contenidos de los adjuntos en esta carpeta."
        case .exportConversation:
            "Solo este chat: identificador, título o parte del título."
        case .full:
            "Todos los registros de la bóveda, no solo los mensajes."
        case .deidentify:
            "Sustituir nombres y números de teléfono por identificadores siempre iguales."
        case .output:
            "El archivo que se escribe; - es la salida estándar."
        case .onlyUnread:
            "Solo chats con mensajes sin leer."
        case .conversationLimit:
            "Como mucho, este número de chats."
        case .conversation:
            "El chat: identificador, título o parte del título."
        case .messageLimit:
            "Como mucho, este número de mensajes (100 si falta)."
        case .before:
            "Los mensajes anteriores al de este identificador."
        case .after:
            "Los mensajes posteriores al de este identificador."
        case .oldest:
            "Empezar por el mensaje más antiguo."
        case .all:
            "Todos los mensajes, del más antiguo al más reciente."
        case .saveAttachments:
            "Guardar en esta carpeta los adjuntos de los mensajes mostrados."
        case .query:
            "Lo que se busca."
        case .searchIn:
            "Solo en este chat: identificador, título o parte del título."
        case .fromPerson:
            "Solo de esta persona: nombre, comienzo de un nombre o identificador."
        case .since:
            "Solo a partir de esta fecha."
        case .until:
            "Solo hasta esta fecha, incluida."
        case .type:
            "Solo de este tipo: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Se puede repetir."
        case .hasAttachment:
            "Solo con adjunto."
        case .encrypted:
            "Solo con un mensaje sellado dentro."
        case .order:
            "newest (si falta) o relevance."
        case .searchLimit:
            "Como mucho, este número de resultados (50 si falta)."
        case .upTo:
            "Solo hasta el mensaje con este identificador."
        case .deleteMessage:
            "Borrar el mensaje con este identificador."
        case .erase:
            "No dejar rastro del mensaje; importar su chat de nuevo lo devuelve."
        case .deleteBefore:
            "Mensajes enviados antes de esta fecha."
        case .olderThan:
            "Mensajes más antiguos que: 90d, 8w, 6m, 2y."
        case .platform:
            "Mensajes de esta plataforma, como whatsapp."
        case .svg:
            "Escribir el gráfico como archivo SVG; - es la salida estándar."
        }
    }
}
