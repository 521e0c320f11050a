extension CommandText {
    /// The texts in Spanish.
    static let spanish: [CommandText: Phrase] = [
        .root: "Guarda tus mensajes en una bóveda cifrada en la que se puede buscar.",
        .rootDiscussion:
            "Importa chats, los guarda cifrados en este equipo y vuelve a encontrar cada palabra. Nada sale del equipo: el programa no contiene código de red.",
        .initialize: "Crea una bóveda.",
        .initializeDiscussion:
            "Genera claves aleatorias, las sella con tu frase de contraseña y deja al lado una copia de recuperación. Deja la frase vacía cuando se te pida para que se generen diez palabras. Una bóveda existente no se toca nunca.",
        .unlock: "Mantiene la clave a mano durante un tiempo.",
        .unlockDiscussion:
            "La clave queda en el llavero del núcleo, nunca en el disco, y se olvida cuando pasa el tiempo, con «whisper lock» y al apagar el equipo.",
        .lock: "Olvida la clave que «unlock» mantenía.",
        .doctor: "Muestra sobre qué funciona el programa y si la bóveda está bien protegida.",
        .doctorDiscussion: "Funciona sin bóveda y sin frase de contraseña.",
        .verify: "Comprueba si la bóveda está dañada.",
        .verifyDiscussion:
            "Comprueba la base de datos, el índice de búsqueda, los contadores, los adjuntos y la copia de recuperación. La copia de recuperación se abre si se da una frase de contraseña.",
        .optimize: "Acelerar la búsqueda después de muchos cambios pequeños.",
        .optimizeDiscussion:
            "Une las partes del índice de búsqueda y quita las palabras de los mensajes borrados cuando se interrumpió un borrado. Nada de lo visible cambia.",
        .backup: "Escribe una copia de la bóveda mientras está en uso.",
        .backupDiscussion:
            "La copia es una bóveda propia con la misma frase de contraseña. Aparece entera o no aparece.",
        .restore: "Recupera una bóveda desde una copia de seguridad.",
        .restoreDiscussion: "Una bóveda que ocupe el sitio se conserva junto a la recuperada y nunca se borra.",
        .rekey: "Cambia la clave, el formato o la frase de contraseña de la bóveda.",
        .rekeyDiscussion:
            "Sin opciones, la base de datos recibe una nueva clave aleatoria. Se puede interrumpir en cualquier momento: queda el estado anterior o el nuevo.",
        .key: "Gestiona la clave de la bóveda.",
        .keyReveal: "Muestra la clave de la base de datos para otros programas.",
        .keyRevealDiscussion:
            "Quien tenga la clave podrá leer la base de datos para siempre, pase lo que pase con la frase de contraseña. Escribe solo la clave en la salida estándar y el modo de usarla en la salida de errores.",
        .version: "Muestra la versión.",
        .help: "Explica una orden o un tema.",
        .manual: "Escribe las páginas del manual.",
    ]
}
