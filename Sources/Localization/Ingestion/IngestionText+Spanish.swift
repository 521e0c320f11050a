extension IngestionText {
    var spanish: Phrase {
        switch self {
        case .option:
            "Mostrar los resultados de las importaciones y las fuentes en directo frente a sus objetivos."
        case .runs:
            "Ejecuciones"
        case .complete:
            "Completadas"
        case .added:
            "Añadidos"
        case .duplicates:
            "Ya conocidos"
        case .skipped:
            "Omitidos"
        case .spilled:
            "Desbordados"
        case .lastRun:
            "Última ejecución"
        case .pairing:
            "Vinculaciones logradas"
        case .latency:
            "Tiempo hasta guardar"
        case .backlog:
            "Historial, mensajes por minuto"
        case .uptime:
            "Conectado"
        case .decryption:
            "Descifrados"
        case .met:
            "objetivo {objective}: cumplido"
        case .missed:
            "objetivo {objective}: no cumplido"
        case .unknown:
            "objetivo {objective}; aún sin datos"
        }
    }
}
