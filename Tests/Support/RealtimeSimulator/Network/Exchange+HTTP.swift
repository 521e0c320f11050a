import WhisperRealtimePort
import WhisperRealtimeProtocol

extension Exchange {
    /// The request as it travels; who asks is told beside it.
    var http: HTTPRequest? {
        Exchange.address.map {
            HTTPRequest(request.method, address: $0, path: request.path, query: request.query, body: request.body)
        }
    }

    /// What an answer says; nil where there is none, or none that can be read.
    func read(_ answer: HTTPAnswer?) -> RESTAnswer? {
        guard let answer else { return nil }
        return try? RESTAnswer(answer, to: request)
    }

    /// An address for requests that never leave the process.
    private static let address = try? ServerAddress("https://server.example")
}
