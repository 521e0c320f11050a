import WhisperJSONText
import WhisperLocalization

extension Output {
    /// Reports why the command failed: two lines, or one line of JSON (CLI-4).
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
        sayLabelled(localizer(TerminalText.errorLabel), .red, failure.message)
        if let hint = failure.hint { sayLabelled(localizer(TerminalText.hintLabel), .bold, hint) }
    }
}
