extension WireMessage {
    /// Returns the message at a path of fields; this one for an empty path.
    func message(at path: ArraySlice<Int>) -> WireMessage? {
        guard let first = path.first else { return self }
        return message(first)?.message(at: path.dropFirst())
    }

    /// Returns the text at a path of fields.
    func text(at path: [Int]) -> String? {
        guard let last = path.last else { return nil }
        return message(at: path.dropLast())?.text(last)
    }
}
