#if Bridge
    import WhisperBridgeProtocol
    import WhisperClockPort
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperJSONText
    import WhisperLocalization
    import WhisperMessage
    import WhisperQRCodePort
    import WhisperQRRendering
    import WhisperStorePort
    import Synchronization
    import WhisperWhatsmeowBridge
    import WhisperCore

    /// Shows the user the notices of a bridge and of the pipeline: in words on standard error, pairing codes on
    /// standard output; with `--json`, one line for each notice.
    final class BridgeReporter: Sendable {
        private let context: Context
        private let status = Mutex(IngestionStatus())
        private let isFirstSilence = Mutex(true)
        /// What has been reported and is reported only once.
        private let told = Mutex<Set<String>>([])
        /// What a bridge may cause any number of times.
        private let limit = Mutex(NoticeLimit())

        init(_ context: Context) { self.context = context }

        /// The latest status of the pipeline.
        var latest: IngestionStatus { status.withLock { $0 } }

        /// The totals so far, in a line without names.
        var totals: String { context.localizer(BridgeText.finished, arguments(latest)) }

        private var output: Output { context.output }

        // MARK: The bridge

        func report(_ notice: BridgeNotice) {
            guard isShown(notice.repeatableKind) else { return }
            switch notice {
            case .ready(let ready):
                json(["type": "ready", "bridge": .string(ready.bridge), "paired": .bool(ready.isPaired)])
            case .pairingCode(let code): show(code)
            case .phoneCode(let code): showCharacters(of: code)
            case .passkey: json(["type": "passkey"])
            case .login(let login):
                let account = login.phone.map { "+\($0)" } ?? login.jid
                output.note(
                    BridgeText.linked, ["account": .text(account), "device": .text(login.device ?? "Whisper")])
                json(["type": "login", "account": .string(account), "device": .string(login.device)])
            case .disconnected: json(["type": "disconnected"])
            case .failure(.messageDecryptFailed, let id):
                output.note(BridgeText.undecryptable, ["id": .text(id ?? "–")])
                json(["type": "undecryptable", "message_id": .string(id)])
            case .history(let completed, let total):
                json(["type": "history", "completed": .integer(completed), "total": .integer(total)])
            case .explanation(let words):
                output.note(BridgeText.bridgeSays, ["text": .text(words)])
                json(["type": "explanation", "text": .string(words)])
            case .otherVersion(let version):
                let supported = BridgeFrame.version
                output.note(
                    BridgeText.otherVersion,
                    ["version": .text(String(version)), "supported": .text(String(supported))])
                json(["type": "other-version", "version": .integer(version), "supported": .integer(supported)])
            case .lacksSnapshots: reportOnce("session-not-kept", .sessionNotKept)
            case .diagnosis(let diagnosis): report(diagnosis)
            case .repeatedNumber: reportOnce("repeated-number", .numbersIgnored)
            case .impossibleNumber: reportOnce("impossible-number", .numberImpossible)
            case .members(let chat, let count): if count > GroupMember.maximum { reportManyMembers(of: chat) }
            case .failure, .badLine: break
            }
        }

        /// Reports a notice of the process that fetches files, which is the same program as the bridge.
        func reportFetching(_ notice: BridgeNotice) {
            switch notice {
            case .diagnosis, .explanation, .otherVersion: report(notice)
            default: break
            }
        }

        /// Reports each kind of problem once; in debug builds every line.
        private func report(_ diagnosis: BridgeDiagnosis) {
            if let line = diagnosis.line { output.warning(LocalizedMessage(verbatim: line)) }
            guard diagnosis.kind != .other, told.withLock({ $0.insert(diagnosis.kind.rawValue).inserted }) else {
                return
            }
            switch diagnosis.kind {
            case .notInstalled: output.note(BridgeText.bridgeLacks)
            case .exhausted: output.note(BridgeText.bridgeExhausted)
            case .forbidden: output.note(BridgeText.bridgeForbidden)
            case .untrusted: output.note(BridgeText.bridgeDistrusts)
            case .unreachable: output.note(BridgeText.bridgeUnconnected)
            case .missingFile: output.note(BridgeText.bridgeLacksFile)
            case .exception, .panic: output.note(BridgeText.bridgeFaulty)
            case .other: break
            }
            json(["type": "diagnosis", "kind": .string(diagnosis.kind.rawValue)])
        }

        /// Bridges report a group again and again, so each is reported once.
        private func reportManyMembers(of chat: String) {
            guard told.withLock({ $0.count < 1_000 && $0.insert("many-members \(chat)").inserted }) else { return }
            let most = context.localizer.language.formatted(Int64(GroupMember.maximum))
            output.warning(
                LocalizedMessage(
                    BridgeText.manyMembers, ["title": .text(ShownName.text(chat)), "number": .text(most)]))
            json(["type": "warning", "warning": "many-members", "title": .string(chat)])
        }

        private func reportOnce(_ name: String, _ text: BridgeText) {
            if told.withLock({ $0.insert(name).inserted }) { warn(text, name) }
        }

        /// Shows a code; in black on white if the terminal has colours, so that it is also right on a dark background.
        private func show(_ code: PairingCode) {
            let seconds = secondsLeft(of: code)
            guard !output.style.isJSON else {
                return json([
                    "type": "qr", "code": .string(code.code),
                    "expires_at": .string(Timestamp(milliseconds: code.expiresAt).rfc3339()),
                ])
            }
            let coder = Adapters.qrCodes
            guard let matrix = try? FittingCode.matrix(of: Array(code.code.utf8), on: context.terminal, by: coder)
            else { return }
            // No phone reads a code of which the terminal shows a part.
            guard !context.terminal.outputIsTerminal || FittingCode.fits(matrix, context.terminal) else {
                return output.warning(
                    LocalizedMessage(
                        BridgeText.noRoomForCode,
                        [
                            "columns": .text(String(TerminalCode.columns(of: matrix))),
                            "rows": .text(String(TerminalCode.rows(of: matrix) + 1)),
                            "seconds": .text(String(seconds)),
                        ]))
            }
            let style: TerminalCode.Style = output.style.colorsOutput ? .coloured : .lightOnDark
            for line in TerminalCode.lines(of: matrix, style: style) { try? output.data(line) }
            try? output.flush()
            output.note(BridgeText.scan)
            output.note(BridgeText.expires, ["seconds": .text(String(seconds))])
        }

        /// How long a code still works, in seconds, whatever time the bridge states.
        private func secondsLeft(of code: PairingCode) -> Int64 {
            let (rest, isOverflow) = code.expiresAt.subtractingReportingOverflow(context.clock.now().milliseconds)
            return isOverflow ? 0 : max(0, rest / 1_000)
        }

        /// Shows a code that is entered on the phone.
        private func showCharacters(of code: PairingCode) {
            guard !output.style.isJSON else {
                return json([
                    "type": "pair_code", "code": .string(code.code),
                    "expires_at": .string(Timestamp(milliseconds: code.expiresAt).rfc3339()),
                ])
            }
            try? output.data(code.code)
            try? output.flush()
            output.note(BridgeText.typeCode)
            let seconds = secondsLeft(of: code)
            output.note(BridgeText.expires, ["seconds": .text(String(seconds))])
        }

        // MARK: The pipeline

        func report(_ notice: IngestionNotice) {
            guard isShown(notice.repeatableKind) else { return }
            switch notice {
            case .progress(let status):
                self.status.withLock { $0 = status }
                showProgress(status)
            case .warning(let warning):
                warn(warning == .manySkipped ? .manySkipped : .manyUndecryptable, warning.rawValue)
            case .timesDisagree(let finding):
                guard case .offset(let seconds) = finding.disagreement else { break }
                output.warning(
                    LocalizedMessage(
                        BridgeText.timesDiffer,
                        ["title": .text(ShownName.text(finding.title)), "offset": .text(ClockOffset.text(seconds))]))
                json([
                    "type": "warning", "warning": "times-differ", "title": .string(finding.title),
                    "conversation": .string(finding.conversation.description), "offset_seconds": .integer(seconds),
                ])
            case .connection(.connected):
                output.note(BridgeText.connected)
                json(["type": "connected"])
            case .connection(.disconnected): output.note(BridgeText.disconnected)
            case .connection: break
            case .retry(let failure, let delay):
                let reason = context.localizer(failure.text, ["id": "–"])
                let seconds = delay.components.seconds
                if delay == .zero {
                    output.note(BridgeText.retryingNow, ["reason": .text(reason)])
                } else {
                    // Less than a second is shown as one.
                    output.note(
                        BridgeText.retrying, ["reason": .text(reason), "seconds": .text(String(max(1, seconds)))])
                }
                json([
                    "type": "retry", "code": .string(failure.rawValue), "seconds": .integer(seconds),
                    "delay_ms": .integer(Int64(delay / .milliseconds(1))),
                ])
            }
        }

        // MARK: Floods

        /// Whether a notice of a kind is shown: not if there were too many; nil for one of which there cannot be.
        private func isShown(_ kind: String?) -> Bool {
            guard let kind else { return true }
            let (isShown, leftOut) = limit.withLock { $0.count(kind, at: context.clock.now()) }
            reportLeftOut(kind, leftOut)
            return isShown
        }

        private func reportLeftOut(_ kind: String, _ count: Int64) {
            guard count > 0 else { return }
            output.note(BridgeText.moreOfThese, ["number": .text(context.localizer.language.formatted(count))])
            json(["type": "left-out", "of": .string(kind), "count": .integer(count)])
        }

        // MARK: Warnings

        /// Reports that the link to the account keeps expiring.
        func reportExpiries() { warn(.oftenExpired, "often-expired") }

        /// Notifications are not shown; reported once.
        func reportNoNotifications(_ text: BridgeText) {
            guard
                isFirstSilence.withLock({ isFirst in
                    defer { isFirst = false }
                    return isFirst
                })
            else { return }
            output.note(text)
            json(["type": "warning", "warning": "no-notifications"])
        }

        private func warn(_ text: BridgeText, _ name: String) {
            output.warning(LocalizedMessage(text))
            json(["type": "warning", "warning": .string(name)])
        }

        private func showProgress(_ status: IngestionStatus) {
            guard context.terminal.errorIsTerminal, !output.style.isQuiet, !output.style.isJSON else { return }
            output.statusLine(context.localizer(BridgeText.finished, arguments(status)))
        }

        /// Reports the totals of the run, as the last line.
        func reportEnd() throws {
            output.statusLine(nil)
            for (kind, count) in limit.withLock({ $0.takeLeftOut() }) { reportLeftOut(kind, count) }
            let status = latest
            output.note(BridgeText.finished, arguments(status))
            if status.ambiguous > 0 {
                output.note(DatabaseText.ambiguous, ["count": .count(status.ambiguous)])
                json(["type": "ambiguous", "count": .integer(status.ambiguous)])
            }
            if status.refused > 0 {
                output.note(
                    BridgeText.refusedChanges,
                    ["number": .text(context.localizer.language.formatted(status.refused))])
                json(["type": "refused", "count": .integer(status.refused)])
            }
            if status.undecrypted > 0 {
                output.note(
                    BridgeText.unreadChanges,
                    ["number": .text(context.localizer.language.formatted(status.undecrypted))])
                json(["type": "unread-changes", "count": .integer(status.undecrypted)])
            }
            guard output.style.isJSON else { return }
            try output.json([
                "type": "summary", "added": .integer(status.added), "duplicates": .integer(status.duplicates),
                "skipped": .integer(status.skipped),
            ])
        }

        private func arguments(_ status: IngestionStatus) -> [String: TextArgument] {
            let language = context.localizer.language
            return [
                "added": .text(language.formatted(status.added)),
                "duplicates": .text(language.formatted(status.duplicates)),
                "skipped": .text(language.formatted(status.skipped)),
            ]
        }

        /// Readers of the lines get each one at once.
        private func json(_ value: JSONValue) {
            guard output.style.isJSON else { return }
            try? output.json(value)
            try? output.flush()
        }
    }

    extension BridgeNotice {
        /// The name under which it is limited; nil for one that is reported once or for programs, or cannot be repeated.
        fileprivate var repeatableKind: String? {
            switch self {
            case .pairingCode, .phoneCode: "code"
            case .passkey: "passkey"
            case .login: "login"
            case .disconnected: "disconnected"
            case .failure(.messageDecryptFailed, _): "undecryptable"
            case .explanation: "explanation"
            case .ready, .history, .failure, .otherVersion, .repeatedNumber, .impossibleNumber, .badLine,
                .lacksSnapshots, .members, .diagnosis:
                nil
            }
        }
    }

    extension IngestionNotice {
        /// The same of the pipeline.
        fileprivate var repeatableKind: String? {
            switch self {
            case .connection(.connected): "connection"
            case .connection(.disconnected): "connection-lost"
            case .connection, .progress, .warning, .timesDisagree, .retry: nil
            }
        }
    }
#endif
