extension BridgeText {
    var portuguese: Phrase {
        switch self {
        case .group:
            "Trazer mensagens ao vivo, por uma ponte."
        case .groupDiscussion:
            "Uma ponte é um programa à parte que fala com o mensageiro e pode ler ali as suas mensagens. Ela nunca envia nada. O cofre fica separado dela: a ponte tem a rede e nenhuma chave do cofre."
        case .install:
            "Instalar a ponte de referência para o WhatsApp."
        case .installDiscussion:
            "Cria um ambiente Python próprio no diretório do cofre e instala ali as versões fixadas, cada uma conferida pelo seu hash. Precisa de Python 3.11 ou mais recente com venv, e da rede."
        case .pair:
            "Vincular o cofre a uma conta do WhatsApp."
        case .pairDiscussion:
            "Pergunta primeiro, depois mostra códigos para ler com o telefone e termina quando a conta está vinculada. “whisper bridge run” traz então as mensagens. O WhatsApp permite quatro dispositivos; ative a confirmação em duas etapas."
        case .run:
            "Trazer mensagens até ser parado."
        case .runDiscussion:
            "Fica em primeiro plano e reinicia uma ponte que falha enquanto isso puder ajudar; assim serve a um gerenciador de serviços. Pare com Ctrl-C ou SIGTERM."
        case .status:
            "Mostrar se o cofre está vinculado e o resultado da última execução."
        case .logout:
            "Desvincular a conta e remover suas chaves."
        case .logoutDiscussion:
            "Avisa ao WhatsApp que este dispositivo se foi e remove desta máquina a sessão e todas as suas chaves. As mensagens já trazidas ficam."
        case .command:
            "Executar este programa como ponte; suas palavras são separadas como em um shell."
        case .historyLimit:
            "Importar no máximo tantas mensagens do histórico do telefone; 0 é sem limite."
        case .consent:
            "Ao vincular, esta máquina poderá ler as suas conversas do WhatsApp, como mais um dispositivo seu:\n- Ela lê as mensagens novas e o histórico que o telefone oferece. Não envia nada, nem confirmações.\n- Tudo fica cifrado apenas no seu cofre, com as chaves do vínculo.\n- Para desfazer: “whisper bridge logout”, ou no telefone em “Dispositivos conectados”.\nOs termos do WhatsApp não preveem outros programas, e ele pode bloquear uma conta."
        case .consentQuestion:
            "Vincular uma conta?"
        case .scan:
            "Leia isto só com o SEU telefone: WhatsApp, “Dispositivos conectados”, “Conectar um dispositivo”."
        case .expires:
            "Este código vale por {seconds} s; depois vem outro."
        case .linked:
            "Vinculado a {account}; o telefone mostra este dispositivo como “{device}”."
        case .connected:
            "Conectado."
        case .disconnected:
            "A conexão caiu; a ponte tenta de novo."
        case .retrying:
            "{reason} Nova tentativa em {seconds} s."
        case .finished:
            "Mensagens: {added} novas, {duplicates} já conhecidas; {skipped} puladas."
        case .manySkipped:
            "Mais de dez mensagens em uma hora não puderam ser lidas."
        case .manyUndecryptable:
            "Mais de uma em mil mensagens não pôde ser decifrada."
        case .qrExpired:
            "Ninguém leu o código a tempo. Leia o novo."
        case .authenticationFailed:
            "O telefone recusou o vínculo. Verifique o telefone e vincule de novo."
        case .sessionExpired:
            "A conta não está mais vinculada. Vincule de novo; o que foi trazido fica."
        case .rateLimited:
            "Pedidos demais ao WhatsApp."
        case .networkError:
            "Não se alcança o WhatsApp. Verifique a conexão."
        case .undecryptable:
            "Uma mensagem não pôde ser decifrada; ela é pedida de novo: {id}"
        case .clientOutdated:
            "O WhatsApp não aceita mais esta versão da ponte. Atualize o Whisper e execute “whisper bridge install”."
        case .banned:
            "O WhatsApp bloqueou a conta. Desvincule, espere um dia e vincule de novo."
        case .crashed:
            "A ponte terminou de forma inesperada."
        case .programMissing:
            "A ponte “{program}” não pode ser executada."
        case .programMissingHint:
            "“whisper bridge install” instala a ponte de referência; --command indica outro programa."
        case .noMemoryPlace:
            "Não há lugar na memória para a sessão: nem $XDG_RUNTIME_DIR nem /dev/shm estão na memória."
        case .notLinked:
            "O cofre não está vinculado a nenhuma conta."
        case .notLinkedHint:
            "“whisper bridge pair” o vincula."
        case .malformedCommand:
            "{option}: há aspas sem fechar, ou falta o programa."
        case .unsupported:
            "Esta compilação do Whisper não executa pontes."
        case .helperMissing:
            "Falta {path}, que executa as pontes."
        case .helperMissingHint:
            "Ele é compilado com o trait Bridge e instalado ao lado de whisper."
        case .installing:
            "Instalando a ponte de referência…"
        case .installed:
            "A ponte de referência está instalada: {path}"
        case .installFailed:
            "A ponte de referência não pôde ser instalada."
        case .installFailedHint:
            "Veja se o índice de pacotes pode ser alcançado e se há Python 3.11 ou mais recente com o módulo venv."
        case .sourceMissing:
            "Os arquivos da ponte de referência não estão junto ao programa."
        case .labelAccount:
            "Conta"
        case .labelProgram:
            "Ponte de referência"
        case .labelAcknowledged:
            "Eventos no cofre"
        case .labelLastRun:
            "Última execução"
        case .isLinked:
            "vinculada"
        case .isNotLinked:
            "não vinculada"
        case .isInstalled:
            "instalada"
        case .notInstalled:
            "não instalada"
        case .unlinked:
            "Desvinculado e removido desta máquina: {names}"
        case .removedOnly:
            "Removido desta máquina: {names}. Não foi possível avisar o WhatsApp: remova o dispositivo no telefone, em “Dispositivos conectados”."
        case .nothingToRemove:
            "Não havia nada para remover."
        case .logoutQuestion:
            "Desvincular a conta e remover suas chaves desta máquina?"
        case .coverage:
            "Mostrar que período há de cada conversa e as suas lacunas."
        case .coverageDiscussion:
            "Uma lacuna é um silêncio de mais de --gap dias entre duas mensagens. Ninguém distingue um silêncio de mensagens que faltam; é, portanto, um indício. Não precisa de ponte nem de rede."
        case .gapDays:
            "Indicar as lacunas de mais de tantos dias."
        case .coverageFrom:
            "De"
        case .coverageTo:
            "Até"
        case .coverageExported:
            "Exportadas"
        case .coverageBridged:
            "Por pontes"
        case .coverageGaps:
            "Lacunas"
        case .measuring:
            "Examinando conversas"
        case .rebuild:
            "Reconstruir as mensagens a partir dos eventos guardados das pontes."
        case .rebuildDiscussion:
            "Cada evento é guardado nos seus próprios bytes. Depois de uma atualização que entenda mais deles, isto mostra o que antes não era entendido. O que foi apagado continua apagado e o que foi lido continua lido. Não precisa de ponte nem de rede."
        case .rebuilding:
            "Lendo os eventos de novo"
        case .rebuilt:
            "Eventos: {events} lidos de novo, {unread} deles sem nada a mostrar. Mensagens: {replaced} renovadas, {inserted} acrescentadas."
        case .outOfRange:
            "{option}: {value} não é um número de {lowest} a {highest}."
        case .noHistory:
            "Não tomar nada do histórico do telefone."
        case .takesHistory:
            "Se o histórico do telefone é tomado: true ou false."
        case .historyInterval:
            "Deixar tantos milissegundos entre dois pedidos de histórico."
        case .batchSize:
            "Pôr tantas mensagens do histórico juntas no cofre."
        case .retries:
            "Máximo de tentativas seguidas, onde elas são limitadas."
        case .firstDelay:
            "Esperar tantos milissegundos antes da segunda tentativa; depois, sempre o dobro."
        case .sessionTimeout:
            "Pedir um novo vínculo depois de tantos dias."
        case .retryingNow:
            "{reason} Nova tentativa agora."
        case .oftenExpired:
            "O vínculo terminou várias vezes em 30 dias. Talvez o WhatsApp esteja bloqueando a conta: desvincule, espere um dia e vincule de novo."
        case .notify:
            "O que uma notificação na tela diz das mensagens novas: nada (none), quantas (count), também a conversa (chat), também o texto (content)."
        case .newMessages:
            .plural(
                one: "{count} mensagem nova",
                many: "{count} de mensagens novas",
                other: "{count} mensagens novas")
        case .noDesktop:
            "Sem notificações na área de trabalho: nenhuma foi encontrada."
        case .desktopSilent:
            "A área de trabalho não aceita notificações; as mensagens entram mesmo assim."
        case .bridgeSays:
            "A ponte informa: {text}"
        case .unusable:
            "Este programa não pode ser usado como ponte."
        case .journalChanged:
            "O diário da ponte não é o que este cofre leu até agora."
        case .journalChangedHint:
            "“whisper bridge run --begin-again” lê-o desde a primeira linha; as mensagens que já existem são reconhecidas."
        case .otherAccount:
            "A ponte está ligada a uma conta diferente daquela a que este cofre está associado."
        case .otherAccountHint:
            "Use outro cofre para ela, ou antes “whisper bridge logout”."
        case .beginAgain:
            "Ler de novo o diário da ponte desde a primeira linha."
        case .alreadyRunning:
            "Já está em execução uma ponte deste cofre."
        case .refusedChanges:
            "Alterações por pessoas não autorizadas, que nada mudaram: {number}"
        case .numbersIgnored:
            "Algumas linhas da ponte têm números já usados e foram ignoradas."
        case .numberImpossible:
            "Uma linha da ponte tem um número impossível. Foi recusada e a ponte foi encerrada."
        case .noNotifications:
            "Esta versão do Whisper não mostra notificações."
        case .timesDiffer:
            "A conversa “{title}” foi importada com horas que diferem das do telefone em {offset}, por isso as suas mensagens estão duas vezes no cofre. Apague essa conversa e importe-a de novo com --timezone."
        }
    }
}
