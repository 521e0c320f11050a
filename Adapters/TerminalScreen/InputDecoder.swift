package import WhisperScreenPort

/// Turns what a terminal sends into events. Every state is bounded: whatever is sent, the decoder holds at most some
/// kilobytes, and what it does not know it drops (LOOK-7).
package struct InputDecoder: Sendable {
    private var state = State.ground
    private var pasted: [UInt8] = []
    /// The decoded events, oldest first.
    private var events: [ScreenEvent] = []
    private var head = 0

    private enum State {
        case ground
        /// Within a character of several bytes, of which some are still missing.
        case character([UInt8], missing: Int, isAlternate: Bool)
        case escape
        /// After `ESC [`, with the parameters so far.
        case control([UInt8])
        /// After `ESC [`, with more parameters than any key has.
        case overlong
        /// After `ESC O`.
        case single
        /// Within pasted text, after so many bytes of the sequence that ends it.
        case paste(matched: Int)
        /// Within a string that a terminal answers with, until `ESC \` or BEL.
        case string(afterEscape: Bool)
    }

    /// The maximum number of bytes of a sequence.
    private static let longest = 32
    /// The sequence after pasted text.
    private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)

    package init() {}

    /// Whether more bytes decide what the ones so far mean; if none come, `settle` does.
    package var isUndecided: Bool {
        switch state {
        case .escape, .control, .single, .character: true
        case .ground, .overlong, .paste, .string: false
        }
    }

    /// The next decoded event.
    package mutating func next() -> ScreenEvent? {
        guard head < events.count else { return nil }
        defer {
            head += 1
            if head == events.count {
                events.removeAll(keepingCapacity: true)
                head = 0
            }
        }
        return events[head]
    }

    /// Reads bytes.
    package mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { read(byte) }
    }

    /// No more bytes came for a while: an escape by itself is the key.
    package mutating func settle() {
        switch state {
        case .escape: press(.escape)
        case .control(let bytes) where bytes.isEmpty: press(.character("["), isAlternate: true)
        case .single: press(.character("O"), isAlternate: true)
        default: break
        }
        if isUndecided { state = .ground }
    }

    private mutating func read(_ byte: UInt8) {
        switch state {
        case .ground: ground(byte, isAlternate: false)
        case .character(let bytes, let missing, let isAlternate):
            guard byte & 0xC0 == 0x80 else {
                state = .ground
                return read(byte)
            }
            let whole = bytes + [byte]
            guard missing == 1 else {
                state = .character(whole, missing: missing - 1, isAlternate: isAlternate)
                return
            }
            state = .ground
            write(whole, isAlternate: isAlternate)
        case .escape:
            state = .ground
            switch byte {
            case UInt8(ascii: "["): state = .control([])
            case UInt8(ascii: "O"): state = .single
            case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
                state = .string(afterEscape: false)
            case 0x1B:
                press(.escape)
                state = .escape
            default: ground(byte, isAlternate: true)
            }
        case .control(let bytes):
            switch byte {
            case 0x40...0x7E:
                state = .ground
                finish(bytes, with: byte)
            case 0x20...0x3F: state = bytes.count < InputDecoder.longest ? .control(bytes + [byte]) : .overlong
            default:
                // Something else begins: the sequence was none.
                state = .ground
                read(byte)
            }
        case .overlong: if (0x40...0x7E).contains(byte) { state = .ground }
        case .single:
            state = .ground
            if let name = InputDecoder.name(final: byte) { press(name) }
        case .paste(let matched): paste(byte, matched)
        case .string(let afterEscape):
            if byte == 0x07 || (afterEscape && byte == UInt8(ascii: "\\")) {
                state = .ground
            } else {
                state = .string(afterEscape: byte == 0x1B)
            }
        }
    }

    private mutating func ground(_ byte: UInt8, isAlternate: Bool) {
        switch byte {
        case 0x1B: state = .escape
        case 0x0D, 0x0A: press(.enter, isAlternate: isAlternate)
        case 0x09: press(.tab, isAlternate: isAlternate)
        case 0x7F, 0x08: press(.backspace, isAlternate: isAlternate)
        case 0x00: press(.character(" "), isControl: true, isAlternate: isAlternate)
        case 0x01...0x1A:
            press(
                .character(Character(Unicode.Scalar(byte + 0x60))), isControl: true, isAlternate: isAlternate)
        case 0x1C...0x1F: break
        case 0x20...0x7E: press(.character(Character(Unicode.Scalar(byte))), isAlternate: isAlternate)
        case 0xC2...0xDF: state = .character([byte], missing: 1, isAlternate: isAlternate)
        case 0xE0...0xEF: state = .character([byte], missing: 2, isAlternate: isAlternate)
        case 0xF0...0xF4: state = .character([byte], missing: 3, isAlternate: isAlternate)
        default: break
        }
    }

    private mutating func write(_ bytes: [UInt8], isAlternate: Bool) {
        guard let text = String(validating: bytes, as: UTF8.self), let character = text.first, text.count == 1,
            let scalar = text.unicodeScalars.first, scalar.value >= 0xA0
        else { return }
        press(.character(character), isAlternate: isAlternate)
    }

    private mutating func press(
        _ name: ScreenKey.Name, isControl: Bool = false, isAlternate: Bool = false, isShift: Bool = false
    ) {
        events.append(
            .key(ScreenKey(name, isControl: isControl, isAlternate: isAlternate, isShift: isShift)))
    }

    // MARK: Sequences

    private mutating func finish(_ bytes: [UInt8], with final: UInt8) {
        if bytes.first == UInt8(ascii: "<") { return point(bytes.dropFirst(), isPress: final == UInt8(ascii: "M")) }
        guard let numbers = InputDecoder.numbers(bytes) else { return }
        let modifiers = max((numbers.count > 1 ? numbers[1] : 1) - 1, 0)
        let name: ScreenKey.Name?
        var isShift = modifiers & 1 != 0
        switch final {
        case UInt8(ascii: "~"):
            if numbers.first == 200 {
                pasted = []
                state = .paste(matched: 0)
                return
            }
            name = numbers.first.flatMap { InputDecoder.name(number: $0) }
        case UInt8(ascii: "Z"):
            name = .tab
            isShift = true
        default: name = InputDecoder.name(final: final)
        }
        guard let name else { return }
        press(name, isControl: modifiers & 4 != 0, isAlternate: modifiers & 2 != 0, isShift: isShift)
    }

    private mutating func point(_ bytes: ArraySlice<UInt8>, isPress: Bool) {
        guard isPress, let numbers = InputDecoder.numbers(Array(bytes)), numbers.count == 3, numbers[1] > 0,
            numbers[2] > 0
        else { return }
        let action: ScreenPointer.Action
        // Bits 2 to 4 are modifiers.
        switch numbers[0] & ~0x1C {
        case 0: action = .press
        case 64: action = .wheelUp
        case 65: action = .wheelDown
        default: return
        }
        let position = ScreenPosition(row: numbers[2] - 1, column: numbers[1] - 1)
        events.append(.pointer(ScreenPointer(action, at: position)))
    }

    private mutating func paste(_ byte: UInt8, _ matched: Int) {
        let end = InputDecoder.endOfPaste
        if byte == end[matched] {
            guard matched + 1 == end.count else {
                state = .paste(matched: matched + 1)
                return
            }
            // A character that the limit cuts through is left out.
            while let last = pasted.last, last & 0xC0 == 0x80, pasted.count >= ScreenLimits.pasteBytes {
                pasted.removeLast()
            }
            if pasted.count >= ScreenLimits.pasteBytes - 4, let last = pasted.last, last >= 0xC0 { pasted.removeLast() }
            events.append(.paste(String(decoding: pasted, as: UTF8.self)))
            pasted = []
            state = .ground
            return
        }
        for missed in end[..<matched] { keep(missed) }
        state = .paste(matched: 0)
        if byte == end[0] { state = .paste(matched: 1) } else { keep(byte) }
    }

    private mutating func keep(_ byte: UInt8) {
        if pasted.count < ScreenLimits.pasteBytes { pasted.append(byte) }
    }

    /// Numbers separated by semicolons, up to four digits each; nil for anything else.
    private static func numbers(_ bytes: [UInt8]) -> [Int]? {
        guard !bytes.isEmpty else { return [] }
        var numbers: [Int] = []
        for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            guard part.count <= 4, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        return numbers
    }

    private static func name(final: UInt8) -> ScreenKey.Name? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
        default: nil
        }
    }

    private static func name(number: Int) -> ScreenKey.Name? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }
}
