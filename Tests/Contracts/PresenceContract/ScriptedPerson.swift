public import WhisperPresencePort
import Synchronization

/// Somebody before a gate who acts as a law says, and remembers what was asked.
public final class ScriptedPerson: Sendable {
    /// What the person does when asked.
    public enum Act: Hashable, Sendable {
        /// Proves to be there; at enrolment, chooses what will be the proof.
        case proves
        /// Tries, and fails.
        case fails
        /// Does not want to.
        case declines
        /// Is not there to be asked.
        case isAway
    }

    private let state: Mutex<(acts: [Act], purposes: [PresencePurpose])>

    /// Somebody who does this, one after the other, and then is away.
    public convenience init(_ acts: Act...) {
        self.init(acts)
    }

    /// Somebody who does this, one after the other, and then is away.
    public init(_ acts: [Act]) {
        state = Mutex((acts, []))
    }

    /// What the person does now, asked for this purpose. Adapters under test call it, once for each time they ask.
    public func act(for purpose: PresencePurpose) -> Act {
        state.withLock { state in
            state.purposes.append(purpose)
            return state.acts.isEmpty ? .isAway : state.acts.removeFirst()
        }
    }

    /// What the person was asked for so far.
    public var purposes: [PresencePurpose] {
        state.withLock { $0.purposes }
    }
}
