extension ImportText {
    var turkish: Phrase {
        switch self {
        case .surveying:
            "Gözden geçiriliyor"
        case .aligning:
            "Karşılaştırılıyor"
        case .writing:
            "İçe aktarılıyor"
        case .imported:
            .plural(one: "“{title}” içinde {count} yeni ileti", other: "“{title}” içinde {count} yeni ileti")
        case .wouldImport:
            .plural(
                one: "“{title}” içinde {count} ileti yeni olurdu", other: "“{title}” içinde {count} ileti yeni olurdu")
        case .importedMessages:
            .plural(one: "{count} yeni ileti", other: "{count} yeni ileti")
        case .wouldImportMessages:
            .plural(one: "{count} ileti yeni olurdu", other: "{count} ileti yeni olurdu")
        case .duplicates:
            .plural(one: "{count} ileti kasada zaten vardı", other: "{count} ileti kasada zaten vardı")
        case .messagesFound:
            .plural(
                one: "Dosyada: {count} ileti, bunların {system} tanesi sistemden",
                other: "Dosyada: {count} ileti, bunların {system} tanesi sistemden")
        case .period:
            "{first} ile {last} arası"
        case .attachments:
            "Ekler: {found} bulundu, {missing} eksik, {omitted} dışa aktarımda bırakılmış"
        case .dateOrder:
            "Tarihler {order} olarak, {zone} diliminde okundu; kesinlik {confidence} ({evidence})"
        case .renamed:
            "“{from}” artık “{to}”: tek bir kişi"
        case .sameChat:
            "Sohbet, şimdiye dek “{former}” denen sohbettir"
        case .unparsed:
            .plural(one: "{count} parça okunamadı, satır {lines}", other: "{count} parça okunamadı, satır {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} bayt UTF-8 değildi ve değiştirildi", other: "{count} bayt UTF-8 değildi ve değiştirildi")
        case .repeatedNames:
            "Arşivde aynı adda birden çok dosya var; her birinin ilki alındı: {names}"
        case .truncated:
            .plural(
                one:
                    "Dışa aktarımda tam {count} ileti var: WhatsApp dışa aktarımları orada keser, daha eskileri eksik olabilir.",
                other:
                    "Dışa aktarımda tam {count} ileti var: WhatsApp dışa aktarımları orada keser, daha eskileri eksik olabilir."
            )
        case .records:
            .plural(one: "{count} başka kayıt, {added} tanesi yeni", other: "{count} başka kayıt, {added} tanesi yeni")
        case .attachmentsTaken:
            .plural(one: "{count} ek alındı", other: "{count} ek alındı")
        case .attachmentsAbsent:
            .plural(
                one: "{count} ekin içeriği kasada yok; --attachments getirir.",
                other: "{count} ekin içeriği kasada yok; --attachments getirir.")
        case .policyTurnedOn:
            "Dosya {policy} kuralını açar"
        case .policyTurnedOff:
            "Dosya {policy} kuralını kapatır"
        case .broughtVerified:
            .plural(
                one:
                    "{count} kişi yalnızca dosyanın sözüyle doğrulanmış olarak gelir: bu kasa için anahtarlarını kimse karşılaştırmadı. “whisper contact verify” karşılaştırır.",
                other:
                    "{count} kişi yalnızca dosyanın sözüyle doğrulanmış olarak gelir: bu kasa için anahtarlarını kimse karşılaştırmadı. “whisper contact verify” karşılaştırır."
            )
        case .gateLeftDown:
            "Dosyada biometric-gated-signing açık; burada kapalı kalır, çünkü hiçbir dışa aktarım imza anahtarı içermez. “whisper policy set biometric-gated-signing on” bu kasanınkileri korur."
        case .contactsUnverified:
            .plural(
                one: "{count} kişi doğrulanmamış olarak geldi; “whisper contact verify” anahtarlarını karşılaştırır",
                other: "{count} kişi doğrulanmamış olarak geldi; “whisper contact verify” anahtarlarını karşılaştırır")
        case .contactRefused:
            "“{name}” kişisi dışarıda bırakıldı: anahtarları sendeki bir kişinin anahtarları değil ya da kullanılamaz. “whisper contact import” değişen anahtarları devralır."
        case .chatDivided:
            "{line}. satırdaki “{title}” sohbeti iletileriyle birlikte dışarıda bırakıldı, çünkü kasada onun için birkaç sohbet var: {chats}"
        case .personApart:
            "“{name}”, kasada başkasına ait olan numaralar olmadan alındı"
        case .severalChats:
            "“{path}” içinde birkaç sohbet var ve her biri içe aktarılıyor: {chats}"
        case .identityLeftOut:
            "“{name}” kimliği dışarıda bırakıldı: gizli anahtarları burada değil"
        case .policyLeftOut:
            "Dosyanın {policy} ayarı dışarıda bırakıldı"
        case .restoreHint:
            "--restore, kendi kasanı olduğu gibi boş bir kasaya geri getirir."
        case .dayMonthYear:
            "gün, ay, yıl"
        case .monthDayYear:
            "ay, gün, yıl"
        case .yearMonthDay:
            "yıl, ay, gün"
        case .evidenceGiven:
            "siz söylediniz"
        case .evidenceImpossibleValue:
            "başka bir sıra olanaksız"
        case .evidenceMediaFileName:
            "ortam dosyalarının adları"
        case .evidenceFileTime:
            "dosyanın zamanı"
        case .evidenceFewestJumps:
            "zamanda en az geri sıçrama"
        case .evidenceFasterColumn:
            "gün daha hızlı değişiyor"
        case .evidenceStyle:
            "yazım biçimi"
        case .askDateOrder:
            "“{path}” içinde tarihler büyük olasılıkla {order} olarak yazılmış (kesinlik {confidence}). Böyle içe aktarılsın mı?"
        case .claimContact:
            "“{name}”, {fingerprint} parmak iziyle doğrulanmış bir kişi olur"
        case .claimIdentity:
            "“{name}”, {fingerprint} parmak iziyle bir kimliğiniz olur; gizli anahtarları burada değil"
        case .askClaims:
            "Kasa boş değil. Bunların hepsi yalnızca dosyanın sözüne güvenilerek alınsın mı?"
        }
    }
}

