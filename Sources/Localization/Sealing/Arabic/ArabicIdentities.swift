extension IdentityText {
    var arabic: Phrase {
        switch self {
        case .created:
            "الهوية «{name}» جاهزة. معرّفها القصير {shortID}."
        case .createdAdvice:
            "أعطِ الآخرين بطاقتها: «whisper identity export» أو «whisper qr show»."
        case .nameHeading:
            "الهوية"
        case .statusHeading:
            "الحالة"
        case .versionHeading:
            "إصدار المفاتيح"
        case .shortIDHeading:
            "المعرّف القصير"
        case .signsHeading:
            "توقّع"
        case .wordsHeading:
            "الكلمات"
        case .fingerprintHeading:
            "البصمة"
        case .agreementKeyHeading:
            "مفتاح X25519"
        case .signingKeyHeading:
            "مفتاح Ed25519"
        case .keyIDHeading:
            "معرّف المفتاح"
        case .createdHeading:
            "منذ"
        case .active:
            "فعّالة"
        case .rotated:
            "مستبدلة"
        case .archived:
            "مؤرشفة"
        case .standard:
            "مبدئية"
        case .yes:
            "نعم"
        case .no:
            "لا"
        case .none:
            "لا يوجد"
        case .noIdentities:
            "لا هوية بعد. ينشئ «whisper identity create الاسم» واحدة."
        case .nowUsed:
            "تُختم الرسائل من الآن بـ«{name}»."
        case .nowRenamed:
            "صار «{from}» يسمى «{to}»."
        case .askArchive:
            "أرشفة «{name}»؟ لن تختم رسائل بعد ذلك."
        case .nowArchived:
            "أُرشفت «{name}». وتظل تفتح الرسائل."
        case .askRotate:
            "استبدال مفاتيح «{name}»؟ سيلزم إعطاء معارفك الجديدة."
        case .nowRotated:
            "لـ«{name}» مفاتيح جديدة؛ معرّفها القصير الآن {shortID}."
        case .predecessorArchived:
            "المفاتيح القديمة مؤرشفة: تفتح الرسائل ولا تختم."
        case .predecessorKept:
            "تظل المفاتيح القديمة تفتح الرسائل، وتختم حيث تُذكر."
        case .rotateAdvice:
            "أعطِ معارفك البطاقة الجديدة: «whisper identity export»."
        case .backedUp:
            .plural(
                zero: "لم تُكتب هويات في «{path}».", one: "كُتبت هوية واحدة في «{path}».",
                two: "كُتبت هويتان في «{path}».", few: "كُتبت {count} هويات في «{path}».",
                many: "كُتبت {count} هوية في «{path}».", other: "كُتبت {count} هوية في «{path}».")
        case .wouldRestore:
            .plural(
                zero: "لن تضاف هويات:", one: "ستضاف هوية واحدة:", two: "ستضاف هويتان:", few: "ستضاف {count} هويات:",
                many: "ستضاف {count} هوية:", other: "ستضاف {count} هوية:")
        case .heldAlready:
            .plural(
                zero: "لا هوية موجودة من قبل.", one: "هوية واحدة موجودة من قبل.", two: "هويتان موجودتان من قبل.",
                few: "{count} هويات موجودة من قبل.", many: "{count} هوية موجودة من قبل.",
                other: "{count} هوية موجودة من قبل.")
        case .askRestore:
            .plural(
                zero: "ألا تضاف هويات؟", one: "إضافة هوية واحدة؟", two: "إضافة هويتين؟", few: "إضافة {count} هويات؟",
                many: "إضافة {count} هوية؟", other: "إضافة {count} هوية؟")
        case .restored:
            .plural(
                zero: "لم تضف هويات.", one: "أُضيفت هوية واحدة.", two: "أُضيفت هويتان.", few: "أُضيفت {count} هويات.",
                many: "أُضيفت {count} هوية.", other: "أُضيفت {count} هوية.")
        case .renamedOnRestore:
            "تضاف «{from}» باسم «{to}»، لأن الاسم مأخوذ."
        case .signingPrompt:
            "للتوقيع إلى {recipient} تلزم عبارة التوقيع."
        case .gatingPrompt:
            "اختر عبارة توقيع. تُطلب مع كل توقيع."
        case .ungatingPrompt:
            "لرفع الحماية تلزم عبارة التوقيع."
        case .changingPrompt:
            "للتوقيع باسم «{name}» تلزم عبارة التوقيع."
        case .passphrasePrompt:
            "عبارة التوقيع:"
        case .newPassphrasePrompt:
            "عبارة توقيع جديدة:"
        case .repeatPrompt:
            "عبارة التوقيع مرة أخرى:"
        case .backupPrompt:
            "عبارة مرور النسخة:"
        case .newBackupPrompt:
            "عبارة مرور للنسخة (فارغة: تُنشأ عشر كلمات):"
        case .repeatBackupPrompt:
            "عبارة مرور النسخة مرة أخرى:"
        case .wrongTryAgain:
            "ليست هذه عبارة التوقيع. حاول مرة أخرى."
        }
    }
}
