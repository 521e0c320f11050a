import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppExport

@Suite("Placeholders and system messages are recognised in every language (ING-5)", .ownThreads)
struct WordingTests {
    /// A language as a separate test case, named after it.
    struct Language: Sendable, CustomTestStringConvertible {
        let wording: Wording
        var testDescription: String { wording.language }
        static let all = Wording.all.map(Language.init)
        /// With those of which only some phrases are known.
        static let some = (Wording.all + Wording.further).map(Language.init)
    }

    @Test("All promised languages are present (ING-5)")
    func completeness() {
        let promised: Set<String> = [
            "en", "de", "es", "fr", "it", "pt", "nl", "pl", "ru", "tr", "ar", "fa", "he", "hi", "id", "ja", "ko", "zh",
            "cs", "uk", "vi", "th",
        ]
        #expect(Set(Wording.all.map(\.language)) == promised)
        #expect(promised.isDisjoint(with: Wording.further.map(\.language)))
    }

    @Test("Each language has all phrases (ING-5)", arguments: Language.all)
    func words(_ language: Language) {
        let wording = language.wording
        let parts = [
            wording.mediaOmitted, wording.imageOmitted, wording.videoOmitted, wording.audioOmitted, wording.gifOmitted,
            wording.stickerOmitted, wording.documentOmitted, wording.contactOmitted, wording.fileAttached,
            wording.attached, wording.deleted, wording.deletedByYou, wording.deletedByAdmin, wording.edited,
            wording.poll, wording.pollOption, wording.location, wording.liveLocation, wording.missedVoiceCall,
            wording.missedVideoCall, wording.voiceCall, wording.videoCall, wording.waiting, wording.encryption,
        ]
        #expect(parts.allSatisfy { !$0.isEmpty })
        #expect(!wording.group.isEmpty && !wording.notice.isEmpty)
    }

    @Test("Omitted media (ING-5)", arguments: Language.some)
    func omitted(_ language: Language) async throws {
        for phrase in language.wording.mediaOmitted {
            let message = try await android("<\(phrase)>")
            #expect(message.content.attachments.map(\.state) == [.omitted], "\(phrase)")
            #expect(message.content.text == nil)
            #expect(message.detail("placeholder") == "<\(phrase)>")
        }
        let typed: [(ContentKind, [String])] = [
            (.image, language.wording.imageOmitted), (.video, language.wording.videoOmitted),
            (.audio, language.wording.audioOmitted), (.sticker, language.wording.stickerOmitted),
            (.document, language.wording.documentOmitted), (.contact, language.wording.contactOmitted),
            (.video, language.wording.gifOmitted),
        ]
        for (kind, phrases) in typed {
            for phrase in phrases {
                let message = try await apple("\u{200E}\(phrase)")
                #expect(message.content.kind == kind, "\(phrase)")
                #expect(message.content.attachments.map(\.state) == [.omitted], "\(phrase)")
            }
        }
    }

    @Test("Named files (ING-5)", arguments: Language.all)
    func attached(_ language: Language) async throws {
        for phrase in language.wording.fileAttached {
            let message = try await android("\u{200E}holiday.jpg (\(phrase))\nAt the sea")
            #expect(message.content.kind == .image, "\(phrase)")
            #expect(message.content.attachments.first?.name == "holiday.jpg")
            #expect(message.content.attachments.first?.mime == "image/jpeg")
            #expect(message.content.attachments.first?.state == .missing)
            #expect(message.content.text == "At the sea")
        }
        for phrase in language.wording.attached {
            let message = try await apple("\u{200E}<\(phrase): 00000012-report.pdf>")
            #expect(message.content.kind == .document, "\(phrase)")
            #expect(message.content.attachments.first?.name == "00000012-report.pdf")
        }
    }

    @Test("Deleted and edited messages (ING-5)", arguments: Language.some)
    func deletedAndEdited(_ language: Language) async throws {
        for (phrases, who) in [(language.wording.deleted, "sender"), (language.wording.deletedByYou, "owner")] {
            for phrase in phrases {
                for body in [phrase, "\u{200E}\(phrase)."] {
                    let message = try await android(body)
                    #expect(message.content.kind == .deleted, "\(body)")
                    #expect(message.detail("deleted_by") == who, "\(body)")
                    #expect(message.content.text == nil)
                }
            }
        }
        for phrase in language.wording.deletedByAdmin {
            let message = try await android("\(phrase) Anna")
            #expect(message.content.kind == .deleted, "\(phrase)")
            #expect(message.detail("deleted_by_admin") == "true")
        }
        for phrase in language.wording.edited {
            let message = try await android("See you at eight <\(phrase)>")
            #expect(message.content.text == "See you at eight")
            #expect(message.detail("edited") == "true", "\(phrase)")
        }
    }

