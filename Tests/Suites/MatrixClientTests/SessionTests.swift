import WhisperArchive
import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperSecretMemory
import WhisperStoreContract
import WhisperTestThreads
import Synchronization
import Testing

@testable import WhisperMatrixClient

@Suite("Sessions at a homeserver (MX-5, RT-7)", .ownThreads)
struct SessionTests {
    private let network: Network

    init() throws {
        network = try Network()
    }

    private func whoami(_ device: Device, _ session: MatrixSession? = nil) async throws {
        let account = try #require(try await (session ?? device.session).stored())
        try await (session ?? device.session).ask(.whoami, of: account, by: network.transport) { _ in }
    }

    @Test("Logging in stores the account, its device and both tokens, and nothing else holds them (MX-5)")
    func loggingIn() async throws {
        let device = try Device("ana", on: network)
        #expect(try !device.session.hasSession())
        let account = try await device.logIn()
        #expect(account.platform == .matrix && account.user == "@ana:b.example" && !account.device.isEmpty)
        #expect(try await MessengerAccount.stored(in: device.store, of: .matrix) == account)
        #expect(try device.kept.keys.sorted() == ["matrix_access_token", "matrix_refresh_token"])
        #expect(try device.session.hasSession() && device.anotherSession().hasSession())
        for value in try await device.store.settings().values {
            #expect(!value.contains("access-") && !value.contains("refresh-") && !value.contains("secret"))
        }
        try await whoami(device)
    }

