#if Realtime
    import Foundation
    import WhisperTestThreads
    import Testing

    @Suite("Logging in at a Matrix homeserver (MX-5)", .ownThreads)
    struct MatrixLoginTests {
        /// What a homeserver offers, and what is said of it.
        struct Offer: Sendable, CustomTestStringConvertible {
            let testDescription: String
            /// The ways to log in, as JSON; nil for a server without the request.
            let flows: String?
            var hasOAuth = false
            var options: [String] = []
            let hint: String
        }

        private static let offers = [
            Offer(
                testDescription: "single sign-on", flows: #"[{"type":"m.login.sso"},{"type":"m.login.token"}]"#,
                hint: "It offers single sign-on: use --login-token."),
            Offer(
                testDescription: "passwords", flows: #"[{"type":"m.login.password"}]"#, options: ["--login-token"],
                hint: "It offers passwords: give the name of the user, without --login-token."),
            Offer(
                testDescription: "OAuth, without the request", flows: nil, hasOAuth: true,
                hint: "It offers OAuth alone, which Whisper does not support. Use an account at another server."),
            Offer(
                testDescription: "OAuth, without other ways", flows: "[]", hasOAuth: true,
                hint: "It offers OAuth alone, which Whisper does not support. Use an account at another server."),
            Offer(
                testDescription: "nothing", flows: "[]",
                hint: "It offers no login that Whisper supports. Use an account at another server."),
            Offer(
                testDescription: "single sign-on without tokens", flows: #"[{"type":"m.login.sso"}]"#,
                hint: "It offers no login that Whisper supports. Use an account at another server."),
        ]

        @Test(
            "What a homeserver does not offer is said with what to do instead, and no secret is sent",
            arguments: offers)
        func refusals(_ offer: Offer) throws {
            let server = try CannedServer { request in
                if request == "GET /_matrix/client/versions" { return ("200 OK", #"{"versions":["v1.11"]}"#) }
                if request == "GET /_matrix/client/v3/login", let flows = offer.flows {
                    return ("200 OK", #"{"flows":\#(flows)}"#)
                }
                if request.hasSuffix("/auth_metadata"), offer.hasOAuth {
                    return ("200 OK", #"{"issuer":"https://login.example/"}"#)
                }
                return ("404 Not Found", #"{"errcode":"M_UNRECOGNIZED","error":"no"}"#)
            }
            let vault = try TestVault()
            let address = "http://127.0.0.1:\(server.port)"
            let user = offer.options.isEmpty ? ["@ana:b.example"] : []
            let arguments = ["login", address] + user + ["--secret-file", "-"] + offer.options
            let words = try vault.sync(arguments, input: "the secret\n")
            #expect(words.status == 1)
            #expect(words.errors.contains("The server at \(address) does not offer this way to log in."))
            #expect(words.errors.contains(offer.hint), "\(words.errors)")
            let line = try ErrorLine(try vault.sync(arguments + ["--json"], input: "the secret\n").errors)
            #expect(line.code == "login-not-offered")
            #expect(line.exit == 1)
            #expect(!server.requests.isEmpty && !server.requests.contains { $0.hasPrefix("POST") })
        }

        @Test(
            "Who is somebody else to the server than to themselves is told so, and logged in",
            arguments: [
                ("@ana:b.example", false), ("ana", false), ("@Ana:B.example", false), ("@ana", false),
                ("@ana:c.example", true), ("ben", true),
            ])
        func others(_ user: String, _ isOther: Bool) throws {
            let server = try CannedServer { request in
                switch request {
                case "GET /_matrix/client/versions": ("200 OK", #"{"versions":["v1.11"]}"#)
                case "GET /_matrix/client/v3/login": ("200 OK", #"{"flows":[{"type":"m.login.password"}]}"#)
                case "POST /_matrix/client/v3/login":
                    ("200 OK", #"{"user_id":"@ana:b.example","device_id":"D","access_token":"a"}"#)
                default: ("404 Not Found", #"{"errcode":"M_NOT_FOUND","error":"no"}"#)
                }
            }
            let vault = try TestVault()
            let run = try vault.sync(
                ["login", "http://127.0.0.1:\(server.port)", user, "--secret-file", "-"], input: "the secret\n")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("you are “@ana:b.example”, not “\(user)”") == isOther, "\(run.errors)")
        }
    }
#endif
