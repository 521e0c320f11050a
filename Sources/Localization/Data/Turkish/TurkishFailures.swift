extension DataFailureText {
    var turkish: Phrase {
        switch self {
        case .noSuchConversation:
            "“{name}” adlı bir sohbet yok."
        case .noSuchConversationHint:
            "“whisper conversations” sohbetleri listeler."
        case .ambiguousConversation:
            "“{name}” birkaç sohbete uyuyor: {candidates}"
        case .ambiguousConversationHint:
            "Başlığın tamamını, “whatsapp:Ana” gibi önünde platformla ya da kimliği verin."
        case .noSuchPerson:
            "“{name}” adlı kimse yok."
        case .ambiguousPerson:
            "“{name}” birkaç kişiye uyuyor: {candidates}"
        case .ambiguousPersonHint:
            "Adın tamamını ya da kimliği verin."
        case .invalidMoment:
            "{option}: “{value}” bir tarih değil."
        case .invalidMomentHint:
            "2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ya da 2020-05-31T14:00:00Z yazın."
        case .invalidAge:
            "{option}: “{value}” bir yaş değil."
        case .invalidAgeHint:
            "Bir sayı ve gün, hafta, ay ya da yıl için d, w, m ya da y yazın: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value}, 1’den başlayan bir sayı değil."
        case .invalidIdentifier:
            "“{value}” bir kimlik değil."
        case .unknownChoice:
            "{option}: “{value}” bilinmiyor."
        case .unknownChoiceHint:
            "Şunlardan seçin: {values}"
        case .emptyQuery:
            "Aranacak bir sözcük yok."
        case .emptyQueryHint:
            "Bir sözcük ya da --in veya --type gibi bir süzgeç verin."
        case .relevanceLimit:
            .plural(one: "İlgiye göre en çok {count} sonuç vardır.", other: "İlgiye göre en çok {count} sonuç vardır.")
        case .oneRange:
            "--before, --after ve --oldest ya da --all birbirini dışlar."
        case .oneDeletion:
            "Bu seçenekler bir arada olmaz: ya bir ileti ya da --before, --older-than veya --platform ile bir sohbet."
        case .nothingToDelete:
            "Neyin silineceğini belirtin."
        case .nothingToDeleteHint:
            "Bir sohbet adı ya da --message, --before, --older-than veya --platform verin."
        case .oneTitle:
            "--title yalnızca tek dosyayla kullanılır."
        case .fullAlone:
            "--full ne --conversation ne --deidentify ile olur; --deidentify da --attachments ile olmaz."
        case .unknownZone:
            "“{value}” diye bir saat dilimi yok."
        case .unknownZoneHint:
            "Europe/Istanbul ya da UTC gibi yazın."
        case .missingFile:
            "“{path}” diye bir dosya yok."
        case .emptyFile:
            "“{path}” boş."
        case .notAnExport:
            "“{path}” dışa aktarılmış bir sohbet değil: içinde tek bir ileti yok."
        case .notAnExportHint:
            "WhatsApp’ta sohbeti açıp “Sohbeti dışa aktar”ı seçin; oluşan .txt ya da .zip dosyasını verin."
        case .damagedArchive:
            "“{path}” arşivi kesik ya da bozuk. Ondan hiçbir şey içe aktarılmadı."
        case .encryptedArchive:
            "“{path}” arşivi şifreli."
        case .encryptedArchiveHint:
            "Önce parolasıyla açın, sonra klasörü içe aktarın."
        case .noChatInArchive:
            "“{path}” arşivinde sohbet yok."
        case .unsafeArchive:
            "“{path}” arşivi kendi dışındaki dosyaları anıyor. Ondan hiçbir şey içe aktarılmadı."
        case .archiveTooLarge:
            "“{path}” arşivi açılınca kabul edilenden büyük. Ondan hiçbir şey içe aktarılmadı."
        case .ambiguousDates:
            "“{path}” içinde gün ve ay yeterince kesin ayırt edilemiyor; daha olası sıra {order} ({confidence})."
        case .ambiguousDatesHint:
            "Tarihlerin nasıl yazıldığını söyleyin: --date-order dmy, mdy ya da ymd; ya da --yes ile daha olası olanı alın."
        case .contradictedDates:
            "“{path}” içinde bu sırayla olanaksız tarihler var."
        case .contradictedDatesHint:
            "Sıranın bulunması için --date-order vermeyin."
        case .importInterrupted:
            "Yarıda kesildi. Şimdiye dek aktarılan iletiler duruyor; yeniden içe aktarmak gerisini ekler."
        case .someFilesFailed:
            .plural(one: "{count} dosya içe aktarılamadı.", other: "{count} dosya içe aktarılamadı.")
        case .chatsLeftOut:
            "Dosyadaki bazı sohbetler dışarıda bırakıldı; geri kalan her şey içe aktarıldı."
        case .chatsLeftOutHint:
            "Uyarılar onları adlandırır. Kasada her biri için tek sohbet olduğunda dosyayı yeniden içe aktar: hiçbir şey iki kez gelmez."
        case .severalChats:
            "“{path}” içinde birkaç sohbet var."
        case .severalChatsHint:
            "Bunu dosya olarak kaydet ve adını ver: o zaman sohbetlerin her biri içe aktarılır."
        case .partlyRead:
            "Bazı satırlar okunamadı; geri kalan her şey okundu."
        case .partlyReadHint:
            "Özet satırları belirtir."
        case .lineTooLong:
            "“{path}”, satır {line}: 16 MiB’den uzun."
        case .lineNotJSON:
            "“{path}”, satır {line}: {offset}. baytta JSON değil ({reason})."
        case .lineUnexpected:
            "“{path}”, satır {line}: şemaya uymuyor ({reason})."
        case .lineUnknownType:
            "“{path}”, satır {line}: bilinmeyen türde bir kayıt."
        case .lineNewerFormat:
            "“{path}”, satır {line}: Whisper’ın daha yeni bir sürümüyle yazılmış."
        case .lineConflict:
            "“{path}”, satır {line}: kasadakiyle çelişiyor."
        case .lineMissingReference:
            "“{path}”, satır {line}: orada olmayan bir şeyi anıyor."
        case .vaultNotEmpty:
            "Kasada iletiler ya da kişiler var: hiçbir şey içe aktarılmadı"
        case .vaultNotEmptyHint:
            "--restore bütün bir kasayı boş bir kasaya geri getirir. Onsuz iletiler eklenir, kişiler doğrulanmamış olarak gelir."
        case .malformedLineHint:
            "Öncekiler kümeler halinde içe aktarıldı; satırı düzeltip yeniden içe aktarın, hiçbir şey iki kez gelmez."
        case .timesShifted:
            "Kasa bu dosyanın iletilerini zaten “{title}” içinde, {offset} farklı saatlerle tutuyor."
        case .timesShiftedHint:
            "Telefonun saat dilimini --timezone ile belirtin. Önceki içe aktarmada dilim yanlışsa o sohbeti silip yeniden içe aktarın. --yes iletileri ikinci kez içe aktarır."
        case .datesExchanged:
            "Kasa bu dosyanın iletilerini zaten “{title}” içinde, gün ve ay yer değiştirmiş olarak tutuyor."
        case .datesExchangedHint:
            "Tarihlerin nasıl yazıldığını --date-order ile söyleyin. Önceki içe aktarma yanlışsa o sohbeti silip yeniden içe aktarın. --yes iletileri ikinci kez içe aktarır."
        }
    }
}
