import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperTestThreads
import Testing

@Suite("The server's sessions and tokens (RT-2, RT-3)", .ownThreads)
struct SessionTests {
    @Test("Name and secret give tokens, and the token identifies its user")
    func logsIn() throws {
        let bench = ServerBench()
        let grant = try bench.logIn("ana")
        #expect(grant.userID == "ana")
        #expect(grant.expiresIn == 3_600)
        #expect(RealtimeToken.isValid(grant.accessToken))
        #expect(bench.answer(.describeSession, grant.accessToken) == .user("ana"))
    }

    @Test("A wrong secret, an unknown user and an invented token are rejected")
    func refusesStrangers() {
        let bench = ServerBench()
        for user in ["ana", "zoe"] {
            let opening = LoginRequest(user: user, secret: Array("guess".utf8), device: "laptop")
            #expect(bench.answer(.openSession(opening)).refusal == "401 UNAUTHORIZED")
        }
        #expect(bench.answer(.describeSession).refusal == "401 UNAUTHORIZED")
        #expect(bench.answer(.describeSession, Array("made-up".utf8)).refusal == "401 UNAUTHORIZED")
        #expect(bench.refresh(Array("made-up".utf8)) == nil)
    }

    @Test("An access token expires, and a refresh provides the next")
    func expires() throws {
        let bench = ServerBench()
        let grant = try bench.logIn("ana")
        bench.seconds = 3_599
        #expect(bench.answer(.describeSession, grant.accessToken) == .user("ana"))
        bench.seconds = 3_600
        #expect(bench.answer(.describeSession, grant.accessToken).refusal == "401 TOKEN_EXPIRED")
        let next = try #require(bench.refresh(grant.refreshToken))
        #expect(bench.answer(.describeSession, next.accessToken) == .user("ana"))
    }

    @Test("A refresh token is valid until its successor was used, so a lost response does not lock the user out")
    func refreshIsForgiving() throws {
        let bench = ServerBench()
        let first = try bench.logIn("ana").refreshToken
        let lost = try #require(bench.refresh(first))
        let second = try #require(bench.refresh(first))
        // A late request gets the same result as the previous one: both callers hold the same token.
        #expect(second.refreshToken == lost.refreshToken)
        #expect(second.refreshToken != first)
        let third = try #require(bench.refresh(second.refreshToken))
        #expect(bench.refresh(first) == nil)
        #expect(third.refreshToken != second.refreshToken)
    }

    @Test("Logging out invalidates every token of the device, closes its sockets, and does not affect the other device")
    func logsOut() throws {
        let bench = ServerBench()
        let laptop = try bench.logIn("ana")
        let phone = try bench.logIn("ana")
        let connection = try bench.open(laptop.accessToken)
        let other = try bench.open(phone.accessToken)
        #expect(bench.answer(.closeSession, laptop.accessToken) == .closed)
        let deliveries = bench.server.takeDeliveries()
        #expect(deliveries.last == Delivery(to: connection, .close(.unauthorized)))
        #expect(!deliveries.contains { $0.connection == other })
        #expect(bench.answer(.closeSession, laptop.accessToken).refusal == "401 UNAUTHORIZED")
        #expect(bench.refresh(laptop.refreshToken) == nil)
        #expect(bench.answer(.describeSession, phone.accessToken) == .user("ana"))
    }

    @Test("Tokens that have long expired are forgotten")
    func forgetsOldTokens() throws {
        let bench = ServerBench()
        var grant = try bench.logIn("ana")
        for _ in 0..<100 {
            bench.seconds += 3_600
            grant = try #require(bench.refresh(grant.refreshToken))
        }
        #expect(bench.server.tokenCount < 40)
    }
}