    @Test("Polls, locations and calls (ING-5)", arguments: Language.all)
    func pollsPlacesCalls(_ language: Language) async throws {
        let wording = language.wording
        for (poll, option) in zip(wording.poll, wording.pollOption) {
            let body =
                "\u{200E}\(poll):\nWhere to?\n\u{200E}\(option): Sea (\u{200E}3 votes)\n\u{200E}\(option): Hills (1)"
            let message = try await apple(body)
            #expect(message.content.kind == .poll, "\(poll)")
            guard case .object(let details)? = message.platformSpecific["poll"],
                case .array(let options)? = details["options"]
            else {
                Issue.record("No poll for \(poll)")
                continue
            }
            #expect(details["question"] == .string("Where to?"))
            #expect(options.count == 2)
        }
        for poll in wording.poll {
            for colon in [":", "：", " :", ":\u{200E}", "： "] {
                #expect(try await android("\(poll)\(colon)\nWhere to?").content.kind == .poll, "\(poll)\(colon)")
            }
            for end in ["", "x", "abc", "!", "；", ":x", "::", "：："] {
                #expect(try await android("\(poll)\(end)\nWhere to?").content.kind == .text, "\(poll)\(end)")
            }
        }
        for label in wording.location {
            let message = try await android("\(label): https://maps.google.com/?q=52.5200,13.4050")
            #expect(message.content.kind == .location, "\(label)")
            #expect(message.detail("latitude") == "52.5200")
            #expect(message.detail("longitude") == "13.4050")
        }
        for phrase in wording.liveLocation {
            #expect(try await android(phrase).content.kind == .location, "\(phrase)")
        }
        for phrase in wording.missedVoiceCall + wording.missedVideoCall {
            let message = try await apple("\u{200E}\(phrase)")
            #expect(message.content.kind == .call, "\(phrase)")
            #expect(message.detail("missed") == "true")
        }
        for phrase in wording.voiceCall {
            let message = try await apple("\u{200E}\(phrase), \u{200E}12 s")
            #expect(message.content.kind == .call, "\(phrase)")
            #expect(message.detail("call") == "voice")
            #expect(message.detail("missed") == "false")
        }
    }

    @Test("System messages (ING-5)", arguments: Language.all)
    func systemLines(_ language: Language) async throws {
        for phrase in language.wording.encryption {
            let attributed = try await apple("\u{200E}\(phrase). Tap to learn more.")
            #expect(attributed.content.kind == .system, "\(phrase)")
            #expect(attributed.sender == nil)
            let reading = try await Reading.text("31.12.18, 20:15 - \(phrase).\n31.12.18, 20:16 - Anna: Hi")
            #expect(reading.messages.first?.content.kind == .system)
            #expect(reading.messages.first?.detail("event") == "encryption_notice", "\(phrase)")
        }
        for phrase in language.wording.group {
            let reading = try await Reading.text("31.12.18, 20:15 - X\(phrase.text)Y\n31.12.18, 20:16 - Anna: Hi")
            #expect(reading.chat.kind == .group, "\(phrase.text)")
            #expect(reading.survey.systemLines == 1)
        }
    }

    @Test(
        "Lookalikes remain text (ING-5)",
        arguments: [
            "deleted", "This message was deleted yesterday by me", "image omitted on purpose, sorry", "(file attached)",
            "see report.pdf (draft)", "<3", "a <b> c", "POLL: who comes?", "location: my house", "Voice call, later?",
            "https://example.org/?q=1,2", "I was edited <This message was edited> by you",
        ])
    func text(_ body: String) async throws {
        let message = try await android(body)
        #expect(message.content.kind == .text)
        #expect(message.content.text == body)
        #expect(message.platformSpecific.isEmpty)
    }

    @Test("Other content of files (ING-5)")
    func others() async throws {
        #expect(try await apple("\u{200E}View once photo").detail("view_once") == "true")
        #expect(try await android("Waiting for this message. This may take a while.").detail("waiting") == "true")
        #expect(try await android("null").content.kind == .unknown)
        #expect(try await android("Anna.vcf (file attached)").content.kind == .contact)
        #expect(try await android("PTT-20200607-WA0001.opus (file attached)").content.kind == .audio)
        #expect(try await android("STK-20200607-WA0001.webp (file attached)").content.kind == .sticker)
        #expect(try await android("IMG-20200607-WA0001.jpg (ekki þekkt)").content.kind == .image, "no language needed")
        let document = try await apple("\u{200E}plan.pdf • \u{200E}3 pages \u{200E}document omitted")
        #expect(document.content.kind == .document)
        #expect(document.content.attachments.first?.name == "plan.pdf")
        let captioned = try await apple("At the sea \u{200E}<attached: 00000042-PHOTO-2020-06-07-15-13-20.jpg>")
        #expect(captioned.content.text == "At the sea")
        #expect(captioned.content.kind == .image)
        let unknown = try await apple("\u{200E}Eitthvað gerðist")
        #expect(unknown.content.kind == .text, "nothing says that Anna did not write it")
        #expect(unknown.content.text == "\u{200E}Eitthvað gerðist", "marks stay in what is stored")
        #expect(unknown.sender?.displayName == "Anna")
    }

    private func android(_ body: String) async throws -> SourceMessage {
        try #require(try await Reading.text("31.12.18, 20:15 - Anna: \(body)").messages.first)
    }

    private func apple(_ body: String) async throws -> SourceMessage {
        try #require(try await Reading.text("[31.12.18, 20:15:42] Anna: \(body)").messages.first)
    }
}
