#if Notifications
    import WhisperNotifierContract
    import WhisperTestSupport

    extension PrivateDesktop {
        /// What stands on the screen, as somebody reads it.
        func shown() throws -> [ShownNotification] {
            var shown: [(number: Int, notification: ShownNotification)] = []
            for call in try calls() {
                let place = shown.firstIndex { $0.number == call.number }
                // What takes one away has neither, and markup that is none is not shown.
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
