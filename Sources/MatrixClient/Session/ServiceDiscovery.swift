import WhisperMatrixProtocol
public import WhisperMessage
import WhisperMessaging
public import WhisperMessengerPort
public import WhisperRealtimePort

/// Finds out which service a user means by an address, and where it is (MX-5).
///
/// Everything is requested without a token. What is found is as untrustworthy as any server's content: only encrypted
/// connections lead to other machines, and no server leads to this machine.
public struct ServiceDiscovery: Sendable {
    private let transport: any RealtimeTransport
    private let timeout: Duration

    /// Creates a discovery; by default with ten seconds for each request.
    public init(transport: any RealtimeTransport, timeout: Duration = .seconds(10)) {
        self.transport = transport
        self.timeout = timeout
    }

    /// Finds the service at an address.
    ///
    /// The domain's `.well-known/matrix/client` is read first, unless the address has a path. Then the server that it
    /// names, or the one at the address, is asked which service it offers.
    ///
    /// - Parameter text: A URL, a domain, or the id of a user of Matrix.
    /// - Throws: `MessengerError`: `invalidArgument` if the text is none of these, `malformedAnswer` if the domain names
    ///   a server that must not be connected to, `unsupported` if there is neither service, `transport` if the server
    ///   cannot be reached.
    public func service(at text: String) async throws(MessengerError) -> DiscoveredService {
        let place = try ServiceDiscovery.place(text)
        let named = place.basePath.isEmpty ? try await homeserver(of: place.address) : nil
        var versions: HTTPResponse?
        do throws(MessengerError) {
            versions = try await answer(at: named ?? place, "/_matrix/client/versions")
        } catch {
            // Another service may be at the address itself.
            guard named != nil else { throw error }
        }
        if case .matrix = MatrixDiscovery(versions: versions, session: nil) {
            return DiscoveredService(platform: .matrix, server: named ?? place)
        }
        let session = try await answer(at: place, "/v1/session")
        guard case .realtime = MatrixDiscovery(versions: nil, session: session) else { throw .unsupported }
        return DiscoveredService(platform: .realtime, server: place)
    }

    private static func place(_ text: String) throws(MessengerError) -> ServerLocation {
        let written: String
        if let user = MatrixUserID(text) {
            written = "https://" + user.text.drop { $0 != ":" }.dropFirst()
        } else {
            written = text.contains("://") ? text : "https://" + text
        }
        do throws(ServerLocationError) { return try ServerLocation(written) } catch { throw .invalidArgument }
    }

    /// The homeserver that a domain names; nil if it names none.
    private func homeserver(of address: ServerAddress) async throws(MessengerError) -> ServerLocation? {
        let document: [UInt8]?
        do throws(WellKnownError) {
            document = try await WellKnownLookup(transport: transport, timeout: timeout)
                .document("matrix/client", at: address)
        } catch {
            switch error {
            case .transport(let error) where error != .tooLarge && error != .malformedAnswer: throw .transport(error)
            // Whatever the domain has there instead, it names no homeserver.
            case .transport, .refused, .refusedRedirect, .tooManyRedirects: return nil
            }
        }
        // Many servers answer every path with a page.
        guard let document, let known = try? MatrixWellKnown(body: document) else { return nil }
        let server: ServerLocation
        do throws(ServerLocationError) { server = try known.homeserver() } catch { throw .malformedAnswer }
        guard address.isLoopback || (server.address.isEncrypted && !server.address.isLoopback) else {
            throw .malformedAnswer
        }
        return server
    }

    private func answer(at place: ServerLocation, _ path: String) async throws(MessengerError) -> HTTPResponse {
        let request = HTTPRequest(
            .get, location: place, path: path, accepts: .any, timeout: timeout,
            maximumResponseLength: MatrixLimits.bodyBytes)
        do throws(TransportError) { return try await transport.exchange(request) } catch { throw .transport(error) }
    }
}

/// A service that was found at an address.
public struct DiscoveredService: Hashable, Sendable {
    /// The service.
    public var platform: Platform
    /// Where it is.
    public var server: ServerLocation

    /// Creates a service at a place.
    public init(platform: Platform, server: ServerLocation) {
        self.platform = platform
        self.server = server
    }
}
