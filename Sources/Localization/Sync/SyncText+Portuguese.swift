extension SyncText {
    var portuguese: Phrase {
        switch self {
        case .askSecret:
            "Segredo de “{user}” em {server}:"
        case .loggedIn:
            "Sessão iniciada em {server} como “{user}”."
        case .loggedOut:
            "Sessão encerrada, e removido desta máquina: {names}"
        case .loggedOutHere:
            "Removido desta máquina: {names}. Não foi possível avisar o servidor; ali a sessão termina sozinha."
        case .nothingToRemove:
            "Não havia nada para remover."
        case .connecting:
            "Conectando a {server}…"
        case .connected:
            "Conectado a {server} como “{user}”."
        case .disconnected:
            "A conexão caiu."
        case .retrying:
            "{reason} Nova tentativa em {seconds} s."
        case .finished:
            "Mensagens: {received} recebidas, {sent} enviadas; {waiting} esperam para ser enviadas."
        case .sent:
            "Enviada."
        case .queued:
            "Guardada. {reason} A mensagem espera até que “whisper-sync run” possa enviá-la."
        case .messageFailed:
            "O servidor recusou uma mensagem de vez ({reason}); “whisper-sync status” a mostra."
        case .unreachable:
            "O servidor não pode ser alcançado."
        case .untrusted:
            "O certificado do servidor não é confiável, ou não é para este host."
        case .untrustedHint:
            "--ca-file indica os certificados de um servidor privado."
        case .unauthorized:
            "O servidor não aceitou o usuário e o segredo."
        case .sessionEnded:
            "O servidor não aceita mais o token."
        case .sessionEndedHint:
            "“whisper-sync login” inicia a sessão de novo; nada do que espera para ser enviado se perde."
        case .rateLimited:
            "O servidor pede para esperar."
        case .serverFailed:
            "O servidor falhou."
        case .notUnderstood:
            "O servidor responde algo que este programa não entende."
        case .notLoggedIn:
            "O cofre não tem sessão em nenhum servidor."
        case .notLoggedInHint:
            "“whisper-sync login” inicia a sessão; com --server e --token-file não é preciso."
        case .alreadyLoggedIn:
            "O cofre já pertence a “{user}” em {server}."
        case .alreadyLoggedInHint:
            "Um cofre contém as conversas de uma conta; use outro cofre para outra conta."
        case .invalidAddress:
            "Não se faz conexão com o endereço “{address}”."
        case .invalidAddressHint:
            "https://HOST, ou http:// só para esta máquina: para outro lugar o token viajaria sem cifra."
        case .emptyToken:
            "A primeira linha de {path} não contém nenhum token."
        case .refused:
            "O servidor recusou a mensagem de vez: {reason}"
        case .tooLong:
            "A mensagem tem mais de {limit} bytes."
        case .emptyMessage:
            "Não há nada para enviar: o texto está vazio."
        case .notText:
            "A entrada não é texto em UTF-8."
        case .notOfServer:
            "“{name}” não é uma conversa do servidor."
        case .notOfServerHint:
            "“whisper-sync status” mostra as do servidor; “whisper-sync run” as traz."
        case .groupNotSealed:
            "Uma mensagem selada vai para uma pessoa, e esta conversa é um grupo."
        case .contactUnknownHint:
            "Ligue a conversa a um contato com “whisper-sync bind”."
        case .noFailedMessage:
            "Não há nenhuma mensagem recusada “{id}”."
        case .unsupported:
            "Esta compilação do Whisper não usa a rede."
        case .unsupportedHint:
            "Ele é compilado com o trait Realtime."
        case .labelServer:
            "Endereço"
        case .labelUser:
            "Usuário"
        case .labelDevice:
            "Dispositivo desta sessão"
        case .labelLogin:
            "Sessão"
        case .isLoggedIn:
            "iniciada nesta máquina"
        case .isLoggedOut:
            "não iniciada"
        case .labelConversations:
            "Conversas sincronizadas"
        case .labelWaiting:
            "Esperam para ser enviadas"
        case .labelFailed:
            "Recusadas pelo servidor"
        case .labelConnections:
            "Conexões feitas"
        case .columnConversation:
            "Conversa"
        case .columnCursor:
            "Se tem até"
        case .columnMessage:
            "Mensagem"
        case .columnState:
            "Estado atual"
        case .columnAttempts:
            "Tentativas"
        case .waiting:
            "em espera"
        case .failed:
            "recusada"
        case .isWith:
            "A conversa “{conversation}” está ligada ao seu contato “{contact}”."
        case .bound:
            "A conversa “{conversation}” agora está ligada ao seu contato “{contact}”."
        case .unbound:
            "A conversa “{conversation}” não está ligada a nenhum contato."
        case .sealedTo:
            "Selada para “{contact}”."
        case .contactUnknown:
            "A conversa “{conversation}” não está ligada a nenhum contato."
        case .noSecret:
            "Nenhum segredo foi dado, e não há terminal onde perguntar."
        case .noSecretHint:
            "--secret-file lê de um arquivo; com -, da entrada padrão."
        case .mayNotWrite:
            "você não pode escrever nesta conversa"
        case .noConversation:
            "essa conversa não existe"
        case .tooLarge:
            "ela é longa demais para o servidor"
        case .notAccepted:
            "o servidor não a aceita como está"
        case .writtenInPlain:
            "foi escrita antes de a conversa ser ligada a um contato e não está selada; “whisper-sync retry” sela-a"
        case .notTried:
            "Nada foi tentado, como pede “--timeout 0”."
        case .soFar:
            "Mensagens até agora: {received} recebidas, {sent} enviadas."
        case .labelEvents:
            "Eventos do servidor"
        case .labelSent:
            "Mensagens enviadas"
        case .certificateExpired:
            "O certificado do servidor expirou ou ainda não é válido."
        case .certificateWrongHost:
            "O certificado do servidor é de outro host."
        case .certificateUnknown:
            "O certificado do servidor não foi emitido por uma autoridade confiável."
        case .otherVersion:
            "O servidor fala a versão {version} do protocolo, e este programa fala outra."
        case .serverBehind:
            "O servidor conta menos eventos em “{conversation}” do que antes; algo pode ter se perdido lá. Nada é apagado aqui."
        case .newEpoch:
            "O servidor voltou a contar do início em “{conversation}”, por isso tudo é buscado de novo. Nada é apagado aqui."
        case .skippedEvents:
            "Eventos de “{conversation}” que não puderam ser lidos e foram ignorados: {count}"
        case .skippedConversations:
            "Conversas da lista do servidor que não puderam ser lidas e foram ignoradas: {count}"
        case .missingEvents:
            "Eventos de “{conversation}” que o servidor omite: {count}. “whisper-sync status” os lista."
        case .endlessPages:
            "As respostas do servidor sobre “{conversation}” não terminam; serão pedidas de novo mais tarde."
        case .endlessList:
            "A lista de conversas do servidor não termina; o resto será pedido mais tarde."
        case .collisions:
            "Mensagens de “{conversation}” às quais o servidor deu o id ou o número de outras e que não foram guardadas: {count}"
        case .reworded:
            "Mensagens de “{conversation}” que o servidor alterou: {count}. As suas próprias palavras ficam guardadas como versão anterior."
        case .foreignAnswer:
            "O servidor respondeu com outra mensagem que não a enviada; ela é enviada de novo."
        case .vaultUnread:
            "Não foi possível ler o cofre."
        case .labelMissing:
            "Omitidos pelo servidor"
        case .helperMissing:
            "Falta o programa de sincronização: {path}"
        case .helperMissingHint:
            "Ele é instalado junto de “whisper”."
        case .lineElsewhere:
            "Esta mensagem foi selada para outra conversa."
        case .lineOutOfOrder:
            "Esta mensagem foi escrita antes de uma que está acima dela."
        case .lineContradicted:
            "Esta mensagem contradiz outra do mesmo dispositivo; uma das duas pode ter sido substituída."
        case .linesNotHere:
            "Não estão aqui antes desta mensagem, retidas, expiradas ou nunca enviadas: {count}"
        case .serverTime:
            "Segundo o servidor: {time}"
        case .youWrote:
            "Você escreveu: {text}"
        case .otherEnvelope:
            "O servidor guarda outra coisa no lugar do seu envelope; as suas palavras podem não ter chegado."
        case .columnServerID:
            "Id. no servidor"
        case .nameTaken:
            "“{name}” é o nome de um contato ou de uma conversa ligada a um, mas esta conversa não está ligada a nenhum contato."
        case .nameTakenHint:
            "“whisper-sync bind” liga-a; o seu id., {id}, em vez do nome envia sem cifrar."
        case .retitled:
            "O servidor deu outro nome a “{conversation}”, que está ligada a um contato. Aqui o nome mantém-se."
        }
    }
}
