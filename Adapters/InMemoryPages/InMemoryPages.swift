import Synchronization
public import WhisperPagePort
import WhisperPageSupport

/// Writes an archive into memory, for tests and previews: the simplest output that keeps the port's promises.
public final class InMemoryPages: PageOutput {
    private let place: InMemoryPagePlace
    private let state = Mutex(State())

    fileprivate struct State {
        var paths = UsedPaths()
        var files: [String: [UInt8]] = [:]
        var runs: [Int: [UInt8]] = [:]
        var runCount = 0
        var openFiles: Set<String> = []
        var used = 0
        var hasFailed = false
        var isFinished = false
    }

    /// Begins an output.
    ///
    /// - Parameter mayReplace: Whether an archive that the place holds may be replaced.
    /// - Throws: `.busy` if another output is writing to the place; `.occupied`.
    public init(
        at place: InMemoryPagePlace = InMemoryPagePlace(), mayReplace: Bool = false
    ) throws(PageOutputError) {
        guard place.published == nil || mayReplace else { throw .occupied }
        guard place.begin() else { throw .busy }
        self.place = place
    }

    deinit {
        abandon()
    }

    /// The files of the published archive, by path; nil before `commit`.
    public var published: [String: [UInt8]]? { place.published }

    /// Starts a file.
    ///
    /// - Throws: `.invalidPath`, `.pathInUse` or `.finished`.
    public func file(_ path: String) throws(PageOutputError) -> any PageFile {
        try changing { (state) throws(PageOutputError) in
            try state.paths.take(path)
            state.files[path] = []
            state.openFiles.insert(path)
        }
        place.didAdd()
        return InMemoryPageFile(path, of: self)
    }

    /// Starts a run of scratch data.
    ///
    /// - Throws: `.finished`.
    public func makeRun() throws(PageOutputError) -> any PageRun {
        let number = try changing { (state) throws(PageOutputError) in
            state.runCount += 1
            state.runs[state.runCount] = []
            return state.runCount
        }
        place.didAdd()
        return InMemoryPageRun(number, of: self)
    }

    /// Publishes the files.
    ///
    /// - Throws: `.unfinished` or `.finished`.
    public func commit() throws(PageOutputError) {
        let (files, used) = try changing { (state) throws(PageOutputError) in
            state.isFinished = true
            let isComplete = state.openFiles.isEmpty && !state.hasFailed
            return (isComplete ? state.files : nil, state.used)
        }
        place.end(files, releasing: files == nil ? used : 0)
        if files == nil { throw .unfinished }
    }

    /// Forgets everything that was written.
    public func abandon() {
        let used = try? changing { (state) throws(PageOutputError) in
            state.isFinished = true
            state.files = [:]
            state.runs = [:]
            return state.used
        }
        if let used { place.end(nil, releasing: used) }
    }

    /// Changes the state, unless the output is finished.
    fileprivate func changing<Result: Sendable>(
        _ body: (inout State) throws(PageOutputError) -> Result
    ) throws(PageOutputError) -> Result {
        try state.withLock { (state) throws(PageOutputError) in
            guard !state.isFinished else { throw .finished }
            return try body(&state)
        }
    }

    /// Frees the space of a run.
    fileprivate func discardRun(_ number: Int) {
        let count = try? changing { (state) throws(PageOutputError) in
            let count = state.runs.removeValue(forKey: number)?.count ?? 0
            state.used -= count
            return count
        }
        if let count { place.didDiscardRun(count) }
    }

    /// Reserves bytes; a failure prevents `commit`.
    fileprivate func take(_ count: Int) throws(PageOutputError) {
        let hasRoom = place.take(count)
        try changing { (state) throws(PageOutputError) in
            guard hasRoom else {
                state.hasFailed = true
                throw .full
            }
            state.used += count
        }
    }
}

/// A file in memory.
private final class InMemoryPageFile: PageFile {
    private let path: String
    private let output: InMemoryPages

    init(_ path: String, of output: InMemoryPages) {
        self.path = path
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        try output.changing { (state) throws(PageOutputError) in
            guard state.openFiles.contains(path) else { throw .finished }
        }
        try output.take(bytes.count)
        try output.changing { (state) throws(PageOutputError) in state.files[path, default: []] += bytes }
    }

    func close() throws(PageOutputError) {
        try output.changing { (state) throws(PageOutputError) in
            guard state.openFiles.remove(path) != nil else { throw .finished }
        }
    }
}

/// Scratch data in memory.
private final class InMemoryPageRun: PageRun {
    private let number: Int
    private let output: InMemoryPages
    private var position: Int?

    init(_ number: Int, of output: InMemoryPages) {
        self.number = number
        self.output = output
    }

    deinit {
        output.discardRun(number)
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        guard position == nil else { throw .finished }
        try output.take(bytes.count)
        try output.changing { (state) throws(PageOutputError) in state.runs[number, default: []] += bytes }
    }

    func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] {
        let start = position ?? 0
        let bytes = try output.changing { (state) throws(PageOutputError) in
            Array((state.runs[number] ?? [])[start...].prefix(max(limit, 1)))
        }
        position = start + bytes.count
        return bytes
    }
}
