import WhisperInMemoryRealtime
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperRealtimePort
import WhisperRealtimeServer
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization
import WhisperTestThreads
import Testing

@testable import WhisperRealtimeClient

@Suite("Keeping tokens (RT-3, RT-7)", .ownThreads)
struct TokenKeeperTests {
    private let network: Network
    private let memory: SodiumSealing

    init() throws {
        network = try Network()
        memory = try SodiumSealing()
    }

    private func secret(_ text: String) throws -> SecretBytes {
        var secret = try memory.allocate(count: text.utf8.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: Array(text.utf8)) }
        return secret
    }

    private func refreshToken(of device: Device) throws -> [UInt8] {
        try device.tokens.refreshToken(in: device.keychain)
    }

    private func refresh(_ device: Device, _ tokens: TokenKeeper? = nil) async throws(SyncError) {
        try await (tokens ?? device.tokens)
            .refresh(of: device.account.user, at: network.address, by: network.transport)
    }

    @Test("Logging in keeps the refresh token in the keychain, and the access token in memory alone")
    func loggingIn() async throws {
        let device = try await Device("ann", on: network)
        #expect(try device.keychain.names().map(\.rawValue) == ["realtime_refresh_token"])
        let access = try #require(device.tokens.token).withUnsafeBytes { Array($0) }
        #expect(try refreshToken(of: device) != access)
        #expect(try await device.tokens.owner(at: network.address, by: network.transport) == "ann")
        #expect(try device.tokens.hasSession())
    }

    @Test("Who gives a wrong secret is refused, and nothing is kept")
    func wrongSecret() async throws {
        let device = try await Device("ann", on: network, logsIn: false)
        await #expect(throws: SyncError.credentialsRefused) {
            _ = try await device.tokens.logIn(
                "ann", secret: try secret("wrong"), device: "test", at: network.address, by: network.transport)
        }
        #expect(try device.keychain.names().isEmpty && device.tokens.token == nil)
        #expect(try !device.tokens.hasSession())
        await #expect(throws: SyncError.notLoggedIn) { try await refresh(device) }
    }

    @Test("A refresh token that the server replaces is kept before its access token is used")
    func replacing() async throws {
        let device = try await Device("ann", on: network)
        let first = try refreshToken(of: device)
        let access = device.tokens.token
        try await refresh(device)
        #expect(try refreshToken(of: device) != first)
        #expect(device.tokens.token !== access)
        // A keychain that takes nothing leaves both as they were.
        let before = (try refreshToken(of: device), device.tokens.token)
        let broken = TokenKeeper(.session(ReadOnlyKeychain(device.keychain)), memory: memory)
        await #expect(throws: SyncError.keychain(.full)) { try await refresh(device, broken) }
        #expect(broken.token == nil)
        #expect(try refreshToken(of: device) == before.0 && device.tokens.token === before.1)
        try await refresh(device)
    }

    @Test("An answer that is lost, and another process that refreshes at the same time, lock nobody out")
    func lostAnswers() async throws {
        let device = try await Device("ann", on: network)
        var faults = network.transport.noFaults
        faults.losesAnswers = true
        for _ in 0..<3 {
            network.transport.setFaults(faults)
            await #expect(throws: SyncError.transport(.unreachable)) { try await refresh(device) }
            network.transport.setFaults(network.transport.noFaults)
            try await refresh(device)
        }
        let other = TokenKeeper(.session(device.keychain), memory: memory)
        for _ in 0..<20 {
            async let one: Void = refresh(device)
            async let two: Void = refresh(device, other)
            _ = try await (one, two)
        }
        #expect(try await other.owner(at: network.address, by: network.transport) == "ann")
    }

    @Test("A session that the server has ended is over, and a token of somebody else is not taken")
    func endedSession() async throws {
        let device = try await Device("ann", on: network)
        await #expect(throws: SyncError.otherAccount) {
            try await device.tokens.refresh(of: "bob", at: network.address, by: network.transport)
        }
        network.host.change { server, _ in server.revoke(user: "ann") }
        await #expect(throws: SyncError.sessionEnded) { try await refresh(device) }
    }

    @Test("Logging out removes the refresh token and looks whether it is gone, whether or not the server can be told")
    func loggingOut() async throws {
        let device = try await Device("ann", on: network)
        #expect(try await device.tokens.logOut(device.account, by: network.transport))
        #expect(try device.keychain.names().isEmpty && device.tokens.token == nil)
        #expect(network.host.requests.last == "DELETE /v1/session")

        try await device.logIn()
        var faults = network.transport.noFaults
        faults.isUnreachable = true
        network.transport.setFaults(faults)
        #expect(try await !device.tokens.logOut(device.account, by: network.transport))
        #expect(try device.keychain.names().isEmpty)

        network.transport.setFaults(network.transport.noFaults)
        try await device.logIn()
        let stubborn = TokenKeeper(.session(StubbornKeychain(device.keychain)), memory: memory)
        await #expect(throws: SyncError.notForgotten) {
            _ = try await stubborn.logOut(device.account, by: network.transport)
        }
        device.keychain.fail(with: .locked)
        await #expect(throws: SyncError.keychain(.locked)) {
            _ = try await device.tokens.logOut(device.account, by: network.transport)
        }
    }

    @Test("A token that is given is asked for again when it is not good any more, and the same one is no new one")
    func givenToken() async throws {
        let given = Mutex("first")
        let tokens = TokenKeeper(
            .given { () throws(SyncError) in
                do { return try self.secret(given.withLock { $0 }) } catch { throw .outOfMemory }
            }, memory: memory)
        let device = try await Device("ann", on: network, logsIn: false)
        #expect(try tokens.hasSession() && tokens.token == nil)
        try await refresh(device, tokens)
        await #expect(throws: SyncError.tokenRefused) { try await refresh(device, tokens) }
        given.withLock { $0 = "second" }
        try await refresh(device, tokens)
        #expect(try #require(tokens.token).withUnsafeBytes { Array($0) } == Array("second".utf8))
        for text in ["two words", "line\nbreak", "ü", String(repeating: "a", count: 10_000)] {
            given.withLock { $0 = text }
            await #expect(throws: SyncError.malformedToken) { try await refresh(device, tokens) }
        }
        #expect(try await !tokens.logOut(device.account, by: network.transport))
    }

    @Test("No token, and no secret, is in any description, dump or error (RT-7)")
    func redaction() async throws {
        let device = try await Device("ann", on: network)
        let texts = [
            String(decoding: try #require(device.tokens.token).withUnsafeBytes { Array($0) }, as: UTF8.self),
            String(decoding: try refreshToken(of: device), as: UTF8.self), "secret of ann",
        ]
        var shown = ""
        for value in [device.tokens, device.tokens.source, device.account, device.client()] as [Any] {
            dump(value, to: &shown)
            print(value, String(reflecting: value), to: &shown)
        }
        #expect(!shown.isEmpty)
        for text in texts { #expect(!shown.contains(text)) }
    }
}

/// A keychain that has no room.
private struct ReadOnlyKeychain: Keychain {
    let kept: InMemoryKeychain
    init(_ kept: InMemoryKeychain) { self.kept = kept }
    func lookUp(_ name: SecretName) -> SecretLookup { kept.lookUp(name) }
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) { throw .full }
    func remove(_ name: SecretName) throws(KeychainError) { try kept.remove(name) }
    func names() throws(KeychainError) -> [SecretName] { try kept.names() }
}

/// A keychain that says it has removed what it keeps.
private struct StubbornKeychain: Keychain {
    let kept: InMemoryKeychain
    init(_ kept: InMemoryKeychain) { self.kept = kept }
    func lookUp(_ name: SecretName) -> SecretLookup { kept.lookUp(name) }
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        try kept.store(secret, as: name)
    }
    func remove(_ name: SecretName) throws(KeychainError) {}
    func names() throws(KeychainError) -> [SecretName] { try kept.names() }
}
