extension SyncCommandText {
    var spanish: Phrase {
        switch self {
        case .root:
            "Intercambiar mensajes con un servidor en tiempo real."
        case .rootDiscussion:
            "La bóveda es la única fuente de lo que se muestra: lo que llega entra primero en ella, y lo que envías espera allí hasta que el servidor lo tiene. Léelo con «whisper», que nunca usa la red; este programa sí."
        case .login:
            "Iniciar sesión en un servidor."
        case .loginDiscussion:
            "Pide el secreto en la terminal. La bóveda guarda la dirección y un token, sellado; nunca guarda el secreto."
        case .logout:
            "Cerrar la sesión y borrar el token."
        case .logoutDiscussion:
            "Avisa al servidor y borra el token de esta máquina. Los mensajes permanecen, también los que esperan a ser enviados."
        case .run:
            "Recibir y enviar mensajes hasta que se detenga."
        case .runDiscussion:
            "Permanece en primer plano y se conecta de nuevo cada vez que se pierde la conexión; así conviene a un gestor de servicios. Deténgalo con Ctrl-C o SIGTERM."
        case .send:
            "Enviar un mensaje."
        case .sendDiscussion:
            "El mensaje primero se guarda y después se envía. Si no se puede llegar al servidor, espera, y «whisper-sync run» lo envía más tarde."
        case .retry:
            "Enviar de nuevo un mensaje que el servidor había rechazado."
        case .status:
            "Mostrar la cuenta, hasta dónde se tiene cada chat y lo que espera a ser enviado."
        case .serverArgument:
            "La dirección del servidor: https://HOST, o http:// hacia esta máquina."
        case .userArgument:
            "El nombre del usuario en el servidor."
        case .conversationArgument:
            "El chat: título, identificador o identificador en el servidor."
        case .textArgument:
            "El texto; - lo lee de la entrada estándar."
        case .messageArgument:
            "El identificador del mensaje, como lo muestra «whisper-sync status»."
        case .boundContact:
            "El contacto: nombre, id o huella."
        case .server:
            "El servidor, si la bóveda no tiene sesión en ninguno."
        case .tokenFile:
            "Leer el token de acceso de la primera línea de FILE, y de nuevo cuando haya caducado."
        case .secretFile:
            "Leer el secreto de la primera línea de FILE; - es la entrada estándar."
        case .secretDescriptor:
            "Leer el secreto del archivo abierto N."
        case .device:
            "Un nombre para esta máquina, que se comunica al servidor."
        case .seal:
            "Sellar lo que se envía y abrir lo que llega, para que el servidor solo vea texto cifrado."
        case .trustCarrierTime:
            "Juzgar los mensajes sellados que se perdieron por la hora en que el servidor dice haberlos recibido."
        case .caFile:
            "Confiar en los certificados de FILE además de los del sistema."
        case .tokenInQuery:
            "Poner el token en la dirección de la conexión en vivo, para servidores que no lo leen en otro sitio; las direcciones acaban en registros."
        case .timeout:
            "Esperar al servidor N segundos como máximo."
        case .bind:
            "Vincular un chat a un contacto."
        case .unbind:
            "Desvincular un chat de su contacto."
        case .bindDiscussion:
            "Desde entonces, lo que envías en el chat se sella con las claves de este contacto, y lo que llega sellado se abre. Nunca se cree al servidor sobre quién es alguien; por eso indicas el contacto una vez."
        }
    }
}
