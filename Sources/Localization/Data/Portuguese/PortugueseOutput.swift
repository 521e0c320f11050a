extension ImportText {
    var portuguese: Phrase {
        switch self {
        case .surveying:
            "Examinando"
        case .aligning:
            "Comparando"
        case .writing:
            "Importando"
        case .imported:
            .plural(
                one: "{count} mensagem nova em “{title}”", many: "{count} mensagens novas em “{title}”",
                other: "{count} mensagens novas em “{title}”")
        case .wouldImport:
            .plural(
                one: "{count} mensagem seria nova em “{title}”", many: "{count} mensagens seriam novas em “{title}”",
                other: "{count} mensagens seriam novas em “{title}”")
        case .importedMessages:
            .plural(one: "{count} mensagem nova", many: "{count} mensagens novas", other: "{count} mensagens novas")
        case .wouldImportMessages:
            .plural(
                one: "{count} mensagem seria nova", many: "{count} mensagens seriam novas",
                other: "{count} mensagens seriam novas")
        case .duplicates:
            .plural(
                one: "{count} mensagem já estava no cofre", many: "{count} mensagens já estavam no cofre",
                other: "{count} mensagens já estavam no cofre")
        case .messagesFound:
            .plural(
                one: "No arquivo: {count} mensagem, {system} do sistema",
                many: "No arquivo: {count} mensagens, {system} delas do sistema",
                other: "No arquivo: {count} mensagens, {system} delas do sistema")
        case .period:
            "De {first} a {last}"
        case .attachments:
            "Anexos: {found} encontrados, {missing} ausentes, {omitted} omitidos na exportação"
        case .dateOrder:
            "Datas lidas como {order}, no fuso {zone}; certeza {confidence} ({evidence})"
        case .renamed:
            "“{from}” agora é “{to}”: uma só pessoa"
        case .sameChat:
            "A conversa é a que se chamava “{former}”"
        case .unparsed:
            .plural(
                one: "{count} trecho não pôde ser lido, na linha {lines}",
                many: "{count} trechos não puderam ser lidos, nas linhas {lines}",
                other: "{count} trechos não puderam ser lidos, nas linhas {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} byte não era UTF-8 e foi substituído",
                many: "{count} bytes não eram UTF-8 e foram substituídos",
                other: "{count} bytes não eram UTF-8 e foram substituídos")
        case .repeatedNames:
            "O arquivo compactado contém vários arquivos com o mesmo nome; foi usado o primeiro de cada um: {names}"
        case .truncated:
            .plural(
                one:
                    "A exportação tem exatamente {count} mensagem: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas.",
                many:
                    "A exportação tem exatamente {count} mensagens: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas.",
                other:
                    "A exportação tem exatamente {count} mensagens: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas."
            )
        case .records:
            .plural(
                one: "{count} outro registro, {added} novo", many: "{count} outros registros, {added} deles novos",
                other: "{count} outros registros, {added} deles novos")
        case .attachmentsTaken:
            .plural(
                one: "{count} anexo incorporado", many: "{count} anexos incorporados",
                other: "{count} anexos incorporados")
        case .attachmentsAbsent:
            .plural(
                one: "O conteúdo de {count} anexo não está no cofre; --attachments o traz.",
                many: "Os conteúdos de {count} anexos não estão no cofre; --attachments os traz.",
                other: "Os conteúdos de {count} anexos não estão no cofre; --attachments os traz.")
        case .policyTurnedOn:
            "O arquivo liga {policy}"
        case .policyTurnedOff:
            "O arquivo desliga {policy}"
        case .broughtVerified:
            .plural(
                one:
                    "{count} contato entra como verificado só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as.",
                many:
                    "{count} contatos entram como verificados só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as.",
                other:
                    "{count} contatos entram como verificados só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as."
            )
        case .gateLeftDown:
            "No arquivo, biometric-gated-signing está ligada; aqui fica desligada, pois nenhuma exportação contém chaves de assinatura. “whisper policy set biometric-gated-signing on” protege as deste cofre."
        case .contactsUnverified:
            .plural(
                one: "Entrou {count} contato sem verificação; “whisper contact verify” compara as suas chaves",
                many: "Entraram {count} contatos sem verificação; “whisper contact verify” compara as suas chaves",
                other: "Entraram {count} contatos sem verificação; “whisper contact verify” compara as suas chaves")
        case .contactRefused:
            "O contato “{name}” ficou de fora: as suas chaves não são as de um contato que você tem, ou não servem. “whisper contact import” aceita chaves mudadas."
        case .chatDivided:
            "A conversa “{title}” da linha {line} ficou de fora com as suas mensagens, porque o cofre tem várias conversas para ela: {chats}"
        case .personApart:
            "“{name}” entrou sem os números que no cofre são de outra pessoa"
        case .severalChats:
            "“{path}” contém várias conversas, e cada uma delas é importada: {chats}"
        case .identityLeftOut:
            "A identidade “{name}” ficou de fora: as suas chaves secretas não estão aqui"
        case .policyLeftOut:
            "A definição {policy} do arquivo ficou de fora"
        case .restoreHint:
            "--restore repõe um cofre seu tal como era, em um cofre vazio."
        case .dayMonthYear:
            "dia, mês, ano"
        case .monthDayYear:
            "mês, dia, ano"
        case .yearMonthDay:
            "ano, mês, dia"
        case .evidenceGiven:
            "conforme indicado"
        case .evidenceImpossibleValue:
            "outra ordem é impossível"
        case .evidenceMediaFileName:
            "nomes de arquivos de mídia"
        case .evidenceFileTime:
            "hora do arquivo"
        case .evidenceFewestJumps:
            "menos saltos para trás no tempo"
        case .evidenceFasterColumn:
            "o dia muda mais depressa"
        case .evidenceStyle:
            "o estilo de escrita"
        case .askDateOrder:
            "Em “{path}” as datas estão provavelmente escritas como {order} (certeza {confidence}). Importá-las assim?"
        case .claimContact:
            "“{name}” seria um contato verificado, com a impressão digital {fingerprint}"
        case .claimIdentity:
            "“{name}” seria uma identidade sua, com a impressão digital {fingerprint}; as suas chaves secretas não estão aqui"
        case .askClaims:
            "O cofre não está vazio. Aceitar tudo isto apenas pela palavra do arquivo?"
        }
    }
}

