import Foundation
import Testing

@Suite("What the built command is linked with (A3, R8)")
struct BinaryTests {
    private static let binary: String? = {
        let places = [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"]
        return places.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("whisper").path
        }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The symbols that the command takes from libraries, without the version that nm prints behind `@`.
    private func undefinedSymbols() throws -> Set<String> {
        let binary = try #require(Self.binary)
        let listing = try Tool.run("nm", ["-D", "--undefined-only", binary], in: "/")
        return Set(
            listing.split(separator: "\n").compactMap { line in
                line.split(separator: " ").last.map { String($0.prefix { $0 != "@" }) }
            })
    }

    @Test("No networking symbol is among the undefined ones", .enabled(if: Tool.exists("nm"), "needs nm"))
    func noNetworkingSymbols() throws {
        let symbols = try undefinedSymbols()
        #expect(symbols.contains("write") || symbols.count > 50, "the listing is not empty")
        let networking: Set<String> = [
            "socket", "connect", "bind", "listen", "accept", "accept4", "send", "sendto", "sendmsg", "recv", "recvfrom",
            "recvmsg", "getaddrinfo", "gethostbyname", "getnameinfo", "res_query", "curl_easy_init",
        ]
        #expect(symbols.isDisjoint(with: networking), "\(symbols.intersection(networking).sorted())")
    }

    @Test("The command does not link the whole of Foundation", .enabled(if: Tool.exists("readelf"), "needs readelf"))
    func noFoundation() throws {
        let binary = try #require(Self.binary)
        let listing = try Tool.run("readelf", ["-d", binary], in: "/")
        for library in ["libFoundation.so", "libFoundationNetworking.so", "libcurl"] {
            #expect(!listing.contains("[\(library)"), "\(library)")
        }
    }
}
