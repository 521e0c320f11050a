/// The script that searches the data, in the archive as `search/search.js`: `search.js` in the sources of this module.
///
/// A page that offers the search loads it with `<script src="search/search.js" defer></script>`, relative to the page,
/// and has these elements; the script finds the shards and the pages beside its own address. It works under the policy
/// `default-src 'none'; script-src 'self'`.
///
/// | element | what the script does with it |
/// |---|---|
/// | `form#search-form` | does not submit it; takes its texts from `data-none`, `data-all`, `data-some` and `data-failed`, in which `{count}` is the number of results shown, and the words for assurances from `data-verified`, `data-unverified` and `data-sealed`; writes dates as `data-date`, in which `{day}`, `{month}` and `{year}` are filled in, with one of the twelve names in `data-months`; shows a message without any text as the word for its kind in `data-kinds`, where `|` stands between them; says `data-wider`, with `{query}`, `{wider}` and `{total}`, where it looks for beginnings of words as nothing has the words themselves |
/// | `input#search-query` | searches as one types; takes a first query from the address: `search.html#q=` and the escaped query; without a query, takes the focus; Enter and the arrow down lead to the first result |
/// | `div#search-names` | lists the chats and people whose names match under `data-chats` and `data-people`, and says by `data-cut`, with `{shown}` and `{all}`, if these are not all of them |
/// | `ol#search-results` | fills it with `li.search-hit` |
/// | `p#search-status` | sets its text; it should have `role="status"` |
/// | `p#search-legend` | shows it if a result is of plain text; it says what a result without a word is |
/// | `button#search-more` | shows it if there are more results; it should be `type="button"` and `hidden` |
///
/// A result has two children. The first is `b` with the word for its assurance, of the class `v`, `u` or `s` as on the
/// pages of chats, or of none and without a word for plain text, and `time.search-time`; nothing of a message gets there
/// (LOOK-4). The second, `div.search-found`, has a link `a.search-link` to the message with `bdi.search-chat` in it, then
/// `bdi.search-sender`, and the text as `p.search-text` with `mark.search-mark`. Numbers are written in the language of
/// `<html lang>`.
public enum SearchScript {
    /// Its path within an archive.
    public static let path = "\(Shard.folder)/search.js"
    /// Its content.
    public static var bytes: [UInt8] { PackageResources.search_js }
}
