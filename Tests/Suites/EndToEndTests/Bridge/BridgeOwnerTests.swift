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
            let chats = try vault(["conversations", "--json"]).objects()
            for text in ["Lidia", "Lidib"] {
                #expect(chats.count { $0.string("last_message_text")?.contains(text) == true } == 1, "\(chats)")
            }
        }
    }
#endif
