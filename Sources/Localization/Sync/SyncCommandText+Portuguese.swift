extension SyncCommandText {
    var portuguese: Phrase {
        switch self {
        case .root:
            "Trocar mensagens com um servidor em tempo real."
        case .rootDiscussion:
            "O cofre é a única fonte do que é mostrado: o que chega entra primeiro nele, e o que você envia espera ali até que o servidor o tenha. Leia com “whisper”, que nunca usa a rede; este programa usa."
        case .login:
            "Entrar em um servidor."
        case .loginDiscussion:
            "Pede o segredo no terminal. O cofre guarda o endereço e um token, selado; nunca guarda o segredo."
        case .logout:
            "Sair e remover o token."
        case .logoutDiscussion:
            "Avisa o servidor e remove o token desta máquina. As mensagens ficam, também as que esperam para ser enviadas."
        case .run:
            "Receber e enviar mensagens até ser parado."
        case .runDiscussion:
            "Fica em primeiro plano e se reconecta sempre que a conexão cai; assim serve a um gerenciador de serviços. Pare com Ctrl-C ou SIGTERM."
        case .send:
            "Enviar uma mensagem."
        case .sendDiscussion:
            "A mensagem é primeiro guardada e depois enviada. Se o servidor não pode ser alcançado, ela espera, e “whisper-sync run” a envia mais tarde."
        case .retry:
            "Enviar de novo uma mensagem que o servidor tinha recusado."
        case .status:
            "Mostrar a conta, até onde se tem cada conversa e o que espera para ser enviado."
        case .serverArgument:
            "O endereço do servidor: https://HOST, ou http:// para esta máquina."
        case .userArgument:
            "O nome do usuário no servidor."
        case .conversationArgument:
            "A conversa: título, identificador ou identificador no servidor."
        case .textArgument:
            "O texto; - lê da entrada padrão."
        case .messageArgument:
            "O identificador da mensagem, como “whisper-sync status” mostra."
        case .boundContact:
            "O contato: nome, id ou impressão digital."
        case .server:
            "O servidor, se o cofre não tem sessão em nenhum."
        case .tokenFile:
            "Ler o token de acesso da primeira linha de FILE, e de novo quando expirar."
        case .secretFile:
            "Ler o segredo da primeira linha de FILE; - é a entrada padrão."
        case .secretDescriptor:
            "Ler o segredo do arquivo aberto N."
        case .device:
            "Um nome para esta máquina, que o servidor recebe."
        case .seal:
            "Selar o que é enviado e abrir o que chega, para que o servidor só veja texto cifrado."
        case .trustCarrierTime:
            "Julgar as mensagens seladas perdidas pela hora em que o servidor diz tê-las recebido."
        case .caFile:
            "Confiar nos certificados de FILE além dos do sistema."
        case .tokenInQuery:
            "Pôr o token no endereço da conexão ao vivo, para servidores que não o leem em outro lugar; endereços acabam em registros."
        case .timeout:
            "Esperar o servidor por N segundos no máximo."
        case .bind:
            "Ligar uma conversa a um contato."
        case .unbind:
            "Desligar uma conversa do seu contato."
        case .bindDiscussion:
            "A partir daí, o que você envia na conversa é selado com as chaves deste contato, e o que chega selado é aberto. Nunca se acredita no servidor sobre quem alguém é; por isso você diz uma vez."
        }
    }
}
