public import WhisperPresencePort
import Synchronization

/// A user at a gate who acts as a law prescribes, and records the requests.
public final class ScriptedPerson: Sendable {
    /// The person's reaction to a prompt.
    public enum Act: Hashable, Sendable {
        /// Proves to be present; at enrolment, chooses the proof.
        case proves
        /// Tries and fails.
        case fails
        /// Declines.
        case declines
        /// Is not present.
        case isAway
    }

    private let state: Mutex<(acts: [Act], purposes: [PresencePurpose])>

    /// A user who does this in turn, and is then away.
    public convenience init(_ acts: Act...) {
        self.init(acts)
    }

    /// A user who does this in turn, and is then away.
    public init(_ acts: [Act]) {
        state = Mutex((acts, []))
    }

    /// Returns the person's reaction to a prompt for this purpose. Adapters under test call it once per request.
    public func act(for purpose: PresencePurpose) -> Act {
        state.withLock { state in
            state.purposes.append(purpose)
            return state.acts.isEmpty ? .isAway : state.acts.removeFirst()
        }
    }

    /// The purposes of all requests so far.
    public var purposes: [PresencePurpose] {
        state.withLock { $0.purposes }
    }
}
