import WhisperMatrix

/// The rules.
extension MatrixSimulation {
    /// Notes what an input ends.
    func ended(_ input: Input, _ index: Int) throws(MatrixViolation) {
        switch input {
        case .polled(let request, _), .pollFailed(let request, _):
            if devices[index].polling == request { devices[index].polling = nil }
        case .tokenRefreshed, .tokenRefreshFailed: devices[index].isRefreshing = false
        case .applied(let request, _), .applyFailed(let request), .superseded(let request):
            if devices[index].writing == request { devices[index].writing = nil }
        case .page(let request, _), .pageFailed(let request, _): devices[index].fetching[request] = nil
        case .posted(let request, _, _): devices[index].posting[request] = nil
        case .postFailed(let request, _, let failure):
            devices[index].posting[request] = nil
            if case .limited(let wait?) = failure {
                devices[index].limitedUntil = max(devices[index].limitedUntil, now + min(wait, .seconds(300)))
            }
        case .withdrawn: devices[index].posting = [:]
        default: break
        }
    }

    /// Checks an effect.
    func check(_ effect: Effect, _ index: Int) throws(MatrixViolation) {
        let isHarmless =
            switch effect {
            case .report, .cancelTimer: true
            default: false
            }
        guard devices[index].machine.state != .stopped || isHarmless else {
            throw violation(.effectAfterStop, "\(effect)")
        }
        if !isHarmless { try countEffect(index) }
        switch effect {
        case .poll(let request, let poll):
            guard devices[index].polling == nil else { throw violation(.oneAtATime, "two polls of \(index)") }
            devices[index].polling = request
            guard devices[index].vault.tokens.contains(poll.since) else {
                throw violation(.tokenAhead, "device \(index) polls from \(poll.since ?? "")")
            }
        case .refreshToken:
            guard !devices[index].isRefreshing else { throw violation(.oneAtATime, "two refreshes of \(index)") }
            devices[index].isRefreshing = true
        case .apply(let request, _, _), .applyPage(let request, _, _):
            guard devices[index].writing == nil else { throw violation(.oneAtATime, "two writes of \(index)") }
            devices[index].writing = request
        case .fetchPage(let request, let gap, _):
            let rooms = devices[index].fetching.values
            guard !rooms.contains(gap.room), rooms.count < devices[index].machine.configuration.fetchesAtOnce else {
                throw violation(.oneAtATime, "too many fetches of \(index)")
            }
            devices[index].fetching[request] = gap.room
        case .post(let request, let post):
            let rooms = devices[index].posting.values
            guard !rooms.contains(post.room), rooms.count < devices[index].machine.configuration.postsAtOnce else {
                throw violation(.oneAtATime, "too many posts of \(index)")
            }
            devices[index].posting[request] = post.room
            guard now >= devices[index].limitedUntil else {
                throw violation(.limitIgnored, "device \(index) posts before \(devices[index].limitedUntil)")
            }
        default: break
        }
    }

    private func countEffect(_ index: Int) throws(MatrixViolation) {
        let second = now.components.seconds
        if devices[index].second != second {
            devices[index].second = second
            devices[index].effectsInSecond = 0
        }
        devices[index].effectsInSecond += 1
        guard devices[index].effectsInSecond < 250 else { throw violation(.busy, "device \(index)") }
    }

    /// Checks a message that reached the server.
    func checkPosted(_ clientID: String, _ post: MatrixPost) throws(MatrixViolation) {
        guard posted.insert(clientID).inserted else { throw violation(.twiceOnServer, clientID) }
        // A copy of a request that was refused may still arrive, after the user joined again.
        guard let message = written[clientID], !givenUp.contains(clientID) else { return }
        let key = "\(message.device) \(message.room)"
        guard message.number > lastPosted[key, default: 0] else { throw violation(.reorderedOnServer, clientID) }
        lastPosted[key] = message.number
    }

    /// Checks a vault after it changed.
    func checkVault(_ index: Int) throws(MatrixViolation) {
        let device = devices[index]
        let position = MatrixServerModel.position(device.vault.since)
        for (name, room) in device.vault.rooms.sorted(by: { $0.key < $1.key }) {
            let streams = room.messages.map(\.event.stream)
            guard Set(streams).count == streams.count else { throw violation(.twiceInStore, "\(index) \(name)") }
            guard zip(streams, streams.dropFirst()).allSatisfy({ $0 < $1 }) else {
                throw violation(.order, "\(index) \(name): \(streams)")
            }
            guard let served = server.rooms[name], let joined = served.members[device.user], joined <= position
            else { continue }
            try checkGaps(room, served.events.filter { $0.stream <= position }, "\(index) \(name)")
        }
        for (clientID, message) in written where message.device == index {
            guard posted.contains(clientID) || givenUp.contains(clientID) || device.vault.entry(message.number) != nil
            else { throw violation(.lostMessage, clientID) }
        }
    }

    /// Checks that events that are not stored are in gaps.
    private func checkGaps(
        _ room: MatrixVault.Room, _ events: [MatrixModelEvent], _ name: String
    ) throws(MatrixViolation) {
        let numbers = Dictionary(uniqueKeysWithValues: room.messages.map { ($0.event.id, $0.number) })
        var below: Int64?
        var isMissing = false
        for event in events {
            guard let number = numbers[event.id] else {
                isMissing = true
                continue
            }
            if isMissing, !room.gaps.contains(where: { ($0.lower ?? .min) >= (below ?? .min) && $0.upper <= number }) {
                throw violation(.lostEvent, "\(name) before \(event.id)")
            }
            isMissing = false
            below = number
        }
        if isMissing, !room.gaps.contains(where: { $0.upper > (below ?? .min) }) {
            throw violation(.lostEvent, "\(name) at the end")
        }
    }

    /// Checks that what was sent since each device knows a room is there, before any history was asked for.
    func checkNews() throws(MatrixViolation) {
        for index in devices.indices {
            let device = devices[index]
            for name in server.rooms(of: device.user) {
                guard let room = server.rooms[name], let since = device.knownSince[name] else { continue }
                let start = max(since, room.members[device.user] ?? 0)
                let stored = Set((device.vault.rooms[name]?.messages ?? []).map(\.event.id))
                let missing = room.events.filter { $0.stream > start && !stored.contains($0.id) }
                guard missing.isEmpty else {
                    throw violation(.newsNotFetched, "\(index) \(name): \(missing.count) since \(start)")
                }
            }
        }
    }

    /// Checks that everything arrived everywhere.
    func checkConvergence() throws(MatrixViolation) {
        for index in devices.indices {
            let device = devices[index]
            try checkVault(index)
            // What cannot be looked up because the user left the room waits, visibly.
            let waiting = device.vault.outbox.filter { server.isMember(device.user, $0.room) }
            let left = Set(device.vault.outbox.map(\.room)).count
            guard waiting.isEmpty, device.machine.outboxCount == device.vault.outbox.count,
                device.machine.heldCount == left
            else {
                throw violation(.convergence, "\(index): \(waiting) \(device.machine.heldCount) held")
            }
            guard device.machine.state == .live else {
                throw violation(.convergence, "\(index): \(device.machine.state)")
            }
            for name in server.rooms(of: device.user) {
                let served = server.rooms[name]?.events ?? []
                let room = device.vault.rooms[name] ?? MatrixVault.Room()
                guard room.gaps.isEmpty, room.messages.map(\.event) == served else {
                    throw violation(
                        .convergence,
                        "\(index) \(name): \(room.gaps), \(room.messages.count) of \(served.count) messages")
                }
            }
        }
    }
}
