#if Bridge
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    /// The lies of a bridge about who is who, and what the vault makes of them.
    @Suite("Who the owner and others are, as a bridge says (ING-1b, ING-6)", .ownThreads)
    struct BridgeOwnerTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        private static let begin = """
            {"do":"ready","protocol":2}
            {"do":"line","line":{"type":"login","phone":"15550100","jid":"15550100:7@s.whatsapp.net","lid":"900100:7@lid","device":"Whisper"}}

            """

        private static func message(
            _ number: Int, from: String, to: String = "+15550100", _ text: String, more: String = "",
            content: String = "", group: String? = nil, id: String? = nil
        ) -> String {
            let place = group.map { #""to":"\#($0)","group_id":"\#($0)""# } ?? #""to":"\#(to)""#
            return """
                {"do":"line","line":{"type":"message","seq":\(number),"message_id":"\(id ?? "m\(number)")","from":"\(from)",\
                \(place),"timestamp":178100000\(number)000,"message_type":"text",\
                "content":{"text":"\(text)"\(content)}\(more)}}

                """
        }

        private func run(_ lines: String) throws {
            let command = try vault.bridge(Self.begin + lines + #"{"do":"closed"}"#)
            let run = try vault(["bridge", "run", "--media", "none", "--command", command, "--json"])
            #expect(run.status == 0, "\(run.errors)")
        }

        private func people() throws -> [JSONObject] {
            try vault(["people", "--json"]).objects().filter { $0.string("type") != "summary" }
        }

        @Test("Another person's message that claims to be the owner's is refused, and gives that person no rights")
        func owner() throws {
            let anna = "+4915770000777"
            try run(
                Self.message(1, from: "+4915770000888", "Bob in group", group: "grp-1")
                    + Self.message(2, from: anna, "Anna private", content: #","from_name":"Anna""#)
                    + Self.message(3, from: "+15550100", to: anna, "my true words", content: #","from_me":true"#)
                    + Self.message(4, from: anna, "from Anna but from_me", content: #","from_me":true"#)
                    + Self.message(
                        5, from: "+15550100", to: anna, "my true words",
                        more:
                            #","edits":[{"text":"WORDS PUT IN MY MOUTH","from":"\#(anna)","timestamp":1781000009000}]"#,
                        content: #","from_me":true"#, id: "m3")
                    + Self.message(
                        6, from: "+4915770000888", "Bob in group",
                        more: #","deleted":{"from":"\#(anna)","timestamp":1781000009500,"admin":false}"#,
                        group: "grp-1",
                        id: "m1"))
            let people = try people()
            #expect(
                people.filter { $0["is_owner"] == .bool(true) || $0["owner"] == .bool(true) }.count == 1, "\(people)")
            let all = try vault(["export", "json", "--full"]).output
            #expect(all.contains("Bob in group") && all.contains("my true words"))
            #expect(!all.contains("MOUTH") && !all.contains("from Anna but"))
        }

        @Test(
            "Lines about people join no two linked ids, and no two private chats",
            arguments: [
                (["77120@lid", "+4915770000777"], ["77121@lid", "+4915770000777"]),
                (["x1", "77121@lid"], ["x1", "77120@lid"]), (["zed", "77121@lid"], ["zed", "77120@lid"]),
            ])
        func linkedIDs(_ first: [String], _ second: [String]) throws {
            let lines = [first, second].map { ids in
                #"{"do":"line","line":{"type":"person","ids":["\#(ids[0])","\#(ids[1])"]}}"# + "\n"
            }
            try run(
                Self.message(1, from: "77120@lid", "private from Lidia")
                    + Self.message(2, from: "77121@lid", "private from Lidib")
                    + Self.message(3, from: "+4915770000777", "private from Anna")
                    + Self.message(4, from: "zed", "private from zed")
                    + lines.joined() + Self.message(5, from: "+4915770000999", "end"))
            let messages = try vault(["export", "json"]).objects()
            func chat(of text: String) -> JSONValue? {
                let message = messages.first { JSONValue.object($0).text.contains(text) }
                guard case .object(let metadata)? = message?["metadata"] else { return nil }
                return metadata["thread_id"]
            }
            #expect(chat(of: "Lidia") != nil)
            #expect(chat(of: "Lidib") != nil)
            #expect(chat(of: "Lidia") != chat(of: "Lidib"))
        }
    }
#endif