extension ExportText {
    var turkish: Phrase {
        switch self {
        case .progress:
            "Dışa aktarılıyor"
        case .writtenMessages:
            .plural(
                one: "“{path}” dosyasına {count} ileti yazıldı.", other: "“{path}” dosyasına {count} ileti yazıldı.")
        case .writtenRecords:
            .plural(
                one: "“{path}” dosyasına {count} kayıt yazıldı.", other: "“{path}” dosyasına {count} kayıt yazıldı.")
        }
    }
}

extension MessageText {
    var turkish: Phrase {
        switch self {
        case .titleHeading:
            "Sohbet"
        case .unreadHeading:
            "Okunmamış"
        case .messagesHeading:
            "İletiler"
        case .lastHeading:
            "Son"
        case .textHeading:
            "Metin"
        case .pinned:
            "sabitlenmiş"
        case .muted:
            "sessizde"
        case .noConversations:
            "Henüz sohbet yok."
        case .noMessages:
            "Orada ileti yok."
        case .nothingFound:
            "Hiçbir şey bulunamadı."
        case .olderMessages:
            "Daha eski iletiler: {command}"
        case .edited:
            "düzenlendi"
        case .unread:
            "okunmamış"
        case .notHeld:
            "kasada yok"
        case .omitted:
            "dışa aktarımda bırakılmış"
        case .image:
            "resim"
        case .video:
            "görüntü"
        case .audio:
            "ses"
        case .document:
            "belge"
        case .file:
            "dosya"
        case .sticker:
            "çıkartma"
        case .location:
            "konum"
        case .contact:
            "kişi"
        case .poll:
            "anket"
        case .call:
            "arama"
        case .deletedByAdmin:
            "bir yönetici sildi, {name}"
        case .event:
            "olay: {type}"
        case .nothingToShow:
            "gösterilecek bir şey yok"
        case .deleted:
            "silindi"
        case .unknownKind:
            "bilinmeyen türde ileti"
        case .attachmentsSaved:
            .plural(one: "“{path}” içine {count} ek kaydedildi.", other: "“{path}” içine {count} ek kaydedildi.")
        case .attachmentsNotHeld:
            .plural(one: "{count} ek kasada yok.", other: "{count} ek kasada yok.")
        case .pinnedNow:
            "“{title}” sabitlendi."
        case .unpinnedNow:
            "“{title}” artık sabitli değil."
        case .mutedNow:
            "“{title}” sessize alındı."
        case .unmutedNow:
            "“{title}” artık sessizde değil."
        case .markedRead:
            .plural(
                one: "“{title}” içinde {count} ileti okundu olarak işaretlendi.",
                other: "“{title}” içinde {count} ileti okundu olarak işaretlendi.")
        }
    }
}

