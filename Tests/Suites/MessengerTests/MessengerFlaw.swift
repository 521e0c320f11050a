/// Mistakes that a messenger could make.
enum MessengerFlaw: CaseIterable {
    case swapsMessages, losesHistory, takesNewsForHistory, reportsAgain, readsOthers
    case sendsBackwards, reportsTooEarly, postsUnderNewIDs, resendsAsSecond, sendsTwiceWhenCancelled
    case hidesRefusals, holdsUpOthers, confusesReasons, sendsCaptions
    case failsWhenCancelledBefore, cannotBeCancelled, failsWhenCancelledOffline, losesWhenCancelled
    case endsOffline, hidesDelays
    case hidesEndedSessions, staysLoggedIn, needsServerToLogOut, servesAnyone
    case outboxReceives, historyDoesNotEnd, fetchesNothing
    case listsTwice, forgetsCreated, hidesInvitations, staysAfterLeaving
    case doesMoreThanItSays, acceptsAnyID, asksElsewhere
    case cutsTexts
    case swapsBytes, ignoresLimit, hidesSinkErrors
    case namesToken

    /// The beginning of the law that it breaks.
    var law: String {
        switch self {
        case .swapsMessages: "1. What is sent before"
        case .losesHistory: "1. What is sent while"
        case .takesNewsForHistory: "1. What is sent since"
        case .reportsAgain: "1. What is stored"
        case .readsOthers: "1. What the account may not"
        case .sendsBackwards: "2. Messages are sent in the order"
        case .reportsTooEarly: "2. Nothing is reported"
        case .postsUnderNewIDs: "2. A message whose answer"
        case .resendsAsSecond: "2. Two runs at once"
        case .sendsTwiceWhenCancelled: "2. Runs that are cancelled"
        case .hidesRefusals, .holdsUpOthers: "3. A message that is refused"
        case .confusesReasons: "3. A message that the user"
        case .sendsCaptions: "3. A message whose file"
        case .failsWhenCancelledBefore: "4. A run that is cancelled before"
        case .cannotBeCancelled: "4. A run that has nothing"
        case .failsWhenCancelledOffline: "4. A run that waits"
        case .losesWhenCancelled: "4. A run that is cancelled at any"
        case .endsOffline: "5. A run outlasts"
        case .hidesDelays: "5. A run that begins"
        case .hidesEndedSessions: "6. A session that ends"
        case .staysLoggedIn: "6. After logging out"
        case .needsServerToLogOut: "6. Logging out without"
        case .servesAnyone: "6. A session of another"
        case .outboxReceives: "7. A run of the outbox"
        case .historyDoesNotEnd, .fetchesNothing: "7. A run of the history"
        case .listsTwice: "8. The conversations"
        case .forgetsCreated: "8. A conversation that is created"
        case .hidesInvitations: "8. A run reports"
        case .staysAfterLeaving: "8. A conversation that was left"
        case .doesMoreThanItSays: "9. What is not among"
        case .acceptsAnyID: "9. Ids that are none"
        case .asksElsewhere: "9. No id leads"
        case .cutsTexts: "10. A text of the maximum"
        case .swapsBytes: "11. What is uploaded"
        case .ignoresLimit: "11. A download over"
        case .hidesSinkErrors: "11. A source or a sink"
        case .namesToken: "12. No notice"
        }
    }
}
