import IngestionPort
import Message

/// Makes people of the names that an export shows.
struct PersonMaker {
    let ownerName: String?

    /// The person of a name; a number is normalised, a name that its bearer chose themself (`~ Anna`) told as such.
    func person(_ name: String) -> SourcePerson {
        let isOwner = name == ownerName
        if let number = PersonMaker.internationalNumber(name) {
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

    /// `+49 170 1234567` as E.164; nil for anything but a number with its country's code.
    static func internationalNumber(_ name: String) -> String? {
        guard name.first == "+" else { return nil }
        var digits = ""
        for scalar in name.unicodeScalars.dropFirst() {
            switch scalar {
            case "0"..."9": digits.unicodeScalars.append(scalar)
            case " ", "-", "(", ")", ".", "\u{A0}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{202F}", "\u{2009}": continue
            default: return nil
            }
        }
        return (7...15).contains(digits.utf8.count) ? "+" + digits : nil
    }

    private static func pushName(_ name: String) -> String? {
        guard name.first == "~" else { return nil }
        let rest = name.dropFirst().drop { $0.isWhitespace || $0 == "\u{200E}" }
        return rest.isEmpty ? nil : String(rest)
    }
}
