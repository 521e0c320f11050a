extension BridgeText {
    var turkish: Phrase {
        switch self {
        case .group:
            "İletileri bir köprü üzerinden canlı olarak getir."
        case .groupDiscussion:
            "Köprü, mesajlaşma hizmetiyle konuşan ve oradaki iletilerinizi okuyabilen ayrı bir programdır. Hiçbir şey göndermez. Kasa ondan ayrı durur: köprünün ağı vardır, kasanın anahtarı yoktur."
        case .install:
            "WhatsApp için başvuru köprüsünü kur."
        case .installDiscussion:
            "Kasanın dizininde ayrı bir Python ortamı kurar ve belirlenmiş sürümleri, her birini özetiyle denetleyerek oraya yükler. venv içeren Python 3.11 ya da üstü ve ağ gerekir."
        case .pair:
            "Kasayı bir WhatsApp hesabına bağla."
        case .pairDiscussion:
            "Önce sorar, sonra telefonla taranacak kodları gösterir ve hesap bağlanınca biter. Ardından “whisper bridge run” iletileri getirir. WhatsApp dört bağlı cihaza izin verir; iki adımlı doğrulamayı açın."
        case .run:
            "Durdurulana dek iletileri getir."
        case .runDiscussion:
            "Ön planda kalır ve yararı olabildiği sürece başarısız olan köprüyü yeniden başlatır; bu yüzden bir hizmet yöneticisine uygundur. Ctrl-C ya da SIGTERM ile durdurun."
        case .status:
            "Kasanın bağlı olup olmadığını ve köprünün durumunu göster."
        case .logout:
            "Hesabın bağını kopar ve anahtarlarını kaldır."
        case .logoutDiscussion:
            "WhatsApp’a bu cihazın artık olmadığını bildirir ve oturumu bütün anahtarlarıyla bu makineden kaldırır. Getirilmiş iletiler kalır."
        case .command:
            "Köprü olarak bu programı çalıştır; sözcükleri kabuktaki gibi ayrılır."
        case .historyLimit:
            "Telefonun geçmişinden en çok bu kadar ileti al; 0 hiç almaz."
        case .consent:
            "Bağlamak, bu makinenin sizin bir başka cihazınız olarak WhatsApp sohbetlerinizi okumasını sağlar:\n- Yeni iletileri ve telefonun sunduğu geçmişi okur. Hiçbir şey göndermez, okundu bilgisi de.\n- Her şey, bağlantının anahtarlarıyla birlikte, yalnızca kasanızda şifreli durur.\n- Geri almak için: “whisper bridge logout” ya da telefonda “Bağlı cihazlar”.\nWhatsApp’ın koşulları başka programları öngörmez; bir hesabı kapatabilir."
        case .consentQuestion:
            "Bir hesap bağlansın mı?"
        case .scan:
            "Bunu yalnızca KENDİ telefonunuzla tarayın: WhatsApp, “Bağlı cihazlar”, “Cihaz bağla”."
        case .expires:
            "Bu kod {seconds} sn geçerli; sonra yenisi gelir."
        case .linked:
            "{account} hesabına bağlandı; telefon bu cihazı “{device}” olarak gösterir."
        case .connected:
            "Bağlandı."
        case .disconnected:
            "Bağlantı koptu; köprü yeniden deniyor."
        case .retrying:
            "{reason} {seconds} sn sonra yeniden denenecek."
        case .finished:
            "İletiler: {added} yeni, {duplicates} zaten bilinen; {skipped} atlanan."
        case .manySkipped:
            "Bir saatte ondan çok ileti okunamadı."
        case .manyUndecryptable:
            "Bin iletiden birden çoğunun şifresi çözülemedi."
        case .qrExpired:
            "Kodu kimse zamanında taramadı. Yenisini tarayın."
        case .authenticationFailed:
            "Telefon bağlantıyı reddetti. Telefona bakın ve yeniden bağlayın."
        case .sessionExpired:
            "Hesap artık bağlı değil. Yeniden bağlayın; getirilenler kalır."
        case .rateLimited:
            "WhatsApp’a çok fazla istek."
        case .networkError:
            "WhatsApp’a ulaşılamıyor. Bağlantıyı denetleyin."
        case .undecryptable:
            "Bir iletinin şifresi çözülemedi; yeniden isteniyor: {id}"
        case .clientOutdated:
            "WhatsApp köprünün bu sürümünü artık kabul etmiyor. Whisper’ı güncelleyin ve “whisper bridge install” çalıştırın."
        case .banned:
            "WhatsApp hesabı kapattı. Bağı koparın, bir gün bekleyin, sonra yeniden bağlayın."
        case .crashed:
            "Köprü beklenmedik biçimde sona erdi."
        case .programMissing:
            "“{program}” köprüsü çalıştırılamıyor."
        case .programMissingHint:
            "“whisper bridge install” başvuru köprüsünü kurar; --command başka bir program verir."
        case .noMemoryPlace:
            "Oturum için bellekte yer yok: ne $XDG_RUNTIME_DIR ne de /dev/shm bellekte."
        case .notLinked:
            "Kasa bir hesaba bağlı değil."
        case .notLinkedHint:
            "“whisper bridge pair” onu bağlar."
        case .malformedCommand:
            "{option}: bir tırnak kapanmamış ya da program yok."
        case .unsupported:
            "Whisper’ın bu yapımı köprü çalıştırmaz."
        case .helperMissing:
            "Köprüleri çalıştıran {path} eksik."
        case .helperMissingHint:
            "Bridge özelliğiyle derlenir ve whisper’ın yanına kurulur."
        case .installing:
            "Başvuru köprüsü kuruluyor…"
        case .installed:
            "Başvuru köprüsü kuruldu: {path}"
        case .installFailed:
            "Başvuru köprüsü kurulamadı."
        case .installFailedHint:
            "Paket dizinine ulaşılıp ulaşılmadığına ve venv modülüyle Python 3.11 ya da üstünün bulunup bulunmadığına bakın."
        case .sourceMissing:
            "Başvuru köprüsünün dosyaları programın yanında değil."
        case .labelAccount:
            "Hesap"
        case .labelProgram:
            "Başvuru köprüsü"
        case .labelAcknowledged:
            "Kasadaki olaylar"
        case .labelLastRun:
            "Son çalıştırma"
        case .isLinked:
            "bağlı"
        case .isNotLinked:
            "bağlı değil"
        case .isInstalled:
            "kurulu"
        case .notInstalled:
            "kurulu değil"
        case .unlinked:
            "Bağ koparıldı ve bu makineden kaldırıldı: {names}"
        case .removedOnly:
            "Bu makineden kaldırıldı: {names}. WhatsApp’a bildirilemedi: cihazı telefonda “Bağlı cihazlar” altından kaldırın."
        case .nothingToRemove:
            "Kaldırılacak bir şey yoktu."
        case .logoutQuestion:
            "Hesabın bağı koparılıp anahtarları bu makineden kaldırılsın mı?"
        }
    }
}
