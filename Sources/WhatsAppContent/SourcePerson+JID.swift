package import WhisperIngestionPort
package import WhisperMessage

extension SourcePerson {
    /// Creates a person from addresses and names; telephone numbers come first, since they are the most specific.
    package init(_ addresses: [JID], names: [PersonAlias], isOwner: Bool = false) {
        let ordered = addresses.filter(\.isNumber) + addresses.filter { !$0.isNumber }
        self.init(
            aliases: ordered.map(\.alias) + names,
            displayName: names.first?.value ?? ordered.first?.provisionalName ?? "",
            identifier: ordered.first.map { $0.phoneNumber ?? $0.text }, isOwner: isOwner)
    }

    /// Represents the owner until an address of theirs is known.
    package static let namelessOwner = SourcePerson(
        aliases: [.unknownOwner], displayName: "", isOwner: true)
}

extension JID {
    /// Reports that a telephone number and a linked id belong to one person and one chat; empty if these are not both.
    package static func joined(
        _ first: JID?, _ second: JID?, title: String, at time: Timestamp
    ) -> [IngestionEvent] {
        guard let first, let second, first != second, first.isPerson, second.isPerson else { return [] }
        let (number, linked) = first.isNumber ? (first, second) : (second, first)
        guard number.isNumber else { return [] }
        return [
            .samePerson(number.alias, linked.alias, at: time),
            .sameChat(
                ChatReference(key: number.text, title: title, kind: .direct),
                ChatReference(key: linked.text, title: title, kind: .direct), at: time),
        ]
    }
}
