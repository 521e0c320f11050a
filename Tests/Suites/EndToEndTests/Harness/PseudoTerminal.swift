#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A fresh pair of terminal ends.
struct PseudoTerminal {
    /// The end that the test holds.
    let master: Int32
    /// The path of the end that the command opens.
    let path: String

    /// Makes a pair; nil if the system provides none.
    ///
    /// - Parameters:
    ///   - columns: How wide the terminal is.
    ///   - rows: How high it is.
    init?(columns: UInt16 = 80, rows: UInt16 = 24) {
        #if canImport(Glibc)
            // Glibc's module hides grantpt and its like; these calls are what they do on Linux.
            master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var unlocked: Int32 = 0
            var number: UInt32 = 0
            guard master >= 0, ioctl(master, PseudoTerminal.setLock, &unlocked) == 0,
                ioctl(master, PseudoTerminal.getNumber, &number) == 0
            else { return nil }
            path = "/dev/pts/\(number)"
        #else
            master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                return nil
            }
            path = String(cString: name)
        #endif
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    #if canImport(Glibc)
        private static let setLock: UInt = 0x4004_5431
        private static let getNumber: UInt = 0x8004_5430
    #endif
}
