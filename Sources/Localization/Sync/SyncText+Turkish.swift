extension SyncText {
    var turkish: Phrase {
        switch self {
        case .askSecret:
            "{server} sunucusunda “{user}” için gizli söz:"
        case .loggedIn:
            "{server} sunucusunda “{user}” olarak oturum açıldı."
        case .loggedOut:
            "Oturum kapatıldı ve bu makineden kaldırıldı: {names}"
        case .loggedOutHere:
            "Bu makineden kaldırıldı: {names}. Sunucuya bildirilemedi; oturum orada kendiliğinden sona erer."
        case .nothingToRemove:
            "Kaldırılacak bir şey yoktu."
        case .connecting:
            "{server} sunucusuna bağlanılıyor…"
        case .connected:
            "{server} sunucusuna “{user}” olarak bağlandı."
        case .disconnected:
            "Bağlantı koptu."
        case .retrying:
            "{reason} {seconds} sn sonra yeniden denenecek."
        case .finished:
            "İletiler: {received} alındı, {sent} gönderildi; {waiting} gönderilmeyi bekliyor."
        case .sent:
            "Gönderildi."
        case .queued:
            "Kaydedildi. {reason} İleti, “whisper-sync run” onu gönderebilene dek bekler."
        case .messageFailed:
            "Sunucu bir iletiyi kesin olarak reddetti ({reason}); “whisper-sync status” onu gösterir."
        case .unreachable:
            "Sunucuya ulaşılamıyor."
        case .untrusted:
            "Sunucunun sertifikasına güvenilmiyor ya da bu ad için değil."
        case .untrustedHint:
            "--ca-file özel bir sunucunun sertifikalarını verir."
        case .unauthorized:
            "Sunucu kullanıcıyı ve gizli sözü kabul etmedi."
        case .sessionEnded:
            "Sunucu belirteci artık kabul etmiyor."
        case .sessionEndedHint:
            "“whisper-sync login” yeniden oturum açar; gönderilmeyi bekleyen hiçbir şey kaybolmaz."
        case .rateLimited:
            "Sunucu beklenmesini istiyor."
        case .serverFailed:
            "Sunucu başarısız oldu."
        case .notUnderstood:
            "Sunucu bu programın anlamadığı bir yanıt veriyor."
        case .notLoggedIn:
            "Kasanın bir sunucuda oturumu yok."
        case .notLoggedInHint:
            "“whisper-sync login” oturum açar; --server ve --token-file ile gerekmez."
        case .alreadyLoggedIn:
            "Kasa zaten {server} sunucusundaki “{user}” kullanıcısına ait."
        case .alreadyLoggedInHint:
            "Bir kasa tek bir hesabın sohbetlerini tutar; başka hesap için başka kasa kullanın."
        case .invalidAddress:
            "“{address}” bağlanılabilecek bir adres değil."
        case .invalidAddressHint:
            "https://HOST ya da yalnızca bu makineye http://: başka yere belirteç açık giderdi."
        case .emptyToken:
            "{path} dosyasının ilk satırında belirteç yok."
        case .refused:
            "Sunucu iletiyi kesin olarak reddetti: {reason}"
        case .tooLong:
            "İleti {limit} bayttan uzun."
        case .emptyMessage:
            "Gönderilecek bir şey yok: metin boş."
        case .notText:
            "Girdi UTF-8 metin değil."
        case .notOfServer:
            "“{name}” sunucunun bir sohbeti değil."
        case .notOfServerHint:
            "“whisper-sync status” sunucununkileri gösterir; “whisper-sync run” onları getirir."
        case .groupNotSealed:
            "Mühürlü ileti tek kişiye gider; bu sohbet ise bir grup."
        case .contactUnknownHint:
            "“whisper-sync bind” ile bir kişiye bağlayın."
        case .noFailedMessage:
            "“{id}” adlı reddedilmiş bir ileti yok."
        case .unsupported:
            "Whisper’ın bu yapımı ağı kullanmaz."
        case .unsupportedHint:
            "Realtime özelliğiyle derlenir."
        case .labelServer:
            "Adres"
        case .labelUser:
            "Kullanıcı"
        case .labelDevice:
            "Cihaz"
        case .labelLogin:
            "Oturum"
        case .isLoggedIn:
            "açık"
        case .isLoggedOut:
            "kapalı"
        case .labelConversations:
            "Eşitlenen sohbetler"
        case .labelWaiting:
            "Gönderilmeyi bekleyen"
        case .labelFailed:
            "Sunucunun reddettiği"
        case .labelConnections:
            "Kurulan bağlantılar"
        case .columnConversation:
            "Sohbet"
        case .columnCursor:
            "Alındığı yer"
        case .columnMessage:
            "İleti"
        case .columnState:
            "Durum"
        case .columnAttempts:
            "Denemeler"
        case .waiting:
            "bekliyor"
        case .failed:
            "reddedildi"
        case .isWith:
            "“{conversation}” sohbeti “{contact}” kişinize bağlı."
        case .bound:
            "“{conversation}” sohbeti artık “{contact}” kişinize bağlı."
        case .unbound:
            "“{conversation}” sohbeti hiçbir kişiye bağlı değil."
        case .sealedTo:
            "“{contact}” için mühürlendi."
        case .contactUnknown:
            "“{conversation}” sohbeti hiçbir kişiye bağlı değil."
        case .noSecret:
            "Gizli söz verilmedi ve soracak bir uçbirim yok."
        case .noSecretHint:
            "--secret-file onu bir dosyadan, - ile standart girdiden okur."
        case .mayNotWrite:
            "bu sohbete yazamazsınız"
        case .noConversation:
            "böyle bir sohbet yok"
        case .tooLarge:
            "sunucu için çok uzun"
        case .notAccepted:
            "sunucu onu bu haliyle almıyor"
        case .writtenInPlain:
            "sohbet bir kişiye bağlanmadan önce yazılmış ve mühürlenmemiş; “whisper-sync retry” onu mühürler"
        case .notTried:
            "“--timeout 0” istendiği için hiçbir şey denenmedi."
        case .soFar:
            "Şimdiye dek iletiler: {received} alındı, {sent} gönderildi."
        case .labelEvents:
            "Sunucunun olayları"
        case .labelSent:
            "Gönderilen iletiler"
        case .certificateExpired:
            "Sunucunun sertifikasının süresi dolmuş ya da sertifika henüz geçerli değil."
        case .certificateWrongHost:
            "Sunucunun sertifikası başka bir makine için."
        case .certificateUnknown:
            "Sunucunun sertifikası güvenilen bir kurum tarafından verilmemiş."
        case .otherVersion:
            "Sunucu protokolün {version} sürümünü konuşuyor, bu program başka birini."
        case .serverBehind:
            "Sunucu “{conversation}” için öncekinden daha az olay sayıyor; orada bir şey kaybolmuş olabilir. Burada hiçbir şey silinmez."
        case .newEpoch:
            "Sunucu “{conversation}” için yeniden saymaya başladı, bu yüzden her şey yeniden alınıyor. Burada hiçbir şey silinmez."
        case .skippedEvents:
            "“{conversation}” içinde okunamayan ve atlanan olaylar: {count}"
        case .skippedConversations:
            "Sunucunun listesinde okunamayan ve atlanan sohbetler: {count}"
        case .missingEvents:
            "“{conversation}” içinde sunucunun vermediği olaylar: {count}. “whisper-sync status” bunları listeler."
        case .endlessPages:
            "Sunucunun “{conversation}” ile ilgili yanıtları bitmiyor; daha sonra yeniden istenecek."
        case .endlessList:
            "Sunucunun sohbet listesi bitmiyor; kalanı daha sonra istenecek."
        case .collisions:
            "“{conversation}” içinde sunucunun başka iletilerin kimliğini ya da numarasını verdiği ve saklanmayan iletiler: {count}"
        case .reworded:
            "“{conversation}” içinde sunucunun değiştirdiği iletiler: {count}. Kendi sözleriniz önceki sürüm olarak saklanır."
        case .foreignAnswer:
            "Sunucu gönderilenden başka bir iletiyle yanıt verdi; ileti yeniden gönderiliyor."
        case .vaultUnread:
            "Kasa okunamadı."
        case .labelMissing:
            "Sunucunun vermedikleri"
        case .helperMissing:
            "Eşitleme programı eksik: {path}"
        case .helperMissingHint:
            "“whisper” ile yan yana kurulur."
        case .lineElsewhere:
            "Bu ileti başka bir sohbet için mühürlenmiş."
        case .lineOutOfOrder:
            "Bu ileti, üstünde duran bir iletiden önce yazılmış."
        case .lineContradicted:
            "Bu ileti aynı cihazın başka bir iletisiyle çelişiyor; ikisinden biri değiştirilmiş olabilir."
        case .linesNotHere:
            "Bu iletiden önce burada olmayanlar, alıkonmuş, süresi dolmuş ya da hiç gönderilmemiş: {count}"
        case .serverTime:
            "Sunucuya göre: {time}"
        case .youWrote:
            "Siz şunu yazdınız: {text}"
        case .otherEnvelope:
            "Sunucu, zarfınızın yerine başka bir şey tutuyor; sözleriniz ulaşmamış olabilir."
        case .columnServerID:
            "Sunucudaki kimlik"
        case .nameTaken:
            "“{name}” bir kişinin ya da bir kişiye bağlı bir sohbetin adı, ama bu sohbet hiçbir kişiye bağlı değil."
        case .nameTakenHint:
            "“whisper-sync bind” onu bağlar; adı yerine kimliği, {id}, verilirse ileti açık gönderilir."
        case .retitled:
            "Sunucu, bir kişiye bağlı olan “{conversation}” sohbetine başka bir ad verdi. Buradaki adı değişmez."
        }
    }
}
