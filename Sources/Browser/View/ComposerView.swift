import WhisperContacts
import WhisperLocalization
import WhisperScreenPort
import WhisperTerminalText

/// What is written, below the messages, and how it goes out.
enum ComposerView {
    static func draw(_ state: BrowserState, _ layout: BrowserLayout, on canvas: inout Canvas) {
        guard let draft = state.openDraft, let form = state.messages?.form else { return }
        let origin = layout.messageColumn
        let columns = layout.messageColumns
        let first = 1 + layout.messageRows
        canvas.fill("─", ScreenStyle(isFaint: true), row: first, column: origin, columns: columns)
        let (label, style) = label(of: form, state)
        canvas.put(" \(label) ", style, row: first, column: origin + 1, columns: columns - 1)
        let capacity = layout.writingRows - 1
        guard !draft.isEmpty || state.isWriting else {
            canvas.put(
                state.localizer(BrowserText.writeHint), ScreenStyle(isFaint: true), row: first + 1, column: origin + 1,
                columns: columns - 1)
            return
        }
        let (rows, cursor) = draft.rows(columns: columns - 1)
        // The rows around the cursor, where not all of them fit.
        let top = min(max(cursor.row - capacity + 1, 0), max(rows.count - capacity, 0))
        for (index, row) in rows.dropFirst(top).prefix(capacity).enumerated() {
            canvas.put(row, row: first + 1 + index, column: origin + 1, columns: columns - 1)
        }
        if state.isWriting {
            canvas.setCursor(row: first + 1 + cursor.row - top, column: origin + 1 + cursor.column)
        }
    }

    /// What says how a message goes out, in the colours of the seals.
    private static func label(of form: WritingForm, _ state: BrowserState) -> (String, ScreenStyle) {
        switch form {
        case .sealed(let contact, _, let isVerified):
            let arguments: [String: TextArgument] = ["contact": .text(ShownName.bare(contact))]
            let words = state.localizer(BrowserText.writesSealed, arguments)
            // The word comes first, where no name reaches it.
            return isVerified
                ? (words, SealColumn.style(.verified))
                : ("\(state.seals.word(.unverified)) · \(words)", SealColumn.style(.unverified))
        case .plain: return (state.localizer(BrowserText.writesPlain), SealColumn.style(.unverified))
        }
    }
}
