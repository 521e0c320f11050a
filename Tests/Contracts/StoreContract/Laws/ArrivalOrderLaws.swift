import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// That it makes no difference how a service's messages come (MX-2).
    static let arrivalOrder: [StoreLaw] = [
        StoreLaw("In whatever responses, pages and repetitions rooms arrive, the vault is the same", "MX-2", "MX-3") {
            trial in
            for seed: UInt64 in 0..<12 {
                let other = try await Trial(trial.fixture.another(), clock: trial.clock)
                var visit = RandomVisit(seed: seed)
                try await visit.run(on: other)
                try await expectSound(other.store)
                await other.end()
            }
        }
    ]
}

/// A client that follows a service for a while, and is disturbed in many ways.
private struct RandomVisit {
    private let seed: UInt64
    private var random: TrialRandom
    private var service = ServiceModel()
    private var batches: [ArrivalBatch] = []
    private var pages: [ArrivalHistory] = []
    private var sent: [String: String] = [:]
    private var unconfirmed: [ConfirmedPost] = []

    private static let rooms = ["!one", "!two"]

    init(seed: UInt64) {
        self.seed = seed
        random = TrialRandom(seed: seed)
    }

    mutating func run(on trial: Trial) async throws {
        for key in RandomVisit.rooms { _ = try await trial.hall(key) }
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1, 2: talk()
            case 3: try await post(on: trial)
            case 4, 5: try await sync(trial, limit: Int.random(in: 1...8, using: &random))
            case 6, 7: try await page(trial)
            case 8: try await repeatSomething(on: trial)
            default: try await confirm(on: trial)
            }
        }
        try await sync(trial, limit: 5)
        var count = 0
        while !(try await trial.store.gaps(of: .matrix)).isEmpty, count < 1_000 {
            try await page(trial)
            count += 1
        }
        try #require(try await trial.store.gaps(of: .matrix) == [], comment)
        for key in RandomVisit.rooms {
            let room = try await trial.hall(key)
            let messages = try await trial.messages(in: room)
            try #require(messages.map(\.unified.content.text) == service.texts(key), comment)
            try #require(messages.allSatisfy { $0.status == .sent && $0.delivery?.serverSequence != nil }, comment)
        }
        try #require(try await trial.store.outbox(of: nil, after: nil, limit: 100) == [], comment)
        for (client, id) in sent {
            try #require(try await trial.store.serverID(ofClientMessage: client) == id, comment)
        }
    }

    /// Others write and edit.
    private mutating func talk() {
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let key = RandomVisit.rooms.randomElement(using: &random) ?? ""
            let messages = (service.rooms[key] ?? []).compactMap { event -> Arrival? in
                guard case .message(let arrival) = event, arrival.sender?.id != "@me:here" else { return nil }
                return arrival
            }
            if Int.random(in: 0..<4, using: &random) == 0, let old = messages.randomElement(using: &random),
                let sender = old.sender
            {
                service.edit(key, old.serverID, from: sender)
            } else {
                _ = service.post(key, from: Bool.random(using: &random) ? "@ann:here" : "@bob:here")
            }
        }
    }

    /// The owner writes.
    private mutating func post(on trial: Trial) async throws {
        let key = RandomVisit.rooms.randomElement(using: &random) ?? ""
        let room = try await trial.hall(key)
        let client = "c\(sent.count)"
        let text = "own \(sent.count)"
        _ = try await trial.store.enqueue(
            OutgoingMessage(
                conversation: room, owner: Samples.account.user, clientMessageID: client, text: text,
                composedAt: Samples.time(0)))
        let id = service.post(key, from: "@me:here", clientID: client, text: text)
        sent[client] = id
        unconfirmed.append(
            ConfirmedPost(account: Samples.account, conversation: room, clientMessageID: client, serverID: id))
    }

    private mutating func confirm(on trial: Trial) async throws {
        guard let post = unconfirmed.randomElement(using: &random) else { return }
        try #require(try await trial.store.confirm(post) != .taken, comment)
    }

    private mutating func sync(_ trial: Trial, limit: Int) async throws {
        let token = try await trial.store.arrivalProgress(of: .matrix)?.token
        // Now and then, a request that starts from nothing.
        let isFresh = Int.random(in: 0..<8, using: &random) == 0
        let answer = service.sync(
            since: isFresh ? nil : token, limit: limit, overlap: Int.random(in: 0...3, using: &random))
        let batch = ArrivalBatch(
            account: Samples.account, expecting: token, token: answer.token, rooms: answer.rooms)
        try #require(try await !trial.store.applyArrivals(batch).isSuperseded, comment)
        batches.append(batch)
    }

    private mutating func page(_ trial: Trial) async throws {
        guard let gap = try await trial.store.gaps(of: .matrix).randomElement(using: &random) else { return }
        let part = service.page(gap.room, before: gap.token, limit: Int.random(in: 1...20, using: &random))
        let page = ArrivalHistory(
            account: Samples.account, gap: gap, token: part.next, messages: part.messages, changes: part.changes)
        try #require(try await !trial.store.applyHistory(page).isSuperseded, comment)
        pages.append(page)
    }

    /// What was applied before is applied once more, as by another process that was slower.
    private mutating func repeatSomething(on trial: Trial) async throws {
        if let batch = batches.randomElement(using: &random) {
            try #require(try await trial.store.applyArrivals(batch).isSuperseded, comment)
        }
        if let page = pages.randomElement(using: &random) {
            try #require(try await trial.store.applyHistory(page).isSuperseded, comment)
        }
    }

    private var comment: Comment { "seed \(seed)" }
}
