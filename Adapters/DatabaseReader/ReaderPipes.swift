import WhisperRowPort

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reading and writing that ends when the calling task is cancelled.
enum ReaderPipes {
    /// How long a wait lasts until cancellation is looked at, in milliseconds.
    private static let pause: Int32 = 100

    /// Fills a buffer.
    ///
    /// - Throws: `.cancelled`; `.failed` if the other end has gone.
    static func read(_ pipe: OwnedDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(RowError) {
        var filled = 0
        while filled < buffer.count {
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = unsafe systemRead(pipe.number, rest.baseAddress, rest.count)
            if count > 0 {
                filled += count
            } else if count == 0 {
                throw .failed(0)
            } else if errno == EAGAIN {
                try wait(for: pipe, Int16(POLLIN))
            } else if errno != EINTR {
                throw .failed(errno)
            }
        }
    }

    /// Writes bytes.
    ///
    /// - Throws: `.cancelled`; `.failed` if the other end has gone.
    static func write(_ bytes: UnsafeRawBufferPointer, to pipe: OwnedDescriptor) throws(RowError) {
        var written = 0
        while written < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
            let (count, error) = unsafe writeQuietly(pipe.number, rest)
            if count > 0 {
                written += count
            } else if error == EAGAIN {
                try wait(for: pipe, Int16(POLLOUT))
            } else if error != EINTR {
                throw .failed(error == EPIPE ? 0 : error)
            }
        }
    }

    private static func wait(for pipe: OwnedDescriptor, _ events: Int16) throws(RowError) {
        var entry = pollfd(fd: pipe.number, events: events, revents: 0)
        while unsafe poll(&entry, 1, pause) == 0 {
            if Task.isCancelled { throw .cancelled }
        }
        if Task.isCancelled { throw .cancelled }
    }

    /// Writes without the signal that ends a process whose reader has gone, which would be the caller's.
    private static func writeQuietly(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> (count: Int, error: Int32) {
        var (pipe, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        unsafe sigemptyset(&pipe)
        unsafe sigaddset(&pipe, SIGPIPE)
        unsafe sigpending(&pending)
        let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
        unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let count = unsafe systemWrite(number, bytes.baseAddress, bytes.count)
        let error = errno
        if count < 0, error == EPIPE, !wasPending {
            #if canImport(Darwin)
                var received: Int32 = 0
                unsafe sigpending(&pending)
                if unsafe sigismember(&pending, SIGPIPE) == 1 { unsafe sigwait(&pipe, &received) }
            #else
                var none = timespec()
                _ = unsafe sigtimedwait(&pipe, nil, &none)
            #endif
        }
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        return (count, error)
    }
}

// The functions of the same name shadow the system's within the type.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(number, buffer, count)
}
