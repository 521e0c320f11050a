import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperMessage
import WhisperPolicy
import WhisperStorePort

/// Checks records for trust, identity, policy and attribution before they are inserted, and rejects what a file must
/// not contribute (ING-1b).
struct RecordReview {
    /// The findings so far.
    private(set) var findings = ImportedTrust()
    /// Accepted contacts that are not associated with a person yet.
    private(set) var admittedContacts: [UniqueIdentifier] = []

    private let store: any VaultStore
    private let secrecy: SecrecyPorts?
    let mode: ImportMode
    private let now: Timestamp
    private let ownName: String?
    private let mayWrite: Bool
    /// People of the file whom the vault has under another id.
    private var people: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// The people of the file: no record says anything of others by their ids.
    private var described: Set<UniqueIdentifier> = []
    /// The claims that the owner has confirmed.
    private let accepting: Set<TrustClaim>
    private let digest: Digest128
    private var claimed: Set<TrustClaim> = []
    /// Contacts to verify once everything is inserted, as the owner has confirmed, with the fingerprints of the
    /// confirmed keys.
    private(set) var verifications: [(contact: UniqueIdentifier, fingerprint: Fingerprint)] = []
    /// Policies to switch then.
    private(set) var turns: [ImportedTrust.Turn] = []
    private var contacts: Set<UniqueIdentifier> = []
    private var identities: Set<UniqueIdentifier> = []
    private var policies: Set<PolicySwitch> = []
    private var names: NameIndex?
    /// Keys of the file's contacts, so that these are also compared with each other.
    private var offered: [PublicKeys: String] = [:]

    /// - Parameters:
    ///   - secrecy: Compares contacts and recognises identities; without it, none are accepted.
    ///   - now: No member of a group has been one since a later time.
    ///   - ownName: The owner's name or identifier.
    ///   - mayWrite: Whether it may record who people of the vault are; not in a dry run.
    init(
        store: any VaultStore, secrecy: SecrecyPorts?, mode: ImportMode, accepting: Set<TrustClaim> = [],
        now: Timestamp, ownName: String?, mayWrite: Bool, digest: @escaping Digest128
    ) {
        self.digest = digest
        self.accepting = accepting
        self.now = now
        self.ownName = ownName
        self.mayWrite = mayWrite
        self.store = store
        self.secrecy = secrecy
        self.mode = mode
    }

    /// The accepted records, in the form in which they are inserted. Records that the vault already has are not
    /// checked, as they are not changed.
    mutating func admitted(
        _ records: [Numbered<VaultRecord>]
    ) async throws(JSONImportError) -> [Numbered<VaultRecord>] {
        var admitted: [Numbered<VaultRecord>] = []
        admitted.reserveCapacity(records.count)
        for record in records {
            let value =
                switch mode {
                case .restoring: try await restored(record.value)
                case .adding: try await added(record.value, line: record.line)
                }
            if mode == .adding, !record.value.people.isSubset(of: described) {
                throw .line(record.line, .missingReference)
            }
            if let value { admitted.append(Numbered(value: value, line: record.line)) }
        }
        return admitted
    }

    // MARK: Restoring

    private mutating func restored(_ record: VaultRecord) async throws(JSONImportError) -> VaultRecord? {
        switch record {
        case .contact(let contact, _):
            if contact.trust == .verified, contacts.insert(contact.id).inserted, try await !has(contact: contact.id) {
                findings.verifiedContacts += 1
            }
            return record
        case .policy(let policy): return try await admits(policy) ? record : nil
        default: return record
        }
    }

    /// A vault with an active gate has the policy on record, so one without that record has no gate.
    private mutating func admits(_ record: PolicyRecord) async throws(JSONImportError) -> Bool {
        guard let policy = PolicySwitch(rawValue: record.name), !policies.contains(policy) else { return true }
        guard try await held(record.name) == nil else { return true }
        guard policy != .biometricGatedSigning || !record.isOn else {
            findings.leavesGateDown = true
            return false
        }
        policies.insert(policy)
        if record.isOn != PolicySettings()[policy] {
            findings.turned.append(ImportedTrust.Turn(policy: policy, isOn: record.isOn))
        }
        return true
    }

