extension SealingFailureText {
    var arabic: Phrase {
        switch self {
        case .invalidEnvelope:
            "ظرف غير صالح"
        case .replayDetected:
            "كُشف تكرار"
        case .messageExpired:
            "انتهت صلاحية الرسالة"
        case .messageExpiredHint:
            "يُفتح الظرف خلال 48 ساعة حول الوقت الذي يحمله. هل ساعة هذا الجهاز صحيحة؟ يعرضها «whisper doctor»."
        case .notAddressed:
            "هذه الرسالة ليست موجهة إليك"
        case .notAddressedHint:
            "يعرض «whisper identity list» الهويات التي يمكنها فتح الرسائل هنا."
        case .signatureCancelled:
            "أُلغي التوقيع"
        case .replayFull:
            "الحماية من التكرار ممتلئة"
        case .replayFullHint:
            "لا يمكن الكتابة في الخزنة، فلا يُسجَّل أن الرسالة فُتحت. لم يُفتح شيء."
        case .messageTooLong:
            .plural(
                zero: "الرسالة أطول مما يجب: الحد الأقصى {count} بايت.",
                one: "الرسالة أطول مما يجب: الحد الأقصى بايت واحد.", two: "الرسالة أطول مما يجب: الحد الأقصى بايتان.",
                few: "الرسالة أطول مما يجب: الحد الأقصى {count} بايتات.",
                many: "الرسالة أطول مما يجب: الحد الأقصى {count} بايتًا.",
                other: "الرسالة أطول مما يجب: الحد الأقصى {count} بايت.")
        case .noIdentity:
            "لا توجد هوية يُختم بها."
        case .noIdentityHint:
            "ينشئ «whisper identity create الاسم» واحدة."
        case .noSuchIdentity:
            "لا توجد هوية «{name}»."
        case .noSuchIdentityHint:
            "يعرض «whisper identity list» هوياتك."
        case .identityExists:
            "توجد هوية «{name}» من قبل."
        case .identityArchived:
            "الهوية «{name}» مؤرشفة: تفتح الرسائل ولا تختم."
        case .identityArchivedHint:
            "اختر غيرها بـ --from، أو أنشئ واحدة بـ «whisper identity create»."
        case .identityNotActive:
            "الهوية «{name}» لم تعد فعّالة."
        case .noSigningKey:
            "ليس للهوية «{name}» مفتاح توقيع."
        case .noSigningKeyHint:
            "أنشئ هوية لها مفتاح توقيع بـ «whisper identity create»، أو جدّد مفاتيح هذه بـ «whisper identity rotate»."
        case .invalidName:
            "لا يصلح «{name}» اسمًا: يجب أن يكون من 1 إلى 128 بايت، من دون محارف تحكم."
        case .noSuchContact:
            "لا توجد جهة اتصال «{name}»."
        case .noSuchContactHint:
            "يعرض «whisper contact list» جهات الاتصال؛ ويأخذ --to-key مفتاحًا عامًا."
        case .noSuchContactSuggestion:
            "لا توجد جهة اتصال «{name}». هل المقصود {candidates}؟"
        case .verifyingRevoked:
            "مفاتيح «{name}» ملغاة؛ الخيار ‎--yes وحده لا يعيد الثقة بها."
        case .verifyingRevokedHint:
            "أضف --revoked بعد أن تقارن الكلمات من جديد."
        case .ambiguousContact:
            "ينطبق «{name}» على عدة جهات: {candidates}"
        case .ambiguousContactHint:
            "أعطِ الاسم كاملًا أو البصمة."
        case .contactExists:
            "توجد جهة اتصال «{name}» من قبل."
        case .contactExistsHint:
            "اختر اسمًا آخر بـ --name."
        case .contactBlocked:
            "جهة الاتصال «{name}» محظورة."
        case .contactBlockedHint:
            "يرفع «whisper contact unblock» الحظر."
        case .contactRevoked:
            "مفاتيح «{name}» ملغاة."
        case .contactRevokedHint:
            "اطلب بطاقة جديدة واستوردها بـ «whisper contact import --accept-key-change»."
        case .keyChanged:
            "تغيّرت مفاتيح «{name}»."
        case .keyChangedHint:
            "اسأل الشخص بطريق آخر. إن صحّ ذلك فأعطِ --accept-key-change، ثم تحقق من الجهة من جديد."
        case .senderKeyChanged:
            "تغيّرت مفاتيح المرسل."
        case .senderKeyChangedHint:
            "لا تثق بما تقوله قبل أن تكلّم «{name}». يعرض «whisper contact show» المفاتيح التي تعرفها."
        case .senderRevoked:
            "مفاتيح المرسل ملغاة."
        case .policyRawKey:
            "لا تسمح السياسة contact-required-to-send إلا بجهات الاتصال، والمفتاح {key} ليس لأيٍّ منها."
        case .policyRawKeyHint:
            "أضف المفتاح جهةَ اتصال بـ «whisper contact add»."
        case .policySignature:
            "تطلب السياسة require-signature-for-verified توقيعًا إلى «{name}»."
        case .policySignatureHint:
            "اترك --no-sign."
        case .policySignatureKeyHint:
            "ليس للهوية مفتاح توقيع: أنشئ واحدة لها مفتاح بـ «whisper identity create»، أو جدّد مفاتيح هذه بـ «whisper identity rotate»."
        case .invalidBundle:
            "هذه ليست بطاقة صالحة."
        case .invalidKeybook:
            "هذا ليس دفتر مفاتيح صالحًا."
        case .invalidBackup:
            "هذه ليست نسخة هويات تُقرأ."
        case .invalidKey:
            "ليس «{value}» مفتاحًا عامًا: يلزم 64 رقمًا ستّ عشريًا."
        case .inputTooLong:
            "الدخل أطول مما يُقرأ."
        case .wrongBackupPassphrase:
            "عبارة المرور خاطئة، أو تغيّرت النسخة."
        case .presenceFailed:
            "عبارة التوقيع خاطئة."
        case .presenceUnavailable:
            "يلزم التوقيع عبارة التوقيع، ولا طرفية تُطلب عليها."
        case .presenceUnavailableHint:
            "شغّل الأمر في طرفية، أو اختم بـ --no-sign."
        case .gateDamaged:
            "حماية مفاتيح التوقيع تالفة."
        case .gateHint:
            "إن ضاعت بلا رجعة، فإن «whisper policy set biometric-gated-signing off --forget-signing-keys» يتخلى عن مفاتيح التوقيع التي خلفها."
        case .secretMissing:
            "المفاتيح السرية لـ«{name}» ليست على هذا الجهاز."
        case .secretMissingHint:
            "استعدها من نسخة: «whisper identity restore»، أو «whisper restore» للخزنة كلها."
        case .signingKeyMissing:
            "ليس لـ«{name}» مفتاح توقيع يُستعمل: فهو ليس على هذا الجهاز."
        case .signingKeyMissingHint:
            "«whisper identity rotate» يعطي الهوية مفاتيح جديدة؛ و«whisper identity restore» يعيد المفقود من نسخة."
        case .noRecipient:
            "لم يُحدَّد مستلم."
        case .noRecipientHint:
            "أعطِ --to جهة أو --to-key HEX."
        case .oneRecipient:
            "لا يجتمع --to و --to-key."
        case .signOrNot:
            "لا يجتمع --sign و --no-sign."
        case .unknownPolicy:
            "لا توجد سياسة «{name}»."
        case .unknownPolicyHint:
            "يعرضها «whisper policy list»."
        case .unknownSwitch:
            "ليس «{value}» بـ on ولا off."
        case .forgetNotHere:
            "لا يُستعمل --forget-signing-keys إلا مع «biometric-gated-signing off»."
        case .notAPicture:
            "ليس «{path}» صورة PNG أو JPEG تُقرأ."
        case .pictureTooLarge:
            "الصورة «{path}» أكبر مما يُقرأ."
        case .noCode:
            "لا رمز QR في «{path}»."
        case .noUsefulCode:
            "لا رمز QR في «{path}» فيه بطاقة أو ظرف."
        case .codeTooLong:
            "هذا أطول مما يسعه رمز QR."
        case .unreadableCode:
            "تعذرت قراءة رمز QR بعد كتابته، فلا يُعرض."
        case .invalidScale:
            "قيمة --scale عدد من 2 إلى 64."
        case .nothingToShow:
            "ليس في الدخل القياسي بطاقة ولا ظرف."
        case .oneSubject:
            "أعطِ شيئًا واحدًا للعرض."
        case .noClipboard:
            "تعذرت قراءة الحافظة."
        case .noClipboardHint:
            "ثبّت wl-clipboard أو xclip؛ ويمكن إعطاء النص على الدخل القياسي أيضًا."
        case .oneSource:
            "أعطِ ملفات أو --clipboard أو --messages، لا عدة منها."
        case .someNotOpened:
            .plural(
                zero: "لم يبق ظرف دون فتح.", one: "لم يُفتح ظرف واحد.", two: "لم يُفتح ظرفان.",
                few: "لم تُفتح {count} أظرف.", many: "لم يُفتح {count} ظرفًا.", other: "لم يُفتح {count} ظرف.")
        case .clockUnusable:
            "تعرض ساعة هذا الجهاز وقتًا لا يمكن لظرف أن يحمله."
        }
    }
}
