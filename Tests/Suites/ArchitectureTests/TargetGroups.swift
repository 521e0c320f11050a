extension PackageDescription {
    /// The names of the targets whose paths meet a condition.
    func names(_ isIncluded: (Target) -> Bool) -> Set<String> {
        Set(targets.values.filter(isIncluded).map(\.name))
    }

    /// Protocols: what the domain needs from the world.
    var ports: Set<String> { names { $0.layer == "Ports" } }

    /// Adapters: each implements a port with one real component.
    var plugs: Set<String> { names { $0.layer == "Adapters" && !$0.path.hasPrefix("Adapters/Support/") } }

    /// Support targets: shared by adapters, they implement no port.
    var support: Set<String> { names { $0.path.hasPrefix("Adapters/Support/") } }

    /// The programs that users run.
    var programs: Set<String> { names { $0.layer == "Sources" && $0.type == "executable" } }

    /// Where everything is put together: what the programs share, the programs that plug in something by themselves, and the
    /// other end of the network.
    var compositionRoots: Set<String> {
        ["WhisperCommand", "WhisperRealtimeSockets", "whisper-bridge", "whisper-sync", "whisper-sync-devserver"]
    }

    /// What opens connections.
    var network: Set<String> {
        ["WhisperRealtimeNIO", "WhisperRealtimeSockets", "whisper-sync", "whisper-sync-devserver"]
    }

    /// The value types and the use cases.
    var domain: Set<String> { names { $0.layer == "Sources" }.subtracting(compositionRoots).subtracting(programs) }

    /// The folders of targets, as ``SourceFile/target`` has them.
    func folders(of names: Set<String>) -> Set<String> {
        Set(names.compactMap { targets[$0]?.path.split(separator: "/").last.map(String.init) })
    }
}
