#if Bridge
    import CWhisperProcess
    import Dispatch
    import Synchronization
    import WhisperPosixFiles

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// The named pipe of one transfer: the bridge writes a file into it, and this side reads it (ING-6).
    ///
    /// It is open for reading before the bridge learns its name, and its name is removed as soon as it is closed. Used by
    /// one task at a time, apart from `wake`.
    final class MediaPipe: Sendable {
        /// What a wait ended with.
        enum Event: Sendable {
            /// Bytes, at most 64 KiB and at least one.
            case bytes([UInt8])
            /// Nothing is there: most often because the bridge does not have the pipe open, not yet or no longer.
            case unattended
            /// `wake` was called.
            case woken
            /// The time has passed.
            case silence
            /// The pipe cannot be read.
            case failed
        }

        /// Its path.
        let path: String
        private let reading: Int32
        /// Writing into the second descriptor ends the wait for the first.
        private let wakes: (reading: Int32, writing: Int32)
        private let isClosed = Mutex(false)
        /// Its thread is the one that waits.
        private let queue = DispatchQueue(label: "whisper.media-pipe")

        /// The largest chunk in bytes.
        private static let chunkSize = 65_536

        /// Creates a pipe with mode 0600 in a directory, and opens it for reading.
        ///
        /// - Throws: The file system's error; then nothing is left.
        init(in directory: String) throws(FileError) {
            let path = "\(directory)/media-\(String(UInt64.random(in: .min ... .max), radix: 36))"
            guard unsafe mkfifo(path, 0o600) == 0 else { throw FileError(number: errno) }
            // Otherwise opening would wait for the bridge, and so would reading.
            let reading = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
            guard reading >= 0 else {
                let error = FileError(number: errno)
                _ = unsafe unlink(path)
                throw error
            }
            var ends: [Int32] = [-1, -1]
            let result = unsafe whisper_pipe(&ends)
            guard result == 0 else {
                systemClose(reading)
                _ = unsafe unlink(path)
                throw FileError(number: -result)
            }
            self.path = path
            self.reading = reading
            wakes = (ends[0], ends[1])
        }

        deinit {
            close()
            systemClose(wakes.reading)
            systemClose(wakes.writing)
        }

        /// Removes the name, and closes the end for reading, after which writing fails. Not called during `next`.
        func close() {
            isClosed.withLock { isClosed in
                guard !isClosed else { return }
                isClosed = true
                _ = unsafe unlink(path)
                systemClose(reading)
            }
        }

        /// Ends the present wait, or the next one.
        func wake() {
            var byte: UInt8 = 1
            // Only a few bytes are ever written, so that this never blocks.
            _ = unsafe systemWrite(wakes.writing, &byte, 1)
        }

        /// Waits for the next bytes, on a thread that nothing else needs.
        ///
        /// - Parameters:
        ///   - limit: The longest wait.
        ///   - isRead: Whether bytes are waited for; otherwise only for `wake`.
        func next(within limit: Duration, isRead: Bool = true) async -> Event {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: self.wait(within: limit, isRead: isRead)) }
            }
        }

        /// Reads what is there, without waiting.
        func read() -> Event {
            isClosed.withLock { isClosed in
                guard !isClosed else { return .failed }
                var result = 0
                var number: Int32 = 0
                let bytes = unsafe [UInt8](unsafeUninitializedCapacity: MediaPipe.chunkSize) { buffer, count in
                    repeat {
                        unsafe result = systemRead(reading, buffer.baseAddress, buffer.count)
                        number = errno
                    } while result < 0 && number == EINTR
                    count = max(0, result)
                }
                if !bytes.isEmpty { return .bytes(bytes) }
                return result == 0 || number == EAGAIN ? .unattended : .failed
            }
        }

        private func wait(within limit: Duration, isRead: Bool) -> Event {
            let milliseconds = MediaPipe.milliseconds(limit)
            while true {
                var entries = [
                    pollfd(fd: wakes.reading, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
                ]
                let count = unsafe poll(&entries, nfds_t(isRead ? 2 : 1), milliseconds)
                // A signal begins the wait anew.
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return .failed }
                // Bytes come first: what was written before a reply is there.
                if isRead, entries[1].revents != 0 { return read() }
                guard entries[0].revents != 0 else { return .silence }
                var bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
                _ = unsafe systemRead(wakes.reading, &bytes, bytes.count)
                return .woken
            }
        }

        /// A wait in milliseconds: at least one, at most a day.
        private static func milliseconds(_ limit: Duration) -> Int32 {
            let limit = min(max(limit, .milliseconds(1)), .seconds(86_400))
            let (seconds, attoseconds) = limit.components
            return Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        }
    }

    // The functions of the same name shadow the system's within the type.
    private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        unsafe read(number, buffer, count)
    }

    private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        unsafe write(number, buffer, count)
    }

    private func systemClose(_ number: Int32) { close(number) }
#endif
