/// The layout of a message that consists of texts: paths of field numbers, starting at the message's own field.
struct TextShape {
    /// The name in `platform_specific`; nil for plain text.
    var variant: String?
    /// The texts in display order, each of them optional.
    let texts: [[Int]]
    /// `ContextInfo`.
    var context: Int?
    /// The file at its head, and the layout of that.
    var media: [(path: [Int], shape: MediaShape)] = []

    /// Messages that consist of texts, by their number in `Message`.
    static let all: [Int: TextShape] = [
        6: TextShape(texts: [[1]], context: 17),
        11: TextShape(variant: "chat", texts: [[1]]),
        14: TextShape(variant: "template", texts: [[9, 4, 2], [9, 4, 6], [9, 4, 7]]),
        16: TextShape(variant: "payment", texts: [[2, 1], [2, 6, 1]]),
        22: TextShape(variant: "payment-request", texts: [[4, 1], [4, 6, 1]]),
        25: TextShape(
            variant: "template",
            texts: [[4, 2], [4, 6], [4, 7], [2, 2], [2, 6], [2, 7], [5, 1, 1], [5, 2, 1], [5, 3, 1]], context: 3,
            media: [([4, 3], .image), ([4, 4], .video), ([4, 1], .document)]),
        28: TextShape(variant: "group-invite", texts: [[4], [6]], context: 7),
        29: TextShape(variant: "button-reply", texts: [[2]], context: 3),
        30: TextShape(
            variant: "product", texts: [[1, 3], [1, 4], [5], [6]], context: 17, media: [([1, 1], .image)]),
        36: TextShape(variant: "list", texts: [[1], [2], [7]], context: 8),
        38: TextShape(variant: "order", texts: [[7], [6]], context: 17),
        39: TextShape(variant: "list-reply", texts: [[1], [5]], context: 4),
        41: TextShape(variant: "invoice", texts: [[1]]),
        42: TextShape(
            variant: "buttons", texts: [[1], [6], [7]], context: 8,
            media: [([3], .image), ([4], .video), ([2], .document)]),
        43: TextShape(variant: "button-reply", texts: [[2]], context: 3),
        45: TextShape(
            variant: "interactive", texts: [[1, 1], [1, 2], [2, 1], [3, 1]], context: 15,
            media: [([1, 4], .image), ([1, 7], .video), ([1, 3], .document)]),
        48: TextShape(variant: "interactive-reply", texts: [[1, 1]], context: 15),
        75: TextShape(variant: "event", texts: [[3], [4], [5, 3], [6]], context: 1),
        78: TextShape(variant: "newsletter-invite", texts: [[2], [4]], context: 6),
        88: TextShape(variant: "poll-result", texts: [[1]], context: 3),
        105: TextShape(variant: "answer", texts: [[2]]),
        107: TextShape(variant: "answer", texts: [[2]]),
        115: TextShape(variant: "poll-result", texts: [[1]], context: 3),
        122: TextShape(variant: "event-invite", texts: [[3], [6]], context: 1),
    ]
}
