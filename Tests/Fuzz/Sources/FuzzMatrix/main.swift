import WhisperMatrixProtocol
import WhisperRealtimePort

/// Reads any bytes as a response of the Matrix client-server API or as one event: an event that was read must be read
/// again as the same, no identifier may end a path, and no response may produce more events than it has bytes for.
///
/// The first byte chooses what the rest is read as.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = input.first, let room = MatrixRoomID("!room:example.org") else { return 0 }
    let bytes = Array(input.dropFirst())
    switch choice % 5 {
    case 0:
        guard let page = try? MatrixSyncPage(body: bytes) else { return 0 }
        for update in page.joined + page.left { check(update.timeline + update.state, update.room, bytes.count) }
    case 1:
        guard let page = try? MatrixMessagePage(body: bytes, of: room) else { return 0 }
        check(page.events + page.state, room, bytes.count)
    case 2:
        guard let event = try? MatrixEvent(bytes) else { return 0 }
        check([event], nil, bytes.count)
    case 3:
        let failure = MatrixFailure(HTTPResponse(status: 429, body: bytes))
        guard failure.retryAfter.map({ $0 >= .zero && $0 <= .seconds(86_400) }) ?? true else {
            fatalError("a delay out of bounds")
        }
        if let grant = try? MatrixGrant(login: bytes), grant.accessToken.isEmpty { fatalError("an empty token") }
        _ = try? MatrixVersions(body: bytes)
        _ = try? MatrixDirectRooms(body: bytes).usersByRoom
        if let server = try? MatrixWellKnown(body: bytes).homeserver() {
            guard (try? ServerLocation(server.description)) == server else { fatalError("not the same server") }
        }
    default:
        let text = String(decoding: bytes, as: UTF8.self)
        guard let id = MatrixRoomID(text), let transaction = MatrixTransactionID("t") else { return 0 }
        let path = MatrixRequest.send([], type: "m.room.message", to: id, transaction: transaction).path
        guard path.split(separator: "/", omittingEmptySubsequences: false).count == 9, !path.contains("?") else {
            fatalError("an identifier ended a segment")
        }
    }
    return 0
}

private func check(_ events: [MatrixEvent], _ room: MatrixRoomID?, _ count: Int) {
    guard events.count <= count else { fatalError("more events than bytes") }
    for event in events {
        guard (try? MatrixEvent(event.raw, in: room)) == event else { fatalError("not the same event again") }
    }
}
