import Foundation
import WhisperJSONText

/// One step of a scenario: a JSON object a line, whose member `do` names the action. Empty lines and lines that begin
/// with `#` are skipped. `times` limits how often a step is performed over the life of a journal; without it there is
/// no limit.
///
/// | `do` | members | |
/// |---|---|---|
/// | `journal` | | before `ready`: events are stored in a journal until they are acknowledged |
/// | `ready` | `paired`, `protocol`, `abilities` | sends `ready`; without `paired`, as the session directory shows |
/// | `qr` | `code`, `expires_in_ms` | shows a code |
/// | `pair_code` | `code`, `expires_in_ms` | shows a code to enter; without `code`, the number that the host gave |
/// | `fetch` | see `ServedFetch` | before `ready`: serves a fetch; the last one serves all further ones |
/// | `history` | see `ServedHistory` | before `ready`: serves a request for history, likewise |
/// | `avatar` | `picture_id`, `path`, `error`, `mute` | before `ready`: answers which picture a chat has, likewise |
/// | `line` | `line`, `repeat` | writes an object as a line of the present version; `#` in texts counts from 1 |
/// | `note` | | writes what the host gave into a file beside the journal, or the scenario |
/// | `session` | | makes a session if there is none, without an account yet |
/// | `login` | `jid`, `phone` | makes a session if there is none, and sends `login` |
/// | `disconnected` | | sends `disconnected` |
/// | `messages` | `count`, `backlog`, `interval_us`, `text`, `chats` | sends numbered messages, with pauses before them |
/// | | `form`, `per_line` | as `event`s of WhatsApp: `event`, a message each, or `history`, `per_line` messages each |
/// | | `now`, `stamp` | with the present time; with the reading of the monotonic clock in the text |
/// | `torn` | those of `messages` | sends one more message, and ends in the middle of its line |
/// | `event` | `code`, `name`, `raw`, `backlog` | sends an event |
/// | `wait` | `ms` | does nothing for a while; commands are answered |
/// | `error` | `code`, `fatal`, `message_id` | sends an error, and after a fatal one its last line |
/// | `progress` | `completed`, `total` | sends the progress of the history |
/// | `write` | `text`, `repeat` | writes a text as it is, without a line's end |
/// | `stderr` | `text` | writes a line for diagnosis |
/// | `crash` | | is gone at once, without a word |
/// | `exit` | `code` | ends without a last word |
/// | `closed` | `code` | ends with a last word |
/// | `no_snapshots` | | before `ready`: makes no snapshots of its session |
/// | `deaf` | | from now on answers nothing, and ends neither on request nor when terminated |
/// | `child` | | starts a process that outlives everything but being killed, and holds the output |
/// | `idle` | | from now on only answers commands |
///
/// Messages and events are numbered through the whole scenario, in order, and the number is their `seq`. So a host that
/// restarts the bridge and reports its position gets the rest: the scenario is its own journal. With `journal` it is
/// that of a messenger that delivers everything once: the journal, not the scenario, repeats what is in the journal.
struct Step {
    let action: String
    let members: JSONObject
    /// The line of the scenario that contains it.
    let line: Int

    struct Unreadable: Error {
        let line: Int
    }

    /// The steps of a scenario.
    static func parse(_ text: Data) throws -> [Step] {
        var steps: [Step] = []
        for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            guard case .object(let object)? = try? JSONValue.parse(Array(line)),
                case .string(let action)? = object["do"]
            else { throw Unreadable(line: index + 1) }
            steps.append(Step(action: action, members: object, line: index + 1))
        }
        return steps
    }

    func text(_ name: String) -> String? {
        if case .string(let text)? = members[name] { text } else { nil }
    }

    func number(_ name: String) -> Int64? {
        if case .number(let number)? = members[name] { number.integer } else { nil }
    }

    func texts(_ name: String) -> [String] {
        guard case .array(let values)? = members[name] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    func isTrue(_ name: String) -> Bool { members[name] == .bool(true) }
}