extension ExportText {
    var portuguese: Phrase {
        switch self {
        case .progress:
            "Exportando"
        case .writtenMessages:
            .plural(
                one: "{count} mensagem escrita em “{path}”.", many: "{count} mensagens escritas em “{path}”.",
                other: "{count} mensagens escritas em “{path}”.")
        case .writtenRecords:
            .plural(
                one: "{count} registro escrito em “{path}”.", many: "{count} registros escritos em “{path}”.",
                other: "{count} registros escritos em “{path}”.")
        }
    }
}

extension MessageText {
    var portuguese: Phrase {
        switch self {
        case .titleHeading:
            "Conversa"
        case .unreadHeading:
            "Não lidas"
        case .messagesHeading:
            "Mensagens"
        case .lastHeading:
            "Última"
        case .textHeading:
            "Texto"
        case .pinned:
            "fixada"
        case .muted:
            "silenciada"
        case .noConversations:
            "Ainda não há conversas."
        case .noMessages:
            "Não há mensagens ali."
        case .nothingFound:
            "Nada foi encontrado."
        case .olderMessages:
            "Mensagens mais antigas: {command}"
        case .edited:
            "editada"
        case .unread:
            "não lida"
        case .notHeld:
            "não está no cofre"
        case .omitted:
            "omitido na exportação"
        case .image:
            "imagem"
        case .video:
            "vídeo"
        case .audio:
            "áudio"
        case .document:
            "documento"
        case .file:
            "arquivo"
        case .sticker:
            "figurinha"
        case .location:
            "localização"
        case .contact:
            "contato"
        case .poll:
            "enquete"
        case .call:
            "chamada"
        case .deletedByAdmin:
            "apagada por um administrador, {name}"
        case .event:
            "evento: {type}"
        case .nothingToShow:
            "nada a mostrar"
        case .deleted:
            "apagada"
        case .unknownKind:
            "mensagem de tipo desconhecido"
        case .attachmentsSaved:
            .plural(
                one: "{count} anexo salvo em “{path}”.", many: "{count} anexos salvos em “{path}”.",
                other: "{count} anexos salvos em “{path}”.")
        case .attachmentsNotHeld:
            .plural(
                one: "{count} anexo não está no cofre.", many: "{count} anexos não estão no cofre.",
                other: "{count} anexos não estão no cofre.")
        case .pinnedNow:
            "“{title}” está fixada."
        case .unpinnedNow:
            "“{title}” não está mais fixada."
        case .mutedNow:
            "“{title}” está silenciada."
        case .unmutedNow:
            "“{title}” não está mais silenciada."
        case .markedRead:
            .plural(
                one: "{count} mensagem de “{title}” marcada como lida.",
                many: "{count} mensagens de “{title}” marcadas como lidas.",
                other: "{count} mensagens de “{title}” marcadas como lidas.")
        }
    }
}

