public import WhisperScreenPort

extension ScreenFrame {
    /// The text of each row within a size, without the spaces at its end.
    public func texts(within size: ScreenSize) -> [String] {
        (0..<size.rows).map { row in
            var text = String(self.row(row).prefix(size.columns).filter { $0.width > 0 }.map(\.character))
            while text.last == " " { text.removeLast() }
            return text
        }
    }
}
