public import WhisperBlobPort
import WhisperPosixFiles
import Synchronization

/// A shared or exclusive lock on the store's file `lock`, effective within a process and between processes.
final class FileBlobHold: BlobHold {
    private let lock: Mutex<OpenFile?>

    init(_ lock: consuming OpenFile) {
        self.lock = Mutex(lock)
    }

    func release() {
        lock.withLock { $0 = nil }
    }
}

extension FileBlobStore {
    /// Locks the store for a use; nil if it is locked for the other use.
    ///
    /// - Throws: `.inaccessible`.
    public func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)? {
        let file = try onFiles { () throws(FileError) in
            try places.makeRoot { didChange($0) }
            return try OpenFile.forLocking(places.lock)
        }
        guard try onFiles({ () throws(FileError) in try file.tryLock(use == .storing ? .shared : .exclusive) }) else {
            return nil
        }
        return FileBlobHold(file)
    }
}
