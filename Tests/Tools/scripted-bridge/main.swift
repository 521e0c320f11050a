import WhisperBridgeProtocol
import Foundation

// A bridge for tests: it plays a scenario, and otherwise behaves as a bridge must.
//
//     whisper-scripted-bridge SCENARIO
//
// `Scenario.swift` describes scenarios.

signal(SIGPIPE, SIG_IGN)
guard CommandLine.arguments.count == 2, let text = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: whisper-scripted-bridge SCENARIO\n".utf8))
    exit(64)
}
let steps: [Step]
do {
    steps = try Step.parse(text)
} catch {
    FileHandle.standardError.write(Data("the scenario is not one: \(error)\n".utf8))
    exit(65)
}
let bridge = ScriptedBridge()
guard let start = bridge.readStart() else { exit(0) }
Thread.detachNewThread { bridge.serve() }
var player = Player(bridge, steps, start, scenario: CommandLine.arguments[1])
player.play()
