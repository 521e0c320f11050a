import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Sources give the same rows of a chat in whichever order they report it (ING-2)", .ownThreads)
struct SourceOrderTests {
    enum Source: String, CaseIterable, Sendable {
        case export, history, live
    }

    private static let key = "4915112345@s.whatsapp.net"
    private static let chat = ChatReference(key: key, title: "Annie", kind: .direct)
    private static let ann = person("Annie", "+4915112345", isOwner: false)
    private static let bob = person("Bobby", "+4917099999", isOwner: true)

    private static func person(_ name: String, _ number: String, isOwner: Bool) -> SourcePerson {
        SourcePerson(
            aliases: [
                PersonAlias(kind: .phoneNumber, value: number), PersonAlias(kind: .pushName, value: name),
            ], displayName: name, identifier: number, isOwner: isOwner)
    }

    private static func time(_ second: Int) -> Timestamp { Timestamp(milliseconds: Int64(second) * 1_000) }

    /// A message as a bridge reports it at once, and as an export and a phone's history show it later.
    private struct Said {
        var second: Int
        var isOwn: Bool
        var live: Content
        var liveMarks = JSONObject()
        /// What is reported about it afterwards.
        var changes: [IngestionEvent] = []
        var history: Content?
        var historyMarks = JSONObject()
        var export: (kind: ContentKind?, text: String, marks: JSONObject)
        var isEdited = false

        var sender: SourcePerson { isOwn ? bob : ann }
    }

    private static func plain(_ second: Int, _ isOwn: Bool, _ text: String) -> Said {
        Said(second: second, isOwn: isOwn, live: Content(kind: .text, text: text), export: (nil, text, JSONObject()))
    }

    private static let mark = DeletionMark(right: .undecided, name: nil, timestamp: nil).json
    private static let said: [Said] = {
        var all = [
            plain(65, false, "Shall we walk to the lake on Sunday?"), plain(100, true, "ok"),
            plain(110, true, "ok"), plain(115, false, "ok"),
            Said(
                second: 180, isOwn: false, live: Content(kind: .text, text: "Bring the blue umbrella, please"),
                changes: [
                    .edit(
                        chat: chat, target: "3EB4",
                        content: Content(kind: .text, text: "Bring the red umbrella, please"),
                        by: ann, at: time(300), raw: nil)
                ], history: Content(kind: .text, text: "Bring the red umbrella, please"),
                export: (nil, "Bring the red umbrella, please", JSONObject()), isEdited: true),
            Said(
                second: 360, isOwn: true, live: Content(kind: .text, text: "I never said this"),
                changes: [.deletion(chat: chat, target: "3EB5", by: bob, claim: .author, at: time(420), raw: nil)],
                history: Content(kind: .deleted, text: nil), historyMarks: [DeletionMark.member: mark],
                export: (.deleted, "", ["deleted_by": "owner"])),
            Said(
                second: 480, isOwn: false, live: Content(kind: .poll, text: "Where to?\nLake\nHill"),
                changes: [
                    .vote(
                        chat: chat, target: "3EB6", options: [[UInt8](repeating: 7, count: 32)], by: bob, at: time(490),
                        raw: nil)
                ], export: (.poll, "POLL:\nWhere to?\nOPTION: Lake (1 vote)\nOPTION: Hill (0 votes)", JSONObject())),
            Said(
                second: 540, isOwn: false, live: Content(kind: .unknown, text: nil),
                liveMarks: ["placeholder": "unavailable"], history: Content(kind: .image, text: nil),
                historyMarks: ["view_once": true], export: (.unknown, "", ["view_once": true])),
            Said(
                second: 600, isOwn: true, live: Content(kind: .location, text: "The boathouse"),
                export: (.location, "The boathouse: https://maps.google.com/?q=52.5,13.4", JSONObject())),
        ]
        all += [
            plain(602, true, "The forecast says sunshine all day"),
            plain(721, false, "Then bring the straw hats instead"),
            plain(780, true, "See you at nine at the boathouse"),
            // At either end of the chat, no neighbouring messages identify them.
            Said(
                second: 840, isOwn: false, live: Content(kind: .poll, text: "Cake?\nYes\nNo"),
                export: (.poll, "POLL:\nCake?\nOPTION: Yes (0 votes)\nOPTION: No (0 votes)", JSONObject())),
            Said(
                second: 5, isOwn: false, live: Content(kind: .unknown, text: nil),
                liveMarks: ["placeholder": "unavailable"], export: (.unknown, "", ["view_once": true])),
        ]
        all[0].changes = [.reaction(chat: chat, target: "3EB0", emoji: "👍", by: bob, at: time(70), raw: nil)]
        return all
    }()

    private static let order = said.indices.sorted { said[$0].second < said[$1].second }

