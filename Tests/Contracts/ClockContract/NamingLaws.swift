import WhisperClockPort
import WhisperMessage
import Testing

extension TimeZoneLaw {
    static let namingLaws = [
        TimeZoneLaw("A zone has the identifier by which it was found") { bench async throws in
            for name in [
                "UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "America/Port-au-Prince", "Etc/GMT+5",
            ] {
                #expect(try bench.zone(name).identifier == name)
            }
        },
        TimeZoneLaw("An unknown name finds no zone") { bench in
            let names = [
                "", " ", "/", ".", "..", "Nowhere/Atall", "Europe", "Europe/", "Europe//Berlin", "Europe/Berlin/",
                " Europe/Berlin", "Europe/Berlin ", "Europe/Berlin\0", "Europe/Berlin\n", "Berlin", "+01:00",
                "CET-1CEST,M3.5.0,M10.5.0/3", "../../etc/passwd", "/etc/localtime", "Europe/../../../etc/localtime",
                "~root", "%00", "🌍", String(repeating: "a", count: 5_000),
            ]
            for name in names { #expect(bench.source.zone(named: name) == nil, "\(name.prefix(100).debugDescription)") }
        },
        TimeZoneLaw("This machine's zone is one of the source's, or has its own rules") { bench in
            let zone = bench.source.localZone()
            #expect(!zone.identifier.isEmpty)
            guard let named = bench.source.zone(named: zone.identifier) else { return }
            for second in stride(from: Int64(0), to: 2_000_000_000, by: 8_000_000) {
                #expect(zone.offset(atSecond: second) == named.offset(atSecond: second))
            }
        },
        TimeZoneLaw("The machine's zone is the one it names, or UTC if it names none", needs: .machine) {
            bench in
            let machine = try #require(bench.machine)
            for name in ["Europe/Berlin", "Asia/Kolkata", "UTC"] {
                let (local, named) = (try machine(name).localZone(), try bench.zone(name))
                #expect(local.identifier == name)
                for second in [Int64(0), 1_705_000_000, 1_720_000_000] {
                    #expect(local.offset(atSecond: second) == named.offset(atSecond: second))
                }
            }
            let unnamed = try machine(nil).localZone()
            #expect(unnamed.identifier == "UTC")
            #expect(unnamed.offset(atSecond: 1_720_000_000) == 0)
        },
        TimeZoneLaw("Many tasks find the same zones at once") { bench in
            let names = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Nowhere/Atall"]
            func found() -> [Int?] { names.map { bench.source.zone(named: $0)?.offset(atSecond: 1_720_000_000) } }
            let expected: [Int?] = [7_200, -14_400, 19_800, nil]
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { for _ in 0..<10 { #expect(found() == expected) } } }
            }
        },
    ]
}
