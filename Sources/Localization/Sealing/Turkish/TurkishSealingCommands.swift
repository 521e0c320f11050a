extension SealingCommandText {
    var turkish: Phrase {
        switch self {
        case .identity:
            "Kimliklerinizi oluşturur ve yönetir."
        case .identityCreate:
            "Bir kimlik oluşturur."
        case .identityCreateDiscussion:
            "İki anahtar çifti oluşturur: biri size yazılması, biri imzalamak için. Hiçbiri belirtilmediğinde ilk kimlikle mühürlenir; “whisper identity use” başkasını seçer."
        case .identityList:
            "Kimliklerinizi listeler."
        case .identityShow:
            "Bir kimliği gösterir: sözcükleri, parmak izi, anahtarları."
        case .identityShowDiscussion:
            "Sözcükleri telefonda kartınızı almış birine okuyun: Onunkiler de aynıysa araya kimse başka anahtar koymamıştır."
        case .identityUse:
            "Varsayılan kimliği belirler."
        case .identityRename:
            "Bir kimliğe başka bir ad verir."
        case .identityArchive:
            "Bir kimliğin ileti açmasına izin verir, mühürlemesine artık vermez."
        case .identityArchiveDiscussion:
            "Ona mühürlenmiş olanı her zaman açmayı sürdürür. Bir uçbirimde önce sorulur."
        case .identityRotate:
            "Bir kimliğin anahtarlarını yenileriyle değiştirir."
        case .identityRotateDiscussion:
            "Yeni anahtarlar adı devralır. Eskiler, kişileriniz bunu bir sahtekârlıktan ayırabilsin diye bir bildirim imzalar ve ileti açmayı sürdürür. Kişilerinize yeni kartı verin: “whisper identity export”. Bir uçbirimde önce sorulur."
        case .identityExport:
            "Başkaları size yazabilsin diye bir kimliğin herkese açık kartını yazar."
        case .identityExportDiscussion:
            "Kartta sır yoktur: postayla gönderin, “whisper qr show” ile QR kodu olarak gösterin, bir web sayfasına koyun."
        case .identityBackup:
            "Kimlikleri gizli anahtarlarıyla, kendilerine ait bir parola altında yazar."
        case .identityBackupDiscussion:
            "Ad verilmezse bütün kimlikler yazılır. Parola iki kez sorulur; boş bırakılırsa on sözcük oluşturulur. Dosyayı ve parolayı elinde bulunduran postanızı okuyabilir ve adınıza imzalayabilir."
        case .identityRestore:
            "Böyle bir yedekten kimlikleri geri getirir."
        case .identityRestoreDiscussion:
            "Nelerin ekleneceğini gösterir ve sorar. Var olanın üzerine hiç yazılmaz. Bir kimlikle başka bir yerde, örneğin başka bir cihazda açılmış bir ileti burada bir kez daha açılır: bu kasa bunu bilemez."
        case .contact:
            "Mühürlü ileti alışverişi yaptığınız kişileri yönetir."
        case .contactAdd:
            "Elle bir kişi ekler."
        case .contactAddDiscussion:
            "Bir karttan ya da herkese açık bir anahtarın 64 onaltılık basamağından."
        case .contactList:
            "Kişileri listeler."
        case .contactShow:
            "Bir kişiyi gösterir: güven, sözcükler, parmak izi, önceki anahtarlar."
        case .contactVerify:
            "Anahtarları kişiyle karşılaştırıp doğru olduklarını bildirir."
        case .contactVerifyDiscussion:
            "İkinizin de sözcüklerini gösterir. Telefonda herkes ötekinin sözcüklerini okur. Yalnızca ikisi de uyuyorsa evet deyin."
        case .contactRevoke:
            "Bir kişinin anahtarlarını iptal eder."
        case .contactRevokeDiscussion:
            "Artık onlara hiçbir şey mühürlenmez, imzaladıkları da iptal edilmiş diye bildirilir. Kişinin yeni anahtarları onu yeniden kullanılır kılar. Bir uçbirimde önce sorulur."
        case .contactBlock:
            "Bir kişiye yazmayı reddeder, ondan geleni göstermez."
        case .contactUnblock:
            "Bir kişinin engelini kaldırır."
        case .contactRename:
            "Bir kişiye başka bir ad verir."
        case .contactNote:
            "Bir kişiye not yazar ya da notu kaldırır."
        case .contactLink:
            "Bir kişinin hangi ileti göndereni olduğunu bildirir."
        case .contactRemove:
            "Bir kişiyi siler."
        case .contactRemoveDiscussion:
            "İletileri kalır."
        case .contactExport:
            "Anahtar defterini yazar: bütün kişilerin herkese açık anahtarları."
        case .contactExportDiscussion:
            "Güven dışarıda bırakılır: İçe aktaran kendisi doğrulamalıdır."
        case .contactImport:
            "Bir karttan ya da anahtar defterinden kişi ekler."
        case .contactImportDiscussion:
            "Nelerin ekleneceğini gösterir ve sorar. Bilinen bir ad için başka anahtarlar bir anahtar değişikliğidir: --accept-key-change verilmedikçe 25 çıkış koduyla reddedilir ve kişi yeniden doğrulanmalıdır."
        case .importBundle:
            "Bir karttan kişi ekler; “contact import” ile aynıdır."
        case .policy:
            "Her mühürlü iletinin uyduğu kurallar."
        case .policyList:
            "Kuralları ve açık olup olmadıklarını gösterir."
        case .policySet:
            "Bir kuralı açar ya da kapatır."
        case .policySetDiscussion:
            "biometric-gated-signing açılırken bir imza parolası seçilir, sonra her imzada sorulur; kapatmak için de gerekir."
        case .encrypt:
            "Bir iletiyi mühürler: metin girer, her haberleşme aracı için bir satır çıkar."
        case .encryptDiscussion:
            "İleti standart girdidir, bayt bayt; zarf standart çıktıya yazılır. Kimliğin imza anahtarı varsa imzalanır. Gönderdiğinizi okuyabilmeniz için kasada bir kopya kalır."
        case .decrypt:
            "Mühürlü bir iletiyi açar."
        case .decryptDiscussion:
            "Bir dosyanın ya da standart girdinin metninde, çevresinde ne olursa olsun ilk zarfı bulur. İleti bayt bayt standart çıktıya, kimden olduğu standart hataya yazılır. 25 çıkış kodu, gönderenin anahtarlarının değiştiğini ya da iptal edildiğini bildirir. Bir zarf bir kez açılır."
        case .detect:
            "Bir metinde, panoda ya da kasada mühürlü iletileri bulur."
        case .detectDiscussion:
            "Hiçbir şeyi açmaz; bir uçbirimde bunu önerir."
        case .inbox:
            "İçe aktarılmış sohbetlerdeki mühürlü iletileri açar."
        case .inboxDiscussion:
            "Her biri, kendisini taşıyan iletinin hemen arkasına konur. 48 saatten eski zarfların süresi dolmuştur; --trust-carrier-time haberleşme aracının alındı dediği zamana bakar, buna başka hiçbir şey kefil değildir."
        case .qr:
            "QR kodlarını gösterir ve okur."
        case .qrShow:
            "Bir kartı ya da zarfı QR kodu olarak gösterir."
        case .qrShowDiscussion:
            "Bir şey verilmezse varsayılan kimliğin kartı; - standart girdiden bir kart ya da zarf alır."
        case .qrScan:
            "Bir resimdeki QR kodlarını okur."
        case .qrScanDiscussion:
            "Her kodda ne olduğunu gösterir; bir kişi eklemeden ya da ileti açmadan önce sorar."
        }
    }
}

