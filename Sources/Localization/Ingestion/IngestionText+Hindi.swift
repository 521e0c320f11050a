extension IngestionText {
    var hindi: Phrase {
        switch self {
        case .option:
            "आयात और लाइव स्रोतों का प्रदर्शन उनके लक्ष्यों के साथ दिखाएँ।"
        case .runs:
            "रन"
        case .complete:
            "पूरे हुए"
        case .added:
            "जोड़े गए"
        case .duplicates:
            "पहले से ज्ञात"
        case .skipped:
            "छोड़े गए"
        case .spilled:
            "कतार से बाहर रखे गए"
        case .lastRun:
            "पिछला रन"
        case .pairing:
            "सफल पेयरिंग"
        case .latency:
            "सहेजने तक का समय"
        case .backlog:
            "इतिहास, संदेश प्रति मिनट"
        case .uptime:
            "कनेक्टेड"
        case .decryption:
            "डिक्रिप्ट हुए"
        case .met:
            "लक्ष्य {objective}: पूरा"
        case .missed:
            "लक्ष्य {objective}: चूका"
        case .unknown:
            "लक्ष्य {objective}; अभी कोई आँकड़े नहीं"
        }
    }
}
