public import RealtimePort

extension RESTAnswer {
    /// Reads the answer to a request, as a client does.
    ///
    /// - Throws: Where a status of success comes with a body that is not the one which answers the request. Any other
    ///   status is a `failure`, whatever its body.
    public init(_ answer: HTTPAnswer, to request: RESTRequest) throws(RealtimeProtocolError) {
        throw RealtimeProtocolError(.unexpectedStatus)
    }

    /// The answer with its status, body and `Retry-After`, as a server gives it.
    public var http: HTTPAnswer { HTTPAnswer(status: 500) }
}

extension RESTFailure {
    /// Reads an answer that is no success, such as one to a request for a socket. Where the body says nothing that can be
    /// read, what is wrong follows from the status.
    public init(_ answer: HTTPAnswer) { self.init(status: answer.status, ServerFailure(.internalError)) }

    /// The answer with its status, body and `Retry-After`, as a server gives it.
    public var http: HTTPAnswer { HTTPAnswer(status: status) }
}
