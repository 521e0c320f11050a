import WhisperBlobPort

extension BlobStore {
    /// Holds the store for a use, waiting while it is held for the other one.
    ///
    /// Removing makes fifty attempts, which take a second, and then gives up with nil, as it can be done later. Keeping
    /// waits until the task is cancelled, as removing takes only moments.
    package func wait(toHold use: BlobUse) async throws(BlobError) -> (any BlobHold)? {
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
