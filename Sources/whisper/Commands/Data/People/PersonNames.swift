import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperStorePort

/// The names and numbers of a person as lists show them.
struct PersonNames {
    let person: Person

    init(_ person: Person) {
        self.person = person
    }

    /// The number that was seen last; nil if none is known.
    var number: String? {
        person.aliases.filter { $0.alias.kind == .phoneNumber }.max { $0.lastSeen < $1.lastSeen }?.alias.value
    }

    /// The names besides the one that is shown, each once.
    var others: [String] {
        var seen: Set = [person.displayName]
        return person.aliases.filter { $0.alias.kind.isName && seen.insert($0.alias.value).inserted }
            .map(\.alias.value)
    }

    /// The names and numbers by which a list can be narrowed.
    var all: [String] {
        [person.displayName] + person.aliases.filter { $0.alias.kind != .contact }.map(\.alias.value)
    }

    /// When the person was first seen under any alias; nil without aliases.
    var firstSeen: Timestamp? { person.aliases.map(\.firstSeen).min() }
    /// When the person was last seen under any alias; nil without aliases.
    var lastSeen: Timestamp? { person.aliases.map(\.lastSeen).max() }

    /// The person as `--json` prints them.
    var json: JSONObject {
        [
            "type": "person", "id": .string(person.id.description), "name": .string(person.displayName),
            "owner": .bool(person.isOwner), "number": .string(number),
            "aliases": .array(person.aliases.map(PersonNames.json)), "first_seen_at": .string(firstSeen?.rfc3339()),
            "last_seen_at": .string(lastSeen?.rfc3339()),
        ]
    }

    private static func json(_ seen: Person.SeenAlias) -> JSONValue {
        [
            "kind": .string(seen.word), "value": .string(seen.alias.value),
            "platform": .string(seen.platform.rawValue), "first_seen_at": .string(seen.firstSeen.rfc3339()),
            "last_seen_at": .string(seen.lastSeen.rfc3339()),
        ]
    }
}

extension Localizer {
    /// A person's best name, as it is printed. A linked id means nothing to readers, so a person known only by one is shown
    /// as an unknown person with the last digits of the id.
    func personName(_ name: String) -> String {
        nameless(name).map { UntrustedText.line($0) } ?? shownName(name)
    }
}

extension Person.SeenAlias {
    /// Where the alias comes from, as the user reads it. A name that a messenger has confirmed is never called
    /// verified, which is what the vault says of contacts.
    var origin: PeopleText {
        if isClaimedName { return .addedFile }
        return switch alias.kind {
        case .exportName: .addressBook
        case .phoneNumber: .phoneNumber
        case .linkedID: platform == .whatsapp ? .linkedID : .serviceID
        case .pushName: .chosen
        case .verifiedName: platform == .whatsapp ? .business : .businessElsewhere
        case .contact: .contact
        }
    }

    /// The word for it in JSON.
    fileprivate var word: String { isClaimedName ? "added-file-name" : alias.kind.word }

    private var isClaimedName: Bool { isClaimed && alias.kind.isName }
}

extension PersonAliasKind {
    /// Whether it is a name, as opposed to a number or an id.
    fileprivate var isName: Bool {
        switch self {
        case .exportName, .pushName, .verifiedName: true
        case .phoneNumber, .linkedID, .contact: false
        }
    }

    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .exportName: "address-book-name"
        case .phoneNumber: "phone-number"
        case .linkedID: "linked-id"
        case .pushName: "push-name"
        case .verifiedName: "business-name"
        case .contact: "contact"
        }
    }
}
