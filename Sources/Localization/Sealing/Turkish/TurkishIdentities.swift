extension IdentityText {
    var turkish: Phrase {
        switch self {
        case .created:
            "“{name}” kimliği hazır. Kısa kimliği {shortID}."
        case .createdAdvice:
            "Kartını başkalarına verin: “whisper identity export” ya da “whisper qr show”."
        case .nameHeading:
            "Kimlik"
        case .statusHeading:
            "Durum"
        case .versionHeading:
            "Anahtar sürümü"
        case .shortIDHeading:
            "Kısa kimlik"
        case .signsHeading:
            "İmzalar"
        case .wordsHeading:
            "Sözcükler"
        case .fingerprintHeading:
            "Parmak izi"
        case .agreementKeyHeading:
            "X25519 anahtarı"
        case .signingKeyHeading:
            "Ed25519 anahtarı"
        case .keyIDHeading:
            "Anahtar numarası"
        case .createdHeading:
            "Başlangıç"
        case .active:
            "etkin"
        case .rotated:
            "yenilendi"
        case .archived:
            "arşivlendi"
        case .standard:
            "varsayılan"
        case .yes:
            "evet"
        case .no:
            "hayır"
        case .none:
            "yok"
        case .noIdentities:
            "Henüz kimlik yok. “whisper identity create AD” bir tane oluşturur."
        case .nowUsed:
            "Bundan sonra “{name}” ile mühürlenecek."
        case .nowRenamed:
            "“{from}” adı artık “{to}”."
        case .askArchive:
            "“{name}” arşivlensin mi? Artık ileti mühürlemeyecek."
        case .nowArchived:
            "“{name}” arşivlendi. İleti açmayı sürdürür."
        case .askRotate:
            "“{name}” kimliğinin anahtarları değiştirilsin mi? Yenilerini kişilerinize vermeniz gerekecek."
        case .nowRotated:
            "“{name}” kimliğinin yeni anahtarları var; kısa kimliği artık {shortID}."
        case .predecessorArchived:
            "Eski anahtarlar arşivlendi: ileti açar ama mühürlemezler."
        case .predecessorKept:
            "Eski anahtarlar ileti açmayı sürdürür, belirtildiklerinde mühürlerler."
        case .rotateAdvice:
            "Kişilerinize yeni kartı verin: “whisper identity export”."
        case .backedUp:
            .plural(
                one: "{count} kimlik “{path}” dosyasına yazıldı.", other: "{count} kimlik “{path}” dosyasına yazıldı.")
        case .wouldRestore:
            .plural(one: "{count} kimlik eklenecek:", other: "{count} kimlik eklenecek:")
        case .heldAlready:
            .plural(one: "{count} kimlik zaten var.", other: "{count} kimlik zaten var.")
        case .askRestore:
            .plural(one: "{count} kimlik eklensin mi?", other: "{count} kimlik eklensin mi?")
        case .restored:
            .plural(one: "{count} kimlik eklendi.", other: "{count} kimlik eklendi.")
        case .renamedOnRestore:
            "Ad kullanımda olduğu için “{from}”, “{to}” olarak eklenecek."
        case .signingPrompt:
            "{recipient} için imzalamak imza parolasını gerektirir."
        case .gatingPrompt:
            "Bir imza parolası seçin. Her imzada sorulur."
        case .ungatingPrompt:
            "Korumayı kaldırmak imza parolasını gerektirir."
        case .changingPrompt:
            "“{name}” olarak imzalamak imza parolasını gerektirir."
        case .passphrasePrompt:
            "İmza parolası:"
        case .newPassphrasePrompt:
            "Yeni imza parolası:"
        case .repeatPrompt:
            "İmza parolası bir kez daha:"
        case .backupPrompt:
            "Yedeğin parolası:"
        case .newBackupPrompt:
            "Yedek için parola (boş: on sözcük oluşturulur):"
        case .repeatBackupPrompt:
            "Yedek için parola bir kez daha:"
        case .wrongTryAgain:
            "İmza parolası bu değil. Yeniden deneyin."
        }
    }
}
