import WhisperIngestionPort
import WhisperMessage

/// Creates people from the names in an export.
struct PersonMaker {
    let ownerName: String?

    /// The person with a name; numbers are normalised, and names chosen by their bearer (`~ Anna`) are marked as such.
    func person(_ name: String) -> SourcePerson {
        let isOwner = name == ownerName
        if let number = PhoneNumber.e164(name) {
            return SourcePerson(
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: number), PersonAlias(kind: .exportName, value: name),
                ],
                displayName: name, identifier: number, isOwner: isOwner)
        }
        if let pushName = PersonMaker.pushName(name) {
            return SourcePerson(
                aliases: [PersonAlias(kind: .pushName, value: pushName)], displayName: name, isOwner: isOwner)
        }
        return SourcePerson(
            aliases: [PersonAlias(kind: .exportName, value: name)], displayName: name, isOwner: isOwner)
    }

    private static func pushName(_ name: String) -> String? {
        guard name.first == "~" else { return nil }
        let rest = name.dropFirst().drop { $0.isWhitespace || $0 == "\u{200E}" }
        return rest.isEmpty ? nil : String(rest)
    }
}
