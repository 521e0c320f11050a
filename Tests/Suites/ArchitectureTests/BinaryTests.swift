import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Libraries linked into the built command (A3, R8)", .ownThreads)
struct BinaryTests {
    static let binary: String? = {
        let places = [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"]
        return places.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("whisper").path
        }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The undefined symbols of the command, without the version that nm prints after `@`.
    private func undefinedSymbols() throws -> Set<String> {
        let binary = try #require(Self.binary)
        let listing = try ChildProcess.output(of: "nm", ["-D", "--undefined-only", binary])
        return Set(
            listing.split(separator: "\n").compactMap { line in
                line.split(separator: " ").last.map { String($0.prefix { $0 != "@" }) }
            })
    }

    @Test(
        "No undefined symbol belongs to networking", .enabled(if: ChildProcess.path(of: "nm") != nil, "needs nm")
    )
    func noNetworkingSymbols() throws {
        let symbols = try undefinedSymbols()
        #expect(symbols.contains("write") || symbols.count > 50, "the listing is not empty")
        let networking: Set<String> = [
            "socket", "connect", "bind", "listen", "accept", "accept4", "send", "sendto", "sendmsg", "recv", "recvfrom",
            "recvmsg", "getaddrinfo", "gethostbyname", "getnameinfo", "res_query", "curl_easy_init",
        ]
        #expect(symbols.isDisjoint(with: networking), "\(symbols.intersection(networking).sorted())")
    }

    @Test(
        "The command does not link the whole of Foundation",
        .enabled(if: ChildProcess.path(of: "readelf") != nil, "needs readelf"))
    func noFoundation() throws {
        let binary = try #require(Self.binary)
        let listing = try ChildProcess.output(of: "readelf", ["-d", binary])
        for library in ["libFoundation.so", "libFoundationNetworking.so", "libcurl"] {
            #expect(!listing.contains("[\(library)"), "\(library)")
        }
    }
}
