import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

extension BridgePerson {
    /// The person's ids and names as events for the pipeline.
    ///
    /// - Parameters:
    ///   - time: When the bridge reported them.
    ///   - owner: The addresses of the account's owner.
    /// - Throws: `.invalidValue` for ids that cannot be those of one person: two telephone numbers, two linked ids, the
    ///   owner's and another one, or that of a group. People who are joined cannot be separated again.
    func events(at time: Timestamp, owner: OwnerAddresses) throws(BridgeProtocolError) -> [IngestionEvent] {
        let addresses = ids.map { BridgeAddress($0) }
        let hasNumber = addresses.contains { $0.alias.kind == .phoneNumber }
        guard
            let main = addresses.first(where: { !hasNumber || $0.alias.kind == .phoneNumber }),
            Set(addresses.filter { $0.alias.kind == .phoneNumber }.map(\.alias)).count <= 1,
            Set(addresses.filter { $0.isUnique && $0.alias.kind != .phoneNumber }.map(\.alias)).count <= 1,
            Set(addresses.map { owner.contains($0) }).count == 1, !addresses.contains(where: \.isOfMany)
        else {
            throw BridgeProtocolError(.invalidValue, path: "ids")
        }
        let title = [contactName, businessName, pushName].compactMap { $0?.isBlank == false ? $0 : nil }.first
        return joined(addresses, main, title: title, at: time) + named(main, at: time)
            + (title.map { [.chatTitle(ChatReference(key: main.key, title: $0, kind: .direct), at: time)] } ?? [])
    }

    /// Reports that all ids belong to one person, and so do the chats of which they are the keys.
    private func joined(
        _ addresses: [BridgeAddress], _ main: BridgeAddress, title: String?, at time: Timestamp
    ) -> [IngestionEvent] {
        var events: [IngestionEvent] = []
        var aliases: Set<PersonAlias> = [main.alias]
        var keys: Set<String> = [main.key]
        let chat = { (key: String) in
            ChatReference(key: key, title: title ?? main.provisionalName, kind: .direct)
        }
        for address in addresses {
            if aliases.insert(address.alias).inserted {
                events.append(.samePerson(main.alias, address.alias, at: time))
            }
            if keys.insert(address.key).inserted {
                events.append(.sameChat(chat(main.key), chat(address.key), at: time))
            }
        }
        return events
    }

    private func named(_ main: BridgeAddress, at time: Timestamp) -> [IngestionEvent] {
        let names: [(PersonAliasKind, String?)] = [
            (.exportName, contactName), (.verifiedName, businessName), (.pushName, pushName),
        ]
        return names.compactMap { kind, name in
            guard let name, !name.isBlank else { return nil }
            return .samePerson(main.alias, PersonAlias(kind: kind, value: name), at: time)
        }
    }
}

extension String {
    /// Whether there is nothing to show.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
