extension TrustText {
    var spanish: Phrase {
        switch self {
        case .subject:
            "Confianza"
        case .sound:
            "Los contactos y las políticas están como se fijaron por última vez."
        case .doubtful:
            "Lo que esta bóveda dice de contactos y políticas no es lo último que se fijó: hay archivos o páginas anteriores en su lugar, o se restauró una copia a mano. Nadie cuenta como verificado y todas las políticas están activadas. Revisa «whisper contact list» y acéptalo con «whisper doctor --accept-trust»."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} contacto no está como se fijó por última vez y no cuenta como verificado. «whisper doctor --accept-trust» lo acepta.",
                many:
                    "{count} contactos no están como se fijaron por última vez y no cuentan como verificados. «whisper doctor --accept-trust» los acepta.",
                other:
                    "{count} contactos no están como se fijaron por última vez y no cuentan como verificados. «whisper doctor --accept-trust» los acepta."
            )
        case .wouldBeVerified:
            "Verificado: «{name}»"
        case .wouldBeOn:
            "Activada: {name}"
        case .wouldBeOff:
            "Desactivada: {name}"
        case .askAccept:
            .plural(
                one: "¿Aceptar la bóveda tal como está, con {count} contacto verificado y estas políticas?",
                many: "¿Aceptar la bóveda tal como está, con {count} contactos verificados y estas políticas?",
                other: "¿Aceptar la bóveda tal como está, con {count} contactos verificados y estas políticas?")
        case .accepted:
            "Queda aceptado lo que la bóveda dice de contactos y políticas."
        case .refused:
            "Lo que esta bóveda dice de contactos y políticas es dudoso"
        case .refusedHint:
            "Acéptalo primero con «whisper doctor --accept-trust» o restaura una copia de seguridad."
        case .acceptOption:
            "Acepta lo que la bóveda dice de contactos y políticas, tras mostrarlo."
        }
    }
}
