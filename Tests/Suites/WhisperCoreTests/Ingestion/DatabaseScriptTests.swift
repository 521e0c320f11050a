import Synchronization
import Testing
import WhisperIngestionContract
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperTestThreads

/// The rules for databases of other programs detect sources that break them.
@Suite("Databases as sources (WDB-1, WDB-3)", .ownThreads)
struct DatabaseScriptTests {
    private static func subject(_ fault: ScriptedMistake?) -> IngestionSubject {
        IngestionSubject(
            makeSource: { MistakenDatabase(fault) },
            makeFailingSource: {
                var script = MistakenDatabase.script(nil)
                script.failsAfter = 1
                return MistakenDatabase(nil, script)
            })
    }

    @Test("A database follows the port's rules", arguments: IngestionLaw.databases)
    func keeps(_ law: IngestionLaw) async throws { try await law.check(Self.subject(nil)) }

    @Test("The laws catch", arguments: ScriptedMistake.allCases)
    func caught(_ fault: ScriptedMistake) async throws {
        let law = try #require(IngestionLaw.all.first { $0.name == fault.law })
        await withKnownIssue { try await law.check(Self.subject(fault)) }
    }
}

/// A mistake that an adapter could make.
enum ScriptedMistake: CaseIterable {
    case namesNoIDs, putsEventsFirst, titlesAfterwards, joinsAfterwards, forgetsChats, accountsForLess, accountsTwice
    case accountsBeforehand, addsUp

    var law: String {
        switch self {
        case .namesNoIDs: "Each message of a database has an id"
        case .putsEventsFirst: "An event about a message of a database follows it, in the same chat"
        case .titlesAfterwards, .joinsAfterwards:
            "What a database says of a chat or a person comes before the messages that it concerns"
        case .forgetsChats: "The survey of a database names the chat of each message"
        case .accountsForLess, .accountsTwice, .accountsBeforehand, .addsUp:
            "After each pass, the accounts of a database have each of its rows once"
        }
    }
}

/// A database of 250 messages with reactions, with one mistake or none.
private final class MistakenDatabase: DatabaseIngestionSource {
    let fault: ScriptedMistake?
    let script: ScriptedDatabase
    let passes = Mutex(0)
    var origin: IngestionOrigin { script.origin }

    init(_ fault: ScriptedMistake?, _ script: ScriptedDatabase? = nil) {
        self.fault = fault
        self.script = script ?? Self.script(fault)
    }

    static func script(_ fault: ScriptedMistake?) -> ScriptedDatabase {
        let chat = ChatReference(key: "ana", title: "Ana", kind: .direct)
        let aliases = [PersonAlias(kind: .linkedID, value: "7"), PersonAlias(kind: .phoneNumber, value: "+15550107")]
        let ana = SourcePerson(aliases: aliases, displayName: "Ana", identifier: "7", isOwner: false)
        let title = IngestionEvent.chatTitle(chat, at: time(0))
        let person = IngestionEvent.samePerson(aliases[0], aliases[1], at: time(0))
        var events: [IngestionEvent] = []
        if fault != .titlesAfterwards { events.append(title) }
        if fault != .joinsAfterwards { events.append(person) }
        for number in 1...250 {
            let message = IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: fault == .namesNoIDs ? nil : "\(number)", timestamp: time(number),
                    precision: .second, sender: ana, content: Content(kind: .text, text: "\(number)"),
                    ordinal: UInt64(number)))
            let reaction = IngestionEvent.reaction(
                chat: chat, target: "\(number)", emoji: "👍", by: ana, at: time(number), raw: nil)
            events += fault == .putsEventsFirst ? [reaction, message] : [message, reaction]
        }
        if fault == .titlesAfterwards { events.append(title) }
        if fault == .joinsAfterwards { events.append(person) }
        return ScriptedDatabase(chats: fault == .forgetsChats ? [] : [DatabaseChat(chat: chat)], events: events)
    }

    private static func time(_ seconds: Int) -> Timestamp {
        Timestamp(milliseconds: 1_600_000_000_000 + Int64(seconds) * 1_000)
    }

    func survey() async throws(IngestionError) -> DatabaseSurvey { try await script.survey() }

    func accounts() async -> [RowAccount] {
        let passes = passes.withLock { $0 }
        guard passes > 0 || fault == .accountsBeforehand else { return [] }
        var accounts = await script.accounts()
        switch fault {
        case .accountsForLess: accounts[0].messages -= 1
        case .accountsTwice: accounts.append(accounts[1])
        case .addsUp:
            accounts[0].rows *= Int64(passes)
            accounts[0].messages *= Int64(passes)
        default: break
        }
        return accounts
    }

    func open() async throws(IngestionError) -> any IngestionSession {
        passes.withLock { $0 += 1 }
        return try await script.open()
    }
}
