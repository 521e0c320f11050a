/// Why nothing could be sent or received. Its description holds nothing of what was exchanged.
public enum TransportError: Error, Hashable, Sendable {
    /// The server cannot be reached: no such name, no route, nobody listens, or the connection was lost under way.
    case unreachable
    /// It cannot be shown that the server is who it should be, or no encryption could be agreed on.
    case untrusted(CertificateFailure)
    /// The address asks for plain text to another machine.
    case insecure
    /// It took longer than the request allows.
    case timedOut
    /// The server answered a request for a socket with something else.
    case refused(HTTPAnswer)
    /// The socket is closed.
    case closed(CloseCode)
    /// The other end broke the rules of the socket's protocol; the code is what it was told.
    case violated(CloseCode)
    /// What came is not HTTP, or not the answer to what was asked.
    case malformedAnswer
    /// A message or an answer is longer than allowed.
    case tooLarge
    /// The task was cancelled.
    case cancelled
    /// The transport has been shut down.
    case shutDown
}

/// What is wrong with a server's proof of who it is.
public enum CertificateFailure: String, Hashable, Sendable, CaseIterable {
    /// Its certificate has expired, or is not valid yet.
    case expired
    /// Its certificate is for other names.
    case wrongHost
    /// Its certificate was not issued by anybody who is trusted.
    case unknownIssuer
    /// Anything else: no common version of TLS, a damaged certificate.
    case other
}
