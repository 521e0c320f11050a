#if Notifications
    import WhisperNotifierContract
    import WhisperTestSupport

    extension PrivateDesktop {
        /// The notifications on the screen, as a user reads them.
        func shown() throws -> [ShownNotification] {
            var shown: [(number: Int, notification: ShownNotification)] = []
            for call in try calls() {
                let place = shown.firstIndex { $0.number == call.number }
                // Removals have neither, and invalid markup is not shown.
                guard let title = call.summary, let text = capabilities.contains("markup") ? call.text : call.body
                else {
                    if let place { shown.remove(at: place) }
                    continue
                }
                let notification = ShownNotification(title: title, text: text)
                if let place {
                    shown[place].notification = notification
                } else {
                    shown.append((call.number, notification))
                }
            }
            return shown.map(\.notification)
        }
    }
#endif
