extension ContactText {
    var arabic: Phrase {
        switch self {
        case .nameHeading:
            "جهة الاتصال"
        case .trustHeading:
            "الثقة"
        case .remarksHeading:
            "ملاحظات"
        case .noteHeading:
            "ملاحظتك"
        case .seenHeading:
            "آخر ظهور"
        case .earlierHeading:
            "مفاتيح سابقة"
        case .unverified:
            "غير متحقَّق منها"
        case .verified:
            "متحقَّق منها"
        case .revoked:
            "ملغاة"
        case .unverifiedSpoken:
            "لم يقارن أحد المفاتيح بعد."
        case .verifiedSpoken:
            "قارنتَ المفاتيح مع الشخص."
        case .revokedSpoken:
            "ألغيتَ المفاتيح."
        case .blocked:
            "محظورة"
        case .keyChanged:
            "تغيّر المفتاح"
        case .noContacts:
            "لا جهات اتصال بعد. يضيف «whisper contact import ملف» واحدة من بطاقة."
        case .previewNew:
            "جهة اتصال جديدة"
        case .previewHeld:
            "معروفة من قبل، بالمفاتيح نفسها"
        case .previewChange:
            "تغيّر مفاتيح جهة تعرفها"
        case .successionValid:
            "وقّعت المفاتيح التي تعرفها أن هذه تخلفها."
        case .successionInvalid:
            "يوجد إقرار خلافة، لكنه غير صالح."
        case .successionNone:
            "لا شيء يدل على أن الشخص صنع هذه المفاتيح."
        case .askAdd:
            "إضافة «{name}»؟"
        case .askChange:
            "قبول هذه المفاتيح لـ«{name}»؟ سيلزم التحقق من جديد."
        case .added:
            "صار «{name}» جهة اتصال. لم تُقارن المفاتيح بعد: «whisper contact verify»."
        case .changed:
            "لـ«{name}» مفاتيح جديدة. قارنها: «whisper contact verify»."
        case .held:
            "كان «{name}» موجودًا؛ لم يتغير شيء."
        case .skipped:
            "تُرك «{name}»."
        case .imported:
            .plural(
                zero: "لم تضف جهات اتصال.", one: "أُضيفت جهة اتصال واحدة.", two: "أُضيفت جهتا اتصال.",
                few: "أُضيفت {count} جهات اتصال.", many: "أُضيفت {count} جهة اتصال.", other: "أُضيفت {count} جهة اتصال.")
        case .yours:
            "كلماتك ({name})، يقرؤها الآخر"
        case .theirs:
            "كلمات «{name}»، تقرؤها أنت"
        case .askVerify:
            "هل كلمات كليكما هي نفسها هناك؟"
        case .askVerifyRevoked:
            "مفاتيح «{name}» ملغاة. هل تثق بها من جديد بعد مقارنة الكلمات؟"
        case .nowVerified:
            "تم التحقق من «{name}»."
        case .askRevoke:
            "إلغاء مفاتيح «{name}»؟"
        case .nowRevoked:
            "أُلغيت مفاتيح «{name}»."
        case .nowBlocked:
            "حُظر «{name}»."
        case .nowUnblocked:
            "لم يعد «{name}» محظورًا."
        case .nowRenamed:
            "صار «{from}» يسمى «{to}»."
        case .nowNoted:
            "كُتبت الملاحظة على «{name}»."
        case .noteRemoved:
            "حُذفت الملاحظة على «{name}»."
        case .nowLinked:
            "«{name}» هو المرسل «{person}»."
        case .askRemove:
            "حذف جهة الاتصال «{name}»؟"
        case .nowRemoved:
            "حُذفت جهة الاتصال «{name}». وتبقى رسائلها."
        case .keyChangedWarning:
            "تغيّرت مفاتيح «{name}»، ولم تتحقق من الجديدة. قارنها: «whisper contact verify»."
        case .previewFormer:
            "مفاتيح كانت لإحدى جهاتك من قبل"
        }
    }
}

extension PolicyText {
    var arabic: Phrase {
        switch self {
        case .nameHeading:
            "السياسة"
        case .stateHeading:
            "الحالة"
        case .meaningHeading:
            "ما تفعله"
        case .on:
            "مفعّلة"
        case .off:
            "متوقفة"
        case .contactRequired:
            "لا يُختم إلا لجهات الاتصال، لا لمفتاح مجرد."
        case .signatureRequired:
            "الرسائل إلى الجهات المتحقَّق منها موقَّعة دائمًا."
        case .archiveOnRotation:
            "تؤرشف المفاتيح القديمة حين تنال الهوية جديدة."
        case .gatedSigning:
            "يطلب كل توقيع عبارة التوقيع، ومن دونها لا يُستعمل المفتاح."
        case .nowOn:
            "السياسة {policy} مفعّلة."
        case .nowOff:
            "السياسة {policy} متوقفة."
        case .askForget:
            .plural(
                zero: "أتُحذف مفاتيح توقيع {names}؟ لا تعيدها إلا نسخة من الهويات.",
                one: "أيُحذف مفتاح توقيع {names}؟ لا تعيده إلا نسخة من الهوية.",
                two: "أيُحذف مفتاحا توقيع {names}؟ لا تعيدهما إلا نسخة من الهويتين.",
                few: "أتُحذف {count} مفاتيح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.",
                many: "أتُحذف {count} مفتاح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.",
                other: "أتُحذف {count} مفتاح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.")
        case .forgotten:
            .plural(
                zero:
                    "حُذفت مفاتيح توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.",
                one:
                    "حُذف مفتاح توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيده من نسخة.",
                two:
                    "حُذف مفتاحا توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدهما من نسخة.",
                few:
                    "حُذفت {count} مفاتيح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.",
                many:
                    "حُذفت {count} مفتاح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.",
                other:
                    "حُذفت {count} مفتاح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة."
            )
        }
    }
}
