#if Bridge
    import WhisperCommand
    import WhisperCore
    import WhisperJSONText
    import WhisperLocalization

    /// Reports the requests for older messages: in words once for each chat that got any, and what delays all of them;
    /// with `--json`, a line for each notice.
    struct BackfillReporter: Sendable {
        private let context: Context

        init(_ context: Context) { self.context = context }

        private var output: Output { context.output }

        func report(_ notice: BackfillNotice) {
            json(notice.json)
            switch notice {
            case .settled(let chat, let status, let total) where total > 0:
                let text: BackfillText =
                    switch status {
                    case .complete: .settledComplete
                    case .stalled: .settledStalled
                    case .waiting, .reached, .bare: .settled
                    }
                output.note(text, ["title": .text(UntrustedText.line(chat.title)), "count": .count(total)])
            case .waiting(let reason, let delay):
                let minutes = max(1, delay.components.seconds / 60)
                output.note(
                    reason == .limited ? BackfillText.limited : BackfillText.phoneSilent,
                    ["minutes": .text(context.localizer.language.formatted(minutes))])
            case .unsupported: output.note(BackfillText.unsupportedBridge)
            case .finished: output.note(BackfillText.finished)
            case .settled, .received, .silent: break
            }
        }

        /// Reports why no more is requested beside a run, which goes on.
        func report(_ failure: CommandFailure) {
            output.warning(
                LocalizedMessage(
                    BackfillText.stopped, ["reason": .text(failure.message.text(context.localizer))]))
            json(["type": "warning", "warning": "backfill-stopped", "code": .string(failure.code.name)])
        }

        private func json(_ value: JSONValue) {
            guard output.style.isJSON else { return }
            try? output.json(value)
            try? output.flush()
        }
    }

    extension BackfillNotice {
        /// The notice for programs.
        fileprivate var json: JSONValue {
            switch self {
            case .received(let chat, let messages, let total):
                .object(line("received", chat, ["messages": .integer(messages), "total": .integer(total)]))
            case .settled(let chat, let status, let total):
                .object(line("settled", chat, ["status": .string(status.rawValue), "total": .integer(total)]))
            case .silent(let chat): .object(line("silent", chat))
            case .waiting(let reason, let delay):
                .object(
                    line(
                        "waiting", nil,
                        ["reason": .string(reason.rawValue), "seconds": .integer(delay.components.seconds)]))
            case .unsupported: .object(line("unsupported", nil))
            case .finished: .object(line("finished", nil))
            }
        }

        private func line(_ state: String, _ chat: BackfillChat?, _ more: JSONObject = JSONObject()) -> JSONObject {
            var line: JSONObject = ["type": "backfill", "state": .string(state)]
            if let chat {
                line["conversation"] = .string(chat.id.description)
                line["title"] = .string(chat.title)
            }
            line.appendNew(more.members)
            return line
        }
    }
#endif
