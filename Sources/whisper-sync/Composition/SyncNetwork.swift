import WhisperCommand
import WhisperLocalization
import WhisperRealtimePort

#if Realtime
    import WhisperRealtimeNIO
#endif

/// The network, which this program alone has.
enum SyncNetwork {
    /// Sockets and requests.
    ///
    /// - Throws: Where this build has none, or the certificates cannot be read.
    static func transport(_ options: TrustOptions, in context: Context) throws -> any RealtimeTransport {
        #if Realtime
            var trust = TrustRoots.system
            if let path = options.certificates ?? context.configuration[.syncCertificates] {
                trust = TrustRoots(additional: [try certificates(path)])
            }
            do throws(TransportError) {
                return try RealtimeNIO(trust: trust)
            } catch {
                throw SyncFailure.failure(of: error)
            }
        #else
            throw CommandFailure(
                FailureCode("no-network-support", .failure), SyncText.unsupported,
                hint: LocalizedMessage(SyncText.unsupportedHint))
        #endif
    }

    private static func certificates(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(SmallFile.Failure) {
            return try SmallFile.read(path: path, limit: largestCertificates)
        } catch {
            throw CommandFailure(
                .input, FailureText.cannotReadFile, ["path": .text(path), "reason": .text(error.reason)])
        }
    }

    private static let largestCertificates = 1 << 20
}
