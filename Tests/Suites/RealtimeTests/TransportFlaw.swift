/// Mistakes that a transport could make.
enum TransportFlaw: CaseIterable {
    case followsRedirects, dropsResponseBodies, dropsRetryAfter, encodesTwice, losesBodies, forgetsTokens, reusesTokens
    case putsTokensInQueries, swapsResponses, hidesRefusals, readsWithoutLimit, sendsAgain, waitsForever
    case connectsForever, cannotBeCancelled, continuesAfterShutDown
    case repeatsMessages, truncatesMessages, swapsMessages, sendsTooMuch, acceptsTooMuch, sendsInvalidText,
        sharesSockets
    case readsAhead, losesWhenCancelled, staysWhenCancelled, reportsTheEndFirst, forgetsTheEnd, closesWithoutReason
    case reportsLossAsEnd
    case dropsLocations, assumesJSON, acceptsEncodings, truncatesUploads, sendsWhatThereIs
    case repeatsChunks, joinsChunks, readsWhatIsDeclaredTooLarge, downloadsWithoutLimit, endsCutBodies, sinksEveryBody
    case ignoresSinkErrors, downloadsAhead, cannotCancelDownloads, ignoresSilence, limitsRequests

    /// The beginning of the rule that it breaks.
    var law: String {
        switch self {
        case .followsRedirects, .dropsResponseBodies, .dropsLocations: "Every status is a response"
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
        case .assumesJSON: "Content types pass"
        case .acceptsEncodings: "A content encoding"
        case .truncatesUploads: "An upload reaches"
        case .sendsWhatThereIs: "A source that fails"
        case .repeatsChunks, .joinsChunks: "A download arrives whole"
        case .readsWhatIsDeclaredTooLarge, .downloadsWithoutLimit: "A download over the limit"
        case .endsCutBodies: "A body that is cut off"
        case .sinksEveryBody: "Only the body of a success"
        case .ignoresSinkErrors: "A sink that fails"
        case .downloadsAhead: "A sink that is slow"
        case .cannotCancelDownloads: "A cancelled download"
        case .ignoresSilence: "Silence beyond"
        case .limitsRequests: "Long polls"
        }
    }
}
