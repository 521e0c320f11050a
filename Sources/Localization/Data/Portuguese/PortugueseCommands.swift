extension DataCommandText {
    var portuguese: Phrase {
        switch self {
        case .importing:
            "Trazer mensagens para o cofre."
        case .importWhatsApp:
            "Trazer conversas exportadas pelo WhatsApp."
        case .importWhatsAppDiscussion:
            "Lê o texto, o arquivo compactado ou a pasta que “Exportar conversa” cria; - é a entrada padrão. Importar uma conversa de novo, ou uma exportação mais recente, só acrescenta o que é novo. O resumo dá conta de cada linha. O código de saída 3 diz que algumas linhas não puderam ser lidas; elas são nomeadas."
        case .importJSON:
            "Trazer mensagens em linhas JSON."
        case .importJSONDiscussion:
            "Lê o que “export json” escreve, também com --full; - é a entrada padrão. Os identificadores são mantidos, e importar de novo não acrescenta nada. A primeira linha com erro encerra a importação e é nomeada; os lotes anteriores ficam."
        case .exporting:
            "Exportar mensagens."
        case .exportJSON:
            "Escrever as mensagens em linhas JSON."
        case .exportJSONDiscussion:
            "Uma mensagem por linha, cada conversa em sua própria ordem. Com --full, cada registro do cofre em uma linha com seu tipo; importado em um cofre novo, resulta em um igual. A saída não é cifrada."
        case .conversations:
            "Listar as conversas."
        case .conversationsDiscussion:
            "Primeiro as conversas fixadas, depois as de atividade mais recente."
        case .messages:
            "Mostrar as mensagens de uma conversa."
        case .messagesDiscussion:
            "Mostra as mensagens mais recentes, a última embaixo. Uma conversa é nomeada pelo título, por parte dele ou pelo identificador."
        case .search:
            "Encontrar mensagens."
        case .searchDiscussion:
            "Todas as palavras devem ocorrer, com quaisquer maiúsculas e acentos. Entendem-se \"uma frase\" entre aspas, um começo com asterisco (guarda*), OR, NOT e parênteses. São pesquisados textos, remetentes e nomes de anexos, os resultados mais recentes primeiro. Sem palavras, só os filtros decidem. As datas são 2020, 2020-05, 2020-05-31 ou 2020-05-31T14:00."
        case .markRead:
            "Marcar uma conversa como lida."
        case .pin:
            "Fixar uma conversa no topo da lista."
        case .unpin:
            "Desafixar uma conversa."
        case .mute:
            "Silenciar uma conversa."
        case .unmute:
            "Reativar o som de uma conversa."
        case .delete:
            "Apagar conversas e mensagens para sempre."
        case .deleteDiscussion:
            "Apaga uma conversa, uma mensagem ou mensagens por idade e plataforma, com os anexos a que nada mais se refere. Uma mensagem avulsa deixa um lugar vazio, para que importar sua conversa de novo não a traga de volta; --erase não deixa nada."
        case .stats:
            "Mostrar o que há no cofre."
        case .statsDiscussion:
            "Números e um gráfico das mensagens ao longo do tempo."
        }
    }
}

extension DataOptionText {
    var portuguese: Phrase {
        switch self {
        case .exportPath:
            "Conversas exportadas: .txt, .zip ou pastas; - é a entrada padrão."
        case .ownName:
            "Seu próprio nome na exportação; distingue mensagens enviadas de recebidas."
        case .ownNameJSON:
            "Seu próprio nome ou número; distingue mensagens enviadas de recebidas."
        case .chatTitle:
            "O título da conversa, se o nome do arquivo não o diz."
        case .timezone:
            "O fuso horário do telefone, como America/Sao_Paulo; na falta, o desta máquina."
        case .dateOrder:
            "A ordem de dia e mês nas datas: dmy, mdy ou ymd; na falta, é descoberta."
        case .dryRun:
            "Só mostrar o que seria feito."
        case .importYes:
            "Continuar com a ordem mais provável se dia e mês não se distinguem, e também se o cofre contém as mesmas mensagens a outras horas."
        case .jsonPath:
            "Um arquivo de linhas JSON; - é a entrada padrão."
        case .restoreJSON:
            "Trazer de volta um cofre seu como era: contatos com a sua confiança, identidades, políticas. Em um que não está vazio, cada um é primeiro nomeado e confirmado."
        case .attachmentsFrom:
            "Uma pasta com os conteúdos dos anexos, como “export json --attachments” a escreve."
        case .attachmentsTo:
            "Escrever também os conteúdos dos anexos nesta pasta."
        case .exportConversation:
            "Só esta conversa: identificador, título ou parte do título."
        case .full:
            "Todos os registros do cofre, não só as mensagens."
        case .deidentify:
            "Substituir nomes e números de telefone por identificadores sempre iguais."
        case .output:
            "O arquivo a escrever; - é a saída padrão."
        case .onlyUnread:
            "Só conversas com mensagens não lidas."
        case .conversationLimit:
            "No máximo este número de conversas."
        case .conversation:
            "A conversa: identificador, título ou parte do título."
        case .messageLimit:
            "No máximo este número de mensagens (100 na falta)."
        case .before:
            "As mensagens anteriores à deste identificador."
        case .after:
            "As mensagens posteriores à deste identificador."
        case .oldest:
            "Começar pela mensagem mais antiga."
        case .all:
            "Todas as mensagens, da mais antiga à mais recente."
        case .saveAttachments:
            "Salvar nesta pasta os anexos das mensagens mostradas."
        case .query:
            "O que se procura."
        case .searchIn:
            "Só nesta conversa: identificador, título ou parte do título."
        case .fromPerson:
            "Só desta pessoa: nome, começo de um nome ou identificador."
        case .since:
            "Só a partir desta data."
        case .until:
            "Só até esta data, inclusive."
        case .type:
            "Só deste tipo: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Pode ser repetido."
        case .hasAttachment:
            "Só com anexo."
        case .encrypted:
            "Só com uma mensagem selada dentro."
        case .order:
            "newest (na falta) ou relevance."
        case .searchLimit:
            "No máximo este número de resultados (50 na falta)."
        case .upTo:
            "Só até a mensagem com este identificador."
        case .deleteMessage:
            "Apagar a mensagem com este identificador."
        case .erase:
            "Não deixar vestígio da mensagem; importar sua conversa de novo a traz de volta."
        case .deleteBefore:
            "Mensagens enviadas antes desta data."
        case .olderThan:
            "Mensagens mais antigas que: 90d, 8w, 6m, 2y."
        case .platform:
            "Mensagens desta plataforma, como whatsapp."
        case .svg:
            "Escrever o gráfico como arquivo SVG; - é a saída padrão."
        }
    }
}