extension DeletionText {
    var portuguese: Phrase {
        switch self {
        case .deletingMessages:
            "Apagando mensagens"
        case .deletingWords:
            "Retirando palavras do índice"
        case .copiesRemain:
            "Cópias feitas antes ainda contêm o que foi apagado: {paths}"
        case .otherCopiesRemain:
            "Cópias de segurança e exportações feitas antes ainda contêm o que foi apagado."
        case .stoppedHint:
            "O que já foi apagado fica apagado. Repita o comando para apagar o resto."
        case .optimized:
            "O índice de pesquisa tem {after} partes ({size}); tinha {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "Apagar para sempre a conversa “{title}” com {count} mensagem?",
                many: "Apagar para sempre a conversa “{title}” com {count} mensagens?",
                other: "Apagar para sempre a conversa “{title}” com {count} mensagens?")
        case .askMessage:
            "Apagar esta mensagem para sempre?"
        case .askRule:
            .plural(
                one: "Apagar {count} mensagem para sempre?", many: "Apagar {count} mensagens para sempre?",
                other: "Apagar {count} mensagens para sempre?")
        case .askRuleInChat:
            .plural(
                one: "Apagar para sempre {count} mensagem de “{title}”?",
                many: "Apagar para sempre {count} mensagens de “{title}”?",
                other: "Apagar para sempre {count} mensagens de “{title}”?")
        case .deleted:
            .plural(
                one: "{count} mensagem apagada.", many: "{count} mensagens apagadas.",
                other: "{count} mensagens apagadas.")
        case .wouldDelete:
            .plural(
                one: "{count} mensagem seria apagada.", many: "{count} mensagens seriam apagadas.",
                other: "{count} mensagens seriam apagadas.")
        }
    }
}

extension StatisticsText {
    var portuguese: Phrase {
        switch self {
        case .conversations:
            "Conversas"
        case .messages:
            "Mensagens"
        case .unread:
            "Não lidas"
        case .people:
            "Pessoas"
        case .attachments:
            "Anexos"
        case .held:
            "No cofre"
        case .first:
            "Primeira mensagem"
        case .last:
            "Última mensagem"
        case .database:
            "Banco de dados"
        case .kinds:
            "Tipos"
        case .chartTitle:
            "Mensagens ao longo do tempo"
        case .chartSummary:
            .plural(
                one: "{count} mensagem de {first} a {last}", many: "{count} mensagens de {first} a {last}",
                other: "{count} mensagens de {first} a {last}")
        case .chartWritten:
            "Gráfico escrito em “{path}”."
        }
    }
}

extension CalendarText {
    var portuguese: Phrase {
        switch self {
        case .shortDate:
            "{day}/{month}/{year}"
        case .longDate:
            "{weekday}, {day} de {month} de {year}"
        case .weekdays:
            "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo"
        case .months:
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
        }
    }
}
