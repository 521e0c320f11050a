import WhisperContractSupport
public import WhisperRealtimePort
public import Testing
import WhisperSecretMemory

/// One promise of `RealtimeTransport` and `RealtimeSocket`, as a check that any adapter can be put to.
///
/// An adapter's test is a parameterised one over `all`, and a `RealtimeSubject` that puts a server behind the adapter:
///
///     @Test(arguments: RealtimeLaw.all)
///     func keeps(_ law: RealtimeLaw) async throws { try await law.check(subject) }
public struct RealtimeLaw: Sendable, CustomTestStringConvertible {
    /// What is promised, as a sentence.
    public let testDescription: String
    /// What a bench must have hooks for, so that the law can be checked.
    public let needs: RealtimeCapabilities
    private let body: @Sendable (RealtimeBench, ScriptedServer) async throws -> Void

    init(
        _ sentence: String, needs: RealtimeCapabilities = [],
        _ body: @escaping @Sendable (RealtimeBench, ScriptedServer) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Checks an adapter with a separate server; each violation is recorded as an issue.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ subject: RealtimeSubject) async throws {
        let server = ScriptedServer()
        let bench = try await subject.makeBench(server)
        do {
            try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
            try await body(bench, server)
        } catch {
            await bench.tearDown()
            throw error
        }
        await bench.tearDown()
    }

    /// Every promise.
    public static let all: [RealtimeLaw] =
        requestLaws + uploadLaws + downloadLaws + pollLaws + socketLaws + endingLaws + boundLaws
}

/// The adapter under test.
public struct RealtimeSubject: Sendable {
    /// Puts a server behind the adapter.
    public let makeBench: @Sendable (any RealtimeServing) async throws -> RealtimeBench

    /// An adapter, by how a server is put behind it.
    public init(makeBench: @escaping @Sendable (any RealtimeServing) async throws -> RealtimeBench) {
        self.makeBench = makeBench
    }
}

/// A transport, and the server that it leads to.
public struct RealtimeBench: Sendable {
    /// The transport.
    public let transport: any RealtimeTransport
    /// Where the server is.
    public let address: ServerAddress
    /// An address where no server answers; nil if every address leads to the server.
    public let emptyAddress: ServerAddress?
    /// Cuts every open connection without a word.
    public let loseConnections: @Sendable () async -> Void
    /// The longest that a call may take that ends within a second or two. It bounds a hang and is no measure: on a busy
    /// machine, minutes may pass.
    public let patience: Duration
    /// What such calls are measured by: the clock by which the transport's time-outs run.
    public let clock: any Clock<Duration>
    /// Ends the server; the transport is shut down before.
    let end: @Sendable () async -> Void

    /// A transport, and the server that it leads to.
    public init(
        transport: any RealtimeTransport, address: ServerAddress, emptyAddress: ServerAddress? = nil,
        patience: Duration = .seconds(300), clock: any Clock<Duration> = ContinuousClock(),
        loseConnections: @escaping @Sendable () async -> Void,
        end: @escaping @Sendable () async -> Void = {}
    ) {
        self.transport = transport
        self.address = address
        self.emptyAddress = emptyAddress
        self.patience = patience
        self.clock = clock
        self.loseConnections = loseConnections
        self.end = end
    }

    /// What the bench has hooks for.
    public var capabilities: RealtimeCapabilities {
        var capabilities: RealtimeCapabilities = []
        if emptyAddress != nil { capabilities.insert(.emptyAddress) }
        return capabilities
    }

    func tearDown() async {
        await transport.shutDown()
        await end()
    }

    /// A socket of one of the server's scripts.
    func socket(
        _ path: String, token: AccessToken? = nil, largestMessage: Int = 1 << 20
    ) async throws -> any RealtimeSocket {
        try await transport.connect(
            SocketRequest(address: address, path: path, token: token, largestMessage: largestMessage))
    }

    /// Runs a body, and records an issue if it exceeds the bench's patience, by the bench's clock.
    func inTime<Value>(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        try await measured(by: clock, what, sourceLocation, body)
    }

    private func measured<Value, Time: Clock<Duration>>(
        by clock: Time, _ what: Comment, _ sourceLocation: SourceLocation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        let begin = clock.now
        let value = try await body()
        #expect(begin.duration(to: clock.now) < patience, what, sourceLocation: sourceLocation)
        return value
    }

    /// Downloads one of the server's scripts.
    func download(
        _ path: String, into sink: CollectingSink, timeout: Duration = .seconds(60), idleTimeout: Duration? = nil,
        maximumResponseLength: Int = 1 << 20
    ) async throws -> HTTPResponse {
        try await transport.download(
            HTTPRequest(
                .get, address: address, path: path, timeout: timeout, idleTimeout: idleTimeout,
                maximumResponseLength: maximumResponseLength), into: HTTPBodySink(take: sink.take))
    }

    /// Sends a request to one of the server's scripts.
    func get(_ path: String, maximumResponseLength: Int = 1 << 20) async throws -> HTTPResponse {
        try await transport.exchange(
            HTTPRequest(.get, address: address, path: path, maximumResponseLength: maximumResponseLength))
    }
}

/// What a bench has hooks for, and so which laws can be checked on it.
public struct RealtimeCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `RealtimeBench.emptyAddress` is given.
    public static let emptyAddress = RealtimeCapabilities(rawValue: 1)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.emptyAddress, "empty address")
            ])
    }
}

extension AccessToken {
    /// A token for tests, in memory that is not guarded; nil if the text is not a valid token.
    public static func unguarded(_ text: String) -> AccessToken? {
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: max(text.utf8.count, 1), alignment: 1)
        region.copyBytes(from: text.utf8)
        return AccessToken(
            SecretBytes(adopting: UnsafeMutableRawBufferPointer(rebasing: region[..<text.utf8.count])) { region in
                region.deallocate()
            })
    }

    /// What a test compares.
    public var unguardedText: String {
        withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
