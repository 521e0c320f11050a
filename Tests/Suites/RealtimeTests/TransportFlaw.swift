/// Mistakes that a transport could make.
enum TransportFlaw: CaseIterable {
    case followsRedirects, dropsResponseBodies, dropsRetryAfter, encodesTwice, losesBodies, forgetsTokens, reusesTokens
    case putsTokensInQueries, swapsResponses, hidesRefusals, readsWithoutLimit, sendsAgain, waitsForever
    case connectsForever, cannotBeCancelled, continuesAfterShutDown
    case repeatsMessages, truncatesMessages, swapsMessages, sendsTooMuch, acceptsTooMuch, sendsInvalidText,
        sharesSockets
    case readsAhead, losesWhenCancelled, staysWhenCancelled, reportsTheEndFirst, forgetsTheEnd, closesWithoutReason
    case reportsLossAsEnd

    /// The beginning of the rule that it breaks.
    var law: String {
        switch self {
        case .followsRedirects, .dropsResponseBodies: "Every status is a response"
        case .dropsRetryAfter: "The time to wait"
        case .encodesTwice, .losesBodies: "Method, path, query and body"
        case .forgetsTokens, .reusesTokens: "The token of a request"
        case .putsTokensInQueries: "The token of a socket"
        case .swapsResponses: "Each of several concurrent requests"
        case .hidesRefusals: "A refusal contains"
        case .readsWithoutLimit: "A response of the maximum length"
        case .sendsAgain, .waitsForever: "A request without a response"
        case .connectsForever: "A socket without a response"
        case .cannotBeCancelled: "Cancelled calls"
        case .continuesAfterShutDown: "Shutting down"
        case .repeatsMessages, .truncatesMessages: "Messages arrive whole"
        case .swapsMessages, .readsAhead: "A sender that is ahead"
        case .sendsTooMuch: "A message of the maximum size"
        case .acceptsTooMuch: "A message that is too large"
        case .sendsInvalidText: "A message that is not UTF-8"
        case .sharesSockets: "Concurrent sockets"
        case .losesWhenCancelled, .staysWhenCancelled: "A cancelled receive"
        case .reportsTheEndFirst, .forgetsTheEnd: "Messages received before the end"
        case .closesWithoutReason: "Closing sends the reason"
        case .reportsLossAsEnd: "A lost connection"
        }
    }
}