    // MARK: Adding

    /// Whether the owner has confirmed a claim; otherwise it is recorded, so that it can be confirmed.
    private mutating func isConfirmed(_ claim: TrustClaim) -> Bool {
        if accepting.contains(claim) { return true }
        if claimed.insert(claim).inserted { findings.claims.append(claim) }
        return false
    }

    private mutating func added(_ record: VaultRecord, line: UInt64) async throws(JSONImportError) -> VaultRecord? {
        switch record {
        case .message(let message, let versions, let people, _):
            // Who received and read the owner's words is evidence of who the owner is not.
            return .message(
                foreign(message), versions: versions, reactionPeople: people.map(held), receipts: [])
        case .conversation(let conversation, let aliases, let members):
            let (foreign, keys) = conversation.foreign(aliases)
            return .conversation(foreign, aliases: keys, members: members.compactMap(self.foreign))
        case .person(let person, let joined):
            described.formUnion([person.id] + joined)
            return try await foreign(person, joined, line: line).map { .person($0, joined: joined) }
        case .contact(let contact, _): return try await foreign(contact).map { .contact($0, pastKeys: []) }
        case .identity(let identity): return try await admits(identity) ? record : nil
        case .policy(let policy):
            try await note(policy)
            return nil
        // A file must not change the settings of a vault or its openings, nor say what was imported here, nor put words
        // into the owner's mouth. It joins and separates nobody.
        case .setting, .opening, .draft, .run, .join, .joinedPart, .joinedMessage, .separation: return nil
        }
    }

    /// A person as a file may contribute them; nil for one whom the vault has. A merge of people who are separate in the
    /// vault is recorded and not applied.
    private mutating func foreign(
        _ person: Person, _ joined: [UniqueIdentifier], line: UInt64
    ) async throws(JSONImportError) -> Person? {
        do throws(StoreError) {
            var named = person
            var known = try await acknowledge(person)
            var steps = 0
            while known == nil, let held = try await store.person(named.id) {
                if !held.mayBe(person) {
                    steps += 1
                    if steps > UniqueIdentifier.mostReplacements { throw StoreError(.constraint) }
                    named.id = named.id.replacement(digest)
                } else if named.id == person.id {
                    return person
                } else {
                    known = held.id
                }
            }
            let foreign = try await ForeignPerson(named, in: store)
            if known == nil, let id = foreign.known {
                known = id
                if mayWrite { try await claimNames(among: foreign.person.aliases) }
            }
            if let present = known ?? (named.id == person.id ? nil : named.id) {
                for id in [person.id] + joined { people[id] = present }
            }
            if known != nil { return nil }
            if foreign.isSeparated { findings.separatedPeople.append(person.displayName) }
            return foreign.person
        } catch {
            throw error.code == .constraint ? .line(line, .conflict) : JSONImportError(error)
        }
    }

    /// Records that a person is the owner if they have the address or the name that the owner gave. The address is the
    /// owner's own word, while the file says who has a name, and which other addresses somebody has: these are left out.
    ///
    /// - Returns: The owner, if that is the person now, and the vault has them under another id.
    private func acknowledge(_ person: Person) async throws(StoreError) -> UniqueIdentifier? {
        guard let ownName, mayWrite else { return nil }
        let given = person.aliases.filter { $0.alias.isAddress(ownName) }
        guard !given.isEmpty || Correspondent.isNamed(person, ownName) else { return nil }
        let addresses = person.aliases.filter { $0.alias.kind == .phoneNumber || $0.alias.kind == .linkedID }
        let names = person.aliases.filter { !$0.alias.kind.identifiesPerson }
        let address = given.first ?? addresses.first
        for seen in address.map({ [$0] }) ?? names {
            let sender = try await store.sender(
                for: NewSender(
                    platform: seen.platform, aliases: [seen.alias],
                    participant: Participant(
                        identifier: seen.alias.kind.identifiesPerson ? seen.alias.value : nil,
                        displayName: person.displayName),
                    isOwner: true, seenAt: seen.lastSeen, isClaimed: given.isEmpty))
            guard let known = try await store.person(sender.person), known.isOwner, known.id != person.id else {
                continue
            }
            try await claimNames(among: (address.map { [$0] } ?? []) + names)
            return known.id
        }
        return nil
    }

