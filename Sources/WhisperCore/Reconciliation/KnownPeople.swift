import WhisperMessage

/// What is known about who is who in a chat, when the messages of an export are compared with those of a live source.
struct KnownPeople {
    /// The people of exports who are people of the live source.
    var merged: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// People whom the export does not distinguish, each with the same one of them.
    var namesakes: [UniqueIdentifier: UniqueIdentifier] = [:]

    /// A message of an export, by the person to compare it by.
    func exported(_ element: ExportMatch.Element) -> ExportMatch.Element {
        var element = element
        element.person = element.person.map { merged[$0] ?? $0 }.map { namesakes[$0] ?? $0 }
        return element
    }

    /// A message of the live source, by the person to compare it by.
    func reported(_ element: ExportMatch.Element) -> ExportMatch.Element {
        var element = element
        element.person = element.person.map { namesakes[$0] ?? $0 }
        return element
    }
}
