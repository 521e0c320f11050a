extension BridgeText {
    var spanish: Phrase {
        switch self {
        case .group:
            "Traer mensajes al momento, a través de un puente."
        case .groupDiscussion:
            "Un puente es un programa aparte que habla con el servicio de mensajería y puede leer allí tus mensajes. Nunca envía nada. La bóveda queda separada de él: el puente tiene la red y ninguna clave de la bóveda."
        case .install:
            "Instalar el puente de referencia para WhatsApp."
        case .installDiscussion:
            "Crea un entorno propio de Python en el directorio de la bóveda e instala allí las versiones fijadas, cada una comprobada con su hash. Necesita Python 3.11 o posterior con venv, y la red."
        case .pair:
            "Vincular la bóveda a una cuenta de WhatsApp."
        case .pairDiscussion:
            "Primero pregunta, luego muestra códigos para escanear con el teléfono y termina cuando la cuenta está vinculada. Después «whisper bridge run» trae los mensajes. WhatsApp permite cuatro dispositivos vinculados; active la verificación en dos pasos."
        case .run:
            "Traer mensajes hasta que se detenga."
        case .runDiscussion:
            "Permanece en primer plano y vuelve a iniciar un puente que falla mientras eso pueda servir; así conviene a un gestor de servicios. Deténgalo con Ctrl-C o SIGTERM."
        case .status:
            "Mostrar si la bóveda está vinculada y el resultado de la última ejecución."
        case .logout:
            "Desvincular la cuenta y borrar sus claves."
        case .logoutDiscussion:
            "Comunica a WhatsApp que este dispositivo ya no está y borra de esta máquina la sesión y todas sus claves. Los mensajes ya traídos permanecen."
        case .command:
            "Ejecutar este programa como puente; sus palabras se separan como en un intérprete de órdenes."
        case .historyLimit:
            "Importar como máximo tantos mensajes del historial del teléfono; 0 es sin límite."
        case .consent:
            "Al vincular, esta máquina podrá leer tus chats de WhatsApp, como otro de tus dispositivos:\n- Lee los mensajes nuevos y el historial que ofrece el teléfono. No envía nada, tampoco confirmaciones.\n- Todo se guarda cifrado solo en tu bóveda, con las claves del vínculo.\n- Para deshacerlo: «whisper bridge logout», o en el teléfono, en «Dispositivos vinculados».\nLas condiciones de WhatsApp no prevén otros programas, y puede bloquear una cuenta."
        case .consentQuestion:
            "¿Vincular una cuenta?"
        case .scan:
            "Escanéalo solo con TU teléfono: WhatsApp, «Dispositivos vinculados», «Vincular un dispositivo»."
        case .expires:
            "Este código vale {seconds} s; después viene otro."
        case .linked:
            "Vinculada a {account}; el teléfono muestra este dispositivo como «{device}»."
        case .connected:
            "Conexión establecida."
        case .disconnected:
            "Se perdió la conexión; el puente lo intenta de nuevo."
        case .retrying:
            "{reason} Nuevo intento en {seconds} s."
        case .finished:
            "Mensajes: {added} nuevos, {duplicates} ya conocidos; {skipped} omitidos."
        case .manySkipped:
            "En una hora no se pudieron leer más de diez mensajes."
        case .manyUndecryptable:
            "No se pudo descifrar más de un mensaje de cada mil."
        case .qrExpired:
            "El código ha caducado. Escanea el nuevo."
        case .authenticationFailed:
            "El teléfono rechazó el vínculo. Revise el teléfono y vincule de nuevo."
        case .sessionExpired:
            "La cuenta ya no está vinculada. Vincúlela de nuevo; lo ya traído permanece."
        case .rateLimited:
            "Demasiadas peticiones a WhatsApp."
        case .networkError:
            "No se puede llegar a WhatsApp. Revise la conexión."
        case .undecryptable:
            "No se pudo descifrar un mensaje; se pide de nuevo: {id}"
        case .clientOutdated:
            "WhatsApp ya no acepta esta versión del puente. Actualiza Whisper y ejecuta «whisper bridge install»."
        case .banned:
            "WhatsApp ha bloqueado la cuenta. Desvincúlala, espera un día y vincúlala de nuevo."
        case .crashed:
            "El puente terminó de forma inesperada."
        case .programMissing:
            "El puente «{program}» no se puede ejecutar."
        case .programMissingHint:
            "«whisper bridge install» instala el puente de referencia; --command indica otro programa."
        case .noMemoryPlace:
            "No hay lugar en memoria para la sesión: ni $XDG_RUNTIME_DIR ni /dev/shm están en memoria."
        case .notLinked:
            "La bóveda no está vinculada a ninguna cuenta."
        case .notLinkedHint:
            "«whisper bridge pair» la vincula."
        case .malformedCommand:
            "{option}: hay comillas sin cerrar, o falta el programa."
        case .unsupported:
            "Esta compilación de Whisper no ejecuta puentes."
        case .helperMissing:
            "Falta {path}, que ejecuta los puentes."
        case .helperMissingHint:
            "Se compila con el rasgo Bridge y se instala junto a whisper."
        case .installing:
            "Instalando el puente de referencia…"
        case .installed:
            "El puente de referencia está instalado: {path}"
        case .installFailed:
            "No se pudo instalar el puente de referencia."
        case .installFailedHint:
            "Comprueba que se llega al índice de paquetes y que hay Python 3.11 o posterior con su módulo venv."
        case .sourceMissing:
            "Los archivos del puente de referencia no están junto al programa."
        case .labelAccount:
            "Cuenta"
        case .labelProgram:
            "Puente de referencia"
        case .labelAcknowledged:
            "Sucesos en la bóveda"
        case .labelLastRun:
            "Última ejecución"
        case .isLinked:
            "vinculada"
        case .isNotLinked:
            "no vinculada"
        case .isInstalled:
            "instalado"
        case .notInstalled:
            "no instalado"
        case .unlinked:
            "Desvinculada y borrado de esta máquina: {names}"
        case .removedOnly:
            "Borrado de esta máquina: {names}. No se pudo avisar a WhatsApp: quite el dispositivo en el teléfono, en «Dispositivos vinculados»."
        case .nothingToRemove:
            "No había nada que borrar."
        case .logoutQuestion:
            "¿Desvincular la cuenta y borrar sus claves de esta máquina?"
        case .coverage:
            "Mostrar qué período se conserva de cada chat y sus lagunas."
        case .coverageDiscussion:
            "Una laguna es un silencio de más de --gap días entre dos mensajes. Nadie distingue un silencio de mensajes que faltan, así que es un indicio. No necesita puente ni red."
        case .gapDays:
            "Indicar las lagunas de más de tantos días."
        case .coverageFrom:
            "Desde"
        case .coverageTo:
            "Hasta"
        case .coverageExported:
            "Exportados"
        case .coverageBridged:
            "Por puentes"
        case .coverageGaps:
            "Lagunas"
        case .measuring:
            "Examinando chats"
        case .rebuild:
            "Reconstruir los mensajes a partir de los sucesos guardados de los puentes."
        case .rebuildDiscussion:
            "Cada suceso se guarda en sus propios bytes. Tras una actualización que entienda más, esto muestra lo que antes no se entendía. Lo borrado sigue borrado y lo leído sigue leído. No necesita puente ni red."
        case .rebuilding:
            "Leyendo de nuevo los sucesos"
        case .rebuilt:
            "Sucesos: {events} leídos de nuevo, {unread} de ellos sin nada que mostrar. Mensajes: {replaced} renovados, {inserted} añadidos."
        case .outOfRange:
            "{option}: {value} no es un número de {lowest} a {highest}."
        case .noHistory:
            "No tomar nada del historial del teléfono."
        case .takesHistory:
            "Si se toma el historial del teléfono: true o false."
        case .historyInterval:
            "Dejar tantos milisegundos entre dos peticiones de historial."
        case .batchSize:
            "Poner tantos mensajes del historial juntos en la bóveda."
        case .retries:
            "Máximo de reintentos seguidos, donde están limitados."
        case .firstDelay:
            "Esperar tantos milisegundos antes del segundo intento; después, cada vez el doble."
        case .sessionTimeout:
            "Pedir una nueva vinculación tras tantos días."
        case .retryingNow:
            "{reason} Nuevo intento ahora."
        case .oftenExpired:
            "El vínculo ha terminado varias veces en 30 días. Quizá WhatsApp esté bloqueando la cuenta: desvincúlala, espera un día y vincúlala de nuevo."
        case .notify:
            "Qué muestra de los mensajes nuevos una notificación de escritorio: nada (none), cuántos (count), también el chat (chat), también el texto (content)."
        case .newMessages:
            .plural(
                one: "{count} mensaje nuevo",
                many: "{count} de mensajes nuevos",
                other: "{count} mensajes nuevos")
        case .noDesktop:
            "Sin notificaciones de escritorio: no se encontró ningún escritorio."
        case .desktopSilent:
            "El escritorio no acepta notificaciones; los mensajes entran igualmente."
        case .bridgeSays:
            "El puente indica: {text}"
        case .unusable:
            "Este programa no se puede usar como puente."
        case .journalChanged:
            "El diario del puente no es el que esta bóveda ha leído hasta ahora."
        case .journalChangedHint:
            "«whisper bridge run --begin-again» lo lee desde la primera línea; los mensajes que ya están se reconocen."
        case .otherAccount:
            "El puente ha iniciado sesión en una cuenta distinta de la vinculada a esta bóveda."
        case .otherAccountHint:
            "Use otra bóveda para ella, o antes «whisper bridge logout»."
        case .beginAgain:
            "Leer de nuevo el diario del puente desde la primera línea."
        case .alreadyRunning:
            "Ya hay un puente de esta bóveda en marcha."
        case .refusedChanges:
            "Cambios de personas no autorizadas, que no cambiaron nada: {number}"
        case .numbersIgnored:
            "Algunas líneas del puente llevan números ya usados y se han ignorado."
        case .numberImpossible:
            "Una línea del puente lleva un número imposible. Se ha rechazado y se ha detenido el puente."
        case .noNotifications:
            "Esta versión de Whisper no muestra notificaciones."
        case .timesDiffer:
            "El chat «{title}» se importó con horas que difieren de las del teléfono en {offset}, así que sus mensajes están dos veces en la bóveda. Borra ese chat e impórtalo de nuevo con --timezone."
        }
    }
}