    private static func message(_ index: Int, _ content: Content, _ marks: JSONObject) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: "3EB\(index)", timestamp: time(said[index].second), precision: .second,
                sender: said[index].sender, content: content, platformSpecific: marks, ordinal: 0))
    }

    private static let live: [IngestionEvent] = order.flatMap { index in
        [message(index, said[index].live, said[index].liveMarks)] + said[index].changes
    }

    /// A phone reports the final state, with its reactions and votes.
    private static let history: [IngestionEvent] = order.flatMap { index in
        let item = said[index]
        let changes = item.changes.filter { event in
            switch event {
            case .reaction, .vote: true
            default: false
            }
        }
        return [message(index, item.history ?? item.live, item.history == nil ? item.liveMarks : item.historyMarks)]
            + changes
    }

    private static let export = ScriptedSource(
        title: "Ann",
        lines: order.map { said[$0] }.map { item in
            ScriptedSource.Line(
                minute: Int64(item.second / 60), sender: item.isOwn ? "Bob" : "Ann", text: item.export.text,
                edited: item.isEdited, kind: item.export.kind, specific: item.export.marks)
        }, owner: "Bob", hoursAhead: 2)

    /// The properties of a row to compare: text, sender, time, and later changes.
    private struct Row: Hashable, CustomStringConvertible {
        var id: String
        var kind: ContentKind
        var text: String?
        var time: Timestamp
        var sender: [String]
        var reactions: [String]
        var edited: Timestamp?
        var deletion: String?
        var votes: String?

        var description: String {
            "\(id) \(kind.rawValue) \(text ?? "-") \(sender) \(reactions) \(String(describing: edited)) \(deletion ?? "-")"
        }
    }

    private static func rows(of store: any VaultStore) async throws -> [[Row]] {
        var chats: [[Row]] = []
        for conversation in try await store.conversations(after: nil, limit: 10) {
            var rows: [Row] = []
            for message in try await store.messages(in: conversation.id, .oldest, limit: 100) {
                let unified = message.unified
                var sender: [String] = []
                if let id = message.person, let person = try await store.person(id) {
                    sender = person.aliases.map(\.alias.value).sorted()
                }
                rows.append(
                    Row(
                        id: unified.externalID, kind: unified.content.kind, text: unified.content.text,
                        time: unified.timestamp, sender: sender,
                        reactions: unified.reactions.map { "\($0.emoji) \($0.sender.displayName)" },
                        edited: unified.editedAt, deletion: unified.platformSpecific[DeletionMark.member]?.text,
                        votes: unified.platformSpecific[PollVote.member] == nil ? nil : "voted"))
            }
            chats.append(rows)
        }
        return chats
    }

    private static func tell(_ source: Source, _ fixture: PipelineFixture, batch: Int) async throws {
        func batches(_ events: [IngestionEvent]) -> [[IngestionEvent]] {
            stride(from: 0, to: events.count, by: batch).map { Array(events[$0..<min($0 + batch, events.count)]) }
        }
        switch source {
        case .export:
            let importer = FileImport(store: fixture.store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
            _ = try await importer.run(export, name: "chat.txt")
        case .history: try await fixture.run(LiveScript(batches(history), isBacklog: true))
        case .live: try await fixture.run(LiveScript(batches(live)))
        }
    }

    @Test(
        "Messages of two people whom an export gives one name are counted where they may be in the vault twice (ING-2)")
    func namesakes() async throws {
        let bens = [3, 4].map { number in
            SourcePerson(
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: "+49170000000\(number)"),
                    PersonAlias(kind: .exportName, value: "Ben"),
                ], displayName: "Ben", identifier: "+49170000000\(number)", isOwner: false)
        }
        let walk = ChatReference(key: "walk@g.us", title: "Walk", kind: .group)
        let said = (0..<12).map { (second: $0 * 60 + 5, person: [Self.ann, bens[0], bens[1]][$0 % 3]) }
        let fixture = PipelineFixture()
        var source = ScriptedSource(
            title: "Walk",
            lines: said.enumerated().map { number, item in
                ScriptedSource.Line(
                    minute: Int64(item.second / 60), sender: item.person.displayName == "Ben" ? "Ben" : "Ann",
                    text: "a sentence of its own, number \(number)")
            }, hoursAhead: 2)
        source.chatKind = .group
        _ = try await FileImport(store: fixture.store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
            .run(source, name: "walk.txt")
        let events = said.enumerated().map { number, item in
            IngestionEvent.message(
                SourceMessage(
                    chat: walk, externalID: "3EB\(number)", timestamp: Self.time(item.second), precision: .second,
                    sender: item.person, content: Content(kind: .text, text: "a sentence of its own, number \(number)"),
                    ordinal: 0))
        }
        let figures = try await fixture.run(LiveScript(events.map { [$0] }, isBacklog: true))
        let stored = try await fixture.store.statistics().messages
        #expect(figures.added + figures.duplicates == 12 && stored == 12 + figures.added)
        let last = fixture.notices.entries.compactMap { if case .progress(let status) = $0 { status } else { nil } }
            .last
        #expect(last?.added == figures.added && last?.ambiguous == figures.added)
        #expect(figures.added > 0, "Who of the two wrote what, the export does not say")
    }

    private static func orders(of sources: [Source]) -> [[Source]] {
        guard !sources.isEmpty else { return [[]] }
        return sources.flatMap { first in
            orders(of: sources.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test(
        "Export, history and live, in every order, in one piece and in many, and told twice",
        arguments: orders(of: Source.allCases), [1, 4, 100])
    func everyOrder(order: [Source], batch: Int) async throws {
        var expected: [[Row]] = []
        let reference = PipelineFixture()
        for source in [Source.live, .history, .export] { try await Self.tell(source, reference, batch: 100) }
        expected = try await Self.rows(of: reference.store)
        #expect(expected.count == 1 && expected.first?.count == Self.said.count)

        let fixture = PipelineFixture()
        for source in order { try await Self.tell(source, fixture, batch: batch) }
        let rows = try await Self.rows(of: fixture.store)
        #expect(rows.count == 1, "One chat")
        let told = rows.flatMap { $0 }
        let wanted = expected.flatMap { $0 }
        #expect(told.filter { !wanted.contains($0) } == [], "\(order.map(\.rawValue)), batches of \(batch)")
        #expect(wanted.filter { !told.contains($0) } == [], "\(order.map(\.rawValue)), batches of \(batch)")
        #expect(told.map(\.id) == wanted.map(\.id), "In the chat's order")
        for source in order { try await Self.tell(source, fixture, batch: batch) }
        #expect(try await Self.rows(of: fixture.store) == expected, "Delivered again, nothing changes")
    }
}
