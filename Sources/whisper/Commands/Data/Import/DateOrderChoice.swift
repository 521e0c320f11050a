import WhisperCommand
import WhisperIngestionPort
import WhisperLocalization
import WhisperMessage

/// Asks at the terminal how dates are to be read in which day and month cannot be told apart (ING-5).
struct DateOrderChoice {
    let context: Context

    /// The order that the user chooses by a line of the file, read in each way.
    ///
    /// - Parameter path: The file, as the user named it.
    /// - Throws: Without a terminal, a failure that names the likelier order; `declined` if the user chooses none.
    func order(_ survey: FileSurvey, path: String, name: String) throws(CommandFailure) -> DateOrder {
        let confidence = context.localizer.language.formatted(percent: Int64(survey.confidence * 100))
        guard NumberedChoice.isPossible(in: context) else {
            throw ImportFailure.ambiguousDates(path, order: survey.dateOrder.rawValue, confidence: confidence)
        }
        // Without a line that can be read in two ways, any order gives the same days.
        guard let line = survey.ambiguousDate, line.readings.count > 1 else { return survey.dateOrder }
        let calendar = LocalCalendar(context)
        let rows = line.readings.map { reading in
            // At noon, no change of clocks leads to another day.
            let noon = LocalDateTime(secondsSince1970: Int64(reading.day) * 86_400 + 43_200)
            let isLikelier = reading.order == survey.dateOrder
            return LocalizedMessage(
                isLikelier ? ImportText.likelierReading : .dateReading,
                [
                    "date": .text(noon.map { calendar.longDate(calendar.moment($0)) } ?? ""),
                    "order": .text(context.localizer(reading.order.text)), "confidence": .text(confidence),
                ]
            ).text(context.localizer)
        }
        let heading = LocalizedMessage(
            ImportText.askDateOrder,
            ["path": .text(name), "line": .text(line.line)])
        return line.readings[try NumberedChoice.ask(heading, among: rows, in: context, isRequired: true)].order
    }
}

extension DateOrder {
    /// The order in words.
    var text: ImportText {
        switch self {
        case .dmy: .dayMonthYear
        case .mdy: .monthDayYear
        case .ymd: .yearMonthDay
        }
    }
}
