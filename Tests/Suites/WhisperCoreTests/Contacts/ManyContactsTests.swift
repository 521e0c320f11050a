import WhisperArchive
import WhisperContacts
import WhisperCryptoPort
import WhisperInMemoryStore
import WhisperKeyFingerprint
import WhisperMessage
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Address books with more contacts than a page: none is missed for being far down (CON-5, CON-7, LOOK-4).
@Suite("More contacts than a page", .ownThreads)
struct ManyContactsTests {
    private static let count = 10_050

    /// An owner of many contacts, the last of which by name and by id has the given name and is blocked.
    private func owner(last name: String) async throws -> Owner {
        let owner = try Owner()
        let records = (0..<Self.count).map { number in
            let isLast = number == Self.count - 1
            let key = (0..<32).map { UInt8(truncatingIfNeeded: number >> (8 * ($0 % 8))) }
            let contact = ContactRecord(
                id: UniqueIdentifier(version4High: 1, low: UInt64(number)),
                displayName: isLast ? name : "Contact \(100_000 + number)", agreementKey: key, signingKey: nil,
                fingerprint: key,
                recipientKeyID: Array(key.prefix(8)), isBlocked: isLast, createdAt: owner.clock.now(),
                updatedAt: owner.clock.now())
            return VaultRecord.contact(contact, pastKeys: [])
        }
        _ = try await owner.store.insertRecords(records)
        return owner
    }

    @Test(
        "The list has all of them, by name; the last one's block holds, and its name is replaced where names are (CON-5, ST-13)"
    )
    func list() async throws {
        let owner = try await owner(last: "Zoe")
        try await expectBlocked(owner)
        let deidentifier = try await Deidentifier(
            for: owner.store, digest: try SodiumSealing(), random: SystemRandomNumberGenerator())
        #expect(!deidentifier.replaced("Yesterday Zoe called").contains("Zoe"))
        let all = try await owner.book.all()
        #expect(all.count == Self.count && all.last?.name == "Zoe")
        #expect(all.map(\.name) == all.map(\.name).sorted())
        #expect(try await owner.book.all(matching: "contact 1").count == Self.count - 1)
        #expect(try await owner.book.all(matching: "zo").map(\.name) == ["Zoe"])
    }

    @Test("A name that resembles the last one's is detected wherever names are shown or imported (LOOK-4)")
    func lookalikes() async throws {
        let owner = try await owner(last: "Zоe")
        let found = try await ResemblingContacts.find(for: ["Zoe", "Nobody"], in: owner.store)
        #expect(found.map(\.displayName) == ["Zоe"])
        #expect(NameIndex(found.map(\.displayName)).imitated(by: "Zoe") == ["Zоe"])
        let other = try Owner()
        _ = try await other.ring.create(name: "Zoe")
        let third = try Owner()
        try await third.meet(other, "Zoe")
        var export = RecordExport(of: third.store, trust: third.ports.trust)
        var bytes: [UInt8] = []
        while let next = try await export.next() { bytes += next }
        let summary = try await JSONImport(
            store: owner.store, secrecy: owner.ports, blobs: nil, clock: owner.clock, zones: UniversalZones(),
            digest: try SodiumSealing(), random: SystemRandomNumberGenerator()
        ).run(PiecewiseSource(bytes, pieces: 1_000))
        #expect(summary.trust.lookalikes.map(\.contact) == ["Zоe"])
    }

    /// Whether the last one is recognised as blocked, with and without the vault's trust data.
    private func expectBlocked(_ owner: Owner) async throws {
        let last = try #require(
            try await owner.store.contact(UniqueIdentifier(version4High: 1, low: UInt64(Self.count - 1))))
        let shortID = try #require(Fingerprint(last.fingerprint)).shortID.description
        #expect(try await BlockedMessages.Signers(in: owner.store, trust: nil).shortIDs == [shortID])
        #expect(try await BlockedMessages.Signers(in: owner.store, trust: owner.ports.trust).shortIDs == [shortID])
    }
}
