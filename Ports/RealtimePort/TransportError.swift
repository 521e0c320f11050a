/// The reason nothing could be sent or received. Its description contains nothing of what was exchanged.
public enum TransportError: Error, Hashable, Sendable {
    /// The server cannot be reached: unknown name, no route, connection refused, or the connection was lost.
    case unreachable
    /// The server could not be authenticated, or no encryption could be negotiated.
    case untrusted(CertificateFailure)
    /// The address requests an unencrypted connection to another machine.
    case insecure
    /// The request's timeout expired, or the network was silent for longer than its idle timeout.
    case timedOut
    /// The server rejected a request for a socket with this response.
    case refused(HTTPResponse)
    /// The socket is closed.
    case closed(CloseCode)
    /// The peer violated the socket protocol; the code is the one sent to it.
    case violated(CloseCode)
    /// The response is not valid HTTP, exceeds the limits for its headers, has a content encoding, or does not match
    /// the request.
    case malformedAnswer
    /// A message or a response exceeds the size limit.
    case tooLarge
    /// The source of an upload or the sink of a download failed, or the source produced another number of bytes than
    /// it declared.
    case bodyFailed
    /// The task was cancelled.
    case cancelled
    /// The transport has been shut down.
    case shutDown
}

/// The reason a server's certificate was rejected.
public enum CertificateFailure: String, Hashable, Sendable, CaseIterable {
    /// The certificate has expired, or is not valid yet.
    case expired
    /// The certificate is for other names.
    case wrongHost
    /// The certificate was not issued by a trusted authority.
    case unknownIssuer
    /// Any other reason: no common TLS version, a malformed certificate.
    case other
}
