extension DataFailureText {
    var portuguese: Phrase {
        switch self {
        case .noSuchConversation:
            "Não há conversa chamada “{name}”."
        case .noSuchConversationHint:
            "“whisper conversations” lista as conversas."
        case .ambiguousConversation:
            "“{name}” serve a várias conversas: {candidates}"
        case .ambiguousConversationHint:
            "Indique o título inteiro, com a plataforma à frente como em “whatsapp:Ana”, ou o identificador."
        case .noSuchPerson:
            "Não há ninguém chamado “{name}”."
        case .ambiguousPerson:
            "“{name}” serve a várias pessoas: {candidates}"
        case .ambiguousPersonHint:
            "Dê o nome inteiro, ou o identificador."
        case .invalidMoment:
            "{option}: “{value}” não é uma data."
        case .invalidMomentHint:
            "Escreva 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ou 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option}: “{value}” não é uma idade."
        case .invalidAgeHint:
            "Escreva um número e d, w, m ou y para dias, semanas, meses ou anos: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value} não é um número a partir de 1."
        case .invalidIdentifier:
            "“{value}” não é um identificador."
        case .unknownChoice:
            "{option}: “{value}” não é conhecido."
        case .unknownChoiceHint:
            "Escolha entre: {values}"
        case .emptyQuery:
            "Não há palavra a procurar."
        case .emptyQueryHint:
            "Dê uma palavra, ou um filtro como --in ou --type."
        case .relevanceLimit:
            .plural(
                one: "Por relevância há no máximo {count} resultado.",
                many: "Por relevância há no máximo {count} resultados.",
                other: "Por relevância há no máximo {count} resultados.")
        case .oneRange:
            "--before, --after e --oldest ou --all excluem-se."
        case .oneDeletion:
            "Estas opções não combinam: uma mensagem, ou uma conversa com --before, --older-than ou --platform."
        case .nothingToDelete:
            "Indique o que apagar."
        case .nothingToDeleteHint:
            "Nomeie uma conversa, ou use --message, --before, --older-than ou --platform."
        case .oneTitle:
            "--title só combina com um único arquivo."
        case .fullAlone:
            "--full não combina com --conversation nem com --deidentify, nem --deidentify com --attachments."
        case .unknownZone:
            "Não existe o fuso horário “{value}”."
        case .unknownZoneHint:
            "Escreva-o como America/Sao_Paulo ou UTC."
        case .missingFile:
            "Não existe o arquivo “{path}”."
        case .emptyFile:
            "“{path}” está vazio."
        case .notAnExport:
            "“{path}” não é uma conversa exportada: não contém uma única mensagem."
        case .notAnExportHint:
            "No WhatsApp, abra a conversa e escolha “Exportar conversa”; indique o arquivo .txt ou .zip que resulta."
        case .damagedArchive:
            "O arquivo compactado “{path}” está cortado ou danificado. Nada dele foi importado."
        case .encryptedArchive:
            "O arquivo compactado “{path}” está cifrado."
        case .encryptedArchiveHint:
            "Descompacte-o primeiro com sua senha e depois importe a pasta."
        case .noChatInArchive:
            "Não há conversa no arquivo compactado “{path}”."
        case .unsafeArchive:
            "O arquivo compactado “{path}” nomeia arquivos fora de si mesmo. Nada dele foi importado."
        case .archiveTooLarge:
            "O arquivo compactado “{path}” se expande além do que é aceito. Nada dele foi importado."
        case .ambiguousDates:
            "Em “{path}”, dia e mês não se distinguem com certeza suficiente; a ordem mais provável é {order} ({confidence})."
        case .ambiguousDatesHint:
            "Diga como as datas são escritas: --date-order dmy, mdy ou ymd; ou aceite a ordem mais provável com --yes."
        case .contradictedDates:
            "“{path}” tem datas impossíveis nesta ordem."
        case .contradictedDatesHint:
            "Omita --date-order para que a ordem seja descoberta."
        case .importInterrupted:
            "Interrompido. As mensagens importadas até aqui ficam; importar de novo acrescenta o resto."
        case .someFilesFailed:
            .plural(
                one: "{count} arquivo não pôde ser importado.", many: "{count} arquivos não puderam ser importados.",
                other: "{count} arquivos não puderam ser importados.")
        case .chatsLeftOut:
            "Algumas conversas do arquivo ficaram de fora; todo o resto foi importado."
        case .chatsLeftOutHint:
            "Os avisos dizem quais. Quando o cofre tiver uma só conversa para cada uma, importe o arquivo outra vez: nada entra duas vezes."
        case .severalChats:
            "“{path}” contém várias conversas."
        case .severalChatsHint:
            "Salve-o como arquivo e indique o seu nome: então cada uma das conversas é importada."
        case .partlyRead:
            "Algumas linhas não puderam ser lidas; todo o resto foi."
        case .partlyReadHint:
            "O resumo nomeia as linhas."
        case .lineTooLong:
            "“{path}”, linha {line}: mais de 16 MiB."
        case .lineNotJSON:
            "“{path}”, linha {line}: não é JSON no byte {offset} ({reason})."
        case .lineUnexpected:
            "“{path}”, linha {line}: não segue o esquema ({reason})."
        case .lineUnknownType:
            "“{path}”, linha {line}: um registro de tipo desconhecido."
        case .lineNewerFormat:
            "“{path}”, linha {line}: escrita por uma versão mais nova do Whisper."
        case .lineConflict:
            "“{path}”, linha {line}: contradiz o que o cofre contém."
        case .lineMissingReference:
            "“{path}”, linha {line}: refere-se a algo que não está lá."
        case .vaultNotEmpty:
            "O cofre tem mensagens ou contatos: nada foi importado"
        case .vaultNotEmptyHint:
            "--restore repõe um cofre inteiro em um vazio. Sem a opção, juntam-se mensagens, e os contatos entram sem verificação."
        case .malformedLineHint:
            "O que vem antes foi importado em lotes; corrija a linha e importe de novo, nada vem duas vezes."
        case .timesShifted:
            "O cofre já contém as mensagens deste arquivo, em “{title}”, com horas que diferem em {offset}."
        case .timesShiftedHint:
            "Indique o fuso horário do telefone com --timezone. Se a importação anterior tinha o fuso errado, apague essa conversa e importe-a de novo. --yes importa as mensagens uma segunda vez."
        case .datesExchanged:
            "O cofre já contém as mensagens deste arquivo, em “{title}”, com dia e mês trocados."
        case .datesExchangedHint:
            "Diga com --date-order como as datas são escritas. Se a importação anterior estava errada, apague essa conversa e importe-a de novo. --yes importa as mensagens uma segunda vez."
        }
    }
}
