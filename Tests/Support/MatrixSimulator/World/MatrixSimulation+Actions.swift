import WhisperMatrix
import WhisperTestSupport

/// What users, bots, administrators and power cuts do.
extension MatrixSimulation {
    func act() throws(MatrixViolation) {
        guard isUnrest, let device = devices.indices.randomElement(using: &random) else { return }
        guard now >= nightEnds else { return queue.schedule(.action, at: nightEnds) }
        queue.schedule(.action, at: now + between(100, 3_000))
        let kinds =
            ["write", "write", "write", "write", "bot", "bot", "burst", "create", "leave", "join", "crash", "stop"]
            + [
                "list", "list", "softLogout", "hardLogout", "otherClient", "otherClient", "look", "history", "night",
                "serverRestart",
            ]
        let kind = kinds.randomElement(using: &random) ?? "write"
        let room = server.rooms.keys.sorted().randomElement(using: &random) ?? "!0"
        result.actions[kind, default: 0] += 1
        log("action \(kind) \(device) \(room)")
        switch kind {
        case "write": try write(device)
        case "bot": try bot(room, 1)
        case "burst": try bot(room, Int.random(in: 5...60, using: &random))
        case "create":
            let room = "!\(server.rooms.count)"
            for user in ["@ana", "@ben", "@bot"] { server.join(user, room) }
            if Bool.random(using: &random) { make(room, device) }
            wakePolls()
        case "leave": server.leave(devices[device].user, room)
        case "join":
            server.join(devices[device].user, room)
            wakePolls()
        case "list": list(device)
        case "crash": crash(device, for: between(500, 5_000))
        case "stop": try stop(device, for: between(1, 5_000))
        case "softLogout": server.logOutSoftly(devices[device].token)
        case "hardLogout":
            server.logOut(devices[device].token)
            queue.schedule(.logIn(device: device), at: now + between(1_000, 20_000))
        case "otherClient": try otherClient(device)
        case "look": try show(device)
        case "history":
            if devices[device].isRunning { try handle(.historyWanted(room: room, pages: 2), device) }
        case "night": night()
        default:
            isServerUp = false
            dropPolls()
            queue.schedule(.serverUp, at: now + between(1_000, 20_000))
        }
    }

    private func write(_ index: Int) throws(MatrixViolation) {
        guard let room = server.rooms(of: devices[index].user).randomElement(using: &random) else { return }
        devices[index].lastEntry += 1
        result.written += 1
        let number = devices[index].lastEntry
        let clientID = "c\(index)-\(number)"
        written[clientID] = (index, number, room)
        make(room, index)
        devices[index].vault.write(.init(number: number, room: room, clientID: clientID))
        guard devices[index].isRunning else { return }
        try handle(.enqueued(MatrixPost(number: number, room: room, clientMessageID: clientID)), index)
    }

    private func bot(_ room: String, _ count: Int) throws(MatrixViolation) {
        for _ in 0..<count {
            _ = server.post(room, by: "@bot", device: "", transaction: nil, clientID: nil, at: now)
        }
        wakePolls()
    }

    /// Some rooms are shown, or, without unrest, all of them.
    func show(_ index: Int) throws(MatrixViolation) {
        guard devices[index].isRunning else { return }
        devices[index].storedPages = [:]
        try handle(.visible([]), index)
        let rooms = server.rooms(of: devices[index].user)
        try handle(.visible(isUnrest ? Array(rooms.prefix(2)) : rooms), index)
    }

    /// Everything is shown, and all history is wanted.
    func look(_ index: Int) throws(MatrixViolation) {
        try show(index)
        guard devices[index].isRunning else { return }
        for room in server.rooms(of: devices[index].user) {
            try handle(.historyWanted(room: room, pages: .max), index)
        }
    }

    // MARK: - Rooms that a device knows

    /// The user lists the rooms, which puts them into the vault.
    func list(_ index: Int) {
        guard server.session(devices[index].token) != nil else { return }
        for room in server.rooms(of: devices[index].user) {
            make(room, index, listed: server.rooms[room]?.events.last?.id)
        }
    }

    /// A device gets to know a room of which nothing has arrived, if it does not know it.
    private func make(_ room: String, _ index: Int, listed event: String? = nil) {
        if devices[index].vault.rooms[room] == nil { devices[index].knownSince[room] = server.stream }
        devices[index].vault.make(room, listed: event)
    }

