/// The rules for `PageCharts` in a page's style sheet.
///
/// Colours are custom properties that a page may set on the root or for a theme: `--ch-bar` (bars, at least 3:1 against
/// the page), `--ch-text` (small letters, at least 4.5:1), `--ch-line` (lines of the grid), and `--ch-0` … `--ch-4`
/// (cells from none to most).
public enum ChartStyle {
    /// The rules, in UTF-8.
    public static let sheet: StaticString = """
        .ch-facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1rem 0 2rem}
        .ch-facts dt{color:var(--ch-text,#595959);font-size:.875rem}
        .ch-facts dd{margin:0;font-size:1.25rem}
        .ch-all{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:2.5rem 3rem}
        .ch-wide{grid-column:1/-1}
        .ch-part{min-width:0}
        .ch-note{color:var(--ch-text,#595959);font-size:.875rem;margin:.25rem 0 .75rem}
        .ch-bars{width:100%;table-layout:fixed;border-collapse:collapse}
        .ch-bars th,.ch-bars td{padding:.2rem 0;text-align:start;font-weight:normal;vertical-align:middle}
        .ch-bars th{overflow-wrap:anywhere;width:38%}
        .ch-bars td:nth-child(2),.ch-bars th:nth-child(2){width:6rem;text-align:end;padding-inline-end:.75rem;\
        font-variant-numeric:tabular-nums}
        .ch-bars thead th{color:var(--ch-text,#595959);font-size:.875rem}
        .ch-bars svg,.ch-plot svg{display:block}
        .ch-plot{padding-inline-start:3.5rem;padding-inline-end:.5rem}
        .ch-bar{fill:var(--ch-bar,#1f6feb)}
        .ch-line{stroke:var(--ch-line,#d9d9d9)}
        .ch-tick{fill:var(--ch-text,#595959);font-size:.75rem}
        .ch-0{fill:var(--ch-0,#ebedf0)}
        .ch-1{fill:var(--ch-1,#b3d0fb)}
        .ch-2{fill:var(--ch-2,#7fb0f7)}
        .ch-3{fill:var(--ch-3,#3f85ef)}
        .ch-4{fill:var(--ch-4,#0f4fb8)}
        .ch-numbers{margin-top:.75rem}
        .ch-numbers summary{cursor:pointer;font-size:.875rem}
        .ch-numbers table{border-collapse:collapse;margin-top:.5rem}
        .ch-numbers th,.ch-numbers td{padding:.1rem .5rem;text-align:end;font-weight:normal;\
        font-variant-numeric:tabular-nums}
        .ch-numbers th[scope=row]{text-align:start}
        @media (prefers-color-scheme:dark){:root{--ch-text:#a6acb5;--ch-line:#3a3f47;--ch-bar:#6ea8fe;--ch-0:#22262c;\
        --ch-1:#1f3a63;--ch-2:#2c5ba3;--ch-3:#4d8ae8;--ch-4:#a3c8ff}}
        @media (max-width:30rem){.ch-numbers th,.ch-numbers td{padding:.1rem .3rem;font-size:.8125rem}}
        @media print{.ch-part{break-inside:avoid}}

        """
}
