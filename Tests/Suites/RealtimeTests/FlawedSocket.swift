import WhisperRealtimePort

/// A socket that is correct except for one mistake.
actor FlawedSocket: RealtimeSocket {
    private let flaw: TransportFlaw
    private let base: any RealtimeSocket
    private let clock: LeapingClock
    private var kept: [[UInt8]] = []
    private var hasEnded = false
    private var losesNext = false

    init(flaw: TransportFlaw, base: any RealtimeSocket, clock: LeapingClock) {
        self.flaw = flaw
        self.base = base
        self.clock = clock
    }

    func receive() async throws(TransportError) -> [UInt8] {
        switch flaw {
        case .readsAhead:
            if !kept.isEmpty { return kept.removeFirst() }
        case .losesWhenCancelled:
            if losesNext {
                _ = try await base.receive()
                losesNext = false
            }
        case .repeatsMessages, .swapsMessages:
            if let text = kept.popLast() { return text }
        case .reportsTheEndFirst:
            while true { _ = try await base.receive() }
        default: break
        }
        do throws(TransportError) {
            let text = try await base.receive()
            switch flaw {
            case .truncatesMessages: return Array(text.prefix(65_535))
            case .repeatsMessages: kept.append(text)
            case .swapsMessages:
                kept.append(text)
                return try await base.receive()
            default: break
            }
            return text
        } catch {
            switch flaw {
            case .losesWhenCancelled where error == .cancelled:
                // One more message is lost.
                losesNext = true
            case .staysWhenCancelled where error == .cancelled:
                await Task { [clock] in try? await clock.sleep(for: .seconds(2)) }.value
            case .forgetsTheEnd:
                if hasEnded { throw .closed(.lost) }
                hasEnded = true
            case .reportsLossAsEnd where error == .closed(.lost): throw .closed(.normal)
            default: break
            }
            throw error
        }
    }

    func send(_ text: [UInt8]) async throws(TransportError) {
        let isRepaired = flaw == .sendsInvalidText
        try await base.send(isRepaired ? Array(String(decoding: text, as: UTF8.self).utf8) : text)
    }

    func close(_ code: CloseCode) async {
        await base.close(flaw == .closesWithoutReason ? .normal : code)
    }

    /// Reads more than requested: nearly all of a flood, before any request.
    func readAhead() async {
        while kept.count < 350, let text = try? await base.receive() { kept.append(text) }
    }
}