    /// Records the names that the file gives to a person whom the vault has.
    private func claimNames(among aliases: [Person.SeenAlias]) async throws(StoreError) {
        let addresses = aliases.filter(\.alias.kind.identifiesPerson)
        for seen in aliases where !seen.alias.kind.identifiesPerson {
            guard let address = addresses.first(where: { $0.platform == seen.platform }) ?? addresses.first else {
                return
            }
            _ = try await store.sender(
                for: NewSender(
                    platform: address.platform, aliases: [address.alias, seen.alias],
                    participant: Participant(identifier: address.alias.value, displayName: seen.alias.value),
                    isOwner: false, seenAt: seen.lastSeen, isClaimed: true))
        }
    }

    /// The id under which the vault has a person of the file.
    private func held(_ person: UniqueIdentifier) -> UniqueIdentifier { people[person] ?? person }

    /// A member of a group; nil for a former one, as only the group's own lists say who has left.
    private func foreign(_ member: MemberRecord) -> MemberRecord? {
        guard let role = member.role else { return nil }
        return MemberRecord(person: held(member.person), role: role, since: min(member.since, now))
    }

    /// The message without the claims of another vault, or of the file's author, about its seal, its server ids, and what
    /// became of it there.
    private func foreign(_ message: StoredMessage) -> StoredMessage {
        var message = message
        message.seal = nil
        message.carrierText = nil
        message.writtenAt = nil
        message.delivery = nil
        message.status = .sent
        message.isRead = true
        message.person = message.person.map(held)
        message.unified.platformSpecific = EnvelopeMark.foreign(message.unified.platformSpecific)
        message.unified.platformSpecific.joinVoters(held)
        return message
    }

    /// A contact as from its bundle, unverified; nil for one that exists or is not accepted (CON-4).
    private mutating func foreign(_ contact: ContactRecord) async throws(JSONImportError) -> ContactRecord? {
        guard contacts.insert(contact.id).inserted else { return nil }
        guard let secrecy, let name = try? DisplayName(contact.displayName),
            let agreementKey = AgreementPublicKey(contact.agreementKey)
        else { return refuse(contact) }
        let signingKey = contact.signingKey.flatMap { SigningPublicKey($0) }
        let keys = PublicKeys(agreementKey: agreementKey, signingKey: signingKey)
        guard (signingKey == nil) == (contact.signingKey == nil), keys.areStrict else { return refuse(contact) }
        let preview: ContactPreview
        do throws(ContactError) {
            preview = try await ContactBook(secrecy).preview(
                ContactOffer(
                    name: name, keys: keys, keyVersion: contact.keyVersion,
                    createdAt: contact.createdAt.wholeSeconds))
        } catch {
            switch error {
            // The owner, whom another vault had as a contact, or keys that somebody has put together.
            case .ownKeys, .mixedKeys: return refuse(contact)
            default: throw JSONImportError(error)
            }
        }
        let claim = TrustClaim.contact(name: name.text, fingerprint: preview.fingerprint.bytes)
        switch preview.comparison {
        case .known:
            if contact.trust == .verified, let known = preview.known, known.trust == .unverified, isConfirmed(claim) {
                verifications.append((known.id, known.fingerprint))
            }
            return nil
        case .keyChange: return refuse(contact)
        case .new: break
        }
        guard try await !has(contact: contact.id), offered[keys] == nil, !offered.values.contains(name.text) else {
            return refuse(contact)
        }
        offered[keys] = name.text
        try await warn(ofName: name.text)
        if contact.trust == .verified, isConfirmed(claim) {
            verifications.append((contact.id, preview.fingerprint))
        } else {
            findings.unverifiedContacts += 1
        }
        admittedContacts.append(contact.id)
        var admitted = contact
        admitted.trust = .unverified
        admitted.isBlocked = false
        // What was noted of them, and when they were seen, is another owner's.
        admitted.note = ""
        admitted.lastSeenAt = nil
        admitted.fingerprint = preview.fingerprint.bytes
        admitted.recipientKeyID = RecipientKeyID(of: agreementKey, crypto: secrecy.crypto).bytes
        admitted.person = nil
        return admitted
    }

