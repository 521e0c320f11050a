extension IngestionText {
    var arabic: Phrase {
        switch self {
        case .option:
            "عرض أداء عمليات الاستيراد والمصادر المباشرة مقارنة بأهدافها."
        case .runs:
            "عمليات التشغيل"
        case .complete:
            "المكتملة"
        case .added:
            "المضافة"
        case .duplicates:
            "المعروفة مسبقًا"
        case .skipped:
            "المتخطاة"
        case .spilled:
            "الفائضة"
        case .lastRun:
            "آخر تشغيل"
        case .pairing:
            "عمليات الاقتران الناجحة"
        case .latency:
            "الزمن حتى الحفظ"
        case .backlog:
            "السجل، رسائل في الدقيقة"
        case .uptime:
            "متصل"
        case .decryption:
            "تم فك تشفيرها"
        case .met:
            "الهدف {objective}: تحقق"
        case .missed:
            "الهدف {objective}: لم يتحقق"
        case .unknown:
            "الهدف {objective}؛ لا أرقام بعد"
        }
    }
}
