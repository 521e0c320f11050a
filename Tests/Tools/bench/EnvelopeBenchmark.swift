import WhisperArchive
import WhisperCryptoPort
import CWhisperYardstick
import WhisperEnvelope
import WhisperKeyFingerprint
import WhisperMessage
import WhisperSodiumCrypto
import WhisperSQLiteEngine
import WhisperStorePort

/// P1 and P2: sealing and opening a signed message of 200 bytes, beside the calls of libsodium that it takes.
struct EnvelopeBenchmark {
    let place: Place
    let options: BenchCommand

    /// How many envelopes one sample takes, and how many samples there are of each.
    private let turns = 200
    private var rounds: Int { options.quick ? 15 : 51 }
    private let now: Int64 = 1_767_268_800

    func run(_ report: inout Report) async throws {
        report.heading("P1, P2  envelopes of 200 bytes, signed, beside the bare calls of libsodium")
        let correspondents = try Correspondents(SodiumCrypto())
        try measureSealing(correspondents, &report)
        try measureOpening(correspondents, &report)
        try await measureLookUp(correspondents, &report)
    }

    private func measureSealing(_ correspondents: Correspondents, _ report: inout Report) throws {
        let sealer = EnvelopeSealer(crypto: correspondents.crypto)
        let (ours, bare) = try inTurns {
            for _ in 0..<turns { _ = try correspondents.seal(by: sealer, at: now).text }
        } yardstick: {
            yardstick_seal(turns)
        }
        try add("P1", "seal to a text", ours, bare, &report)
    }

    private func measureOpening(_ correspondents: Correspondents, _ report: inout Report) throws {
        let opener = EnvelopeOpener(crypto: correspondents.crypto)
        let text = try correspondents.text(at: now)
        let (ours, bare) = try inTurns {
            for _ in 0..<turns { try correspondents.open(text, by: opener, at: now) }
        } yardstick: {
            yardstick_open_sealed(turns)
        }
        try add("P2", "open a text", ours, bare, &report)
    }

    /// Opening with the look-up of the sender, in a vault of ten contacts and in one of ten thousand.
    private func measureLookUp(_ correspondents: Correspondents, _ report: inout Report) async throws {
        let opener = EnvelopeOpener(crypto: correspondents.crypto)
        let text = try correspondents.text(at: now)
        var stores: [any VaultStore] = []
        for contacts in [10, 10_000] {
            let name = "contacts-\(contacts)"
            let store = try BenchVault.open(place.emptyFolder(name), .new)
            try await correspondents.fill(store, contacts: contacts)
            stores.append(store)
        }
        defer { for contacts in [10, 10_000] { place.remove("contacts-\(contacts)") } }
        var samples: [[Double]] = [[], []]
        for _ in 0..<rounds {
            for (index, store) in stores.enumerated() {
                let start = Machine.processorSeconds
                for _ in 0..<turns {
                    let opened = try correspondents.open(text, by: opener, at: now)
                    let owners = try await store.owners(
                        agreementKey: opened.agreementKey.bytes, signingKey: opened.signingKey?.bytes)
                    guard owners.count == 1 else { throw Yardstick.Failure(description: "the sender is not found") }
                }
                samples[index].append((Machine.processorSeconds - start) / Double(turns))
            }
        }
        for store in stores { await store.close() }
        let ratio = samples[1].median / samples[0].median
        try report.add(
            Finding(
                id: "P2", what: "open and look the sender up, 10,000 contacts over 10", value: ratio, unit: "×",
                yardstick: samples[0].median * 1_000_000, yardstickName: "10 contacts, µs", goal: "≤ 1.05 ×",
                isReached: ratio <= 1.05,
                method:
                    "\(rounds) samples of \(turns) in turns, medians of processor time; "
                    + "\(microseconds(samples[1].median)) µs"
            ))
    }

    /// The seconds of processor that each sample of ours and of the yardstick took; they take turns.
    private func inTurns(
        _ ours: () throws -> Void, yardstick: () -> Int32
    ) throws -> (ours: [Double], bare: [Double]) {
        // Whatever a process creates once is created before the clock starts.
        try ours()
        var samples: (ours: [Double], bare: [Double]) = ([], [])
        for _ in 0..<rounds {
            let start = Machine.processorSeconds
            try ours()
            let middle = Machine.processorSeconds
            guard yardstick() == 0 else { throw Yardstick.Failure(description: "a call of libsodium failed") }
            samples.bare.append((Machine.processorSeconds - middle) / Double(turns))
            samples.ours.append((middle - start) / Double(turns))
        }
        return samples
    }

    private func add(
        _ id: String, _ what: String, _ ours: [Double], _ bare: [Double], _ report: inout Report
    ) throws {
        let ratio = ours.median / bare.median
        try report.add(
            Finding(
                id: id, what: "\(what), over the bare calls", value: ratio, unit: "×",
                yardstick: bare.median * 1_000_000, yardstickName: "calls, µs", goal: "≤ 1.15 ×",
                isReached: ratio <= 1.15,
                method:
                    "\(rounds) samples of \(turns) in turns, medians of processor time; "
                    + "\(microseconds(ours.median)) µs"
            ))
    }

    private func microseconds(_ seconds: Double) -> String { "\(Int((seconds * 10_000_000).rounded()) / 10)" }
}

/// A sender, a recipient, and the message between them.
private final class Correspondents {
    let crypto: SodiumCrypto
    private let sender: AgreementPublicKey
    private let signing: SigningKeyPair
    private let recipient: AgreementKeyPair
    private let message = [UInt8](repeating: UInt8(ascii: "m"), count: 200)

    init(_ crypto: SodiumCrypto) throws {
        self.crypto = crypto
        sender = try crypto.makeAgreementKeyPair().publicKey
        signing = try crypto.makeSigningKeyPair()
        recipient = try crypto.makeAgreementKeyPair()
    }

    func seal(by sealer: EnvelopeSealer, at time: Int64) throws -> Envelope {
        try sealer.seal(message, from: sender, signedBy: signing, to: recipient.publicKey, at: time)
    }

    func text(at time: Int64) throws -> [UInt8] {
        try Array(seal(by: EnvelopeSealer(crypto: crypto), at: time).text.utf8)
    }

    @discardableResult
    func open(_ text: [UInt8], by opener: EnvelopeOpener, at time: Int64) throws -> OpenedEnvelope {
        let envelope = try Envelope(text)
        try envelope.checkFreshness(now: time)
        return try opener.open(envelope, with: recipient)
    }

    /// Saves a number of contacts, one of them the sender.
    func fill(_ store: any VaultStore, contacts: Int) async throws {
        for index in 0..<contacts {
            let keys =
                index == contacts / 2
                ? (sender, signing.publicKey)
                : (try crypto.makeAgreementKeyPair().publicKey, try crypto.makeSigningKeyPair().publicKey)
            let fingerprint = Fingerprint(agreementKey: keys.0, signingKey: keys.1, crypto: crypto)
            try await store.saveContact(
                ContactRecord(
                    id: UniqueIdentifier(high: UInt64(index), low: UInt64(index)), displayName: "Contact \(index)",
                    agreementKey: keys.0.bytes, signingKey: keys.1.bytes, fingerprint: fingerprint.bytes,
                    recipientKeyID: RecipientKeyID(of: keys.0, crypto: crypto).bytes, trust: .verified,
                    createdAt: BenchClock().now(), updatedAt: BenchClock().now()))
        }
    }
}
