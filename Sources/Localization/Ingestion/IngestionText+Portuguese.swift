extension IngestionText {
    var portuguese: Phrase {
        switch self {
        case .option:
            "Mostrar como vão as importações e as fontes ao vivo em relação aos seus objetivos."
        case .runs:
            "Execuções"
        case .complete:
            "Concluídas"
        case .added:
            "Adicionadas"
        case .duplicates:
            "Já conhecidas"
        case .skipped:
            "Ignoradas"
        case .spilled:
            "Transbordadas"
        case .lastRun:
            "Última execução"
        case .pairing:
            "Emparelhamentos bem-sucedidos"
        case .latency:
            "Tempo até guardar"
        case .backlog:
            "Histórico, mensagens por minuto"
        case .uptime:
            "Ligado"
        case .decryption:
            "Decifradas"
        case .met:
            "objetivo {objective}: cumprido"
        case .missed:
            "objetivo {objective}: não cumprido"
        case .unknown:
            "objetivo {objective}; ainda sem dados"
        }
    }
}
