import Testing
import WhisperRealtimePort
import WhisperTestThreads

@testable import WhisperMatrixProtocol

/// Responses in the shapes of Synapse 1.163, with shortened values: with members that the specification does not list, or
/// lists for former versions (docs/matrix-homeservers.md).
@Suite("Responses of Synapse (MX-6)", .ownThreads)
struct SynapseTests {
    private func body(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static let roomID = "!otvD5L3gJhyIEfIsElNJ0zCco4hyU2-NIG9ibrN-99g"
    private let room = MatrixRoomID(SynapseTests.roomID)

    @Test("A login and a refresh are read with the lifetime of the token")
    func grants() throws {
        let grant = try MatrixGrant(
            login: body(
                #"{"user_id":"@ana:trial.test","access_token":"syt_YW5h_a_0","home_server":"trial.test","device_id":"A","#
                    + #""expires_in_ms":299983,"refresh_token":"syr_YW5h_b_0","#
                    + #""well_known":{"m.homeserver":{"base_url":"http://127.0.0.1:60817/"}}}"#))
        #expect(grant.device?.text == "A")
        #expect(grant.expiresIn == 299_983)
        #expect(try ServerLocation(#require(grant.baseURL)).description == "http://127.0.0.1:60817")
        let next = try MatrixGrant(
            refresh: body(#"{"access_token":"syt_YW5h_c_0","refresh_token":"syr_YW5h_d_0","expires_in_ms":300000}"#))
        #expect(next.refreshToken != grant.refreshToken)
        let account = try MatrixAccount(
            body: body(#"{"user_id":"@ana:127.0.0.1:48603","is_guest":false,"device_id":"A"}"#))
        #expect(account.user.text == "@ana:127.0.0.1:48603")
    }

    @Test(
        "An ended session is told from one that a refresh continues",
        arguments: [
            (#"{"errcode":"M_UNKNOWN_TOKEN","error":"Access token has expired","soft_logout":true}"#, true),
            (#"{"errcode":"M_UNKNOWN_TOKEN","error":"Invalid access token passed.","soft_logout":false}"#, false),
            (#"{"errcode":"M_UNKNOWN_TOKEN","error":"invalid refresh token"}"#, false),
        ])
    func sessions(_ text: String, _ isSoft: Bool) {
        let failure = MatrixFailure(HTTPResponse(status: 401, body: body(text)))
        #expect(failure.code == .unknownToken)
        #expect(failure.isSoftLogout == isSoft)
    }

    @Test("A limit has the longer of both delays")
    func limits() {
        let limited = MatrixFailure(
            HTTPResponse(
                status: 429, retryAfter: .seconds(5),
                body: body(#"{"errcode":"M_LIMIT_EXCEEDED","error":"Too Many Requests","retry_after_ms":4425}"#)))
        #expect(limited.retryAfter == .seconds(5))
    }

    @Test("A timeline in full and one that is cut have tokens, and a response without news is no more than one")
    func sync() throws {
        let page = try MatrixSyncPage(
            body: body(
                #"{"next_batch":"s91_4_0_1","account_data":{"events":[{"type":"m.push_rules","content":{"global":{}}}]},"#
                    + #""device_one_time_keys_count":{"signed_curve25519":0},"device_unused_fallback_key_types":[],"#
                    + #""rooms":{"join":{"\#(SynapseTests.roomID)":{"timeline":{"events":[{"content":{"body":"one","#
                    + #""msgtype":"m.text"},"event_id":"$wu0S7l9AjVd","origin_server_ts":1795413047622,"#
                    + #""sender":"@ana:trial.test","type":"m.room.message","unsigned":{"age":596,"membership":"join","#
                    + #""transaction_id":"T"}}],"prev_batch":"s28_4_0_1","limited":false},"state":{"events":[]},"#
                    + #""account_data":{"events":[]},"ephemeral":{"events":[{"type":"m.receipt","content":{"$wu0S7l9AjVd":"#
                    + #"{"m.read":{"@ben:trial.test":{"ts":1795413261247}}}}}]},"#
                    + #""unread_notifications":{"notification_count":3,"highlight_count":0},"summary":{}}}}}"#))
        let update = try #require(page.joined.first)
        #expect(update.room == room)
        #expect(!update.isLimited)
        #expect(update.previousBatch == "s28_4_0_1")
        #expect(update.timeline.first?.transaction?.text == "T")
        #expect(update.receipts.map(\.time) == [1_795_413_261_247])
        #expect(update.malformed == 0)
        let quiet = try MatrixSyncPage(
            body: body(#"{"next_batch":"s91_4_0_1","device_one_time_keys_count":{"signed_curve25519":0}}"#))
        #expect(quiet.joined.isEmpty)
    }

    @Test("An invitation to a room of version 12 names its creator, and the room has no server in its id")
    func invitation() throws {
        let page = try MatrixSyncPage(
            body: body(
                #"{"next_batch":"s1","rooms":{"invite":{"\#(SynapseTests.roomID)":{"invite_state":{"events":["#
                    + #"{"content":{"room_version":"12"},"sender":"@ana:trial.test","state_key":"","type":"m.room.create"},"#
                    + #"{"type":"m.room.member","state_key":"@ben:trial.test","content":{"displayname":"ben","#
                    + #""membership":"invite"},"sender":"@ana:trial.test"}]}}}}}"#))
        let offer = try #require(page.invited.first)
        #expect(offer.room == room)
        #expect(offer.malformed == 0)
        guard case .creation(let creation)? = offer.state.first?.content else {
            Issue.record("no creation")
            return
        }
        #expect(creation.version == "12")
    }

    @Test("A page of history has redactions in both of their forms, and members of former versions")
    func history() throws {
        let redaction =
            #"{"age":92,"content":{"redacts":"$ArHK5"},"event_id":"$pVu_C","origin_server_ts":1795413261012,"#
            + #""redacts":"$ArHK5","room_id":"\#(SynapseTests.roomID)","sender":"@ana:trial.test","#
            + #""type":"m.room.redaction","unsigned":{"age":92,"membership":"join","transaction_id":"t2"},"#
            + #""user_id":"@ana:trial.test"}"#
        let reaction =
            #"{"age":172,"content":{},"event_id":"$ArHK5","origin_server_ts":1795413260932,"redacted_because":\#(redaction),"#
            + #""room_id":"\#(SynapseTests.roomID)","sender":"@ana:trial.test","type":"m.reaction","unsigned":{"age":172,"#
            + #""membership":"join","redacted_because":\#(redaction),"redacted_by":"$pVu_C"},"user_id":"@ana:trial.test"}"#
        let member =
            #"{"age":1779,"content":{"displayname":"ben","membership":"join"},"event_id":"$K3BVY","#
            + #""origin_server_ts":1795413259465,"prev_content":{"displayname":"ben","membership":"invite"},"#
            + #""replaces_state":"$EhtQM","room_id":"\#(SynapseTests.roomID)","sender":"@ben:trial.test","#
            + #""state_key":"@ben:trial.test","type":"m.room.member","unsigned":{"age":1779,"prev_content":"#
            + #"{"displayname":"ben","membership":"invite"},"prev_sender":"@ana:trial.test","replaces_state":"$EhtQM"},"#
            + #""user_id":"@ben:trial.test"}"#
        let page = try MatrixMessagePage(
            body: body(
                #"{"chunk":[\#(redaction),\#(reaction),\#(member)],"start":"t75-91_0_0","end":"t1-1_0_0"}"#),
            of: #require(room))
        #expect(page.malformed == 0)
        #expect(page.events.map(\.id.text) == ["$pVu_C", "$ArHK5", "$K3BVY"])
        guard case .redaction(let target, _) = page.events[0].content else {
            Issue.record("no redaction")
            return
        }
        #expect(target.text == "$ArHK5")
        #expect(page.events[1].redaction != nil)
        // The beginning of a room is a page without events that has no end.
        let last = try MatrixMessagePage(body: body(#"{"chunk":[],"start":"t1-1_0_0"}"#), of: #require(room))
        #expect(last.end == nil)
    }
}
