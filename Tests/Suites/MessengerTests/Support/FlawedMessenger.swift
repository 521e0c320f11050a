import WhisperArchive
import WhisperInMemoryMessenger
import WhisperInMemoryStore
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort
import WhisperSystemClock
import Synchronization

/// The messenger in memory with one mistake.
struct FlawedMessenger: Messenger {
    private let flaw: MessengerFlaw
    private let session: InMemorySession
    private let store: FlawedStore
    private let base: InMemoryMessenger
    private let number: Int
    private let contact: @Sendable (String) -> Void

    /// - Parameters:
    ///   - number: Its number among the messengers of a device, from 1.
    ///   - contact: Contacts an address.
    init(
        _ flaw: MessengerFlaw, _ session: InMemorySession, account: MessengerAccount, vault: any VaultStore,
        service: InMemoryService, number: Int, contact: @escaping @Sendable (String) -> Void
    ) throws {
        self.flaw = flaw
        self.session = session
        self.number = number
        self.contact = contact
        store = FlawedStore(base: vault, flaw: flaw, account: account, service: service)
        base = InMemoryMessenger(session, account: account, vault: store)
    }

    var account: MessengerAccount { base.account }
    var abilities: Set<MessengerAbility> { flaw == .doesMoreThanItSays ? [] : base.abilities }
    var textLimit: MessengerTextLimit { base.textLimit }

    func isLoggedIn() throws(MessengerError) -> Bool { try base.isLoggedIn() }

    func run(
        _ scope: MessengerScope, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError) {
        switch flaw {
        case .failsWhenCancelledBefore where Task.isCancelled: throw .transport(.cancelled)
        case .cannotBeCancelled:
            try await apart { () throws(MessengerError) in try await base.run(scope, notify: notify) }
        case .endsOffline, .failsWhenCancelledOffline: try await runUntilOffline(scope, notify)
        case .losesWhenCancelled, .sendsTwiceWhenCancelled:
            try await base.run(scope, notify: notify)
            await spoil()
        case .outboxReceives: try await base.run(.everything, notify: notify)
        case .fetchesNothing:
            guard case .history = scope else { return try await base.run(scope, notify: notify) }
        case .historyDoesNotEnd:
            try await base.run(scope, notify: notify)
            guard case .history = scope else { return }
            try? await Task.sleep(for: .seconds(3_600))
        case .reportsTooEarly:
            for entry in (try? await store.outbox(of: account.platform, after: nil, limit: 100)) ?? [] {
                notify(.sent(entry.message))
            }
            try await base.run(scope, notify: notify)
        case .hidesEndedSessions:
            do throws(MessengerError) { try await base.run(scope, notify: notify) } catch .sessionEnded { return }
        case .servesAnyone:
            do throws(MessengerError) { try await base.run(scope, notify: notify) } catch .otherAccount { return }
        case .resendsAsSecond:
            if number > 1 { await sendAgain() }
            try await base.run(scope, notify: notify)
        case .namesToken:
            if let token = session.token { notify(.warning(.retitled(token))) }
            try await base.run(scope, notify: notify)
        default: try await base.run(scope) { notice in pass(notice, to: notify) }
        }
    }

    private func pass(_ notice: MessengerNotice, to notify: @Sendable (MessengerNotice) -> Void) {
        switch (flaw, notice) {
        case (.hidesRefusals, .givenUp), (.hidesDelays, .state(.waiting)), (.hidesInvitations, .invited): return
        case (.confusesReasons, .givenUp(let id, _)): notify(.givenUp(id, .rejected))
        case (.reportsAgain, .received):
            notify(notice)
            notify(notice)
        default: notify(notice)
        }
    }

    /// In a task that is not cancelled with this one.
    private func apart(_ body: @escaping @Sendable () async throws(MessengerError) -> Void) async throws(MessengerError)
    {
        let result = await Task { () async -> Result<Void, MessengerError> in
            do throws(MessengerError) { return .success(try await body()) } catch { return .failure(error) }
        }.value
        try result.get()
    }

    private func runUntilOffline(
        _ scope: MessengerScope, _ notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError) {
        let wasOffline = Flag()
        let run = Task {
            try? await base.run(scope) { notice in
                notify(notice)
                if case .state(.waiting) = notice { wasOffline.raise() }
            }
        }
        while !Task.isCancelled, !(flaw == .endsOffline && wasOffline.isRaised) {
            try? await Task.sleep(for: .milliseconds(2))
        }
        run.cancel()
        await run.value
        if wasOffline.isRaised { throw .transport(.unreachable) }
    }

    /// Posts every message of the first conversation, as if none had been sent.
    private func sendAgain() async {
        let room = "!room1"
        guard let found = try? await store.conversation(platform: account.platform, key: room) else { return }
        for message in (try? await store.messages(in: found.id, .newest, limit: 100)) ?? [] {
            store.service.say(message.unified.content.text ?? "", by: account.user, in: room)
        }
    }

    /// What a messenger that is not careful does when it is cancelled.
    private func spoil() async {
        let (store, flaw, user) = (store, flaw, account.user)
        await Task {
            let waiting = (try? await store.outbox(of: nil, after: nil, limit: 100)) ?? []
            switch flaw {
            case .losesWhenCancelled: for entry in waiting { try? await store.giveUp(entry.number) }
            default: for entry in waiting { store.service.say(entry.text, by: user, in: entry.serverConversation) }
            }
        }.value
    }

