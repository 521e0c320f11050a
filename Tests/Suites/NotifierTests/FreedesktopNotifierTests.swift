#if Notifications
    import Foundation
    import WhisperFreedesktopNotifier
    import WhisperMessage
    import WhisperNotifierContract
    import WhisperNotifierPort
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite(
        "Desktop notifications", .ownThreads,
        .enabled(if: PrivateDesktop.obstacle == nil, "needs dbus-daemon and python3-dbusmock"))
    struct FreedesktopNotifierTests {
        let chat = UniqueIdentifier(version4High: 0x4000, low: 7)

        func notifier(_ address: String, patience: Duration = .seconds(120)) -> FreedesktopNotifier {
            FreedesktopNotifier(address: address, patience: patience) { "\($0) new messages" }
        }

        @Test(arguments: NotifierLaw.all)
        func law(_ law: NotifierLaw) async throws {
            let desktop = try PrivateDesktop()
            let patience: Duration = law.testDescription.contains("given up on") ? .seconds(8) : .seconds(120)
            try await law.check(
                NotifierBench(
                    notifier: notifier(desktop.address, patience: patience),
                    shown: { try desktop.shown() },
                    dismissAll: { try desktop.dismissAll() },
                    obstruct: { desktop.stop() },
                    stall: { desktop.stall() },
                    restore: {
                        desktop.resume()
                        if law.testDescription.contains("comes back") { try desktop.start() }
                    }))
        }

        @Test("Without a service, a bus or a local address it is unreachable")
        func outOfReach() async throws {
            let desktop = try PrivateDesktop(withService: false)
            let addresses = [
                desktop.address, "unix:path=/nonexistent/bus", "", "nonsense", ";", "tcp:host=127.0.0.1,port=1",
                "unix:path=/nonexistent/bus;tcp:host=127.0.0.1,port=1", "unixexec:path=/bin/true", "autolaunch:",
            ]
            for address in addresses {
                await #expect(throws: NotifierError.unreachable, "\(address)") {
                    try await notifier(address).post(ChatNotification(chat: chat, title: "Garden", count: 1))
                }
                try await notifier(address).withdraw(chat)
            }
        }

        @Test("A bus that accepts connections and does not respond is not waited for")
        func stalledBus() async throws {
            let desktop = try PrivateDesktop()
            let early = notifier(desktop.address, patience: .seconds(8))
            try await early.post(ChatNotification(chat: chat, title: "Garden", count: 1))
            desktop.stallBus()
            let begin = ContinuousClock.now
            for notifier in [notifier(desktop.address, patience: .seconds(8)), early] {
                await #expect(throws: NotifierError.timedOut) {
                    try await notifier.post(ChatNotification(chat: chat, title: "Garden", count: 2))
                }
            }
            // The bus's own timeout is 25 seconds per call.
            #expect(ContinuousClock.now - begin < .seconds(45))
            desktop.resume()
        }

        @Test("A restarted session is found")
        func busRestarted() async throws {
            let desktop = try PrivateDesktop()
            let notifier = notifier(desktop.address)
            try await notifier.post(ChatNotification(chat: chat, title: "Garden", count: 1))
            desktop.stop()
            desktop.stopBus()
            await #expect(throws: NotifierError.unreachable) {
                try await notifier.post(ChatNotification(chat: chat, title: "Garden", count: 2))
            }
            try desktop.startBus()
            try desktop.start()
            try await notifier.post(ChatNotification(chat: chat, title: "Garden", count: 3))
            #expect(
                try desktop.shown() == [ShownNotification(title: "Garden", text: "3 new messages")])
        }

        @Test("A service without markup support receives none")
        func withoutMarkup() async throws {
            let desktop = try PrivateDesktop(capabilities: "body")
            try await notifier(desktop.address).post(
                ChatNotification(chat: chat, title: "a & b", content: "<b>1 & 2</b>", count: 1))
            #expect(
                try desktop.shown() == [ShownNotification(title: "a & b", text: "<b>1 & 2</b>")])
        }

        @Test(
            "The number of messages is shown at the icon by a signal, and disappears at 0",
            .enabled(if: ChildProcess.path(of: "dbus-monitor") != nil, "needs dbus-monitor"))
        func badge() async throws {
            let desktop = try PrivateDesktop(withService: false)
            let monitor = try RunningProcess(
                "dbus-monitor",
                ["--address", desktop.address, "--monitor", "interface='com.canonical.Unity.LauncherEntry'"])
            // Its first lines are about itself, once it listens.
            try monitor.waitForOutput { $0.contains("member=NameLost") }
            let notifier = notifier(desktop.address)
            try await notifier.badge(count: 7)
            try await notifier.badge(count: 0)
            try monitor.waitForOutput { output in
                let updates = output.components(separatedBy: "member=Update").dropFirst()
                let isShown = updates.first { $0.contains("int64 7") && $0.contains("boolean true") } != nil
                let isHidden = updates.last { $0.contains("int64 0") && $0.contains("boolean false") } != nil
                return isShown && isHidden && updates.allSatisfy { $0.contains("application://whisper.desktop") }
            }
            monitor.send(SIGKILL)
            monitor.finish()
            await #expect(throws: NotifierError.unreachable) {
                try await self.notifier("unix:path=/nonexistent/bus").badge(count: 1)
            }
        }

        @Test("On the bus, text is escaped, quiet notifications are silent, and a replacement has the old number")
        func onTheBus() async throws {
            let desktop = try PrivateDesktop()
            let notifier = notifier(desktop.address)
            try await notifier.post(ChatNotification(chat: chat, title: "a < b", content: "<i>c</i>", count: 1))
            try await notifier.post(ChatNotification(chat: chat, count: 1, isQuiet: true))
            try await notifier.withdraw(chat)
            let calls = try desktop.calls()
            #expect(calls.map(\.method) == ["Notify", "Notify", "CloseNotification"])
            #expect(Set(calls.map(\.number)).count == 1)
            #expect(calls.map(\.summary) == ["a < b", "Whisper", nil])
            #expect(calls.map(\.body) == ["&lt;i&gt;c&lt;/i&gt;", "1 new messages", nil])
            #expect(calls.map { $0.hints?["suppress-sound"] } == [nil, "1", nil])
            #expect(calls[0].hints?["category"] == "im.received")
        }
    }
#endif
