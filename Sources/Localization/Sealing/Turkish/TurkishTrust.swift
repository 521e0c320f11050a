extension TrustText {
    var turkish: Phrase {
        switch self {
        case .subject:
            "Güven"
        case .sound:
            "Kişiler ve kurallar en son ayarlandıkları gibi."
        case .doubtful:
            "Bu kasanın kişiler ve kurallar hakkında söylediği, en son ayarlanan değil: yerine daha eski dosyalar ya da sayfalar konmuş veya bir kopya elle geri yüklenmiş. Kimse doğrulanmış sayılmaz ve bütün kurallar açıktır. “whisper contact list” çıktısını gözden geçir, sonra “whisper doctor --accept-trust” ile kabul et."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} kişi en son ayarlandığı gibi değil ve doğrulanmış sayılmaz. “whisper doctor --accept-trust” onu kabul eder.",
                other:
                    "{count} kişi en son ayarlandığı gibi değil ve doğrulanmış sayılmaz. “whisper doctor --accept-trust” onları kabul eder."
            )
        case .wouldBeVerified:
            "Doğrulanmış: “{name}”"
        case .wouldBeOn:
            "Açık: {name}"
        case .wouldBeOff:
            "Kapalı: {name}"
        case .askAccept:
            .plural(
                one: "Kasa, {count} doğrulanmış kişi ve bu kurallarla olduğu gibi kabul edilsin mi?",
                other: "Kasa, {count} doğrulanmış kişi ve bu kurallarla olduğu gibi kabul edilsin mi?")
        case .accepted:
            "Kasanın kişiler ve kurallar hakkında söylediği kabul edildi."
        case .refused:
            "Bu kasanın kişiler ve kurallar hakkında söylediği kuşkulu"
        case .refusedHint:
            "Önce “whisper doctor --accept-trust” ile kabul et ya da bir yedeği geri yükle."
        case .acceptOption:
            "Kasanın kişiler ve kurallar hakkında söylediğini gösterir ve kabul eder."
        }
    }
}
