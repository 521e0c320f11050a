extension SealingFailureText {
    var turkish: Phrase {
        switch self {
        case .invalidEnvelope:
            "Geçersiz zarf"
        case .replayDetected:
            "Yineleme algılandı"
        case .messageExpired:
            "İletinin süresi dolmuş"
        case .messageExpiredHint:
            "Bir zarf, taşıdığı zamanın 48 saat çevresinde açılır. Bu makinenin saati doğru mu? “whisper doctor” gösterir."
        case .notAddressed:
            "Bu ileti size yazılmamış"
        case .notAddressedHint:
            "“whisper identity list” burada ileti açabilen kimlikleri gösterir."
        case .signatureCancelled:
            "İmza iptal edildi"
        case .replayFull:
            "Yineleme koruması dolu"
        case .replayFullHint:
            "Kasaya yazılamıyor, bu yüzden iletinin açıldığı kaydedilemezdi. Hiçbir şey açılmadı."
        case .messageTooLong:
            .plural(
                one: "İleti çok uzun: en çok {count} bayt mühürlenebilir.",
                other: "İleti çok uzun: en çok {count} bayt mühürlenebilir.")
        case .noIdentity:
            "Mühürlemek için kimlik yok."
        case .noIdentityHint:
            "“whisper identity create AD” bir tane oluşturur."
        case .noSuchIdentity:
            "“{name}” adında kimlik yok."
        case .noSuchIdentityHint:
            "“whisper identity list” kimliklerinizi gösterir."
        case .identityExists:
            "“{name}” adında bir kimlik zaten var."
        case .identityArchived:
            "“{name}” kimliği arşivlenmiş: ileti açar ama mühürlemez."
        case .identityArchivedHint:
            "--from ile başkasını seçin ya da “whisper identity create” ile oluşturun."
        case .identityNotActive:
            "“{name}” kimliği artık etkin değil."
        case .noSigningKey:
            "“{name}” kimliğinin imza anahtarı yok."
        case .noSigningKeyHint:
            "“whisper identity create” ile imza anahtarlı bir kimlik oluşturun ya da bununkileri “whisper identity rotate” ile yenileyin."
        case .invalidName:
            "“{name}” ad olamaz: 1 ile 128 bayt arasında olmalı, denetim karakteri içermemelidir."
        case .noSuchContact:
            "“{name}” adında kişi yok."
        case .noSuchContactHint:
            "“whisper contact list” kişileri gösterir; --to-key herkese açık bir anahtar alır."
        case .noSuchContactSuggestion:
            "“{name}” adında kişi yok. Şunu mu demek istediniz: {candidates}?"
        case .verifyingRevoked:
            "“{name}” kişisinin anahtarları iptal edilmiş; --yes tek başına onlara yeniden güvenmez."
        case .verifyingRevokedHint:
            "Sözcükleri yeniden karşılaştırdıktan sonra --revoked ekleyin."
        case .ambiguousContact:
            "“{name}” birkaç kişiye uyuyor: {candidates}"
        case .ambiguousContactHint:
            "Tam adı ya da parmak izini verin."
        case .contactExists:
            "“{name}” adında bir kişi zaten var."
        case .contactExistsHint:
            "--name ile başka bir ad seçin."
        case .contactBlocked:
            "“{name}” adlı kişi engellenmiş."
        case .contactBlockedHint:
            "“whisper contact unblock” bunu geri alır."
        case .contactRevoked:
            "“{name}” kişisinin anahtarları iptal edilmiş."
        case .contactRevokedHint:
            "Yeni bir kart isteyip “whisper contact import --accept-key-change” ile içe aktarın."
        case .keyChanged:
            "“{name}” kişisinin anahtarları değişmiş."
        case .keyChangedHint:
            "Kişiye başka bir yoldan sorun. Doğruysa --accept-key-change verin, sonra kişiyi yeniden doğrulayın."
        case .senderKeyChanged:
            "Gönderenin anahtarları değişmiş."
        case .senderKeyChangedHint:
            "“{name}” ile konuşmadan söylediğine güvenmeyin. “whisper contact show” bildiğiniz anahtarları gösterir."
        case .senderRevoked:
            "Gönderenin anahtarları iptal edilmiş."
        case .policyRawKey:
            "contact-required-to-send kuralı yalnızca kişilere izin verir; {key} anahtarı ise hiçbir kişinin değil."
        case .policyRawKeyHint:
            "Anahtarı “whisper contact add” ile kişi olarak ekleyin."
        case .policySignature:
            "require-signature-for-verified kuralı “{name}” için imza ister."
        case .policySignatureHint:
            "--no-sign seçeneğini kaldırın."
        case .policySignatureKeyHint:
            "Kimliğin imza anahtarı yok: “whisper identity create” ile anahtarı olan bir tane oluşturun ya da bununkileri “whisper identity rotate” ile yenileyin."
        case .invalidBundle:
            "Bu geçerli bir kart değil."
        case .invalidKeybook:
            "Bu geçerli bir anahtar defteri değil."
        case .invalidBackup:
            "Bu okunabilir bir kimlik yedeği değil."
        case .invalidKey:
            "“{value}” herkese açık bir anahtar değil: 64 onaltılık basamak gerekir."
        case .inputTooLong:
            "Girdi okunandan daha uzun."
        case .wrongBackupPassphrase:
            "Parola yanlış ya da yedek değiştirilmiş."
        case .presenceFailed:
            "İmza parolası yanlış."
        case .presenceUnavailable:
            "İmza için imza parolası gerekir, soracak bir uçbirim yok."
        case .presenceUnavailableHint:
            "Komutu bir uçbirimde çalıştırın ya da --no-sign ile mühürleyin."
        case .gateDamaged:
            "İmza anahtarlarının koruması hasarlı."
        case .gateHint:
            "Tümüyle kaybolduysa “whisper policy set biometric-gated-signing off --forget-signing-keys” ardındaki imza anahtarlarından vazgeçer."
        case .secretMissing:
            "“{name}” kimliğinin gizli anahtarları bu makinede değil."
        case .secretMissingHint:
            "Bir yedekten geri getirin: “whisper identity restore” ya da bütün kasa için “whisper restore”."
        case .signingKeyMissing:
            "“{name}” kimliğinin kullanılabilir bir imza anahtarı yok: bu makinede değil."
        case .signingKeyMissingHint:
            "“whisper identity rotate” kimliğe yeni anahtarlar verir; “whisper identity restore” kaybolanı bir yedekten geri getirir."
        case .noRecipient:
            "Alıcı belirtilmemiş."
        case .noRecipientHint:
            "--to KİŞİ ya da --to-key HEX verin."
        case .oneRecipient:
            "--to ile --to-key birlikte kullanılamaz."
        case .signOrNot:
            "--sign ile --no-sign birlikte kullanılamaz."
        case .unknownPolicy:
            "“{name}” adında kural yok."
        case .unknownPolicyHint:
            "“whisper policy list” onları gösterir."
        case .unknownSwitch:
            "“{value}” ne on ne off."
        case .forgetNotHere:
            "--forget-signing-keys yalnızca “biometric-gated-signing off” ile kullanılır."
        case .notAPicture:
            "“{path}” okunabilir bir PNG ya da JPEG resmi değil."
        case .pictureTooLarge:
            "“{path}” resmi okunandan daha büyük."
        case .noCode:
            "“{path}” içinde QR kodu yok."
        case .noUsefulCode:
            "“{path}” içindeki hiçbir QR kodunda kart ya da zarf yok."
        case .codeTooLong:
            "Bu, QR kodu için çok uzun."
        case .unreadableCode:
            "QR kodu geri okunamadı, bu yüzden gösterilmiyor."
        case .invalidScale:
            "--scale 2 ile 64 arasında bir sayıdır."
        case .nothingToShow:
            "Standart girdide ne kart ne zarf var."
        case .oneSubject:
            "Gösterilecek tek bir şey verin."
        case .noClipboard:
            "Pano okunamıyor."
        case .noClipboardHint:
            "wl-clipboard ya da xclip kurun; metin standart girdiden de gelebilir."
        case .oneSource:
            "Dosya, --clipboard ya da --messages verin, birkaçını birden değil."
        case .someNotOpened:
            .plural(one: "{count} zarf açılmadı.", other: "{count} zarf açılmadı.")
        case .clockUnusable:
            "Bu makinenin saati hiçbir zarfın taşıyamayacağı bir zaman gösteriyor."
        }
    }
}
