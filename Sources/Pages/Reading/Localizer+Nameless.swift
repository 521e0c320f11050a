package import WhisperLocalization
import WhisperMessage

/// People of whom only a linked id is known, which says nothing to readers.
extension Localizer {
    /// How such a person is called, by the last digits of the id; nil for any other name.
    package func nameless(_ name: String) -> String? {
        guard PersonAlias(kind: .linkedID, value: name).isServiceLinkedID else { return nil }
        return self(PeopleText.nameless, ["digits": .text(String(name.prefix { $0 != "@" }.suffix(4)))])
    }
}
