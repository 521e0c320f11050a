import WhisperArchive
import WhisperCryptoPort
import WhisperEnvelope
import WhisperInMemoryStore
import WhisperKeychainPort
import WhisperMessage
import WhisperPresencePort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import Testing

@testable import WhisperCore

/// An owner with a vault: in memory unless another one is given, with a keychain and a gate that the test controls.
struct Owner {
    let ports: SecrecyPorts
    let store: any VaultStore
    let keychain: FailingKeychain
    let gate = ScriptedGate()
    private let trustKey: [UInt8]
    let clock: ManualClock

    init(store: (any VaultStore)? = nil, clock: ManualClock = ManualClock()) throws {
        self.clock = clock
        self.store = store ?? InMemoryStore(clock: clock)
        keychain = try FailingKeychain()
        let sealing = try SodiumSealing()
        trustKey = sealing.randomBytes(count: 32)
        ports = SecrecyPorts(
            store: self.store, keychain: keychain, trustKey: try sealing.copy(of: trustKey),
            crypto: try SodiumCrypto(), sealing: sealing, memory: sealing, clock: clock, presence: gate)
    }

    /// The same owner with another vault, such as a copy.
    init(store: any VaultStore, of owner: Owner) throws {
        clock = owner.clock
        self.store = store
        keychain = try FailingKeychain(secretsOf: owner.keychain)
        trustKey = owner.trustKey
        ports = SecrecyPorts(
            store: store, keychain: keychain, trustKey: try owner.ports.memory.copy(of: trustKey),
            crypto: owner.ports.crypto, sealing: owner.ports.sealing, memory: owner.ports.memory, clock: clock,
            presence: gate)
    }

    var ring: IdentityRing { IdentityRing(ports) }
    var book: ContactBook { ContactBook(ports) }
    var policies: PolicyBook { PolicyBook(ports) }
    var sealing: MessageSealing { MessageSealing(ports) }
    var opening: MessageOpening { MessageOpening(ports) }

    /// What another process of the same owner would use: nothing is cached yet.
    var anotherProcess: SecrecyPorts {
        get throws {
            SecrecyPorts(
                store: store, keychain: keychain, trustKey: try ports.memory.copy(of: trustKey), crypto: ports.crypto,
                sealing: ports.sealing, memory: ports.memory, clock: clock, presence: gate)
        }
    }

    /// Adds another owner's identity as a contact.
    @discardableResult
    func meet(
        _ other: Owner, _ name: String, verified: Bool = false, acceptingKeyChange: Bool = false
    ) async throws -> KnownContact {
        let identity = try await other.ring.find(name)
        let preview = try await book.preview(bundle: try await other.ring.bundle(of: identity.id))
        let contact = try await book.add(preview, acceptingKeyChange: acceptingKeyChange).contact
        return verified ? try await book.verify(contact.id, fingerprint: contact.fingerprint) : contact
    }

    /// Seals a text to a contact.
    func seal(
        _ text: String, to contact: KnownContact, from identity: UniqueIdentifier? = nil, isSigned: Bool? = nil
    ) async throws -> Envelope {
        try await sealing.seal(
            SealingRequest(
                message: Array(text.utf8), recipient: .contact(contact.id), identity: identity, isSigned: isSigned)
        ).envelope
    }

    /// The names in the keychain, without ids.
    func kinds() throws -> [String] {
        // The numbers of the trust roots are stored beside the secrets.
        try keychain.names().filter { !$0.rawValue.hasPrefix("trust-") }.map { name in
            IdentitySecretName.parsed(name).map(\.part.rawValue) ?? name.rawValue
        }.sorted()
    }

    /// All messages of the vault.
    func messages() async throws -> [StoredMessage] {
        var messages: [StoredMessage] = []
        for conversation in try await store.conversations(after: nil, limit: 1_000) {
            messages += try await store.messages(in: conversation.id, .newest, limit: 10_000)
        }
        return messages
    }

    /// A secret with these characters.
    func secret(_ text: String) throws -> SecretBytes {
        var secret = try ports.memory.allocate(count: text.utf8.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: Array(text.utf8)) }
        return secret
    }
}

extension SecretAllocator {
    /// A secret with these bytes.
    func copy(of bytes: [UInt8]) throws -> SecretBytes {
        var secret = try allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }
}

/// Ann and Bob, who know each other.
struct Couple {
    let ann: Owner
    let bob: Owner
    /// Bob in Ann's address book.
    let annsBob: KnownContact
    /// Ann in Bob's address book.
    let bobsAnn: KnownContact

    init(verified: Bool = true, clock: ManualClock = ManualClock(), bobsStore: (any VaultStore)? = nil) async throws {
        ann = try Owner(clock: clock)
        bob = try Owner(store: bobsStore, clock: clock)
        _ = try await ann.ring.create(name: "Ann")
        _ = try await bob.ring.create(name: "Bob")
        annsBob = try await ann.meet(bob, "Bob", verified: verified)
        bobsAnn = try await bob.meet(ann, "Ann", verified: verified)
    }
}
