#if os(Linux)
    import Glibc
    import Synchronization

    /// The socket that a manager of services gives to a program (`NOTIFY_SOCKET`), at its other end.
    final class NotificationSocket: Sendable {
        let path: String
        private let descriptor: Int32
        private let received = Mutex<[String]>([])

        struct Failed: Error {
            let number: Int32
        }

        /// Makes the socket. Paths of sockets have at most 107 bytes, so it is not in a test's own folder.
        init() throws {
            path = "/tmp/whisper-notify-\(getpid())-\(UInt32.random(in: 0 ... .max))"
            descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
            guard descriptor >= 0 else { throw Failed(number: errno) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let outcome = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            guard outcome == 0 else { throw Failed(number: errno) }
        }

        deinit {
            close(descriptor)
            unlink(path)
        }

        /// Every message so far, in the order of arrival.
        func messages() -> [String] {
            received.withLock { received in
                var buffer = [UInt8](repeating: 0, count: 4_096)
                while true {
                    let count = recv(descriptor, &buffer, buffer.count, 0)
                    guard count > 0 else { return received }
                    received.append(String(decoding: buffer[..<count], as: UTF8.self))
                }
            }
        }
    }
#endif
