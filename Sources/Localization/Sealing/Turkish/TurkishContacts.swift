extension ContactText {
    var turkish: Phrase {
        switch self {
        case .nameHeading:
            "Kişi"
        case .trustHeading:
            "Güven"
        case .remarksHeading:
            "Açıklamalar"
        case .noteHeading:
            "Not"
        case .seenHeading:
            "Son görülme"
        case .earlierHeading:
            "Önceki anahtarlar"
        case .unverified:
            "doğrulanmamış"
        case .verified:
            "doğrulanmış"
        case .revoked:
            "iptal edilmiş"
        case .unverifiedSpoken:
            "Anahtarları henüz kimse karşılaştırmadı."
        case .verifiedSpoken:
            "Anahtarları kişiyle karşılaştırdınız."
        case .revokedSpoken:
            "Anahtarları iptal ettiniz."
        case .blocked:
            "engellenmiş"
        case .keyChanged:
            "anahtarı değişmiş"
        case .noContacts:
            "Henüz kişi yok. “whisper contact import DOSYA” bir karttan kişi ekler."
        case .previewNew:
            "Yeni kişi"
        case .previewHeld:
            "Aynı anahtarlarla zaten biliniyor"
        case .previewChange:
            "Bildiğiniz bir kişide ANAHTAR DEĞİŞİKLİĞİ"
        case .successionValid:
            "Bildiğiniz anahtarlar, bunların kendilerini izlediğini imzalamış."
        case .successionInvalid:
            "Bir ardıllık bildirimi var ama geçerli değil."
        case .successionNone:
            "Bu anahtarları o kişinin yaptığını gösteren bir şey yok."
        case .askAdd:
            "“{name}” eklensin mi?"
        case .askChange:
            "Bu anahtarlar “{name}” için kabul edilsin mi? Yeniden doğrulanması gerekecek."
        case .added:
            "“{name}” artık bir kişi. Anahtarlar henüz karşılaştırılmadı: “whisper contact verify”."
        case .changed:
            "“{name}” kişisinin yeni anahtarları var. Karşılaştırın: “whisper contact verify”."
        case .held:
            "“{name}” zaten vardı; hiçbir şey değişmedi."
        case .skipped:
            "“{name}” atlandı."
        case .imported:
            .plural(one: "{count} kişi eklendi.", other: "{count} kişi eklendi.")
        case .yours:
            "Sözcükleriniz ({name}), bunları öteki okur"
        case .theirs:
            "“{name}” kişisinin sözcükleri, bunları siz okursunuz"
        case .askVerify:
            "İkinizin sözcükleri de orada aynı mı?"
        case .askVerifyRevoked:
            "“{name}” kişisinin anahtarları iptal edilmiş. Sözcükler karşılaştırıldıktan sonra yeniden güvenilsin mi?"
        case .nowVerified:
            "“{name}” doğrulandı."
        case .askRevoke:
            "“{name}” kişisinin anahtarları iptal edilsin mi?"
        case .nowRevoked:
            "“{name}” kişisinin anahtarları iptal edildi."
        case .nowBlocked:
            "“{name}” engellendi."
        case .nowUnblocked:
            "“{name}” artık engelli değil."
        case .nowRenamed:
            "“{from}” adı artık “{to}”."
        case .nowNoted:
            "“{name}” için not yazıldı."
        case .noteRemoved:
            "“{name}” için not kaldırıldı."
        case .nowLinked:
            "“{name}”, gönderen “{person}”."
        case .askRemove:
            "“{name}” kişisi silinsin mi?"
        case .nowRemoved:
            "“{name}” kişisi silindi. İletileri kalır."
        case .keyChangedWarning:
            "“{name}” kişisinin anahtarları değişti ve yenilerini doğrulamadınız. Karşılaştırın: “whisper contact verify”."
        case .previewFormer:
            "Bir kişinizin önceden sahip olduğu anahtarlar"
        }
    }
}

extension PolicyText {
    var turkish: Phrase {
        switch self {
        case .nameHeading:
            "Kural"
        case .stateHeading:
            "Durum"
        case .meaningHeading:
            "Ne yapar"
        case .on:
            "açık"
        case .off:
            "kapalı"
        case .contactRequired:
            "Yalnızca kişilere mühürlenir, çıplak bir anahtara asla."
        case .signatureRequired:
            "Doğrulanmış kişilere giden iletiler her zaman imzalıdır."
        case .archiveOnRotation:
            "Bir kimlik yeni anahtar alınca eskileri arşivlenir."
        case .gatedSigning:
            "Her imza, imza parolasını sorar; o olmadan anahtar kullanılamaz."
        case .nowOn:
            "{policy} açık."
        case .nowOff:
            "{policy} kapalı."
        case .askForget:
            .plural(
                one: "{names} kimliğinin imza anahtarı silinsin mi? Onu yalnızca kimliğin yedeği geri getirir.",
                other:
                    "{names} kimliklerinin {count} imza anahtarı silinsin mi? Onları yalnızca kimliklerin yedeği geri getirir."
            )
        case .forgotten:
            .plural(
                one:
                    "{names} kimliğinin imza anahtarı silindi. “whisper identity rotate” yeni anahtarlar oluşturur; “whisper identity restore” onu bir yedekten geri getirir.",
                other:
                    "{names} kimliklerinin {count} imza anahtarı silindi. “whisper identity rotate” yeni anahtarlar oluşturur; “whisper identity restore” onları bir yedekten geri getirir."
            )
        }
    }
}
