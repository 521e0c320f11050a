extension EnvelopeWords {
    var turkish: Phrase {
        switch self {
        case .fromVerified:
            "Gönderen: {name} (Doğrulanmış/İmzalı)"
        case .fromUnverified:
            "Gönderen: {name} (Doğrulanmamış/İmzalı)"
        case .fromUnknownSigned:
            "Gönderen: Bilinmiyor (İmzalı)"
        case .fromUnknownUnsigned:
            "Gönderen: Bilinmiyor (İmzasız)"
        case .fromKeyChanged:
            "Gönderen: Bilinmiyor (İmzalı), anahtarları “{name}” kişisininkiler değil"
        case .fromRevoked:
            "Gönderen: {name} (İptal edilmiş/İmzalı)"
        case .claims:
            "{name} olduğunu öne sürüyor; bunu kanıtlayan bir şey yok."
        case .shortID:
            "Kısa kimlik: {shortID}"
        case .sentAt:
            "Mühürlendi: {time}"
        case .openedBy:
            "Alan: {identity}"
        case .blockedRemark:
            "Bu kişiyi engellediniz."
        case .blockedNotShown:
            "İleti saklandı ama gösterilmiyor. --show-blocked gösterir."
        case .maybeOpened:
            "Daha önce açılmış olabilir: bu kasa, o zamanda nelerin açıldığını bilmiyor."
        case .carrierTime:
            "Zamanını yalnızca mesajlaşma hizmeti doğruluyor."
        case .clockBehind:
            "Bu makinenin saati kasanınkinden geri. Doğruysa “whisper doctor --reset-clock” yeniden ona göre davranır."
        case .sealedTo:
            "{recipient} için mühürlendi, {identity} imzaladı."
        case .keyOfContact:
            "{key} anahtarı “{name}” kişinizin anahtarı."
        case .sealedUnsigned:
            "{recipient} için mühürlendi, imzalanmadı."
        case .rotatedIdentity:
            "“{name}” kimliği yenilendi; --from başkasını seçer."
        case .found:
            .plural(one: "{count} zarf", other: "{count} zarf")
        case .foundNone:
            "Zarf yok."
        case .offerOpen:
            .plural(one: "{count} zarf açılsın mı?", other: "{count} zarf açılsın mı?")
        case .identityHeading:
            "Alan"
        case .placeHeading:
            "Yer"
        case .signedHeading:
            "İmzalı"
        case .sealedHeading:
            "Mühürlenme"
        case .notYours:
            "size değil"
        case .inboxProgress:
            "Açılıyor"
        case .inboxOpened:
            .plural(one: "{count} ileti açıldı", other: "{count} ileti açıldı")
        case .inboxReplayed:
            .plural(one: "{count} ileti önceden açılmıştı", other: "{count} ileti önceden açılmıştı")
        case .inboxExpired:
            .plural(one: "{count} iletinin süresi dolmuş", other: "{count} iletinin süresi dolmuş")
        case .inboxForeign:
            .plural(one: "{count} ileti size yazılmamış", other: "{count} ileti size yazılmamış")
        case .inboxInvalid:
            .plural(one: "{count} ileti geçersiz", other: "{count} ileti geçersiz")
        case .inboxBlocked:
            .plural(
                one: "Bunlardan {count} tanesi engellenmiş bir kişiden, gösterilmiyor",
                other: "Bunlardan {count} tanesi engellenmiş kişilerden, gösterilmiyor")
        case .inboxChanged:
            .plural(
                one: "Bunlardan {count} tanesinin anahtarları değişmiş ya da iptal edilmiş",
                other: "Bunlardan {count} tanesinin anahtarları değişmiş ya da iptal edilmiş")
        case .inboxEmpty:
            "Açılacak mühürlü ileti yok."
        case .expiredHint:
            "--trust-carrier-time bunları haberleşme aracının aldığı zamana göre açar."
        case .notText:
            "Bu ileti metin değil; {count} baytı var."
        case .typeMessage:
            "İletiyi yazın; ayrı bir satırda Ctrl-D bitirir."
        case .pasteEnvelope:
            "Zarfın bulunduğu metni yapıştırın; ayrı bir satırda Ctrl-D bitirir."
        case .blockedHidden:
            .plural(
                one: "Engellenmiş bir kişinin {count} iletisi gösterilmiyor; --show-blocked gösterir.",
                other: "Engellenmiş kişilerin {count} iletisi gösterilmiyor; --show-blocked gösterir.")
        }
    }
}

extension QRText {
    var turkish: Phrase {
        switch self {
        case .bundleOf:
            "{name} kartı, {shortID}"
        case .envelope:
            "Mühürlü bir ileti"
        case .codes:
            .plural(one: "Resimde {count} kod", other: "Resimde {count} kod")
        case .written:
            "Kod “{path}” dosyasında."
        case .dense:
            "Kod sık; kamerayı kıpırdatmadan yakın tutun."
        case .tooDense:
            "Kod çoğu kamera için çok sık; metni gönderin."
        case .tooWide:
            "Kod {columns} sütun genişliğinde, terminal ise {room}."
        case .tooWideHint:
            "Daha geniş bir terminal gösterir; ya da resim olarak yazın: --png FILE, --svg FILE."
        case .tooTall:
            "Kod {rows} satır tutuyor, terminal {room} satır gösteriyor: büyütün ya da --png FILE ile resim yazın."
        case .askOpen:
            "Bu ileti açılsın mı?"
        case .somethingElse:
            "Başka bir şey"
        }
    }
}

extension DoctorText {
    var turkish: Phrase {
        switch self {
        case .engineAge:
            "motorun yaşı"
        case .engineAgeEncrypted:
            "{date} tarihli SQLite; sonraki düzeltmeler sistemin getirdiği ölçüde içindedir. Her sayfa okunmadan önce kasanın anahtarıyla doğrulanır."
        case .engineAgePlain:
            "{date} tarihli SQLite; sonraki düzeltmeler sistemin getirdiği ölçüde içindedir. Şifresiz bir veritabanını okunmadan önce hiçbir şey denetlemez."
        case .ledger:
            "Yineleme koruması"
        case .ledgerState:
            .plural(
                one: "10.000 kayıttan {count} dolu; toplam {opened} açıldı",
                other: "10.000 kayıttan {count} dolu; toplam {opened} açıldı")
        case .clock:
            "Saat"
        case .clockFine:
            "Makineninki ile kasanınki uyuşuyor."
        case .clockBehind:
            "Makineninki kasanınkinden geri; kasanınki {time}."
        case .notOpened:
            "Kasa açılmadı: parola verilmedi, saklanan da yok."
        case .identities:
            "Kimlikleriniz"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "Kasanın saati {time} konumundan {now} konumuna geri alınsın mı? Aradaki zamanın çoktan açılmış zarflarını bundan sonra yalnızca kalıcı bellek durdurur."
        case .clockReset:
            "Kasanın saati yine bu makineninki."
        }
    }
}
