package import WhisperContacts
package import WhisperLocalization
package import WhisperMessage

extension MessageNote {
    /// The words for it, which pages and the terminal share (UX-3): a text, and what is to be filled in. Texts of
    /// messages are as they are; who shows them makes them safe.
    ///
    /// - Parameter date: Writes a moment.
    package func words(date: (Timestamp) -> String) -> (key: SyncText, arguments: [String: TextArgument]) {
        switch self {
        case .fromElsewhere: (.lineElsewhere, [:])
        case .outOfOrder: (.lineOutOfOrder, [:])
        case .contradicted: (.lineContradicted, [:])
        case .notHere(let count): (.linesNotHere, ["count": .text(String(count))])
        case .serverTime(let time): (.serverTime, ["time": .text(date(time))])
        case .otherEnvelope: (.otherEnvelope, [:])
        case .ownWords(let text): (.youWrote, ["text": .text(text)])
        case .unreadEdit: (.unreadEdit, [:])
        case .otherText(let text): (.otherText, ["text": .text(text)])
        }
    }
}
