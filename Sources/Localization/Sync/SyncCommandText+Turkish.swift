extension SyncCommandText {
    var turkish: Phrase {
        switch self {
        case .root:
            "Bir sunucuyla gerçek zamanlı ileti alışverişi yap."
        case .rootDiscussion:
            "Gösterilen her şeyin tek kaynağı kasadır: gelen önce oraya girer, gönderdiğiniz de sunucu alana dek orada bekler. Ağı hiç kullanmayan “whisper” ile okuyun; bu program ağı kullanır."
        case .login:
            "Bir sunucuda oturum aç."
        case .loginDiscussion:
            "Gizli sözü uçbirimde sorar. Kasa adresi ve bir belirteci mühürlü olarak saklar; gizli sözü hiç saklamaz."
        case .logout:
            "Oturumu kapat ve belirteci kaldır."
        case .logoutDiscussion:
            "Sunucuya bildirir ve belirteci bu makineden kaldırır. İletiler kalır; gönderilmeyi bekleyenler de."
        case .run:
            "Durdurulana dek ileti al ve gönder."
        case .runDiscussion:
            "Ön planda kalır ve bağlantı her koptuğunda yeniden bağlanır; bu yüzden bir hizmet yöneticisine uygundur. Ctrl-C ya da SIGTERM ile durdurun."
        case .send:
            "Bir ileti gönder."
        case .sendDiscussion:
            "İleti önce kaydedilir, sonra gönderilir. Sunucuya ulaşılamazsa bekler ve “whisper-sync run” onu sonra gönderir."
        case .retry:
            "Sunucunun reddettiği bir iletiyi yeniden gönder."
        case .status:
            "Hesabı, her sohbetin nereye dek alındığını ve gönderilmeyi bekleyenleri göster."
        case .serverArgument:
            "Sunucunun adresi: https://HOST ya da bu makineye http://."
        case .userArgument:
            "Kullanıcının sunucudaki adı."
        case .conversationArgument:
            "Sohbet: başlığı, kimliği ya da sunucudaki kimliği."
        case .textArgument:
            "Metin; - onu standart girdiden okur."
        case .messageArgument:
            "İletinin “whisper-sync status” ile gösterilen kimliği."
        case .boundContact:
            "Kişi: adı, kimlik numarası ya da parmak izi."
        case .server:
            "Kasanın oturumu yoksa kullanılacak sunucu."
        case .tokenFile:
            "Erişim belirtecini FILE dosyasının ilk satırından oku; süresi dolunca yeniden oku."
        case .secretFile:
            "Gizli sözü FILE dosyasının ilk satırından oku; - standart girdidir."
        case .secretDescriptor:
            "Gizli sözü açık N dosyasından oku."
        case .device:
            "Bu makine için sunucuya bildirilen bir ad."
        case .seal:
            "Gönderileni mühürle, geleni aç; sunucu yalnızca şifreli metin görsün."
        case .trustCarrierTime:
            "Kaçırılan mühürlü iletileri, sunucunun aldığını söylediği zamana göre değerlendir."
        case .caFile:
            "Sisteminkilerin yanında FILE içindeki sertifikalara da güven."
        case .tokenInQuery:
            "Belirteci canlı bağlantının adresine koy; onu başka yerde okumayan sunucular için. Adresler günlüklere düşer."
        case .timeout:
            "Sunucuyu en çok N saniye bekle."
        case .bind:
            "Bir sohbeti bir kişiye bağla."
        case .unbind:
            "Bir sohbetin kişiye bağını kaldır."
        case .bindDiscussion:
            "Bundan sonra sohbete gönderdikleriniz bu kişinin anahtarlarıyla mühürlenir, mühürlü gelenler açılır. Kimin kim olduğu konusunda sunucuya hiç inanılmaz; bunu bir kez siz söylersiniz."
        }
    }
}
