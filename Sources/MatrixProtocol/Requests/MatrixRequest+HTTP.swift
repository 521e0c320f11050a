public import WhisperRealtimePort

extension MatrixRequest {
    /// The request as the transport sends it.
    ///
    /// The token is added only if the request needs one.
    ///
    /// - Throws: `MatrixProtocolError` with `missing` if the request needs a token and there is none.
    public func http(
        at homeserver: ServerLocation, token: AccessToken?
    ) throws(MatrixProtocolError) -> HTTPRequest {
        if needsToken, token == nil { throw MatrixProtocolError(.missing, member: "access_token") }
        return HTTPRequest(
            method, address: homeserver.address, path: isAtRoot ? path : homeserver.path(path), query: query,
            token: needsToken ? token : nil, body: body?.bytes,
            contentType: body.flatMap { ContentType($0.contentType) } ?? .octets, accepts: .any,
            timeout: timeout,
            maximumResponseLength: maximumResponseLength)
    }
}
