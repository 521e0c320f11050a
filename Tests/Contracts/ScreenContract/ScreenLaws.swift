import Testing
import WhisperScreenPort

extension ScreenFrame {
    /// Places characters of one column beside each other.
    fileprivate mutating func write(_ text: String, row: Int, column: Int = 0, style: ScreenStyle = ScreenStyle()) {
        for (index, character) in text.enumerated() {
            place(character, width: 1, style: style, row: row, column: column + index)
        }
    }
}

extension ScreenLaw {
    static let showingLaws = [
        ScreenLaw("The size is known from the beginning (LOOK-7)") { bench in
            let sizes = [try bench.screen.begin(), try bench.screen.begin()]
            #expect(sizes == [ScreenBench.size, ScreenBench.size])
        },
        ScreenLaw("What is shown is visible, and nothing of the frame before (LOOK-7)") { bench in
            var frame = ScreenFrame(try bench.screen.begin())
            frame.write("first", row: 0)
            frame.write("corner", row: 5, column: 14, style: ScreenStyle(color: .red, isBold: true))
            try bench.screen.show(frame)
            #expect(try await bench.visible() == ["first", "", "", "", "", "              corner"])
            var next = ScreenFrame(ScreenBench.size)
            next.write("second", row: 2, column: 1, style: ScreenStyle(isReversed: true))
            try bench.screen.show(next)
            #expect(try await bench.visible() == ["", "", " second", "", "", ""])
            try bench.screen.show(ScreenFrame(ScreenBench.size))
            #expect(try await bench.visible() == Array(repeating: "", count: 6))
        },
        ScreenLaw("Wide characters take two columns, and are whole or not there (LOOK-7)") { bench in
            var frame = ScreenFrame(try bench.screen.begin())
            frame.place("界", width: 2, row: 0, column: 0)
            frame.place("x", width: 1, row: 0, column: 2)
            frame.place("界", width: 2, row: 1, column: 18)
            frame.place("界", width: 2, row: 2, column: 19)
            frame.place("界", width: 2, row: 3, column: 4)
            frame.place("y", width: 1, row: 3, column: 5)
            try bench.screen.show(frame)
            #expect(
                try await bench.visible() == [
                    "界x", String(repeating: " ", count: 18) + "界", "", "     y", "", "",
                ])
        },
        ScreenLaw("Nothing in a frame drives the terminal (LOOK-4)") { bench in
            var frame = ScreenFrame(try bench.screen.begin())
            frame.write("kept", row: 0)
            let hostile: [Character] = [
                "\u{1B}", "\u{7}", "\u{8}", "\r", "\n", "\u{7F}", "\u{9B}", "\u{9D}", "\u{84}", "\u{202E}",
                "\r\n",
            ]
            for (index, character) in hostile.enumerated() {
                frame.place(character, width: 1, row: 2, column: index)
            }
            for (index, character) in "[2J[H[31mx".enumerated() {
                frame.place(character, width: 1, row: 3, column: index)
            }
            try bench.screen.show(frame)
            let rows = try await bench.visible()
            #expect(rows[0] == "kept")
            #expect(rows[2] == String(repeating: "\u{FFFD}", count: hostile.count))
            #expect(rows[3] == "[2J[H[31mx")
        },
        ScreenLaw("Of a frame that is too large, the upper left part is shown") { bench in
            _ = try bench.screen.begin()
            var frame = ScreenFrame(ScreenSize(columns: 30, rows: 9))
            frame.write(String(repeating: "a", count: 30), row: 0)
            frame.write("below", row: 8)
            try bench.screen.show(frame)
            let rows = try await bench.visible()
            #expect(rows.count == 6)
            #expect(rows[0] == String(repeating: "a", count: 20))
            #expect(!rows.contains("below"))
        },
    ]

    static let eventLaws = [
        ScreenLaw("Keys, the pointer and pasted text arrive in their order, and as what they are (LOOK-7)") { bench in
            _ = try bench.screen.begin()
            let events: [ScreenEvent] = [
                .key(ScreenKey(.character("q"))), .key(ScreenKey(.up)), .key(ScreenKey(.enter)),
                .key(ScreenKey(.character("f"), isControl: true)), .key(ScreenKey(.character("é"))),
                .key(ScreenKey(.character("界"))), .key(ScreenKey(.pageDown)), .key(ScreenKey(.tab, isShift: true)),
                .pointer(ScreenPointer(.press, at: ScreenPosition(row: 3, column: 12))),
                .pointer(ScreenPointer(.wheelDown, at: ScreenPosition(row: 0, column: 0))),
                .paste("q\u{1B}[A\r\nnot keys"), .key(ScreenKey(.end)), .key(ScreenKey(.escape)),
            ]
            for event in events {
                try bench.send(event)
                #expect(await bench.screen.next() == event)
            }
        },
        ScreenLaw("A paste of any size is one event of bounded size (LOOK-7)") { bench in
            _ = try bench.screen.begin()
            let text = String(repeating: "界", count: ScreenLimits.pasteBytes)
            try bench.send(.paste(text))
            guard case .paste(let pasted)? = await bench.screen.next() else {
                Issue.record("no paste")
                return
            }
            #expect(pasted.utf8.count <= ScreenLimits.pasteBytes)
            #expect(text.hasPrefix(pasted) && !pasted.isEmpty)
            try bench.send(.key(ScreenKey(.character("k"))))
            #expect(await bench.screen.next() == .key(ScreenKey(.character("k"))))
        },
        ScreenLaw("A new size is reported, and then used (LOOK-7)") { bench in
            _ = try bench.screen.begin()
            try bench.screen.show(ScreenFrame(ScreenBench.size))
            let size = ScreenSize(columns: 12, rows: 3)
            try bench.send(.resized(size))
            #expect(await bench.screen.next() == .resized(size))
            var frame = ScreenFrame(size)
            frame.write("small", row: 2)
            try bench.screen.show(frame)
            #expect(try await bench.visible() == ["", "", "small"])
        },
        ScreenLaw("A cancelled task waits for nothing") { bench in
            _ = try bench.screen.begin()
            let waiting = Task { await bench.screen.next() }
            waiting.cancel()
            #expect(await waiting.value == nil)
        },
    ]

    static let endingLaws = [
        ScreenLaw("Before the beginning and after the end nothing is shown") { bench in
            let frame = ScreenFrame(ScreenBench.size)
            #expect(throws: ScreenError.ended) { try bench.screen.show(frame) }
            _ = try bench.screen.begin()
            try bench.screen.show(frame)
            bench.screen.end()
            bench.screen.end()
            #expect(throws: ScreenError.ended) { try bench.screen.show(frame) }
            #expect(throws: ScreenError.ended) { _ = try bench.screen.copy("a") }
            #expect(throws: ScreenError.ended) { _ = try bench.screen.begin() }
            #expect(await bench.screen.next() == nil)
        },
        ScreenLaw("The end ends a wait") { bench in
            _ = try bench.screen.begin()
            async let event = bench.screen.next()
            bench.screen.end()
            #expect(await event == nil)
        },
        ScreenLaw("A text that is too long is not copied, and nothing of it") { bench in
            _ = try bench.screen.begin()
            let fits = try bench.screen.copy(String(repeating: "a", count: ScreenLimits.copyBytes))
            #expect(fits)
            let isTooLong = try bench.screen.copy(String(repeating: "a", count: ScreenLimits.copyBytes + 1))
            #expect(!isTooLong)
        },
        ScreenLaw("The end leaves the terminal as it was (LOOK-7)", needs: .restoring) { bench in
            let isRestored = try #require(bench.isRestored)
            #expect(try await isRestored())
            _ = try bench.screen.begin()
            try bench.screen.show(ScreenFrame(ScreenBench.size))
            #expect(try await !isRestored())
            bench.screen.end()
            #expect(try await isRestored())
        },
        ScreenLaw("A terminal that goes away ends the wait, and is reported (LOOK-7)", needs: .closing) { bench in
            let close = try #require(bench.close)
            _ = try bench.screen.begin()
            async let event = bench.screen.next()
            try close()
            #expect(await event == nil)
            #expect(throws: ScreenError.closed) {
                // What is under way may still be accepted.
                for column in 0..<20 {
                    var frame = ScreenFrame(ScreenBench.size)
                    frame.write("x", row: 0, column: column)
                    try bench.screen.show(frame)
                }
            }
        },
    ]
}
