import WhisperBlobPort

extension BlobStore {
    /// Holds the store for a use, waiting until nobody stands in the way.
    ///
    /// Removing tries fifty times, which takes a second, and then gives up with nil: it can be done later. Keeping tries
    /// for as long as it takes, since removing takes but moments, or until the task is cancelled.
    func wait(toHold use: BlobUse) async throws(BlobError) -> (any BlobHold)? {
        var tries = 0
        while true {
            if let hold = try hold(use) { return hold }
            if use == .removing {
                tries += 1
                if tries == 50 { return nil }
            }
            do { try await Task.sleep(for: .milliseconds(20)) } catch { return nil }
        }
    }
}
