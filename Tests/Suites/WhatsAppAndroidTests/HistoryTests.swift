import Testing
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads

@Suite("Generated databases of every schema (WDB-3, WDB-4, WDB-8)", .ownThreads)
struct HistoryTests {
    /// A schema with a seed.
    struct Case: Sendable, CustomTestStringConvertible {
        var schema: AndroidSchema
        var seed: UInt64

        var testDescription: String { "\(schema.rawValue), seed \(seed)" }

        static let all = AndroidSchema.allCases.flatMap { schema in
            (1...10).map { Case(schema: schema, seed: UInt64($0)) }
        }

        var history: History {
            var generator = HistoryGenerator(seed: seed, features: schema.features)
            return generator.history(chats: 5, messages: 60)
        }

        func reading() async throws -> Reading {
            let writer = AndroidDatabaseWriter(history, schema: schema)
            return try await Reading(writer.messages, contacts: writer.contacts)
        }
    }

    @Test("Each message becomes what it was, whatever the schema (WDB-4)", arguments: Case.all)
    func messages(_ test: Case) async throws {
        let reading = try await test.reading()
        let expected = Set(test.history.expected(in: test.schema))
        let found = Set(Self.messages(reading))
        #expect(found.subtracting(expected) == [])
        #expect(expected.subtracting(found) == [])
    }

    @Test("Every row of every table of messages is accounted for once (WDB-3)", arguments: Case.all)
    func accounts(_ test: Case) async throws {
        let reading = try await test.reading()
        #expect(reading.incomplete == [])
        let tables = AndroidDatabaseWriter(test.history, schema: test.schema).messages
        for account in reading.accounts {
            let rows = tables.first { $0.table.name == account.table }?.rows.count ?? 0
            #expect(account.rows == Int64(rows), "\(account.table)")
            let reasons = Set(account.leftOut.keys)
            // The header's row, and rows that have moved already.
            #expect(reasons.isSubset(of: [.internalRow, .repeated]), "\(account)")
        }
        let delivered = reading.accounts.reduce(0) { $0 + $1.messages }
        #expect(delivered == Int64(reading.messages.count))
        let unknown = reading.accounts.reduce(0) { $0 + $1.unknownTypes.values.reduce(0, +) }
        #expect(unknown == Int64(test.history.expected(in: test.schema).count { $0.kind == "unknown" }))
    }

    @Test("Messages of a chat come in the order of the phone, and what concerns a message after it (WDB-1)")
    func order() async throws {
        let reading = try await Case(schema: .january2026, seed: 3).reading()
        var seen: Set<String> = []
        var last: [String: UInt64] = [:]
        var joinedLate = 0
        for event in reading.events {
            switch event {
            case .message(let message):
                seen.insert(message.chat.key + " " + (message.externalID ?? ""))
                if let former = last[message.chat.key] { #expect(message.ordinal > former) }
                last[message.chat.key] = message.ordinal
            case .edit(let chat, let target, _, _, _, _), .deletion(let chat, let target, _, _, _, _),
                .reaction(let chat, let target, _, _, _, _), .vote(let chat, let target, _, _, _, _):
                #expect(seen.contains(chat.key + " " + target.id))
            case .samePerson, .sameChat, .chatTitle: if !seen.isEmpty { joinedLate += 1 }
            default: break
            }
        }
        #expect(joinedLate == 0)
    }

    @Test("Linked ids and numbers are one person and one chat, whose key is the number (WDB-5)")
    func linkedIDs() async throws {
        let test = Case(schema: .january2026, seed: 4)
        let reading = try await test.reading()
        for message in reading.messages {
            if let sender = message.sender, !sender.isOwner { #expect(sender.aliases.first?.kind == .phoneNumber) }
        }
        let joined = reading.events.filter { if case .sameChat = $0 { true } else { false } }
        #expect(joined.count == test.history.people.count)
        #expect(reading.survey.form == "android-2026")
    }

    /// What was delivered, in the form of an expectation.
    private static func messages(_ reading: Reading) -> [ExpectedMessage] {
        var addOns: [String: Int] = [:]
        for event in reading.events {
            switch event {
            case .reaction(let chat, let target, _, _, _, _), .vote(let chat, let target, _, _, _, _):
                addOns[chat.key + " " + target.id, default: 0] += 1
            default: break
            }
        }
        return reading.messages.map { message in
            let key = message.externalID ?? ""
            return ExpectedMessage(
                chat: message.chat.key, key: key, kind: message.content.kind.rawValue, text: message.content.text,
                sender: message.sender.map { $0.isOwner ? "owner" : $0.aliases.first?.value ?? "" },
                time: message.timestamp.milliseconds, replyTo: message.replyTo,
                addOns: addOns[message.chat.key + " " + key] ?? 0)
        }
    }
}
