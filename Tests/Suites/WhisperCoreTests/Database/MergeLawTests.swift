import Foundation
import WhisperMergeHistories
import WhisperTestThreads
import Testing

@Suite("One timeline from exports, databases and bridges (WDB-6)", .ownThreads)
struct MergeLawTests {
    /// How many histories, and the first seed: `WHISPER_MERGE_SEEDS` and `WHISPER_MERGE_FIRST` override them.
    private static let seeds: ClosedRange<UInt64> = {
        let first = number("WHISPER_MERGE_FIRST") ?? 1
        return first...(first + max(1, number("WHISPER_MERGE_SEEDS") ?? 80) - 1)
    }()

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    private static let parts: UInt64 = 8

    /// Three orders of each, drawn by its seed; `make merge-laws` takes every order.
    @Test("In any order, and repeated, the sources of a history give the same export", arguments: 0..<parts)
    func anyOrder(part: UInt64) async throws {
        for seed in Self.seeds where seed % Self.parts == part {
            #expect(try await MergeLaw.check(seed: seed, orders: 3) >= 1)
        }
    }

    /// The databases are tables of Android and iOS here, read by their adapters.
    @Test(
        "In any order, databases of Android and iOS, an export and a bridge give the same export", arguments: 0..<parts)
    func phones(part: UInt64) async throws {
        for seed in Self.seeds where seed % Self.parts == part {
            #expect(try await MergeLaw.check(seed: seed, isOfPhones: true, orders: 3) >= 1)
        }
    }

    /// 96: the owner had different people on both sides. 222: one of two people with one name wrote nothing in the older
    /// copy. 3385 and 5723: two pictures of one minute that were reported one by one exchanged their files. 129, 382 and 490: what JSON
    /// Lines knew of a message was lost if they came last. 5321 and 5555: they showed the later text of an own message under
    /// a former number, and the bridge its first text and then the edit. 1778: an own call, which an export shows without a sender,
    /// counted as sent where the owner was known before. 254, 316 and 1719: of a line of the service, and of a text of a file of an
    /// iPhone that is an edit without saying so, the bridge's address or time stayed for a file's. 179: whether a message was
    /// edited, which an export shows without a time, followed the order. 1326: an older database undid a deletion, as the words
    /// were a file's. 2049: a call of a file took the place of an export's, whose caller is another person until a database comes.
    @Test(
        "In every order, histories of phones that once broke the law give the same export",
        arguments: [78, 96, 129, 179, 222, 254, 316, 382, 490, 1326, 1719, 1778, 2049, 3385, 5321, 5555, 5723])
    func phonesStayFixed(seed: UInt64) async throws {
        #expect(try await MergeLaw.check(seed: seed, isOfPhones: true) >= 1)
    }

    /// 149 and 1320: two pictures of one minute exchanged their files. 158: a call between two messages of an export got the place
    /// of one that was stored by its time. 588: a message that a bridge reported before its edit was compared with the
    /// export's edited text only then. 957 and 3780: the time by which an export showed an edit replaced the time of the
    /// edit. 1246: a vote stayed that of a person who was merged into another. 7325 and 9716: a text crossed another one of its
    /// minute. 8177: the text of an edit stayed among the earlier ones, at the time by which an export showed it. 247: JSON
    /// Lines were ignored if they came last. 175 and 376: the owner, whom they show without an address or by a former number,
    /// reacted twice. 434: they knew one address of a person, and the bridge another. 7415: a former number in the address
    /// book became the owner's by their name. 1048: the only message of whom JSON Lines call the owner was not compared with the
    /// owner's. 1749: an own message of an export lost its direction to the record that took its place. 49: JSON Lines that
    /// followed an export were not compared with it. 7659: of whom they call the owner, one message alone became the owner's.
    @Test(
        "In every order, histories that once broke the law give the same export",
        arguments: [
            49, 149, 158, 175, 247, 376, 434, 588, 957, 1048, 1246, 1320, 1749, 3780, 7325, 7415, 7659, 8177, 9716,
        ])
    func staysFixed(seed: UInt64) async throws {
        #expect(try await MergeLaw.check(seed: seed) >= 1)
    }
}
