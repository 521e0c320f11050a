import JSONText
import Localization

extension Output {
    /// Tells why the command failed: two lines, or one line of JSON (CLI-4).
    package func report(_ failure: CommandFailure) {
        if style.isJSON {
            var object = JSONObject()
            object["type"] = .string("error")
            object["code"] = .string(failure.code.name)
            object["exit"] = .number(JSONNumber(Int64(failure.code.status.rawValue)))
            object["message"] = .string(failure.message.text(localizer))
            object["hint"] = failure.hint.map { .string($0.text(localizer)) } ?? .null
            var writer = JSONWriter()
            writer.object(object)
            say(writer.text)
            return
        }
        let label = Emphasis.red.applied(to: localizer(TerminalText.errorLabel), if: style.colorsError)
        say("whisper: \(label): \(failure.message.text(localizer))")
        if let hint = failure.hint {
            let label = Emphasis.bold.applied(to: localizer(TerminalText.hintLabel), if: style.colorsError)
            say("whisper: \(label): \(hint.text(localizer))")
        }
    }
}
