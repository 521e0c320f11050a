import WhisperPages

/// Writes the pages of the gallery as files are found, so that no more than a page of each shelf is kept.
struct GalleryWriter {
    private let site: PageSite
    private let pages: PageWriter
    private var shelves: [GalleryShelf: [GalleryPage.Item]] = [:]
    private var numbers: [GalleryShelf: Int] = [:]
    private var counts: [GalleryShelf: Int] = [:]

    init(site: PageSite, pages: PageWriter) {
        self.site = site
        self.pages = pages
    }

    /// Puts a file on its shelf.
    mutating func add(_ item: GalleryPage.Item) throws(PageExportError) {
        let shelf = item.shelf
        if shelves[shelf]?.count == GalleryPage.capacity { try write(shelf, hasNext: true) }
        shelves[shelf, default: []].append(item)
        counts[shelf, default: 0] += 1
    }

    private mutating func write(_ shelf: GalleryShelf, hasNext: Bool) throws(PageExportError) {
        let number = numbers[shelf, default: 0] + 1
        numbers[shelf] = number
        let items = shelves.removeValue(forKey: shelf) ?? []
        let page = GalleryPage.page(items, of: shelf, number: number, hasNext: hasNext, site: site)
        try pages.write(page, to: .gallery(shelf, page: number))
    }

    /// Writes the last page of each shelf, and the overview.
    mutating func finish() throws(PageExportError) {
        for shelf in GalleryShelf.allCases where shelves[shelf] != nil { try write(shelf, hasNext: false) }
        try pages.write(GalleryPage.overview(counts, site: site), to: .gallery)
    }
}
