public import WhisperRealtimePort

/// Reads a document under `/.well-known/` of a server that a user has named (RFC 8615), to find out where a service is
/// (MX-1, MX-5).
///
/// It is the only place where redirects are followed, as the servers of large domains depend on them. The document is
/// public, and what it says is as untrustworthy as any server's content. The rules:
/// 1. At most three redirects, none to a place already visited. Each has the request's time limit.
/// 2. Every address is `https`; `http` only where the user has named this machine by it. No redirect leads from `https`
///    to `http`, nor from another machine to this one.
/// 3. No request carries a token, a cookie or a body. Targets with user names, queries or fragments are refused.
/// 4. Documents have up to 64 KiB.
public struct WellKnownLookup: Sendable {
    /// The maximum number of redirects.
    public static let maximumRedirects = 3
    /// The maximum size of a document in bytes.
    public static let largestDocument = 65_536

    private let transport: any RealtimeTransport
    private let timeout: Duration

    /// Creates a lookup; by default with ten seconds for each request.
    public init(transport: any RealtimeTransport, timeout: Duration = .seconds(10)) {
        self.transport = transport
        self.timeout = timeout
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - name: The name below `/.well-known/`, percent-encoded, such as `matrix/client`.
    ///   - address: The server that the user has named.
    /// - Returns: The document's bytes; nil if the server has none (404).
    /// - Throws: The reason why it could not be read.
    public func document(_ name: String, at address: ServerAddress) async throws(WellKnownError) -> [UInt8]? {
        var place: ServerLocation
        do throws(ServerLocationError) {
            place = try ServerLocation("\(address)/.well-known/\(name)")
        } catch {
            throw .refusedRedirect
        }
        var visited: Set<ServerLocation> = []
        while true {
            visited.insert(place)
            let answer = try await answer(at: place)
            switch answer.status {
            case 200: return answer.body
            case 404: return nil
            case 301, 302, 303, 307, 308:
                guard visited.count <= Self.maximumRedirects else { throw .tooManyRedirects }
                guard let text = answer.location else { throw .refusedRedirect }
                let next = try Self.target(text, from: place)
                guard !visited.contains(next) else { throw .tooManyRedirects }
                place = next
            default: throw .refused(status: answer.status)
            }
        }
    }

    private func answer(at place: ServerLocation) async throws(WellKnownError) -> HTTPResponse {
        let request = HTTPRequest(
            .get, location: place, path: place.basePath.isEmpty ? "/" : "", accepts: .any, timeout: timeout,
            maximumResponseLength: Self.largestDocument)
        do throws(TransportError) { return try await transport.exchange(request) } catch { throw .transport(error) }
    }

    /// The target of a redirect: an address with a path, or a path on the same server. Paths relative to the document
    /// are refused, like everything that could be understood in more than one way.
    private static func target(
        _ text: String, from place: ServerLocation
    ) throws(WellKnownError) -> ServerLocation {
        let scheme = place.address.isEncrypted ? "https:" : "http:"
        let absolute =
            if text.hasPrefix("//") {
                scheme + text
            } else if text.hasPrefix("/") {
                place.address.description + text
            } else {
                text
            }
        let lower = absolute.prefix(8).lowercased()
        guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { throw .refusedRedirect }
        let next: ServerLocation
        do throws(ServerLocationError) { next = try ServerLocation(absolute) } catch { throw .refusedRedirect }
        guard next.address.isEncrypted || !place.address.isEncrypted else { throw .refusedRedirect }
        guard place.address.isLoopback || !next.address.isLoopback else { throw .refusedRedirect }
        return next
    }
}

/// The reason a well-known document could not be read.
public enum WellKnownError: Error, Hashable, Sendable {
    /// No response arrived, or it was too large.
    case transport(TransportError)
    /// The server responded with a status that is neither a document, nor its absence, nor a redirect.
    case refused(status: Int)
    /// A redirect leads to a place that may not be followed; or the name is not a valid path.
    case refusedRedirect
    /// There were more redirects than permitted, or they go in circles.
    case tooManyRedirects
}
