extension TopicText {
    /// The texts in Turkish.
    static let turkish: [TopicText: Phrase] = [
        .vaultVariable:
            "Whisper’ın sakladığı her şeyin dizini; kasa onun içindeki “vault”, yapılandırma “config.toml” dosyasıdır.",
        .dataHomeVariable: "WHISPER_HOME tanımlı değilse kasanın yeri: “whisper” alt dizini.",
        .configHomeVariable: "WHISPER_HOME yokken yapılandırma dosyasının yeri: içindeki “whisper/config.toml”.",
        .passphraseVariable: "Parola. Her süreciniz onu oradan okuyabilir, bu yüzden başka bir kaynak daha iyidir.",
        .languageVariables: "Dil: en, de, es, fr, pt, tr, ar, hi ya da zh_CN. Tanımlı ilk değişken belirler.",
        .noColorVariable: "Boş değilse: renk kullanılmaz.",
        .terminalVariable: "“dumb”: renk ve hareketli öğe yok.",
        .variablesHeading: "Ortam",
        .settingsHeading: "Yapılandırma dosyasındaki ayarlar",
        .settingsIntroduction:
            "Satır başına bir ad = \"değer\". Seçenekler ortamı, ortam da bu dosyayı geçersiz kılar.",
        .settingVault: "kasanın dizini",
        .settingPassphraseCommand: "parolayı yazan bir komut",
        .settingPassphraseFile: "ilk satırı parola olan bir dosya",
        .settingUnlockFor: "“unlock” anahtarı ne kadar tutar",
        .settingColor: "true ya da false: renkler",
        .settingPlain: "true ya da false: düz satırlar",
        .settingMe: "içe aktarılan sohbetlerde kendi adınız",
        .settingTimezone: "içe aktarılan sohbetlerin saat dilimi",
        .settingDateOrder: "dmy, mdy ya da ymd: içe aktarılan sohbetlerde tarih sırası",
        .settingSyncSeal: "true ya da false: whisper-sync mühürsüz bir şey göndermez ve gelenleri açar",
        .settingSyncCertificates: "whisper-sync programının sisteminkilerin yanında güvendiği sertifikalar",
        .exitCodesHeading: "Çıkış durumları",
        .exitSuccess: "yapıldı",
        .exitFailure: "başarısız",
        .exitPartial: "bir bölümü yapıldı",
        .exitNoVault: "kasa yok",
        .exitVaultHeld: "başka bir süreç kasayı yalnızca kendisi için tutuyor",
        .exitWrongPassphrase: "parola yanlış",
        .exitVaultDamaged: "kasa hasarlı",
        .exitNotAddressed: "size yazılmamış",
        .exitExpired: "süresi dolmuş",
        .exitReplay: "daha önce görülmüş",
        .exitInvalidEnvelope: "mühürlü ileti yok ya da geçersiz",
        .exitPolicy: "bir kurala aykırı ya da kimlik arşivlenmiş",
        .exitKeyChanged: "gönderenin anahtarı değişmiş ya da iptal edilmiş",
        .exitReplayFull: "yineleme koruması dolu",
        .exitSignatureCancelled: "imza iptal edildi",
        .exitTooLong: "ileti çok uzun",
        .exitUsage: "komut satırı anlaşılmadı",
        .exitInterrupted: "kesildi",
        .formatsHeading: "Biçimler",
        .formatsJSON:
            "--json ile standart çıktının her satırı bir JSON nesnesidir. Zamanlar RFC 3339, kimlikler UUID, adlar snake_case biçimindedir; üye eklenir ama asla yeniden adlandırılmaz ya da çıkarılmaz.",
        .formatsError: "Hata, standart hatada tek satırdır: {form}",
        .formatsVault:
            "Kasa bir dizindir: vault.db (SQLCipher, şifresizse SQLite), vault.json (nasıl açılacağı), keychain ve recovery.txt (parolayla mühürlü anahtarlar), blobs (şifreli ekler).",
        .formatsMessages:
            "İletiler birleşik şemada JSON Lines olarak dışa ve içe aktarılır; docs/formats.md her üyeyi ve dosyayı anlatır.",
        .disclaimerHeading: "Sorumluluk reddi",
        .settingUnencryptedVault:
            "şifrelenmemiş bir kasanın dizini; böylece parolasız açılır",
    ]
}