    /// A device gets to know the rooms in an answer.
    func note(_ chunks: [MatrixChunk], _ token: String, _ index: Int) {
        for chunk in chunks where devices[index].knownSince[chunk.room] == nil {
            // The answer may have more than its token says.
            let latest = chunk.events.last?.stream ?? 0
            devices[index].knownSince[chunk.room] = max(MatrixServerModel.position(token), latest)
        }
    }

    /// Another client of the same vault polls and stores.
    private func otherClient(_ index: Int) throws(MatrixViolation) {
        let device = devices[index]
        guard server.session(device.token) != nil, device.vault.since != nil else { return }
        let chunks = server.chunks(for: device.user, since: device.vault.since, limit: 5, repeated: 0)
        let outcome = devices[index].vault.apply(
            chunks, expecting: device.vault.since, token: MatrixServerModel.pollToken(server.stream) + ".o\(nonce())",
            user: device.user)
        try checkVault(index)
        note(chunks, MatrixServerModel.pollToken(server.stream), index)
        guard device.isRunning else { return }
        for number in outcome?.delivered ?? [] { schedule(.withdrawn(number), index, after: between(1, 50)) }
    }

    /// All devices are off for longer than the server remembers transactions, more often than not.
    func night() {
        guard nights > 0 else { return }
        nights -= 1
        let length = Duration.seconds(Int.random(in: 11 * 3_600...30 * 3_600, using: &random))
        nightEnds = now + length
        for index in devices.indices { crash(index, for: length + between(0, 5_000)) }
    }

    // MARK: - Lives

    func crash(_ index: Int, for time: Duration) {
        guard devices[index].isRunning else { return }
        log("device \(index) crashes")
        devices[index].life += 1
        devices[index].isRunning = false
        devices[index].forgetProgress()
        devices[index].machine = MatrixSync(configuration: devices[index].machine.configuration)
        queue.schedule(.start(device: index), at: now + time)
    }

    private func stop(_ index: Int, for time: Duration) throws(MatrixViolation) {
        guard devices[index].isRunning else { return }
        try handle(.stop, index)
        devices[index].isRunning = false
        devices[index].forgetProgress()
        queue.schedule(.start(device: index), at: now + time)
    }

    func start(_ index: Int) throws(MatrixViolation) {
        guard now >= nightEnds else { return queue.schedule(.start(device: index), at: nightEnds) }
        guard !devices[index].isRunning else { return }
        devices[index].isRunning = true
        devices[index].life += 1
        let device = devices[index]
        let clock = now + device.clockError
        let outbox = device.vault.outbox.map { entry in
            MatrixPost(
                number: entry.number, room: entry.room, clientMessageID: entry.clientID, attempts: entry.attempts,
                firstAttempt: entry.firstAttempt.map { .init(age: clock - $0.time, device: $0.device) })
        }
        log("device \(index) starts")
        try handle(
            .start(
                MatrixStart(
                    device: device.deviceID, hasToken: Bool.random(using: &random), progress: progress(index),
                    outbox: outbox)), index)
    }

    /// The user logs in again, if the session is over: as the same device, or as a new one.
    func logIn(_ index: Int) throws(MatrixViolation) {
        guard server.session(devices[index].token) == nil else { return }
        if Bool.random(using: &random) { devices[index].deviceID = "D\(index)-\(nonce())" }
        devices[index].token = server.logIn(devices[index].user, device: devices[index].deviceID)
        guard devices[index].isRunning else { return }
        try handle(.tokenRefreshed(device: devices[index].deviceID), index)
    }

    /// How far a vault is.
    func progress(_ index: Int) -> MatrixProgress {
        let rooms = devices[index].vault.rooms.keys.sorted()
        return MatrixProgress(since: devices[index].vault.since, gaps: rooms.flatMap { gaps(of: $0, index) })
    }

    func gaps(of room: String, _ index: Int) -> [MatrixGap] {
        let stored = devices[index].vault.rooms[room] ?? MatrixVault.Room()
        let clock = now + devices[index].clockError
        return stored.gaps.map { gap in
            let above = stored.messages.first { $0.number >= gap.upper }
            return MatrixGap(
                id: gap.id, room: room, token: gap.token, isHistory: gap.lower == nil,
                age: above.map { clock - $0.event.time })
        }
    }
}
