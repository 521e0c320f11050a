import WhisperRealtime
import WhisperRealtimeProtocol

/// Faults planted between a machine and the world, to check that the checks of the machine's effects find them.
package struct PlantedEffectBugs: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A ping is sent along with every frame, even without an open socket.
    package static let sendsWithoutSocket = PlantedEffectBugs(rawValue: 1 << 0)
    /// A timer is left running after everything else was cancelled.
    package static let timerOutlivesStop = PlantedEffectBugs(rawValue: 1 << 1)
    /// A message is given up as soon as posting it fails once.
    package static let givesUpAtOnce = PlantedEffectBugs(rawValue: 1 << 2)
    /// Groups are fetched but never written.
    package static let forgetsBacklog = PlantedEffectBugs(rawValue: 1 << 3)
    /// Every wait has length zero.
    package static let neverWaits = PlantedEffectBugs(rawValue: 1 << 4)

    /// Modifies a machine's effects.
    func spoil(_ effects: inout [SyncEffect], of client: SimulatedClient) {
        if contains(.forgetsBacklog) {
            effects.removeAll { if case .apply(let group) = $0 { group.isBacklog } else { false } }
        }
        if contains(.timerOutlivesStop), effects.contains(where: { if case .cancelTimer = $0 { true } else { false } })
        {
            effects.append(.startTimer(.list, .seconds(1)))
        }
        effects = effects.flatMap { effect -> [SyncEffect] in
            switch effect {
            case .postpone(let number, _) where contains(.givesUpAtOnce):
                [.giveUp(number: number, .rejected)]
            case .startTimer(let timer, _) where contains(.neverWaits): [.startTimer(timer, .zero)]
            case .startTimer where contains(.sendsWithoutSocket):
                [effect, .send(client.link?.socket ?? SocketID(number: 0), .ping(milliseconds: 0))]
            default: [effect]
            }
        }
    }
}
