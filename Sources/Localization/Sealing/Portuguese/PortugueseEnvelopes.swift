extension EnvelopeWords {
    var portuguese: Phrase {
        switch self {
        case .fromVerified:
            "De: {name} (Verificado/Assinado)"
        case .fromUnverified:
            "De: {name} (Não verificado/Assinado)"
        case .fromUnknownSigned:
            "De: Desconhecido (Assinado)"
        case .fromUnknownUnsigned:
            "De: Desconhecido (Não assinado)"
        case .fromKeyChanged:
            "De: Desconhecido (Assinado), com chaves que não são as de “{name}”"
        case .fromRevoked:
            "De: {name} (Revogado/Assinado)"
        case .claims:
            "Diz ser de {name}; nada o prova."
        case .shortID:
            "Id curto: {shortID}"
        case .sentAt:
            "Selada: {time}"
        case .openedBy:
            "Para: {identity}"
        case .blockedRemark:
            "Você bloqueou este contato."
        case .blockedNotShown:
            "A mensagem fica guardada, mas não é mostrada. --show-blocked mostra-a."
        case .maybeOpened:
            "Pode já ter sido aberta antes: este cofre não sabe o que foi aberto nessa altura."
        case .carrierTime:
            "Sua hora só é confirmada pelo mensageiro."
        case .clockBehind:
            "O relógio desta máquina está atrasado em relação ao do cofre. Se estiver certo, “whisper doctor --reset-clock” volta a guiar-se por ele."
        case .sealedTo:
            "Selada para {recipient}, assinada por {identity}."
        case .keyOfContact:
            "A chave {key} é a do seu contato “{name}”."
        case .sealedUnsigned:
            "Selada para {recipient}, não assinada."
        case .rotatedIdentity:
            "A identidade “{name}” foi substituída; --from escolhe outra."
        case .found:
            .plural(
                one: "{count} envelope encontrado", many: "{count} envelopes encontrados",
                other: "{count} envelopes encontrados")
        case .foundNone:
            "Não há nenhum envelope."
        case .offerOpen:
            .plural(
                one: "Abrir {count} envelope?", many: "Abrir {count} de envelopes?", other: "Abrir {count} envelopes?")
        case .identityHeading:
            "Para"
        case .placeHeading:
            "Onde"
        case .signedHeading:
            "Assinada"
        case .sealedHeading:
            "Selada em"
        case .notYours:
            "não para você"
        case .inboxProgress:
            "Abrindo"
        case .inboxOpened:
            .plural(
                one: "{count} mensagem aberta", many: "{count} mensagens abertas", other: "{count} mensagens abertas")
        case .inboxReplayed:
            .plural(
                one: "{count} já tinha sido aberta", many: "{count} já tinham sido abertas",
                other: "{count} já tinham sido abertas")
        case .inboxExpired:
            .plural(one: "{count} expirou", many: "{count} expiraram", other: "{count} expiraram")
        case .inboxForeign:
            .plural(
                one: "{count} não é endereçada a você", many: "{count} não são endereçadas a você",
                other: "{count} não são endereçadas a você")
        case .inboxInvalid:
            .plural(one: "{count} é inválida", many: "{count} são inválidas", other: "{count} são inválidas")
        case .inboxBlocked:
            .plural(
                one: "{count} delas é de um contato bloqueado e não é mostrada",
                many: "{count} delas são de contatos bloqueados e não são mostradas",
                other: "{count} delas são de contatos bloqueados e não são mostradas")
        case .inboxChanged:
            .plural(
                one: "{count} delas tem chaves mudadas ou revogadas",
                many: "{count} delas têm chaves mudadas ou revogadas",
                other: "{count} delas têm chaves mudadas ou revogadas")
        case .inboxEmpty:
            "Não há nenhuma mensagem selada para abrir."
        case .expiredHint:
            "--trust-carrier-time abre-as pela hora a que o mensageiro as recebeu."
        case .notText:
            "Esta mensagem não é texto; tem {count} bytes."
        case .typeMessage:
            "Escreva a mensagem; Control-D sozinho em uma linha a termina."
        case .pasteEnvelope:
            "Cole o texto com o envelope; Control-D sozinho em uma linha o termina."
        case .blockedHidden:
            .plural(
                one: "{count} mensagem de um contato bloqueado não é mostrada; --show-blocked mostra-a.",
                many: "{count} mensagens de contatos bloqueados não são mostradas; --show-blocked mostra-as.",
                other: "{count} mensagens de contatos bloqueados não são mostradas; --show-blocked mostra-as.")
        }
    }
}

extension QRText {
    var portuguese: Phrase {
        switch self {
        case .bundleOf:
            "Cartão de {name}, {shortID}"
        case .envelope:
            "Uma mensagem selada"
        case .codes:
            .plural(
                one: "{count} código na imagem", many: "{count} códigos na imagem", other: "{count} códigos na imagem")
        case .written:
            "O código está em “{path}”."
        case .dense:
            "O código é denso; segure a câmera firme e perto."
        case .tooDense:
            "O código é denso demais para a maioria das câmeras; envie o texto."
        case .tooWide:
            "O código tem {columns} colunas de largura, e o terminal {room}."
        case .tooWideHint:
            "Um terminal mais largo mostra-o; ou escreva uma imagem: --png FILE, --svg FILE."
        case .tooTall:
            "O código ocupa {rows} linhas, e o terminal mostra {room}: aumente-o ou escreva uma imagem com --png FILE."
        case .askOpen:
            "Abrir esta mensagem?"
        case .somethingElse:
            "Outra coisa"
        }
    }
}

extension DoctorText {
    var portuguese: Phrase {
        switch self {
        case .engineAge:
            "idade do motor"
        case .engineAgeEncrypted:
            "SQLite de {date}; contém as correções posteriores que o sistema trouxe. Cada página é autenticada com a chave do cofre antes de ser lida."
        case .engineAgePlain:
            "SQLite de {date}; contém as correções posteriores que o sistema trouxe. Nada verifica uma base não cifrada antes de ser lida."
        case .ledger:
            "Proteção contra repetição"
        case .ledgerState:
            .plural(
                one: "{count} entrada de 10.000; {opened} abertas ao todo",
                many: "{count} entradas de 10.000; {opened} abertas ao todo",
                other: "{count} entradas de 10.000; {opened} abertas ao todo")
        case .clock:
            "Relógio"
        case .clockFine:
            "O da máquina e o do cofre coincidem."
        case .clockBehind:
            "O da máquina está atrasado em relação ao do cofre, que está em {time}."
        case .notOpened:
            "O cofre não foi aberto: não se deu frase-passe, nem há nenhuma guardada."
        case .identities:
            "As suas identidades"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "Voltar a acertar o relógio do cofre de {time} para {now}? Os envelopes do tempo pelo meio, abertos há muito, passam a ser travados só pela memória permanente."
        case .clockReset:
            "O relógio do cofre é outra vez o desta máquina."
        }
    }
}
