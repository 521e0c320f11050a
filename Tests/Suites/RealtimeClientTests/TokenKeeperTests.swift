import WhisperRealtimeHost
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

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("Token storage (RT-3, RT-7)", .ownThreads)
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

    private func refresh(_ device: Device, _ tokens: TokenKeeper? = nil) async throws(MessengerError) {
        try await (tokens ?? device.tokens)
            .refresh(of: device.account.user, at: network.address, by: network.transport)
    }

    @Test("Logging in stores the refresh token in the keychain, and the access token in memory only")
    func loggingIn() async throws {
        let device = try await Device("ann", on: network)
        #expect(try device.keychain.names().map(\.rawValue) == ["realtime_refresh_token"])
        let access = try #require(device.tokens.token).withUnsafeBytes { Array($0) }
        #expect(try refreshToken(of: device) != access)
        #expect(try await device.tokens.owner(at: network.address, by: network.transport) == "ann")
        #expect(try device.tokens.hasSession())
    }

    @Test("A wrong secret is rejected, and nothing is stored")
    func wrongSecret() async throws {
        let device = try await Device("ann", on: network, logsIn: false)
        await #expect(throws: MessengerError.credentialsRefused) {
            _ = try await device.tokens.logIn(
                "ann", secret: try secret("wrong"), device: "test", at: network.address, by: network.transport)
        }
        #expect(try device.keychain.names().isEmpty && device.tokens.token == nil)
        #expect(try !device.tokens.hasSession())
        await #expect(throws: MessengerError.notLoggedIn) { try await refresh(device) }
    }

    @Test("A new refresh token is stored before its access token is used")
    func replacing() async throws {
        let device = try await Device("ann", on: network)
        let first = try refreshToken(of: device)
        let access = device.tokens.token
        try await refresh(device)
        #expect(try refreshToken(of: device) != first)
        #expect(device.tokens.token !== access)
        // A keychain that accepts nothing leaves both unchanged.
        let before = (try refreshToken(of: device), device.tokens.token)
        let broken = TokenKeeper(.session(ReadOnlyKeychain(device.keychain)), memory: memory)
        await #expect(throws: MessengerError.keychain(.full)) { try await refresh(device, broken) }
        #expect(broken.token == nil)
        #expect(try refreshToken(of: device) == before.0 && device.tokens.token === before.1)
        try await refresh(device)
    }

    @Test("A lost response, or another process that refreshes concurrently, does not lock the user out")
    func lostAnswers() async throws {
        let device = try await Device("ann", on: network)
        var faults = network.transport.noFaults
        faults.losesAnswers = true
        for _ in 0..<3 {
            network.transport.setFaults(faults)
            await #expect(throws: MessengerError.transport(.unreachable)) { try await refresh(device) }
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

    @Test("A session ended by the server is over, and another user's token is rejected")
    func endedSession() async throws {
        let device = try await Device("ann", on: network)
        await #expect(throws: MessengerError.otherAccount) {
            try await device.tokens.refresh(of: "bob", at: network.address, by: network.transport)
        }
        network.host.change { server, _ in server.revoke(user: "ann") }
        await #expect(throws: MessengerError.sessionEnded) { try await refresh(device) }
    }

    @Test("Logging out removes the refresh token and verifies that, whether or not the server can be notified")
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
        await #expect(throws: MessengerError.notForgotten) {
            _ = try await stubborn.logOut(device.account, by: network.transport)
        }
        device.keychain.fail(with: .locked)
        await #expect(throws: MessengerError.keychain(.locked)) {
            _ = try await device.tokens.logOut(device.account, by: network.transport)
        }
    }

    @Test("A supplied token is requested again once it is invalid, and an identical one is rejected")
    func givenToken() async throws {
        let given = Mutex("first")
        let tokens = TokenKeeper(
            .given { () throws(MessengerError) in
                do { return try self.secret(given.withLock { $0 }) } catch { throw .outOfMemory }
            }, memory: memory)
        let device = try await Device("ann", on: network, logsIn: false)
        #expect(try tokens.hasSession() && tokens.token == nil)
        try await refresh(device, tokens)
        await #expect(throws: MessengerError.tokenRefused) { try await refresh(device, tokens) }
        given.withLock { $0 = "second" }
        try await refresh(device, tokens)
        #expect(try #require(tokens.token).withUnsafeBytes { Array($0) } == Array("second".utf8))
        for text in ["two words", "line\nbreak", "ü", String(repeating: "a", count: 10_000)] {
            given.withLock { $0 = text }
            await #expect(throws: MessengerError.malformedToken) { try await refresh(device, tokens) }
        }
        #expect(try await !tokens.logOut(device.account, by: network.transport))
    }

    @Test("No token or secret appears in any description, dump or error (RT-7)")
    func redaction() async throws {
        let device = try await Device("ann", on: network)
        let texts = [
            String(decoding: try #require(device.tokens.token).withUnsafeBytes { Array($0) }, as: UTF8.self),
            String(decoding: try refreshToken(of: device), as: UTF8.self), "secret of ann",
        ]
        var shown = ""
        for value in [device.tokens, device.tokens.tokens.source, device.account, device.client()] as [Any] {
            dump(value, to: &shown)
            print(value, String(reflecting: value), to: &shown)
        }
        #expect(!shown.isEmpty)
        for text in texts { #expect(!shown.contains(text)) }
    }
}

/// A keychain without space.
private struct ReadOnlyKeychain: ForwardingKeychain {
    let base: any Keychain
    init(_ base: InMemoryKeychain) { self.base = base }
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) { throw .full }
}

/// A keychain that claims to have removed a secret that it still has.
private struct StubbornKeychain: ForwardingKeychain {
    let base: any Keychain
    init(_ base: InMemoryKeychain) { self.base = base }
    func remove(_ name: SecretName) throws(KeychainError) {}
}
