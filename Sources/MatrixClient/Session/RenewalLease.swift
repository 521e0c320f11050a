import WhisperArchive
import WhisperClockPort
import WhisperMessage
import WhisperStorePort

/// Lets one process at a time renew the session of a vault. It is a setting of the vault: what holds it, and until
/// when, so that a process that has ended holds up others for a limited time only.
struct RenewalLease: Sendable {
    private let store: any VaultStore
    private let clock: any WallClock
    private let holder: String

    /// How long a renewal may take, in milliseconds: longer than its request.
    private static let length: Int64 = 45_000
    private static let setting = "matrix.renewal"

    init(_ store: any VaultStore, _ clock: any WallClock, _ random: any RandomNumberGenerator & Sendable) {
        self.store = store
        self.clock = clock
        var random = random
        holder = UniqueIdentifier.random(using: &random).description
    }

    /// Takes the lease, unless something else holds it.
    ///
    /// - Returns: Whether it was taken.
    func take() async throws(StoreError) -> Bool {
        let now = clock.now().milliseconds
        var isTaken = false
        do throws(StoreError) {
            try await store.updateSetting(RenewalLease.setting) { present in
                isTaken = !RenewalLease.isHeld(present, at: now)
                return isTaken ? "\(now + RenewalLease.length) \(holder)" : present
            }
        } catch {
            // It may have been taken before this was cancelled.
            await giveBack()
            throw error
        }
        return isTaken
    }

    /// Gives the lease back, unless something else has taken it since.
    func giveBack() async {
        // In a task of its own, since this one may be cancelled. A failure delays the next renewal.
        let (store, holder) = (store, holder)
        await Task {
            try? await store.updateSetting(RenewalLease.setting) { present in
                present?.hasSuffix(holder) == true ? nil : present
            }
        }.value
    }

    /// Whether something holds the lease. One that is further ahead than any, because the clock was set back, is void.
    private static func isHeld(_ value: String?, at now: Int64) -> Bool {
        guard let until = value?.split(separator: " ").first.flatMap({ Int64($0) }) else { return false }
        return until > now && until - length <= now
    }
}
