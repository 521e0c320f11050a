import WhisperIngestionPort
import WhisperMessage

/// The person to whom a message in the unified schema refers.
enum Correspondent {
    /// The aliases of a participant, strongest first.
    static func person(_ participant: Participant, platform: Platform, isOwner: Bool) -> SourcePerson {
        var aliases: [PersonAlias] = []
        if let identifier = participant.identifier {
            aliases.append(alias(identifier, platform: platform))
        }
        if participant.displayName.hasPrefix("~") {
            aliases.append(PersonAlias(kind: .pushName, value: pushName(participant.displayName)))
        } else if aliases.isEmpty || !PersonAlias.isAddress(participant.displayName) {
            // A number that stands for a name is none, and would come before the name that another source gives.
            aliases.append(PersonAlias(kind: .exportName, value: participant.displayName))
        }
        return SourcePerson(
            aliases: aliases, displayName: participant.displayName, identifier: participant.identifier,
            isOwner: isOwner)
    }

    /// The address of a participant if a text is their identifier, or their number in any usual form.
    static func address(of participant: Participant, if text: String, on platform: Platform) -> PersonAlias? {
        guard let identifier = participant.identifier else { return nil }
        let known = alias(identifier, platform: platform)
        return identifier == text || known.isAddress(text) ? known : nil
    }

    /// A number, or the user of a phone-number JID, identifies a telephone's owner everywhere; any other identifier is an
    /// id of the platform's service.
    private static func alias(_ identifier: String, platform: Platform) -> PersonAlias {
        if isNumber(identifier.dropFirst()), identifier.hasPrefix("+") {
            return PersonAlias(kind: .phoneNumber, value: identifier)
        }
        let user = identifier.prefix { $0 != "@" && $0 != ":" }
        if platform == .whatsapp, identifier.hasSuffix("@s.whatsapp.net"), isNumber(user) {
            return PersonAlias(kind: .phoneNumber, value: "+\(user)")
        }
        return PersonAlias(kind: .linkedID, value: identifier)
    }

    /// Whether one of the names of a person of a full export is the name that the owner gave.
    static func isNamed(_ person: Person, _ name: String) -> Bool {
        person.displayName == name
            || person.aliases.contains { !$0.alias.kind.identifiesPerson && $0.alias.value == name }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        (5...15).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// The name after the tilde by which exports mark names that people chose themselves.
    private static func pushName(_ text: String) -> String {
        var name = text.unicodeScalars.dropFirst()
        while let first = name.first, first.properties.isWhitespace { name = name.dropFirst() }
        return name.isEmpty ? text : String(name)
    }
}

extension PersonAlias {
    /// Whether a text is this address, or this number in any usual form.
    func isAddress(_ text: String) -> Bool {
        switch kind {
        case .phoneNumber: PhoneNumber.e164(text) == value
        case .linkedID: value == text
        case .exportName, .pushName, .verifiedName, .contact: false
        }
    }
}
