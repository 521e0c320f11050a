import WhisperJSONText
import WhisperRealtimePort
import WhisperRealtimeProtocol

/// Reads any bytes as a frame of the socket, in either direction, as the body of a request, or as the body of an answer: what is
/// accepted must be JSON to the parser, too, and be written and read again as the same.
///
/// The first byte chooses what the rest is read as.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    switch choice % 4 {
    case 0:
        guard let frame = try? ServerFrame(bytes: bytes) else { return 0 }
        mustBeJSON(bytes)
        guard (try? ServerFrame(bytes: frame.bytes)) == frame else { fatalError("not the same frame again") }
    case 1:
        guard let frame = try? ClientFrame(bytes: bytes) else { return 0 }
        mustBeJSON(bytes)
        guard (try? ClientFrame(bytes: frame.bytes)) == frame else { fatalError("not the same command again") }
    case 2: readRequest(Requests.all[Int(choice / 4) % Requests.all.count], bytes)
    default: readAnswer(to: Requests.all[Int(choice / 4) % Requests.all.count], bytes)
    }
    return 0
}

/// One request of each kind, whose body or answer is read.
private enum Requests {
    static let address = try? ServerAddress("http://127.0.0.1:1")
    static let all: [RESTRequest] = [
        .changes(ChangeQuery(conversationID: "c-1", after: 41)), .listConversations(ConversationQuery()),
        .postMessage(MessagePost(conversationID: "c-1", clientMessageID: "k", content: "x")),
        .openSession(LoginRequest(user: "u", secret: [0x73], device: "d")),
        .refreshSession(SessionRefresh(refreshToken: [0x74])), .describeSession, .closeSession,
    ]
}

private func readRequest(_ kind: RESTRequest, _ bytes: [UInt8]) {
    guard let address = Requests.address else { fatalError("no address") }
    func read(_ body: [UInt8]?, _ query: [HTTPRequest.QueryItem]) -> RESTRequest? {
        try? RESTRequest(HTTPRequest(kind.method, address: address, path: kind.path, query: query, body: body))
    }
    // Requests without a body have a query, whose values are on separate lines.
    let values = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let query = zip(["after", "limit", "conversation_id", "limit"], values).map {
        HTTPRequest.QueryItem($0, String($1))
    }
    guard let request = read(bytes, query) else { return }
    if request.body != nil { mustBeJSON(bytes) }
    guard read(request.body, request.query) == request else { fatalError("not the same request again") }
}

private func readAnswer(to request: RESTRequest, _ bytes: [UInt8]) {
    for status in [200, 201, 204, 429, 503] {
        guard var answer = try? RESTResponse(HTTPResponse(status: status, body: bytes), to: request) else { continue }
        // Skipped content is not written again.
        if case .changes(let page) = answer {
            for hole in page.holes(after: 41) where hole.lowerBound <= 41 || hole.upperBound > page.next {
                fatalError("a hole outside the page")
            }
            answer = .changes(
                ChangePage(events: page.events, next: page.next, hasMore: page.hasMore, epoch: page.epoch))
        }
        if case .conversations(var page) = answer {
            page.skipped = 0
            answer = .conversations(page)
        }
        guard (try? RESTResponse(answer.http, to: request)) == answer else { fatalError("not the same answer again") }
    }
}

/// What one JSON reader accepts the other must accept, except for duplicate names, where the cursor leaves it to its
/// user which one counts.
private func mustBeJSON(_ bytes: [UInt8]) {
    do throws(JSONError) {
        _ = try JSONValue.parse(bytes)
    } catch {
        guard error.code == .duplicateName else { fatalError("no JSON to the parser") }
    }
}
