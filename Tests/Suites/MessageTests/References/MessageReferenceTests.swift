import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("References of messages and chats (LOOK-9)", .ownThreads)
struct MessageReferenceTests {
    private func message(at milliseconds: Int64, high: UInt64 = 0x0123_4567_89AB_4DEF) -> UnifiedMessage {
        UnifiedMessage(
            id: UniqueIdentifier(high: high, low: 1), externalID: "", platform: .whatsapp,
            timestamp: Timestamp(milliseconds: milliseconds), precision: .minute, sender: nil,
            content: Content(kind: .text, text: "x"), threadID: "")
    }

    @Test("A reference is five digits of the minute and the beginning of the id")
    func form() {
        // 2^20 + 1 minutes after 1970: the fifth digit counts minutes, the first 2^20 of them.
        let message = message(at: ((1 << 20) + 1) * 60_000 + 59_999)
        #expect(MessageReference(of: message).text == "10001" + "04h")
        #expect(MessageReference(of: message, length: 14).text == "10001" + "04hmasw9n")
        #expect(MessageReference(of: message, length: 99).text.count == 14)
        #expect(MessageReference(of: message, length: 0).text.count == 6)
    }

    @Test("Every reference of a message, in any case and with letters for numerals, is read and matches it")
    func reading() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<1_000 {
            let time = Int64.random(in: -2_000_000_000_000...6_000_000_000_000, using: &random)
            let message = message(at: time, high: random.next())
            for length in 6...14 {
                let text = MessageReference(of: message, length: length).text
                let typed = text.uppercased().replacing("0", with: "O").replacing("1", with: "l")
                let read = try #require(MessageReference(typed), "\(time)")
                #expect(read.text == text && read.matches(message), "\(time)")
                #expect(
                    read.minutes.contains { $0.start <= message.timestamp && message.timestamp < $0.end }, "\(time)")
            }
        }
    }

    @Test("A source that knows the second keeps the reference; another minute or another id changes it")
    func stability() throws {
        let known = message(at: 1_557_738_780_000)
        let reference = MessageReference(of: known)
        #expect(reference.matches(message(at: 1_557_738_839_999)))
        #expect(!reference.matches(message(at: 1_557_738_840_000)))
        #expect(!reference.matches(message(at: 1_557_738_780_000, high: 0x1123_4567_89AB_4DEF)))
    }

    @Test("References sort as the times do, within 64 years")
    func order() {
        let texts = stride(from: Int64(0), to: 1_900_000_000_000, by: 37_000_000_003).map {
            MessageReference(of: message(at: $0)).text
        }
        #expect(texts == texts.sorted())
    }

    @Test("Extreme times have references, too", arguments: [Int64.min, Int64.min + 1, -1, 0, Int64.max])
    func extremes(time: Int64) {
        let message = message(at: time)
        #expect(MessageReference(of: message).matches(message))
    }

    @Test(
        "Other texts are no references",
        arguments: ["", "abcde", "abcdefghijklmno", "abc def", "abc-def", "ünicode", "uuuuuuuu"])
    func others(text: String) {
        #expect(MessageReference(text) == nil)
    }

    @Test("A chat's reference is the beginning of its id, and any beginning of it from four digits on is one")
    func chats() throws {
        let zero = Timestamp(milliseconds: 0)
        let chat = Conversation(
            id: UniqueIdentifier(high: 0x0123_4567_89AB_4DEF, low: 1), platform: .whatsapp, sessionID: "", title: "",
            kind: .direct, createdAt: zero, updatedAt: zero)
        #expect(ShortChatReference(of: chat).text == "04hmas")
        for length in 4...9 {
            let text = ShortChatReference(of: chat, length: length).text
            #expect(try #require(ShortChatReference(text.uppercased())).matches(chat))
        }
        #expect(try !#require(ShortChatReference("04hmat")).matches(chat))
        #expect(ShortChatReference("04h") == nil && ShortChatReference("Anna M.") == nil)
    }
}
