import BlobPort

extension BlobStore {
    /// Holds the store for a use, waiting until nobody stands in the way.
    ///
    /// Removing waits for a second and then gives up with nil: it can be done later. Keeping waits for as long as it
    /// takes, since removing takes but moments, or until the task is cancelled.
    func wait(toHold use: BlobUse) async throws(BlobError) -> (any BlobHold)? {
        let deadline = ContinuousClock.now + .seconds(1)
        while true {
            if let hold = try hold(use) { return hold }
            if use == .removing, ContinuousClock.now >= deadline { return nil }
            do { try await Task.sleep(for: .milliseconds(20)) } catch { return nil }
        }
    }
}
