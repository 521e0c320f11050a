extension IngestionText {
    var turkish: Phrase {
        switch self {
        case .option:
            "İçe aktarmaların ve canlı kaynakların hedeflerine göre durumunu göster."
        case .runs:
            "Çalıştırmalar"
        case .complete:
            "Tamamlananlar"
        case .added:
            "Eklenen"
        case .duplicates:
            "Zaten bilinen"
        case .skipped:
            "Atlanan"
        case .spilled:
            "Taşan"
        case .lastRun:
            "Son çalıştırma"
        case .pairing:
            "Başarılı eşleştirmeler"
        case .latency:
            "Kaydedilene kadar geçen süre"
        case .backlog:
            "Geçmiş, dakikada ileti"
        case .uptime:
            "Bağlı"
        case .decryption:
            "Şifresi çözülen"
        case .met:
            "hedef {objective}: tutturuldu"
        case .missed:
            "hedef {objective}: tutturulamadı"
        case .unknown:
            "hedef {objective}; henüz veri yok"
        }
    }
}
