import WhisperJSONText

@testable import WhisperMatrixProtocol

/// Events and responses in the shapes of the specification.
enum Samples {
    static let room = "!room:example.org"

    /// An event as JSON.
    static func event(
        _ content: JSONValue, type: String = "m.room.message", id: String = "$event",
        sender: String = "@ann:example.org",
        stateKey: String? = nil, more: [(String, JSONValue)] = []
    ) -> JSONValue {
        var object: JSONObject = [
            "content": content, "type": .string(type), "event_id": .string(id), "sender": .string(sender),
            "origin_server_ts": 1_772_357_400_125,
        ]
        if let stateKey { object["state_key"] = .string(stateKey) }
        for (name, value) in more { object[name] = value }
        return .object(object)
    }

    static func text(_ body: String, id: String = "$event") -> JSONValue {
        event(["msgtype": "m.text", "body": .string(body)], id: id)
    }

    static let name = event(["name": "Kitchen"], type: "m.room.name", id: "$name", stateKey: "")

    /// A response to `/sync` with a room of each kind.
    static let sync: JSONValue = [
        "next_batch": "s72_1",
        "presence": ["events": [["type": "m.presence", "content": [:]]]],
        "account_data": ["events": [["type": "m.direct", "content": ["@bob:example.org": ["!room:example.org"]]]]],
        "to_device": ["events": [["type": "m.room_key", "content": ["deep": [[[1]]]]]]],
        "device_lists": ["changed": ["@bob:example.org"]],
        "rooms": [
            "join": [
                "!room:example.org": [
                    "timeline": [
                        "events": [text("one \u{1F44B} \"two\"", id: "$1"), text("three", id: "$2")],
                        "limited": true, "prev_batch": "t34",
                    ],
                    "state": ["events": [name]],
                    "account_data": ["events": [["type": "m.tag", "content": ["tags": [:]]]]],
                    "ephemeral": [
                        "events": [
                            ["type": "m.typing", "content": ["user_ids": []]],
                            [
                                "type": "m.receipt",
                                "content": [
                                    "$1": [
                                        "m.read": ["@bob:example.org": ["ts": 17, "thread_id": "main"]],
                                        "m.read.private": ["@ann:example.org": ["ts": 18]],
                                    ]
                                ],
                            ],
                        ]
                    ],
                    "summary": ["m.heroes": ["@bob:example.org"], "m.joined_member_count": 2],
                    "unread_notifications": ["highlight_count": 1],
                ]
            ],
            "leave": ["!gone:example.org": ["timeline": ["events": []]]],
            "invite": [
                "!new:example.org": [
                    "invite_state": [
                        "events": [
                            [
                                "type": "m.room.member", "state_key": "@ann:example.org", "sender": "@bob:example.org",
                                "content": ["membership": "invite", "is_direct": true],
                            ]
                        ]
                    ]
                ]
            ],
            "knock": ["!door": ["knock_state": ["events": []]]],
        ],
    ]

    static func bytes(_ value: JSONValue) -> [UInt8] { Array(value.text.utf8) }

    /// The content of an event, as it is read.
    static func content(
        _ content: JSONValue, type: String = "m.room.message", stateKey: String? = nil,
        more: [(String, JSONValue)] = []
    ) throws(MatrixProtocolError) -> MatrixEventContent {
        try MatrixEvent(bytes(event(content, type: type, stateKey: stateKey, more: more))).content
    }
}
