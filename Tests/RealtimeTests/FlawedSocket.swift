import RealtimePort

/// A socket that is right but for one mistake.
actor FlawedSocket: RealtimeSocket {
    private let flaw: TransportFlaw
    private let base: any RealtimeSocket
    private var kept: [[UInt8]] = []
    private var hasEnded = false

    init(flaw: TransportFlaw, base: any RealtimeSocket) {
        self.flaw = flaw
        self.base = base
    }

    func receive() async throws(TransportError) -> [UInt8] {
        switch flaw {
        case .readsAhead:
            while kept.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
            return kept.removeFirst()
        case .repeatsMessages, .swapsMessages:
            if let text = kept.popLast() { return text }
        case .tellsTheEndFirst:
            while true { _ = try await base.receive() }
        default: break
        }
        do throws(TransportError) {
            let text = try await base.receive()
            switch flaw {
            case .cutsMessages: return Array(text.prefix(65_535))
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
                // One more that nobody gets.
                Task { [base] in try? await base.receive() }
            case .staysWhenCancelled where error == .cancelled:
                await Task { try? await Task.sleep(for: .seconds(2)) }.value
            case .forgetsTheEnd:
                if hasEnded { throw .closed(.lost) }
                hasEnded = true
            case .callsLossAnEnd where error == .closed(.lost): throw .closed(.normal)
            default: break
            }
            throw error
        }
    }

    func send(_ text: [UInt8]) async throws(TransportError) {
        let isRepaired = flaw == .sendsWhatIsNoText
        try await base.send(isRepaired ? Array(String(decoding: text, as: UTF8.self).utf8) : text)
    }

    func close(_ code: CloseCode) async {
        await base.close(flaw == .closesWithoutReason ? .normal : code)
    }

    /// Reads whatever comes, however much it is.
    func readAhead() async {
        while let text = try? await base.receive() { kept.append(text) }
    }
}
