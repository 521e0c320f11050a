import Testing
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperTestThreads

@Suite("The sentences of system lines (LOOK-9)", .ownThreads)
struct SystemWordsTests {
    /// Every type that a sentence belongs to.
    private static let types = [
        "group-created", "group-subject", "group-description", "group-joined", "participant-added",
        "participant-joined", "participant-left", "participant-removed", "participant-promoted",
        "participant-demoted", "participant-invited", "participant-banned", "participant-unbanned",
        "participant-asked-to-join", "invitation-declined", "invitation-withdrawn", "request-declined",
        "request-withdrawn", "participant-changed-number", "number-changed", "identity-changed", "username-changed",
        "group-icon", "group-deleted", "group-invite-link", "group-restricted", "group-announcements",
        "group-replaced", "encrypted", "ephemeral-setting", "contact-blocked", "contact-unblocked",
        "business-notice", "phone-number-shared", "sharing-limited", "album", "privacy-provider", "group-additions",
        "device-changed", "pinned", "unpinned", "kept", "not-kept", "event-response",
        "channel-notice", "community-notice", "group-approval", "chat-privacy", "chat-created", "chat-subject",
        "chat-description", "chat-replaced",
    ]
    /// What sources write where they say nothing, and a name.
    private static let words: [String?] = [nil, "", " ", "\u{200E}", "\u{2068}\u{2069}", "Ana"]
    /// Quotation marks with nothing between, in any language.
    private static let emptyQuotes = ["“”", "„“", "”“", "«»", "« »", "«\u{A0}»", "«\u{202F}»", "‘’", "「」", "\"\""]

    @Test(
        "What a source does not say leaves no empty place in the sentence of any event, in any language",
        arguments: Language.allCases)
    func complete(_ language: Language) throws {
        let localizer = Localizer(language)
        var used: Set<SystemText> = []
        for type in Self.types {
            for text in Self.words {
                for by in Self.words {
                    for seconds in [nil, 0, 86_400] as [Int64?] {
                        var system: JSONObject = ["type": .string(type)]
                        if let by { system["by"] = .string(by) }
                        if let seconds { system["seconds"] = .integer(seconds) }
                        let message = Samples.message(
                            1, .system, text, from: nil, specific: ["system": .object(system)])
                        let event = try #require(MessageFacts(message.unified).event)
                        let key = try #require(SystemWords.key(for: event, text: text), "\(type)")
                        used.insert(key)
                        let sentence = localizer(
                            key, ["names": .text(text ?? ""), "text": .text(text ?? ""), "by": .text(event.by ?? "")])
                        let seen = sentence.unicodeScalars.filter { $0.properties.generalCategory != .format }
                        let plain = String(String.UnicodeScalarView(seen))
                        #expect(!plain.isEmpty && !plain.contains("{"), "\(type): \(sentence)")
                        #expect(plain.first?.isWhitespace == false && plain.last?.isWhitespace == false, "\(sentence)")
                        #expect(plain.last != ":" && plain.last != "：" && !plain.contains("  "), "\(sentence)")
                        #expect(!Self.emptyQuotes.contains { plain.contains($0) }, "\(type): \(sentence)")
                    }
                }
            }
        }
        // A new sentence needs its type above.
        #expect(used == Set(SystemText.allCases), "\(Set(SystemText.allCases).subtracting(used))")
    }

    @Test("Words that a sentence has no place for are shown beside it, and numbers and addresses are not")
    func rest() throws {
        func rest(_ type: String, _ text: String?) throws -> String? {
            let message = Samples.message(1, .system, text, from: nil, specific: ["system": ["type": .string(type)]])
            return SystemWords.rest(of: text, beside: try #require(MessageFacts(message.unified).event))
        }
        #expect(try rest("ephemeral-setting", "A contact of the shop") == "A contact of the shop")
        for text in [nil, "", "86400", "4915770000001@s.whatsapp.net"] {
            #expect(try rest("ephemeral-setting", text) == nil)
        }
        #expect(try rest("group-subject", "Climbing Club") == nil, "It is part of the sentence")
    }
}
