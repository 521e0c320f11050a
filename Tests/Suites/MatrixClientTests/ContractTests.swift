import WhisperMessengerContract
import WhisperRealtimePort
import WhisperTestThreads
import Foundation
import Testing

#if Realtime
    import WhisperRealtimeNIO
#endif

@Suite("The contract of messengers over a homeserver (MX-1)", .ownThreads)
struct ContractTests {
    @Test("The Matrix messenger keeps the promises of the port at a model of a homeserver", arguments: MessengerLaw.all)
    func model(_ law: MessengerLaw) async throws {
        try await law.check(in: await MatrixWorld(try Network(), interruptions: 40))
    }
}

#if Realtime
    /// The homeserver, where anybody can register, that `WHISPER_OPEN_HOMESERVER` names by its URL and
    /// `WHISPER_HOMESERVER_NAME` by the name of its users.
    private let homeserver = ProcessInfo.processInfo.environment["WHISPER_OPEN_HOMESERVER"]

    @Suite(
        "The contract of messengers over a real homeserver (MX-1, MX-6)", .ownThreads, .serialized,
        .enabled(if: homeserver != nil, "WHISPER_OPEN_HOMESERVER is not set"))
    struct RealContractTests {
        @Test("The Matrix messenger keeps the promises of the port at a real homeserver", arguments: MessengerLaw.all)
        func real(_ law: MessengerLaw) async throws {
            let name = ProcessInfo.processInfo.environment["WHISPER_HOMESERVER_NAME"] ?? "localhost"
            let network = Network(
                try RealtimeNIO(), to: try ServerLocation(homeserver ?? ""), name: name)
            try await law.check(in: await MatrixWorld(network, interruptions: 6))
        }
    }
#endif
