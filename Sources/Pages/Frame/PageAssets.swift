import WhisperCharts

/// The files that all pages of an archive share, as they are in this module's folder.
public enum PageAssets {
    /// The style sheet, for `ArchivePath.style`: that of charts, and this module's, which has the last word.
    public static var style: [UInt8] {
        ChartStyle.sheet.withUTF8Buffer { Array($0) } + PackageResources.style_css
    }
    /// The script, for `ArchivePath.script`.
    public static var script: [UInt8] { PackageResources.script_js }
}
