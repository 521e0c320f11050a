public import WhisperBlobPort
import WhisperPosixFiles
import Synchronization

/// A lock on the file `lock` of a store, shared or exclusive: it holds within a process and between processes.
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
    /// Takes the store's lock for a use; nil where someone has it for the other use.
    public func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)? {
        let file = try onFiles { () throws(FileError) in
            try places.makeRoot { didChange($0) }
            return try OpenFile.forLocking(places.lock)
        }
        guard try onFiles({ () throws(FileError) in try file.tryLock(use == .keeping ? .shared : .exclusive) }) else {
            return nil
        }
        return FileBlobHold(file)
    }
}
