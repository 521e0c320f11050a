import WhisperArchive
import WhisperClockPort
import WhisperInMemoryPages
import WhisperInMemoryStore
import WhisperMergeHistories
import WhisperMessage
import WhisperPageExport
import WhisperSodiumSealing
import WhisperStorePort

/// A vault in memory, and the archives that are made from it.
struct ArchiveFixture {
    let store: any VaultStore = InMemoryStore(clock: StillClock())
    let blobs = MemoryBlobStore()
    let sealing: SodiumSealing

    static let start: Int64 = 1_714_737_600_000  // 2024-05-03 12:00 UTC

    private struct StillClock: WallClock {
        func now() -> Timestamp { Timestamp(milliseconds: ArchiveFixture.start) }
    }

    init() throws { sealing = try SodiumSealing() }

    /// Saves messages in a new chat, at minutes since the start.
    @discardableResult
    func chat(
        _ title: String, _ messages: [(minutes: Int64, change: (inout NewMessage) -> Void)],
        by names: [String] = ["Ana"], on platform: Platform = .whatsapp
    ) async throws -> Conversation {
        let chat = try await store.conversation(
            for: ConversationReference(platform: platform, key: title, title: title, kind: .group))
        var new: [NewMessage] = []
        for (index, entry) in messages.enumerated() {
            let time = Timestamp(milliseconds: ArchiveFixture.start + entry.minutes * 60_000)
            let name = names[index % names.count]
            let sender = try await store.sender(
                for: NewSender(
                    platform: platform, aliases: [PersonAlias(kind: .exportName, value: name)],
                    participant: Participant(identifier: nil, displayName: name), isOwner: false, seenAt: time))
            var message = NewMessage(
                conversation: chat.id, externalID: "\(title)-\(index)", platform: platform, timestamp: time,
                precision: .minute, sender: sender, content: Content(kind: .text, text: "message \(index)"),
                position: ChatPosition(rawValue: Int64(index + 1) << 20))
            entry.change(&message)
            new.append(message)
        }
        _ = try await store.save(new)
        return chat
    }

    /// The files of an archive.
    ///
    /// - Parameter store: The vault to read; nil for the fixture's.
    func archive(
        _ options: PageExport.Options = PageExport.Options(), into place: InMemoryPagePlace = InMemoryPagePlace(),
        of store: (any VaultStore)? = nil
    ) async throws -> (files: [String: [UInt8]], summary: PageExportSummary) {
        let output = try InMemoryPages(at: place)
        let summary = try await export(options, of: store).run(into: output)
        try output.commit()
        return (place.published ?? [:], summary)
    }

    /// An export of everything in English, in universal time.
    func export(
        _ options: PageExport.Options = PageExport.Options(), of other: (any VaultStore)? = nil
    ) -> PageExport {
        PageExport(
            of: PageExport.Sources(store: other ?? store, blobs: blobs, trust: nil, digest: sealing), options: options,
            site: PageSite(language: .english, theme: .automatic, zone: UniversalTime(), hasSearch: true))
    }

    /// Adds a contact; the bytes of the keys are the number.
    @discardableResult
    func contact(
        _ name: String, _ number: UInt8 = 1, trust: ContactTrust = .verified, isBlocked: Bool = false
    ) async throws -> ContactRecord {
        let key = [UInt8](repeating: number, count: 32)
        let time = Timestamp(milliseconds: ArchiveFixture.start)
        let contact = ContactRecord(
            id: UniqueIdentifier(version4High: 77, low: UInt64(number)), displayName: name, agreementKey: key,
            signingKey: key, fingerprint: key, recipientKeyID: Array(key.prefix(8)), trust: trust, isBlocked: isBlocked,
            keyVersion: 1, note: "", avatar: nil, person: nil, createdAt: time, lastSeenAt: nil, updatedAt: time)
        try await store.saveContact(contact)
        return contact
    }

    /// Stores a content, and returns an attachment with it.
    func attachment(_ content: [UInt8], name: String) throws -> Attachment {
        let writer = try blobs.makeWriter()
        try content.withUnsafeBytes { (bytes) throws in try writer.write(bytes) }
        let blob = try writer.commit()
        return Attachment(name: name, size: blob.size, sha256: blob.id.hex, state: .found)
    }
}

extension [String: [UInt8]] {
    /// A page as text.
    func text(_ path: String) -> String { String(decoding: self[path] ?? [], as: UTF8.self) }
}
