extension DataFailureText {
    var spanish: Phrase {
        switch self {
        case .noSuchConversation:
            "No hay ningún chat llamado «{name}»."
        case .noSuchConversationHint:
            "«whisper conversations» lista los chats."
        case .ambiguousConversation:
            "«{name}» coincide con varios chats: {candidates}"
        case .ambiguousConversationHint:
            "Indica el título completo, con la plataforma delante como en «whatsapp:Ana», o el identificador."
        case .noSuchPerson:
            "No hay nadie llamado «{name}»."
        case .ambiguousPerson:
            "«{name}» coincide con varias personas: {candidates}"
        case .ambiguousPersonHint:
            "Indica el nombre completo o el identificador."
        case .invalidMoment:
            "{option}: «{value}» no es una fecha."
        case .invalidMomentHint:
            "Escribe 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 o 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option}: «{value}» no es una antigüedad."
        case .invalidAgeHint:
            "Escribe un número y d, w, m o y para días, semanas, meses o años: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value} no es un número a partir de 1."
        case .invalidIdentifier:
            "«{value}» no es un identificador."
        case .unknownChoice:
            "{option}: «{value}» no se conoce."
        case .unknownChoiceHint:
            "Elige entre: {values}"
        case .emptyQuery:
            "No hay ninguna palabra que buscar."
        case .emptyQueryHint:
            "Dé una palabra, o un filtro como --in o --type."
        case .relevanceLimit:
            .plural(
                one: "Por relevancia hay como mucho {count} resultado.",
                many: "Por relevancia hay como mucho {count} resultados.",
                other: "Por relevancia hay como mucho {count} resultados.")
        case .oneRange:
            "--before, --after y --oldest o --all se excluyen entre sí."
        case .oneDeletion:
            "Estas opciones no van juntas: un mensaje, o un chat con --before, --older-than o --platform."
        case .nothingToDelete:
            "Indica qué borrar."
        case .nothingToDeleteHint:
            "Nombra un chat, o usa --message, --before, --older-than o --platform."
        case .oneTitle:
            "--title solo va con un único archivo."
        case .fullAlone:
            "--full no va ni con --conversation ni con --deidentify, ni --deidentify con --attachments."
        case .unknownZone:
            "No existe la zona horaria «{value}»."
        case .unknownZoneHint:
            "Escríbala como Europe/Madrid o UTC."
        case .missingFile:
            "No existe el archivo «{path}»."
        case .emptyFile:
            "«{path}» está vacío."
        case .notAnExport:
            "«{path}» no es un chat exportado: no contiene ni un solo mensaje."
        case .notAnExportHint:
            "En WhatsApp, abre el chat y elige «Exportar chat»; importa el archivo .txt o .zip resultante."
        case .damagedArchive:
            "El archivo comprimido «{path}» está cortado o dañado. No se importó nada de él."
        case .encryptedArchive:
            "El archivo comprimido «{path}» está cifrado."
        case .encryptedArchiveHint:
            "Descomprímelo primero con su contraseña y luego importa la carpeta."
        case .noChatInArchive:
            "No hay ningún chat en el archivo comprimido «{path}»."
        case .unsafeArchive:
            "El archivo comprimido «{path}» nombra archivos fuera de sí mismo. No se importó nada de él."
        case .archiveTooLarge:
            "El archivo comprimido «{path}» se expande a más de lo que se acepta. No se importó nada de él."
        case .ambiguousDates:
            "En «{path}» no se pueden distinguir día y mes con suficiente certeza; el orden más probable es {order} ({confidence})."
        case .ambiguousDatesHint:
            "Indica el orden con --date-order dmy, mdy o ymd, o acepta el más probable con --yes."
        case .contradictedDates:
            "«{path}» tiene fechas imposibles en este orden."
        case .contradictedDatesHint:
            "Omita --date-order para que se averigüe el orden."
        case .importInterrupted:
            "Interrumpido. Los mensajes importados hasta ahora se conservan; importar de nuevo añade el resto."
        case .someFilesFailed:
            .plural(
                one: "{count} archivo no se pudo importar.", many: "{count} archivos no se pudieron importar.",
                other: "{count} archivos no se pudieron importar.")
        case .chatsLeftOut:
            "Algunos chats del archivo han quedado fuera; todo lo demás se ha importado."
        case .chatsLeftOutHint:
            "Los avisos los nombran. Cuando la bóveda tenga un solo chat para cada uno, importa el archivo otra vez: nada entra dos veces."
        case .severalChats:
            "«{path}» contiene varios chats."
        case .severalChatsHint:
            "Guárdalo como archivo y da su nombre: entonces se importan todos los chats."
        case .partlyRead:
            "Algunas líneas no se pudieron leer; todo lo demás sí."
        case .partlyReadHint:
            "El resumen nombra las líneas."
        case .lineTooLong:
            "«{path}», línea {line}: más de 16 MiB."
        case .lineNotJSON:
            "«{path}», línea {line}: no es JSON en el byte {offset} ({reason})."
        case .lineUnexpected:
            "«{path}», línea {line}: no se ajusta al esquema ({reason})."
        case .lineUnknownType:
            "«{path}», línea {line}: un registro de tipo desconocido."
        case .lineNewerFormat:
            "«{path}», línea {line}: escrito por una versión más nueva de Whisper."
        case .lineConflict:
            "«{path}», línea {line}: contradice lo que contiene la bóveda."
        case .lineMissingReference:
            "«{path}», línea {line}: se refiere a algo que no está."
        case .vaultNotEmpty:
            "La bóveda contiene mensajes o contactos: no se ha importado nada"
        case .vaultNotEmptyHint:
            "--restore devuelve una bóveda entera a una vacía. Sin la opción se añaden mensajes, y los contactos entran sin verificar."
        case .malformedLineHint:
            "Lo anterior se importó por lotes; corrige la línea e importa de nuevo, nada se duplica."
        case .timesShifted:
            "La bóveda ya contiene los mensajes de este archivo, en «{title}», con horas que difieren en {offset}."
        case .timesShiftedHint:
            "Indica la zona horaria del teléfono con --timezone. Si la importación anterior tenía la zona equivocada, borra ese chat e impórtalo de nuevo. --yes importa los mensajes por segunda vez."
        case .datesExchanged:
            "La bóveda ya contiene los mensajes de este archivo, en «{title}», con día y mes intercambiados."
        case .datesExchangedHint:
            "Indica con --date-order cómo se escriben las fechas. Si la importación anterior era la equivocada, borra ese chat e impórtalo de nuevo. --yes importa los mensajes por segunda vez."
        }
    }
}
