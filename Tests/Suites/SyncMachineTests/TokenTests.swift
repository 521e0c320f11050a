import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("The access token (RT-3)", .ownThreads)
struct TokenTests {
    private static let items = (1...4).map {
        OutboxItem(number: Int64($0), conversation: "c\($0)", clientMessageID: "k\($0)")
    }

    @Test("An expired token is refreshed once, however many requests find it so, and all continue with the new one")
    func singleFlight() {
        var fixture = Fixture()
        let effects = fixture.take(.start(.me(outbox: Self.items)))
        #expect(effects.posts == [1, 2, 3, 4])
        #expect(fixture.take(.postFailed(1, .unauthorized)) == [.refreshToken])
        #expect(fixture.take(.postFailed(2, .unauthorized)) == [])
        #expect(fixture.take(.listFailed(.unauthorized)) == [])
        #expect(fixture.take(.socketFailed(SocketID(number: 1), .unauthorized)) == [])
        let after = fixture.take(.tokenRefreshed)
        #expect(after.posts == [1, 2])
        #expect(after.contains(.listConversations(after: nil)))
        #expect(after.contains(.openSocket(SocketID(number: 2))))
        // These were also rejected with the old token, but only now: the new one is in use.
        #expect(fixture.take(.postFailed(3, .unauthorized)) == [.post(Self.items[2])])
        #expect(fixture.take(.postFailed(4, .unauthorized)) == [.post(Self.items[3])])
    }

    @Test("A rejected token is not an attempt: the message is posted again at once, with its key")
    func noAttempt() {
        var fixture = Fixture()
        fixture.take(.start(.me(outbox: [Self.items[0]])))
        fixture.take(.postFailed(1, .unauthorized))
        #expect(fixture.take(.tokenRefreshed).contains(.post(Self.items[0])))
    }

    @Test("If the socket reports an expired token, the client refreshes it and reconnects at once")
    func expiredOnSocket() {
        for frame in [RealtimeFailureCode.tokenExpired, .unauthorized] {
            var fixture = Fixture()
            let socket = fixture.connect()
            #expect(
                fixture.take(.frame(socket, .failure(ServerFailure(frame)))) == [
                    .closeSocket(socket, .normal), .refreshToken,
                ])
            #expect(fixture.take(.tokenRefreshed) == [.openSocket(SocketID(number: socket.number + 1))])
        }
        var fixture = Fixture()
        let socket = fixture.connect()
        #expect(fixture.take(.socketClosed(socket, .unauthorized)) == [.refreshToken])
        #expect(fixture.take(.tokenRefreshed).opensSocket)
    }

    @Test("A socket that rejects every token is not contacted continuously")
    func refusesEveryToken() {
        var fixture = Fixture()
        var effects = fixture.take(.start(.me()))
        var refreshes = 0
        for _ in 0..<600 {
            while let effect = effects.popLast(), refreshes < 1_000 {
                switch effect {
                case .openSocket(let id): effects += fixture.take(.socketFailed(id, .unauthorized))
                case .refreshToken:
                    refreshes += 1
                    effects += fixture.take(.tokenRefreshed)
                case .listConversations:
                    effects += fixture.take(.conversationsListed(ConversationPage(conversations: [])))
                default: break
                }
            }
            effects = fixture.pass(.seconds(1))
        }
        #expect(refreshes > 10 && refreshes < 120, "\(refreshes)")
    }

    @Test("A failed refresh is retried with back-off, and no other request is made meanwhile")
    func refreshFails() {
        var fixture = Fixture()
        fixture.take(.start(.me(hasToken: false)))
        for _ in 0..<6 {
            #expect(fixture.take(.tokenRefreshFailed(isPermanent: false)) == [])
            #expect(fixture.take(.enqueued(OutboxItem(number: 9, conversation: "c", clientMessageID: "k"))) == [])
            #expect(fixture.pass(.seconds(30)) == [.refreshToken])
        }
        #expect(fixture.take(.tokenRefreshed).posts == [9])
    }

    @Test("Without a valid refresh token the client waits for a login")
    func signedOut() {
        var fixture = Fixture()
        let socket = fixture.connect()
        fixture.take(.enqueued(Self.items[0]))
        #expect(fixture.take(.postFailed(1, .unauthorized)) == [.refreshToken])
        #expect(fixture.take(.tokenRefreshFailed(isPermanent: true)) == [.closeSocket(socket, .normal)])
        #expect(fixture.machine.connection == .signedOut)
        #expect(fixture.pass(.seconds(3_600)) == [])
        let back = fixture.take(.tokenRefreshed)
        #expect(back.posts == [1])
        #expect(back.opensSocket)
        #expect(fixture.machine.connection == .connecting)
    }

    @Test("A token rejected right after its refresh is refreshed again, but not at once")
    func uselessTokens() {
        var refresh = TokenRefresh(hasToken: true, backoff: [.seconds(1), .seconds(2)])
        var step = Step(now: .zero, entropy: 7)
        #expect(refresh.refused(refresh.generation, &step) == nil)
        #expect(refresh.begin() == true)
        #expect(refresh.begin() == false)
        refresh.succeeded()
        #expect(refresh.isUsable)
        #expect(refresh.refused(refresh.generation, &step) != nil)
        #expect(refresh.begin() == false, "A delay comes first")
        refresh.waited()
        #expect(refresh.begin() == true)
        refresh.succeeded()
        refresh.accepted()
        #expect(refresh.refused(refresh.generation, &step) == nil)
        #expect(refresh.begin() == true, "A token that was accepted once is refreshed at once")
    }
}
