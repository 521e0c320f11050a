extension SealingFailureText {
    var portuguese: Phrase {
        switch self {
        case .invalidEnvelope:
            "Envelope inválido"
        case .replayDetected:
            "Repetição detectada"
        case .messageExpired:
            "Mensagem expirada"
        case .messageExpiredHint:
            "Um envelope abre-se nas 48 horas à volta da hora que traz. O relógio desta máquina está certo? “whisper doctor” mostra-o."
        case .notAddressed:
            "Esta mensagem não é endereçada a você"
        case .notAddressedHint:
            "“whisper identity list” mostra as identidades que podem abrir mensagens aqui."
        case .signatureCancelled:
            "Assinatura cancelada"
        case .replayFull:
            "A proteção contra repetição está cheia"
        case .replayFullHint:
            "Não é possível escrever no cofre, por isso não ficaria registrado que a mensagem foi aberta. Nada foi aberto."
        case .messageTooLong:
            .plural(
                one: "A mensagem é longa demais: pode-se selar no máximo {count} byte.",
                many: "A mensagem é longa demais: pode-se selar no máximo {count} bytes.",
                other: "A mensagem é longa demais: pode-se selar no máximo {count} bytes.")
        case .noIdentity:
            "Não há nenhuma identidade com que selar."
        case .noIdentityHint:
            "“whisper identity create NOME” cria uma."
        case .noSuchIdentity:
            "Não há nenhuma identidade “{name}”."
        case .noSuchIdentityHint:
            "“whisper identity list” mostra as suas identidades."
        case .identityExists:
            "Já há uma identidade “{name}”."
        case .identityArchived:
            "A identidade “{name}” está arquivada: abre mensagens, mas não sela nenhuma."
        case .identityArchivedHint:
            "Escolha outra com --from, ou crie uma com “whisper identity create”."
        case .identityNotActive:
            "A identidade “{name}” já não está ativa."
        case .noSigningKey:
            "A identidade “{name}” não tem chave de assinatura."
        case .noSigningKeyHint:
            "Crie uma identidade com chave de assinatura com “whisper identity create”, ou renove as chaves desta com “whisper identity rotate”."
        case .invalidName:
            "“{name}” não serve de nome: tem de ter de 1 a 128 bytes, sem caracteres de controle."
        case .noSuchContact:
            "Não há nenhum contato “{name}”."
        case .noSuchContactHint:
            "“whisper contact list” mostra os contatos; --to-key aceita uma chave pública."
        case .noSuchContactSuggestion:
            "Não há nenhum contato “{name}”. Quis dizer {candidates}?"
        case .verifyingRevoked:
            "As chaves de “{name}” estão revogadas; --yes por si só não volta a confiar nelas."
        case .verifyingRevokedHint:
            "Acrescente --revoked depois de comparar de novo as palavras."
        case .ambiguousContact:
            "“{name}” serve a vários contatos: {candidates}"
        case .ambiguousContactHint:
            "Dê o nome inteiro, ou a impressão digital."
        case .contactExists:
            "Já há um contato “{name}”."
        case .contactExistsHint:
            "Escolha outro nome com --name."
        case .contactBlocked:
            "O contato “{name}” está bloqueado."
        case .contactBlockedHint:
            "“whisper contact unblock” desfaz isso."
        case .contactRevoked:
            "As chaves de “{name}” estão revogadas."
        case .contactRevokedHint:
            "Peça um cartão novo e importe-o com “whisper contact import --accept-key-change”."
        case .keyChanged:
            "As chaves de “{name}” mudaram."
        case .keyChangedHint:
            "Pergunte à pessoa por outra via. Se estiver certo, use --accept-key-change e verifique de novo o contato."
        case .senderKeyChanged:
            "As chaves do remetente mudaram."
        case .senderKeyChangedHint:
            "Não confie no que diz antes de falar com “{name}”. “whisper contact show” mostra as chaves conhecidas."
        case .senderRevoked:
            "As chaves do remetente estão revogadas."
        case .policyRawKey:
            "A regra contact-required-to-send só permite contatos, e a chave {key} não é de nenhum."
        case .policyRawKeyHint:
            "Acrescente a chave como contato com “whisper contact add”."
        case .policySignature:
            "A regra require-signature-for-verified exige uma assinatura para “{name}”."
        case .policySignatureHint:
            "Omita --no-sign."
        case .policySignatureKeyHint:
            "A identidade não tem chave de assinatura: crie uma que a tenha com “whisper identity create”, ou renove as chaves desta com “whisper identity rotate”."
        case .invalidBundle:
            "Isto não é um cartão válido."
        case .invalidKeybook:
            "Isto não é um livro de chaves válido."
        case .invalidBackup:
            "Isto não é uma cópia de identidades que se possa ler."
        case .invalidKey:
            "“{value}” não é uma chave pública: são precisos 64 dígitos hexadecimais."
        case .inputTooLong:
            "A entrada é mais longa do que o que se lê."
        case .wrongBackupPassphrase:
            "A frase-passe está errada, ou a cópia foi alterada."
        case .presenceFailed:
            "A frase de assinatura está errada."
        case .presenceUnavailable:
            "Uma assinatura precisa da frase de assinatura, e não há terminal onde a pedir."
        case .presenceUnavailableHint:
            "Execute o comando em um terminal, ou sele com --no-sign."
        case .gateDamaged:
            "A proteção das chaves de assinatura está danificada."
        case .gateHint:
            "Se se perdeu de vez, “whisper policy set biometric-gated-signing off --forget-signing-keys” renuncia às chaves de assinatura que protege."
        case .secretMissing:
            "As chaves secretas de “{name}” não estão nesta máquina."
        case .secretMissingHint:
            "Recupere-as de uma cópia: “whisper identity restore”, ou “whisper restore” para o cofre inteiro."
        case .signingKeyMissing:
            "“{name}” não tem chave de assinatura que se possa usar: não está nesta máquina."
        case .signingKeyMissingHint:
            "“whisper identity rotate” dá chaves novas à identidade; “whisper identity restore” recupera a perdida de uma cópia."
        case .noRecipient:
            "Nenhum destinatário indicado."
        case .noRecipientHint:
            "Use --to CONTATO ou --to-key HEX."
        case .oneRecipient:
            "--to e --to-key excluem-se."
        case .signOrNot:
            "--sign e --no-sign excluem-se."
        case .unknownPolicy:
            "Não há nenhuma regra “{name}”."
        case .unknownPolicyHint:
            "“whisper policy list” mostra-as."
        case .unknownSwitch:
            "“{value}” não é on nem off."
        case .forgetNotHere:
            "--forget-signing-keys só vai com “biometric-gated-signing off”."
        case .notAPicture:
            "“{path}” não é uma imagem PNG ou JPEG que se possa ler."
        case .pictureTooLarge:
            "A imagem “{path}” é maior do que o que se lê."
        case .noCode:
            "Não há nenhum código QR em “{path}”."
        case .noUsefulCode:
            "Nenhum código QR de “{path}” contém um cartão ou um envelope."
        case .codeTooLong:
            "Isto é longo demais para um código QR."
        case .unreadableCode:
            "O código QR não pôde ser lido de volta, por isso não é mostrado."
        case .invalidScale:
            "--scale é um número de 2 a 64."
        case .nothingToShow:
            "A entrada padrão não contém nem um cartão nem um envelope."
        case .oneSubject:
            "Indique uma só coisa para mostrar."
        case .noClipboard:
            "Não se consegue ler a área de transferência."
        case .noClipboardHint:
            "Instale wl-clipboard ou xclip; o texto também pode vir pela entrada padrão."
        case .oneSource:
            "Use arquivos, --clipboard ou --messages, não vários ao mesmo tempo."
        case .someNotOpened:
            .plural(
                one: "{count} envelope não foi aberto.", many: "{count} envelopes não foram abertos.",
                other: "{count} envelopes não foram abertos.")
        case .clockUnusable:
            "O relógio desta máquina mostra uma hora que nenhum envelope pode trazer."
        }
    }
}
