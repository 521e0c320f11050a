import WhisperRealtimePort
import WhisperRealtimeProtocol

extension Exchange {
    /// The request in transit; the caller is passed separately.
    var http: HTTPRequest? {
        Exchange.address.map {
            HTTPRequest(request.method, address: $0, path: request.path, query: request.query, body: request.body)
        }
    }

    /// Reads a response; nil if there is none or it is invalid.
    func read(_ answer: HTTPResponse?) -> RESTResponse? {
        guard let answer else { return nil }
        return try? RESTResponse(answer, to: request)
    }

    /// An address for requests that never leave the process.
    private static let address = try? ServerAddress("https://server.example")
}
