/// Sizes as people read them.
package enum ByteAmount {
    /// A size in bytes with its binary unit, such as `1.5 MiB`.
    package static func text(_ bytes: Int64) -> String {
        let units = ["B", "KiB", "MiB", "GiB", "TiB"]
        var amount = Double(bytes)
        var unit = 0
        while amount >= 1024, unit < units.count - 1 {
            amount /= 1024
            unit += 1
        }
        guard unit > 0 else { return "\(bytes) B" }
        let tenths = Int64((amount * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