extension SealingOptionText {
    var turkish: Phrase {
        switch self {
        case .identityName:
            "Kimlik: adı, kimlik numarası ya da parmak izi."
        case .newIdentityName:
            "Başkalarının göreceği ad."
        case .noSigningKey:
            "İmza anahtarı oluşturmaz: mühürlediği hiçbir zaman imzalı olmaz."
        case .renameTo:
            "Yeni ad."
        case .backupIdentity:
            "Kimlik; verilmezse hepsi."
        case .backupOutput:
            "Yazılacak dosya; - standart çıktıdır."
        case .backupInput:
            "Yedek; - standart girdidir."
        case .backupPassphraseCommand:
            "Yedeğin parolasını bu komutun yazdığı ilk satırdan alır."
        case .backupPassphraseFile:
            "Yedeğin parolasını bu dosyanın ilk satırından alır."
        case .backupPassphraseDescriptor:
            "Yedeğin parolasını bu açık dosya tanımlayıcısının ilk satırından alır."
        case .contactName:
            "Kişi: adı, kimlik numarası ya da parmak izi."
        case .newContactName:
            "Kişinin saklanacağı ad."
        case .contactKey:
            "Bir kart ya da 64 onaltılık basamakla herkese açık X25519 anahtarı."
        case .signingKey:
            "64 onaltılık basamakla herkese açık Ed25519 anahtarı."
        case .contactPrefix:
            "Yalnızca adı böyle başlayan kişiler."
        case .noteText:
            "Not; verilmezse not kaldırılır."
        case .linkPerson:
            "Gönderen: adı, adının başı ya da kimlik numarası."
        case .bundlePath:
            "Kart ya da anahtar defteri içeren dosya; - standart girdidir."
        case .bundleName:
            "Kişiyi bu adla saklar."
        case .acceptKeyChange:
            "Bilinen bir kişi için başka anahtarları kabul eder."
        case .policyName:
            "Şunlardan biri: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on ya da off."
        case .forgetSigningKeys:
            "“biometric-gated-signing off” ile: imza parolası olmadan, onun koruduğu imza anahtarlarından vazgeçerek."
        case .recipient:
            "Mühürlenecek kişi: adı, kimlik numarası ya da parmak izi."
        case .recipientKey:
            "Mühürlenecek herkese açık X25519 anahtarı, 64 onaltılık basamakla."
        case .sender:
            "Mühürleyen kimlik."
        case .sign:
            "İmzalar; imzalayamazsa başarısız olur."
        case .noSign:
            "İmzalamaz."
        case .envelopePath:
            "Metni içeren dosya; - ya da hiçbir şey standart girdidir."
        case .everyEnvelope:
            "Metindeki bütün zarfları açar; her ileti kendi kararının altında, satırları “| ” arkasında durur."
        case .detectPaths:
            "Metin dosyaları; - ya da hiçbir şey standart girdidir."
        case .clipboard:
            "Panoya bakar."
        case .inVault:
            "Kasadaki iletilerde arar."
        case .inboxConversation:
            "Yalnızca bu sohbet: kimlik numarası, başlık ya da başlığın bir parçası."
        case .trustCarrierTime:
            "Yaşı, zarfı taşıyan iletinin zamanına göre değerlendirir."
        case .showBlocked:
            "Engellenmiş kişilerin iletilerini de gösterir."
        case .qrSubject:
            "Bir kimlik ya da standart girdi için -."
        case .qrPNG:
            "Bir PNG resmi yazar; - standart çıktıdır."
        case .qrSVG:
            "Bir SVG resmi yazar; - standart çıktıdır."
        case .qrScale:
            "PNG’deki bir modülün kenarı, piksel olarak, 2 ile 64 arası."
        case .picture:
            "Bir PNG ya da JPEG resmi; - standart girdidir."
        case .resetClock:
            "Kasanın saatini bu makineninkine geri alır."
        case .revokedContact:
            "Bir kişinin iptal edilmiş anahtarlarına yeniden güven."
        case .shownContact:
            "Kişi: adı ya da adının başı, kısa kimliği ya da parmak izi."
        }
    }
}
