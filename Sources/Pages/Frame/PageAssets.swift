/// The files that all pages of an archive share, as they are in this module's folder.
public enum PageAssets {
    /// The style sheet, for `ArchivePath.style`.
    public static var style: [UInt8] { PackageResources.style_css }
    /// The script, for `ArchivePath.script`.
    public static var script: [UInt8] { PackageResources.script_js }
}