extension DeletionText {
    var turkish: Phrase {
        switch self {
        case .deletingMessages:
            "İletiler siliniyor"
        case .deletingWords:
            "Sözcükler dizinden kaldırılıyor"
        case .copiesRemain:
            "Daha önce alınmış kopyalar silinenleri hâlâ içeriyor: {paths}"
        case .otherCopiesRemain:
            "Daha önce alınmış yedekler ve dışa aktarımlar silinenleri hâlâ içeriyor."
        case .stoppedHint:
            "Şimdiye dek silinenler silinmiş kalır. Kalanı silmek için komutu yeniden çalıştırın."
        case .optimized:
            "Arama dizini {after} parçadan oluşuyor ({size}); önceden {before} parçaydı ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "“{title}” sohbeti {count} iletisiyle kalıcı olarak silinsin mi?",
                other: "“{title}” sohbeti {count} iletisiyle kalıcı olarak silinsin mi?")
        case .askMessage:
            "Bu ileti kalıcı olarak silinsin mi?"
        case .askRule:
            .plural(one: "{count} ileti kalıcı olarak silinsin mi?", other: "{count} ileti kalıcı olarak silinsin mi?")
        case .askRuleInChat:
            .plural(
                one: "“{title}” içindeki {count} ileti kalıcı olarak silinsin mi?",
                other: "“{title}” içindeki {count} ileti kalıcı olarak silinsin mi?")
        case .deleted:
            .plural(one: "{count} ileti silindi.", other: "{count} ileti silindi.")
        case .wouldDelete:
            .plural(one: "{count} ileti silinirdi.", other: "{count} ileti silinirdi.")
        }
    }
}

extension StatisticsText {
    var turkish: Phrase {
        switch self {
        case .conversations:
            "Sohbetler"
        case .messages:
            "İletiler"
        case .unread:
            "Okunmamış"
        case .people:
            "Kişiler"
        case .attachments:
            "Ekler"
        case .held:
            "Kasada"
        case .first:
            "İlk ileti"
        case .last:
            "Son ileti"
        case .database:
            "Veritabanı"
        case .kinds:
            "Türler"
        case .chartTitle:
            "Zaman içinde iletiler"
        case .chartSummary:
            .plural(
                one: "{first} ile {last} arasında {count} ileti", other: "{first} ile {last} arasında {count} ileti")
        case .chartWritten:
            "Grafik “{path}” dosyasına yazıldı."
        }
    }
}

extension CalendarText {
    var turkish: Phrase {
        switch self {
        case .shortDate:
            "{day}.{month}.{year}"
        case .longDate:
            "{day} {month} {year} {weekday}"
        case .weekdays:
            "Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar"
        case .months:
            "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"
        }
    }
}