    @Test("A wrong password is rejected, and nothing is stored; a pasted login token logs in, too (MX-5)")
    func loginMethods() async throws {
        let device = try Device("ana", on: network)
        await #expect(throws: MessengerError.credentialsRefused) {
            try await device.session.logIn(
                .password(user: "ana"), secret: try device.memory.copy(Array("wrong".utf8)), at: network.location,
                deviceName: "test", by: network.transport)
        }
        #expect(try device.kept.isEmpty)
        #expect(try await MessengerAccount.stored(in: device.store, of: .matrix) == nil)
        let methods = try await device.session.loginMethods(at: network.location, by: network.transport)
        #expect(methods == [.password, .token])
        let account = try await device.session.logIn(
            .token, secret: try device.memory.copy(Array("login-@ana:b.example".utf8)), at: network.location,
            deviceName: "test", by: network.transport)
        #expect(account.user == "@ana:b.example")
    }

    @Test("What a server offers is asked for before a secret is, and what to do instead is known (MX-5)")
    func loginOffers() async throws {
        let device = try Device("ana", on: network)
        typealias Offer = (
            flows: JSONValue?, hasOAuth: Bool, password: MatrixLoginOffer.Refusal?, token: MatrixLoginOffer.Refusal?
        )
        let offers: [Offer] = [
            ([["type": "m.login.password"], ["type": "m.login.token"]], false, nil, nil),
            ([["type": "m.login.password"]], false, nil, .usePassword),
            ([["type": "m.login.sso"], ["type": "m.login.token"]], true, .useLoginToken, nil),
            ([["type": "m.login.sso"]], true, .onlyOAuth, .onlyOAuth), ([], false, .nothingKnown, .nothingKnown),
            (nil, true, .onlyOAuth, .onlyOAuth),
            // A server that says nothing is tried.
            (nil, false, nil, nil),
        ]
        for offer in offers {
            network.server.setFault { request, _ in
                if request.path.hasSuffix("/auth_metadata") {
                    return offer.hasOAuth ? .matrix(["issuer": "https://b.example/"]) : .failure(404, "M_UNRECOGNIZED")
                }
                guard request.method == .get, request.path.hasSuffix("/login") else { return nil }
                return offer.flows.map { .matrix(["flows": $0]) } ?? .failure(404, "M_UNRECOGNIZED")
            }
            let found = try await device.session.loginOffer(at: network.location, by: network.transport)
            #expect(found.refusal(of: .password) == offer.password && found.refusal(of: .token) == offer.token)
        }
    }

    @Test("A login that is rejected for another reason than name and secret is told in the server's words (MX-5)")
    func loginWords() async throws {
        let device = try Device("ana", on: network)
        let answers: [(Int, String, MessengerError)] = [
            (400, "M_BAD_JSON", .loginRefused(words: "the words")),
            (403, "M_CONSENT_NOT_GIVEN", .loginRefused(words: "the words")), (403, "M_FORBIDDEN", .credentialsRefused),
            (403, "M_USER_DEACTIVATED", .loginRefused(words: "the words")),
            (400, "M_UNKNOWN", .unsupported), (501, "M_UNRECOGNIZED", .unsupported),
            (500, "M_UNKNOWN", .refused(status: 500)),
        ]
        for (status, code, error) in answers {
            network.server.setFault { request, _ in
                request.method == .post ? .failure(status, code, ["error": "the words"]) : nil
            }
            await #expect(throws: error) { try await device.logIn() }
        }
        // The code of a wrong secret, for a way to log in that is turned off: another secret would not help.
        for words in ["Password login has been disabled.", "Password login is not allowed here"] {
            network.server.setFault { request, _ in
                request.method == .post ? .failure(403, "M_FORBIDDEN", ["error": .string(words)]) : nil
            }
            await #expect(throws: MessengerError.loginRefused(words: words)) { try await device.logIn() }
        }
    }

    @Test("A second login is one of the same device, and counts as another for transaction ids (MX-3)")
    func sameDevice() async throws {
        let device = try Device("ana", on: network)
        let first = try await device.logIn()
        let attempts = device.session.attemptDevice
        #expect(try await device.session.logOut(first, by: network.transport))
        let second = try await device.logIn()
        #expect(first == second)
        #expect(device.session.attemptDevice != attempts && !attempts.isEmpty)
    }

    @Test("A login of another user stores nothing, and ends the new session (MX-5)")
    func otherUser() async throws {
        let device = try Device("ana", on: network)
        let account = try await device.logIn()
        let kept = try device.kept
        await #expect(throws: MessengerError.otherAccount) {
            try await device.session.logIn(
                .password(user: "bob"), secret: try device.memory.copy(Array("secret of bob".utf8)),
                at: network.location, deviceName: "test", by: network.transport)
        }
        #expect(try device.kept == kept)
        #expect(try await MessengerAccount.stored(in: device.store, of: .matrix) == account)
        #expect(network.server.requests.last == "b.example POST /_matrix/client/v3/logout")
        try await whoami(device)
    }

    @Test("A token that expires is renewed once, whoever needs it, in one or several processes (MX-5)")
    func singleFlight() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        let sessions = [device.session] + (0..<3).map { _ in device.anotherSession() }
        for session in sessions { try await whoami(device, session) }
        for round in 1...5 {
            network.server.change { $0.sessions.expire() }
            try await withThrowingTaskGroup { group in
                for session in sessions + sessions { group.addTask { try await whoami(device, session) } }
                try await group.waitForAll()
            }
            let refreshes = network.server.requests.count { $0.hasSuffix("POST /_matrix/client/v3/refresh") }
            #expect(refreshes == round)
        }
    }

    @Test("New tokens are stored before they are used, and a lost answer locks nobody out (MX-5)")
    func lostAnswers() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        for _ in 0..<3 {
            network.server.change { $0.sessions.expire() }
            network.server.setFault { request, model in
                guard request.path.hasSuffix("/refresh") else { return nil }
                // The server has renewed the session, and the answer is lost.
                _ = model.answer(HomeserverRequest(request), isLast: true)
                return .failure(502, "M_UNKNOWN")
            }
            await #expect(throws: MessengerError.refused(status: 502)) { try await whoami(device) }
            network.server.setFault(nil)
            try await whoami(device)
        }
        // A keychain that is full keeps what it has, and so does the server.
        network.server.change { $0.sessions.expire() }
        let before = try device.kept
        let full = device.anotherSession(in: FullKeychain(base: device.keychain))
        await #expect(throws: MessengerError.keychain(.full)) { try await whoami(device, full) }
        #expect(try device.kept == before)
        try await whoami(device)
    }

    @Test("A process that ends between the two writes of new tokens leaves a session that continues (MX-5)")
    func halfWritten() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        network.server.change { $0.sessions.expire() }
        let half = device.anotherSession(in: FullKeychain(base: device.keychain, accepts: 1))
        await #expect(throws: MessengerError.keychain(.full)) { try await whoami(device, half) }
        try await whoami(device, device.anotherSession())
    }

    @Test("What holds the lease for a renewal and has ended delays others, and stops nobody for ever (MX-5)")
    func abandonedLease() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        network.server.change { $0.sessions.expire() }
        #expect(try await RenewalLease(device.store, network.wallClock, SystemRandomNumberGenerator()).take())
        #expect(try await !RenewalLease(device.store, network.wallClock, SystemRandomNumberGenerator()).take())
        let waiting = Task { try await whoami(device) }
        #expect(try await eventually { network.server.requests.count { $0.hasSuffix("/account/whoami") } > 0 })
        network.wallClock.advance(by: 60_000)
        try await waiting.value
        // A lease from the future, because the clock was set back, holds up nobody.
        network.wallClock.advance(by: 1_000_000_000)
        #expect(try await RenewalLease(device.store, network.wallClock, SystemRandomNumberGenerator()).take())
        network.wallClock.advance(by: -1_000_000_000)
        #expect(try await RenewalLease(device.store, network.wallClock, SystemRandomNumberGenerator()).take())
    }

    @Test("Without refresh tokens the access token is kept, and used until it is refused (MX-5)")
    func withoutRefreshTokens() async throws {
        network.server.change { $0.issuesRefreshTokens = false }
        let device = try Device("ana", on: network)
        try await device.logIn()
        #expect(try device.kept.keys.sorted() == ["matrix_access_token"])
        try await whoami(device, device.anotherSession())
        network.server.change { $0.sessions.expire() }
        await #expect(throws: MessengerError.sessionEnded) { try await whoami(device) }
        await #expect(throws: MessengerError.sessionEnded) { try await whoami(device, device.anotherSession()) }
        // Logged in again by another process.
        try await device.logIn(device.anotherSession())
        try await whoami(device)
    }

    @Test("A hard logout ends the session, and the account stays for the next login (MX-5)")
    func hardLogout() async throws {
        let device = try Device("ana", on: network)
        let account = try await device.logIn()
        network.server.change { $0.sessions.end(user: device.user) }
        await #expect(throws: MessengerError.sessionEnded) { try await whoami(device) }
        #expect(try await device.logIn() == account)
        try await whoami(device)
    }

    @Test("A page of a proxy ends no session (MX-5)")
    func proxy() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        for status in [401, 403, 404] {
            network.server.setFault { _, _ in HTTPResponse(status: status, body: Array("<html>".utf8)) }
            await #expect(throws: MessengerError.refused(status: status)) { try await whoami(device) }
        }
        network.server.setFault(nil)
        try await whoami(device)
    }

    @Test("A session that another user has taken over is found out (MX-5)")
    func takenOver() async throws {
        let device = try Device("ana", on: network)
        try await device.logIn()
        let other = try Device("bob", on: network)
        try await other.logIn()
        for name in try other.keychain.names() {
            if case .present(let secret) = other.keychain.lookUp(name) { try device.keychain.store(secret, as: name) }
        }
        await #expect(throws: MessengerError.otherAccount) { try await whoami(device, device.anotherSession()) }
    }

    @Test("Logging out removes the tokens, whether or not the server can be notified (MX-5)")
    func loggingOut() async throws {
        let device = try Device("ana", on: network)
        let account = try await device.logIn()
        #expect(try await device.session.logOut(account, by: network.transport))
        #expect(try device.kept.isEmpty && device.session.token == nil)
        try await device.logIn()
        network.setFaults { $0.isUnreachable = true }
        #expect(try await !device.session.logOut(account, by: network.transport))
        #expect(try device.kept.isEmpty)
        network.setFaults { _ in }
        try await device.logIn()
        network.server.change { $0.sessions.end(user: device.user) }
        #expect(try await device.session.logOut(account, by: network.transport))
    }

    @Test(
        "A supplied token names its account, is asked for again when it is refused, and the same one is rejected (MX-5)"
    )
    func givenToken() async throws {
        let device = try Device("ana", on: network)
        let (first, second) = ("given-1", "given-2")
        network.server.change { model in
            for token in [first, second] {
                model.sessions.add(.init(user: device.user, device: "D"), access: token, refresh: nil)
            }
        }
        let given = Mutex(first)
        let memory = device.memory
        let session = device.anotherSession(
            .given { () throws(MessengerError) in
                do throws(SecretMemoryError) { return try memory.copy(Array(given.withLock { $0 }.utf8)) } catch {
                    throw .outOfMemory
                }
            })
        let account = try await session.account(at: network.location, by: network.transport)
        #expect(account.device == "D" && account.user == device.user)
        try await whoami(device, session)
        #expect(try device.kept.isEmpty)
        network.server.setFault { request, _ in
            request.token?.withUnsafeBytes { Array($0) } == Array(first.utf8) ? .failure(401, "M_UNKNOWN_TOKEN") : nil
        }
        await #expect(throws: MessengerError.tokenRefused) { try await whoami(device, session) }
        given.withLock { $0 = second }
        try await whoami(device, session)
    }
}

/// A keychain that stores only so many secrets.
private final class FullKeychain: ForwardingKeychain {
    let base: any Keychain
    private let left: Mutex<Int>

    init(base: any Keychain, accepts count: Int = 0) {
        self.base = base
        left = Mutex(count)
    }

    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        let mayStore = left.withLock { left in
            left -= 1
            return left >= 0
        }
        guard mayStore else { throw .full }
        try base.store(secret, as: name)
    }
}
