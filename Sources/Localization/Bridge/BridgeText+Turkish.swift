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
            "Kasanın bağlı olup olmadığını ve son çalışmanın sonucunu göster."
        case .logout:
            "Hesabın bağını kopar ve anahtarlarını kaldır."
        case .logoutDiscussion:
            "WhatsApp’a bu cihazın artık olmadığını bildirir ve oturumu bütün anahtarlarıyla bu makineden kaldırır. Getirilmiş iletiler kalır."
        case .command:
            "Köprü olarak bu programı çalıştır; sözcükleri kabuktaki gibi ayrılır."
        case .historyLimit:
            "Telefonun geçmişinden en çok bu kadar ileti içe aktar; 0 sınırsızdır."
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
        case .coverage:
            "Her sohbetin hangi dönemi elde, boşlukları nerede, göster."
        case .coverageDiscussion:
            "Boşluk, iki ileti arasında --gap günden uzun bir sessizliktir. Sessizlik ile eksik iletiler birbirinden ayırt edilemez; bu yüzden yalnızca bir ipucudur. Ne köprü ne ağ gerekir."
        case .gapDays:
            "Bu kadar günden uzun boşlukları bildir."
        case .coverageFrom:
            "Başı"
        case .coverageTo:
            "Sonu"
        case .coverageExported:
            "Dışa aktarılan"
        case .coverageBridged:
            "Köprülerden"
        case .coverageGaps:
            "Boşluklar"
        case .measuring:
            "Sohbetlere bakılıyor"
        case .rebuild:
            "Köprülerin kayıtlı olaylarından iletileri yeniden oluştur."
        case .rebuildDiscussion:
            "Her olay kendi baytlarıyla saklanır. Daha çoğunu anlayan bir güncellemeden sonra, önceden anlaşılmayanı gösterir. Silinen silinmiş, okunan okunmuş kalır. Ne köprü ne ağ gerekir."
        case .rebuilding:
            "Olaylar yeniden okunuyor"
        case .rebuilt:
            "Olaylar: {events} yeniden okundu, {unread} tanesinde gösterilecek bir şey yok. İletiler: {replaced} yenilendi, {inserted} eklendi."
        case .outOfRange:
            "{option}: {value}, {lowest} ile {highest} arasında bir sayı değil."
        case .noHistory:
            "Telefonun geçmişinden hiçbir şey alma."
        case .takesHistory:
            "Telefonun geçmişi alınsın mı: true ya da false."
        case .historyInterval:
            "İki geçmiş isteği arasında bu kadar milisaniye bırak."
        case .batchSize:
            "Geçmişten bu kadar iletiyi kasaya birlikte koy."
        case .retries:
            "Sınırlı olduğu yerlerde art arda en çok deneme sayısı."
        case .firstDelay:
            "İkinci denemeden önce bu kadar milisaniye bekle; sonrakiler her seferinde iki katı."
        case .sessionTimeout:
            "Bu kadar gün sonra yeniden bağlamayı iste."
        case .retryingNow:
            "{reason} Şimdi yeniden deneniyor."
        case .oftenExpired:
            "Bağlantı 30 gün içinde birkaç kez sona erdi. WhatsApp hesabı kapatıyor olabilir: bağı koparın, bir gün bekleyin, sonra yeniden bağlayın."
        case .notify:
            "Masaüstü bildirimi yeni iletilerden neyi söylesin: hiçbir şey (none), kaç tane (count), sohbeti de (chat), metni de (content)."
        case .newMessages:
            .plural(
                one: "{count} yeni ileti",
                other: "{count} yeni ileti")
        case .noDesktop:
            "Masaüstü bildirimi yok: masaüstü bulunamadı."
        case .desktopSilent:
            "Masaüstü bildirim kabul etmiyor; iletiler yine de geliyor."
        case .bridgeSays:
            "Köprünün bildirdiği: {text}"
        case .unusable:
            "Bu program köprü olarak kullanılamaz."
        case .journalChanged:
            "Köprünün günlüğü, bu kasanın şimdiye kadar okuduğu günlük değil."
        case .journalChangedHint:
            "“whisper bridge run --begin-again” onu ilk satırından okur; zaten var olan iletiler tanınır."
        case .otherAccount:
            "Köprü, bu kasanın bağlı olduğu hesaptan başka bir hesapta oturum açmış."
        case .otherAccountHint:
            "Onun için başka bir kasa kullanın ya da önce “whisper bridge logout” çalıştırın."
        case .beginAgain:
            "Köprünün günlüğünü ilk satırından yeniden oku."
        case .alreadyRunning:
            "Bu kasanın bir köprüsü zaten çalışıyor."
        case .refusedChanges:
            "Yetkisi olmayanların yaptığı ve hiçbir şeyi değiştirmeyen değişiklikler: {number}"
        case .numbersIgnored:
            "Köprünün bazı satırlarının numaraları daha önce kullanılmıştı; bu satırlar yok sayıldı."
        case .numberImpossible:
            "Köprünün bir satırının numarası olanaksız. Satır reddedildi ve köprü sonlandırıldı."
        case .noNotifications:
            "Whisper’ın bu derlemesi bildirim göstermez."
        case .timesDiffer:
            "“{title}” sohbeti telefonunkinden {offset} farklı saatlerle içe aktarılmış; iletileri bu yüzden kasada iki kez duruyor. O sohbeti silip --timezone ile yeniden içe aktarın."
        }
    }
}
