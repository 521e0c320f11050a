import Dispatch
import Synchronization
import Testing
import WhisperScreenContract
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTestThreads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process can have one screen at a time, so these run one after the other.
@Suite("The screen of a terminal", .ownThreads, .serialized)
struct TerminalScreenTests {
    @Test(arguments: ScreenLaw.all)
    func law(_ law: ScreenLaw) async throws {
        let world = try TerminalWorld(ScreenBench.size)
        let screen = try TerminalScreen(path: world.path, hasColors: true, isUnicode: true)
        try await law.check(
            ScreenBench(
                screen: screen, send: { world.send($0) }, visible: { world.visible() },
                isRestored: { world.isRestored() }, close: { world.hangUp() }))
        world.hangUp()
    }

    @Test("A file is no screen, and neither is nothing")
    func unavailable() {
        for path in ["/dev/null", "/nonexistent"] {
            #expect(throws: ScreenError.unavailable) {
                _ = try TerminalScreen(path: path, hasColors: true, isUnicode: true)
            }
        }
    }
}

/// A pseudo-terminal, with a model of what it shows.
private final class TerminalWorld: Sendable {
    let path: String
    private let master: Int32
    private let state: Mutex<State>

    private struct State {
        var model: TerminalModel
        /// The marks behind what was written, and those that were read. What is before a mark is read before it.
        var marks = (written: 0, read: 0)
        var isOpen = true
        var isReading = true
    }

    /// The end that the program uses, held open so that its attributes can be seen.
    private let held: Int32
    private let flags: tcflag_t
    private let typing = DispatchQueue(label: "typing")

    struct NoTerminal: Error {}

    init(_ size: ScreenSize) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, UInt(0x4004_5431), &unlocked) == 0,
            ioctl(master, UInt(0x8004_5430), &number) == 0
        else { throw NoTerminal() }
        path = "/dev/pts/\(number)"
        held = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        var attributes = termios()
        tcgetattr(held, &attributes)
        flags = attributes.c_lflag
        state = Mutex(State(model: TerminalModel(size)))
        setSize(size)
        // A terminal takes only some kilobytes that nobody reads.
        DispatchQueue(label: "reading").async { [self] in
            while state.withLock({ $0.isOpen }) { readSome() }
            state.withLock { $0.isReading = false }
        }
    }

    private func readSome() {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 20) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return }
        let text = bytes[..<count].filter { $0 != Self.mark }
        state.withLock { state in
            state.model.read(text)
            state.marks.read += count - text.count
        }
    }

    private func setSize(_ size: ScreenSize) {
        var window = winsize(ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    func hangUp() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        guard wasOpen else { return }
        while state.withLock({ $0.isReading }) { usleep(5_000) }
        close(held)
        close(master)
    }

    func send(_ event: ScreenEvent) {
        switch event {
        case .key(let key): type(Self.bytes(of: key))
        case .pointer(let pointer):
            let button = pointer.action == .press ? 0 : pointer.action == .wheelUp ? 64 : 65
            type(Array("\u{1B}[<\(button);\(pointer.position.column + 1);\(pointer.position.row + 1)M".utf8))
        case .paste(let text): type(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
        case .resized(let size):
            _ = visible()
            setSize(size)
            state.withLock { $0.model.resize(size) }
            // The test is not in the terminal's foreground.
            kill(getpid(), SIGWINCH)
        }
    }

    /// Types on a thread of its own, which waits while the terminal is full.
    private func type(_ bytes: [UInt8]) {
        typing.async { [self] in write(bytes) }
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, min($0.count, 1_024)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func bytes(of key: ScreenKey) -> [UInt8] {
        switch key.name {
        case .character(let character) where key.isControl: [(character.asciiValue ?? 0x60) & 0x1F]
        case .character(let character): Array(String(character).utf8)
        case .enter: [0x0D]
        case .escape: [0x1B]
        case .tab: key.isShift ? Array("\u{1B}[Z".utf8) : [0x09]
        case .up: Array("\u{1B}[A".utf8)
        case .end: Array("\u{1B}[F".utf8)
        case .pageDown: Array("\u{1B}[6~".utf8)
        default: []
        }
    }

    /// A byte that no screen writes.
    private static let mark: UInt8 = 0

    /// What the terminal shows once everything that was written is read, however long that takes.
    func visible() -> [String] {
        let mark = state.withLock { state in
            state.marks.written += 1
            return state.marks.written
        }
        #expect(withUnsafeBytes(of: Self.mark) { Glibc.write(held, $0.baseAddress, 1) } == 1)
        while true {
            let texts: [String]? = state.withLock { state in
                if state.marks.read < mark { return nil }
                #expect(state.model.faults == [])
                #expect(state.marks.read <= state.marks.written, "a screen wrote a byte of no meaning")
                return state.model.texts
            }
            if let texts { return texts }
            usleep(1_000)
        }
    }

    func isRestored() -> Bool {
        _ = visible()
        var attributes = termios()
        tcgetattr(held, &attributes)
        let (isAlternate, showsCursor) = state.withLock { ($0.model.isAlternate, $0.model.showsCursor) }
        return !isAlternate && showsCursor && attributes.c_lflag == flags
    }
}