    private mutating func refuse(_ contact: ContactRecord) -> ContactRecord? {
        findings.refusedContacts.append(contact.displayName)
        return nil
    }

    private mutating func warn(ofName name: String) async throws(JSONImportError) {
        if names == nil {
            do throws(StoreError) {
                var index = NameIndex()
                var pages = ContactPages(store)
                while let page = try await pages.next() { page.forEach { index.add($0.displayName) } }
                names = index
            } catch {
                throw JSONImportError(error)
            }
        }
        for other in names?.imitated(by: name) ?? [] {
            findings.lookalikes.append(ImportedTrust.Lookalike(name: name, contact: other))
        }
        names?.add(name)
    }

    /// An identity is accepted if its secret is available and its predecessor, if any, was accepted.
    private mutating func admits(_ identity: IdentityRecord) async throws(JSONImportError) -> Bool {
        do throws(StoreError) {
            if try await store.identity(identity.id) != nil { return true }
            if let predecessor = identity.predecessor, !identities.contains(predecessor),
                try await store.identity(predecessor) == nil
            {
                return leaveOut(identity)
            }
        } catch {
            throw JSONImportError(error)
        }
        guard let secrecy, let own = try? OwnIdentity(identity) else { return leaveOut(identity) }
        let keys = PublicKeys(agreementKey: own.agreementKey, signingKey: own.signingKey)
        guard keys.fingerprint(crypto: secrecy.crypto) == own.fingerprint,
            RecipientKeyID(of: own.agreementKey, crypto: secrecy.crypto) == own.recipientKeyID
        else { return leaveOut(identity) }
        let claim = TrustClaim.identity(name: own.name, fingerprint: own.fingerprint.bytes)
        guard secrecy.secrets.holdsSecret(of: own) || isConfirmed(claim) else { return leaveOut(identity) }
        identities.insert(identity.id)
        return true
    }

    private mutating func leaveOut(_ identity: IdentityRecord) -> Bool {
        findings.foreignIdentities.append(identity.name)
        return false
    }

    private mutating func note(_ record: PolicyRecord) async throws(JSONImportError) {
        guard let policy = PolicySwitch(rawValue: record.name), policies.insert(policy).inserted else { return }
        let isOn = try await held(record.name) ?? PolicySettings()[policy]
        guard record.isOn != isOn else { return }
        let turn = ImportedTrust.Turn(policy: policy, isOn: record.isOn)
        // An export does not contain the keys that the gate guards.
        if policy != .biometricGatedSigning, isConfirmed(.policy(policy, isOn: record.isOn)) {
            turns.append(turn)
        } else {
            findings.foreignPolicies.append(turn)
        }
    }

    // MARK: The vault

    private func held(_ policy: String) async throws(JSONImportError) -> Bool? {
        do throws(StoreError) {
            return try await store.policies().first { $0.name == policy }?.isOn
        } catch {
            throw JSONImportError(error)
        }
    }

    private func has(contact id: UniqueIdentifier) async throws(JSONImportError) -> Bool {
        do throws(StoreError) {
            return try await store.contact(id) != nil
        } catch {
            throw JSONImportError(error)
        }
    }
}

extension VaultRecord {
    /// The people whom a chat or a message is about.
    fileprivate var people: Set<UniqueIdentifier> {
        switch self {
        case .message(let message, _, let people, _): Set(people + [message.person].compactMap(\.self))
        case .conversation(_, _, let members): Set(members.map(\.person))
        default: []
        }
    }
}
