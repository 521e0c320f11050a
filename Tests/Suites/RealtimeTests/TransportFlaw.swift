/// Mistakes that a transport could make.
enum TransportFlaw: CaseIterable {
    case followsRedirects, takesBodiesAway, forgetsToWait, encodesTwice, losesBodies, forgetsTokens, keepsTokens
    case putsTokensInQueries, swapsAnswers, hidesRefusals, readsWithoutLimit, sendsAgain, waitsForever
    case connectsForever, cannotBeCancelled, goesOnAfterShutDown
    case repeatsMessages, cutsMessages, swapsMessages, sendsTooMuch, takesTooMuch, sendsWhatIsNoText, sharesSockets
    case readsAhead, losesWhenCancelled, staysWhenCancelled, tellsTheEndFirst, forgetsTheEnd, closesWithoutReason
    case callsLossAnEnd

    /// The beginning of the rule that it breaks.
    var law: String {
        switch self {
        case .followsRedirects, .takesBodiesAway: "Every status is an answer"
        case .forgetsToWait: "How long to wait"
        case .encodesTwice, .losesBodies: "Method, path, query and body"
        case .forgetsTokens, .keepsTokens: "The token of a request"
        case .putsTokensInQueries: "The token of a socket"
        case .swapsAnswers: "Requests at the same time"
        case .hidesRefusals: "A refusal is told"
        case .readsWithoutLimit: "An answer of the largest length"
        case .sendsAgain, .waitsForever: "A request that is not answered"
        case .connectsForever: "A socket that is not granted"
        case .cannotBeCancelled: "Calls that are cancelled"
        case .goesOnAfterShutDown: "Shutting down"
        case .repeatsMessages, .cutsMessages: "Messages arrive whole"
        case .swapsMessages, .readsAhead: "Who sends more"
        case .sendsTooMuch: "A message of the largest size"
        case .takesTooMuch: "A message that is too large"
        case .sendsWhatIsNoText: "What is not UTF-8"
        case .sharesSockets: "Sockets at the same time"
        case .losesWhenCancelled, .staysWhenCancelled: "A receive that is cancelled"
        case .tellsTheEndFirst, .forgetsTheEnd: "What came before the end"
        case .closesWithoutReason: "Closing tells"
        case .callsLossAnEnd: "A connection that is lost"
        }
    }
}
