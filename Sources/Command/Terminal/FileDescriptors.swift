#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reading from and writing to open files, whole and past interruptions.
package enum FileDescriptors {
    /// Writes every byte.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemFailure) {
        var rest = unsafe bytes
        while unsafe !rest.isEmpty {
            let written = unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
            if written >= 0 {
                unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            } else if errno == EAGAIN {
                try wait(for: descriptor, event: Int16(POLLOUT))
            } else if errno != EINTR {
                throw SystemFailure(errno: errno)
            }
        }
    }

    /// Writes every byte of an array.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
        var failure: SystemFailure?
        unsafe bytes.withUnsafeBytes { buffer in
            do throws(SystemFailure) {
                try unsafe write(buffer, to: descriptor)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Reads what there is, at most a buffer full; 0 at the end.
    package static func read(into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) throws(SystemFailure)
        -> Int
    {
        while true {
            let count = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno == EAGAIN {
                try wait(for: descriptor, event: Int16(POLLIN))
            } else if errno != EINTR {
                throw SystemFailure(errno: errno)
            }
        }
    }

    /// Reads what there is into an array that is already as long as one wants to read; 0 at the end.
    package static func read(into bytes: inout [UInt8], from descriptor: Int32) throws(SystemFailure) -> Int {
        var outcome: Result<Int, SystemFailure> = .success(0)
        unsafe bytes.withUnsafeMutableBytes { buffer in
            do throws(SystemFailure) {
                outcome = .success(try unsafe read(into: buffer, from: descriptor))
            } catch {
                outcome = .failure(error)
            }
        }
        return try outcome.get()
    }

    private static func wait(for descriptor: Int32, event: Int16) throws(SystemFailure) {
        var request = pollfd(fd: descriptor, events: event, revents: 0)
        let result = unsafe poll(&request, 1, -1)
        guard result >= 0 || errno == EINTR else { throw SystemFailure(errno: errno) }
    }

    private static let systemWrite = unsafe Glibc.write
    private static let systemRead = unsafe Glibc.read
}

/// A system call that failed.
package struct SystemFailure: Error, Hashable, Sendable {
    /// The system's number.
    package let errno: Int32

    package init(errno: Int32) {
        self.errno = errno
    }

    /// The system's words for it.
    package var reason: String {
        unsafe strerror(errno).map { unsafe String(cString: $0) } ?? String(errno)
    }
}
