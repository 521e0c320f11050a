extension DataCommandText {
    var turkish: Phrase {
        switch self {
        case .importing:
            "Kasaya ileti getir."
        case .importWhatsApp:
            "WhatsApp’ın dışa aktardığı sohbetleri getir."
        case .importWhatsAppDiscussion:
            "“Sohbeti dışa aktar” ile oluşan metni, arşivi ya da klasörü okur; - standart girdidir. Bir sohbeti yeniden ya da daha yeni bir dışa aktarımını içe aktarmak yalnızca yenileri ekler. Özet her satırın hesabını verir. 3 çıkış durumu bazı satırların okunamadığını söyler; bunlar belirtilir."
        case .importJSON:
            "İletileri JSON satırları olarak getir."
        case .importJSONDiscussion:
            "“export json” komutunun yazdığını okur, --full ile yazılanı da; - standart girdidir. Kimlikler korunur, yeniden içe aktarmak bir şey eklemez. İlk hatalı satır içe aktarmayı bitirir ve belirtilir; önceki kümeler kalır."
        case .exporting:
            "İletileri dışa aktar."
        case .exportJSON:
            "İletileri JSON satırları olarak yaz."
        case .exportJSONDiscussion:
            "Her satıra bir ileti, her sohbet kendi sırasıyla. --full ile kasanın her kaydı türüyle bir satır olur; yeni bir kasaya aktarılınca eşit bir kasa verir. Çıktı şifreli değildir."
        case .conversations:
            "Sohbetleri listele."
        case .conversationsDiscussion:
            "Önce sabitlenmiş sohbetler, sonra en son etkin olanlar gelir."
        case .messages:
            "Bir sohbetin iletilerini göster."
        case .messagesDiscussion:
            "En yeni iletileri gösterir, sonuncusu altta. Bir sohbet başlığıyla, başlığın bir parçasıyla ya da kimliğiyle anılır."
        case .search:
            "İleti bul."
        case .searchDiscussion:
            "Bütün sözcükler geçmelidir; büyük küçük harf ve aksan fark etmez. Tırnak içinde \"bir söz öbeği\", yıldızlı bir başlangıç (şems*), OR, NOT ve ayraçlar anlaşılır. Metinlerde, gönderenlerde ve ek adlarında aranır, en yeniler önce gelir. Sözcük yoksa yalnız süzgeçler belirler. Tarihler 2020, 2020-05, 2020-05-31 ya da 2020-05-31T14:00 biçimindedir."
        case .markRead:
            "Bir sohbeti okundu olarak işaretle."
        case .pin:
            "Bir sohbeti listenin başına sabitle."
        case .unpin:
            "Bir sohbetin sabitlemesini kaldır."
        case .mute:
            "Bir sohbeti sessize al."
        case .unmute:
            "Bir sohbetin sesini aç."
        case .delete:
            "Sohbetleri ve iletileri kalıcı olarak sil."
        case .deleteDiscussion:
            "Bir sohbeti, bir iletiyi ya da yaşına ve platformuna göre iletileri, başka hiçbir şeyin anmadığı eklerle birlikte siler. Tek bir ileti boş bir yer bırakır, böylece sohbeti yeniden içe aktarmak onu geri getirmez; --erase hiçbir şey bırakmaz."
        case .stats:
            "Kasada ne olduğunu göster."
        case .statsDiscussion:
            "Sayılar ve iletilerin zaman içindeki grafiği."
        }
    }
}

extension DataOptionText {
    var turkish: Phrase {
        switch self {
        case .exportPath:
            "Dışa aktarılmış sohbetler: .txt, .zip ya da klasörler; - standart girdidir."
        case .ownName:
            "Dışa aktarımdaki kendi adınız; gönderilen iletileri alınanlardan ayırır."
        case .ownNameJSON:
            "Kendi adınız ya da numaranız; gönderilen iletileri alınanlardan ayırır."
        case .chatTitle:
            "Dosya adı söylemiyorsa sohbetin başlığı."
        case .timezone:
            "Telefonun saat dilimi, örneğin Europe/Istanbul; verilmezse bu makineninki."
        case .dateOrder:
            "Tarihlerde gün ve ayın sırası: dmy, mdy ya da ymd; verilmezse bulunur."
        case .dryRun:
            "Yalnızca ne yapılacağını göster."
        case .importYes:
            "Gün ve ay ayırt edilemezse daha olası sırayla, kasa aynı iletileri başka saatlerde tutuyorsa da sürdür."
        case .jsonPath:
            "JSON satırlarından bir dosya; - standart girdidir."
        case .restoreJSON:
            "Kendi kasanızı olduğu gibi geri getirir: güvenleriyle kişiler, kimlikler, ilkeler. Boş olmayan bir kasada her biri önce adıyla gösterilip onaylanır."
        case .attachmentsFrom:
            "“export json --attachments” komutunun yazdığı gibi, eklerin içeriklerini tutan bir klasör."
        case .attachmentsTo:
            "Eklerin içeriklerini de bu klasöre yaz."
        case .exportConversation:
            "Yalnızca bu sohbet: kimlik, başlık ya da başlığın bir parçası."
        case .full:
            "Yalnız iletiler değil, kasanın her kaydı."
        case .deidentify:
            "Adların ve telefon numaralarının yerine hep aynı kalan kimlikler koy."
        case .output:
            "Yazılacak dosya; - standart çıktıdır."
        case .onlyUnread:
            "Yalnızca okunmamış iletisi olan sohbetler."
        case .conversationLimit:
            "En çok bu kadar sohbet."
        case .conversation:
            "Sohbet: kimlik, başlık ya da başlığın bir parçası."
        case .messageLimit:
            "En çok bu kadar ileti (verilmezse 100)."
        case .before:
            "Bu kimlikli iletiden öncekiler."
        case .after:
            "Bu kimlikli iletiden sonrakiler."
        case .oldest:
            "En eski iletiden başla."
        case .all:
            "En eskiden en yeniye bütün iletiler."
        case .saveAttachments:
            "Gösterilen iletilerin eklerini bu klasöre kaydet."
        case .query:
            "Ne arandığı."
        case .searchIn:
            "Yalnızca bu sohbette: kimlik, başlık ya da başlığın bir parçası."
        case .fromPerson:
            "Yalnızca bu kişiden: ad, adın başı ya da kimlik."
        case .since:
            "Yalnızca bu tarihten itibaren."
        case .until:
            "Yalnızca bu tarihe kadar, o gün de içinde."
        case .type:
            "Yalnızca bu türden: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Yinelenebilir."
        case .hasAttachment:
            "Yalnızca ekli olanlar."
        case .encrypted:
            "Yalnızca içinde mühürlü ileti olanlar."
        case .order:
            "newest (verilmezse) ya da relevance."
        case .searchLimit:
            "En çok bu kadar sonuç (verilmezse 50)."
        case .upTo:
            "Yalnızca bu kimlikli iletiye kadar."
        case .deleteMessage:
            "Bu kimlikli iletiyi sil."
        case .erase:
            "İletiden iz bırakma; sohbeti yeniden içe aktarmak onu geri getirir."
        case .deleteBefore:
            "Bu tarihten önce gönderilmiş iletiler."
        case .olderThan:
            "Şundan eski iletiler: 90d, 8w, 6m, 2y."
        case .platform:
            "Bu platformun iletileri, örneğin whatsapp."
        case .svg:
            "Grafiği SVG dosyası olarak yaz; - standart çıktıdır."
        }
    }
}