    func rooms() async throws(MessengerError) -> [MessengerRoom] {
        let rooms = try await base.rooms()
        return flaw == .listsTwice ? rooms + rooms : rooms
    }

    func create(_ room: NewMessengerRoom) async throws(MessengerError) -> MessengerRoom {
        try await base.create(room)
    }

    func join(_ room: String) async throws(MessengerError) -> MessengerRoom {
        if flaw == .asksElsewhere, room.contains("//") { contact(room) }
        if flaw == .acceptsAnyID { return MessengerRoom(id: room, title: room, kind: .group) }
        return try await base.join(room)
    }

    func leave(_ room: String) async throws(MessengerError) {
        if flaw != .staysAfterLeaving { try await base.leave(room) }
    }

    func upload(_ file: HTTPBodySource, type: String, name: String?) async throws(MessengerError) -> String {
        try await base.upload(file, type: type, name: name)
    }

    func download(_ address: String, limit: Int, into sink: HTTPBodySink) async throws(MessengerError) {
        switch flaw {
        case .swapsBytes:
            try await base.download(address, limit: limit, into: HTTPBodySink { try await sink.take($0.reversed()) })
        case .ignoresLimit: try await base.download(address, limit: .max, into: sink)
        case .hidesSinkErrors:
            try await base.download(address, limit: limit, into: HTTPBodySink { try? await sink.take($0) })
        default: try await base.download(address, limit: limit, into: sink)
        }
    }

    func logOut() async throws(MessengerError) -> Bool {
        if flaw == .staysLoggedIn { return true }
        guard flaw == .needsServerToLogOut else { return try await base.logOut() }
        _ = try await base.rooms()
        return try await base.logOut()
    }
}

/// A vault through which a messenger makes one mistake.
private struct FlawedStore: ForwardingStore {
    let base: any VaultStore
    let flaw: MessengerFlaw
    let account: MessengerAccount
    let service: InMemoryService
    private let reads = Counter()
    private let scratch = InMemoryStore(clock: SystemClock())

    init(base: any VaultStore, flaw: MessengerFlaw, account: MessengerAccount, service: InMemoryService) {
        self.base = base
        self.flaw = flaw
        self.account = account
        self.service = service
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        switch operation {
        case .conversation where flaw == .forgetsCreated: return try await scratch.write(operation, body)
        case .arrivals(let batch): return given(try await applyArrivals(batch))
        case .history(let page): return given(try await applyHistory(page))
        case .giveUp where flaw == .holdsUpOthers: return given(())
        default: return try await base.write(operation, body)
        }
    }

    /// The answer of an operation.
    private func given<Answer>(_ answer: some Sendable) -> Answer {
        guard let answer = answer as? Answer else { preconditionFailure("an operation has one type of answer") }
        return answer
    }

    private func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        var batch = batch
        switch flaw {
        case .swapsMessages:
            for index in batch.rooms.indices { batch.rooms[index].messages.reverse() }
        case .takesNewsForHistory:
            for index in batch.rooms.indices { batch.rooms[index].limited?.omission = .history }
        case .readsOthers: batch.rooms += others()
        default: break
        }
        return try await base.applyArrivals(batch)
    }

    /// What is in the first conversations of the service of which the account is no member.
    private func others() -> [ArrivalRoom] {
        (1...3).map { "!room\($0)" }.filter { !service.members(of: $0).contains(account.user) }.map { room in
            let messages = service.messages(in: room).map { message in
                Arrival(
                    serverID: message.id, sender: ArrivalSender(message.sender),
                    content: Content(kind: .text, text: message.text), createdAt: message.createdAt)
            }
            return ArrivalRoom(
                ConversationReference(platform: account.platform, key: room, title: room, kind: .group),
                messages: messages)
        }
    }

    private func applyHistory(_ page: ArrivalHistory) async throws(StoreError) -> ArrivalOutcome {
        var page = page
        if flaw == .losesHistory { page.messages = page.messages.filter { !($0.content.text ?? "").hasSuffix("5") } }
        return try await base.applyHistory(page)
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let (flaw, reads) = (flaw, reads)
        return try await base.read { reader throws(StoreError) in
            try body(FlawedReader(base: reader, flaw: flaw, reads: reads))
        }
    }
}

/// Reads the outbox with one mistake.
private final class FlawedReader: ForwardingReader {
    let base: any StoreReader
    private let flaw: MessengerFlaw
    private let reads: Counter

    init(base: any StoreReader, flaw: MessengerFlaw, reads: Counter) {
        self.base = base
        self.flaw = flaw
        self.reads = reads
    }

    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        guard flaw == .sendsBackwards, selection.kind == .outgoing else { return try base.values(selection) }
        var all = selection
        all.limit = 1_000
        return Array(try base.values(all).suffix(1))
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        var found = try base.messages(query, limit: limit)
        guard case .named(.id(let id)) = query, try base.value(StoredValue.Key(.outgoing, .id(id))) != nil else {
            return found
        }
        for index in found.indices { distort(&found[index]) }
        return found
    }

    private func distort(_ message: inout StoredMessage) {
        switch flaw {
        case .sendsCaptions: (message.unified.content.attachments, message.unified.content.kind) = ([], .text)
        case .postsUnderNewIDs: message.delivery?.clientMessageID? += "-\(reads.next())"
        case .cutsTexts:
            while let text = message.unified.content.text, !InMemoryServiceLimits().text.allows(text) {
                message.unified.content.text?.removeLast()
            }
        default: break
        }
    }
}

/// Something that happened.
final class Flag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }
    func raise() { state.withLock { $0 = true } }
}
