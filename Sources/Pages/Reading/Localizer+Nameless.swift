package import WhisperLocalization
package import WhisperMessage

/// People of whom only a linked id is known, which says nothing to readers.
extension Localizer {
    /// How such a person, or the chat with them, is called, by the last digits of the id; nil for any other name.
    ///
    /// - Parameter isShort: Whether it is to fit into a narrow column.
    package func nameless(_ name: String, isShort: Bool = false) -> String? {
        guard PersonAlias(kind: .linkedID, value: name).isServiceLinkedID else { return nil }
        let digits = String(name.prefix { $0 != "@" }.suffix(4))
        return self(isShort ? PeopleText.namelessShort : .nameless, ["digits": .text(digits)])
    }

    /// The same for a sender or other participant of a message; nil if a name is known.
    package func nameless(_ participant: Participant?, isShort: Bool = false) -> String? {
        guard let participant, participant.knownName == nil, participant.isUnnamed else { return nil }
        return participant.identifier.flatMap { nameless($0, isShort: isShort) }
    }
}
