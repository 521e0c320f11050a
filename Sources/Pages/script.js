// The one script of an archive. Everything can be read without it; it adds the choice of colours, filters, keys, a
// date to go to, and pictures at their full size. It fetches nothing, and what it shows it sets as text, never as markup.
"use strict";

(() => {
    const root = document.documentElement;

    // Colours: what was chosen before, if the browser keeps anything for pages from files.
    const memory = {
        get() { try { return localStorage.getItem("whisper-theme"); } catch { return null; } },
        set(theme) { try { localStorage.setItem("whisper-theme", theme); } catch { /* Then it lasts for this page. */ } },
    };
    const chosen = memory.get();
    if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;

    function prepareTheme() {
        const button = document.getElementById("theme");
        if (!button) return;
        button.hidden = false;
        button.addEventListener("click", () => {
            const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
            const theme = (root.dataset.theme || system) === "dark" ? "light" : "dark";
            root.dataset.theme = theme;
            memory.set(theme);
        });
    }

    // Letters without case, marks and width, digits of any script as those of ASCII, and no characters that are not seen:
    // a name is found however it is written. The search of the archive folds by a table; this suffices for one page.
    const letters = { ß: "ss", ı: "i", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ς: "σ" };

    function folded(text) {
        return text.normalize("NFKD").toLowerCase().replace(/[\p{M}\p{Cf}\u0640]/gu, "")
            .replace(/[ßıæœøłđðþς]/g, letter => letters[letter])
            .replace(/[^\x00-\x7f]/gu, character => /\p{Nd}/u.test(character) ? digit(character) : character);
    }

    // The ten digits of a script follow each other.
    function digit(character) {
        const code = character.codePointAt(0);
        let zero = code;
        while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
        return String(code - zero);
    }

    const wordsOf = text => folded(text).split(/\s+/).filter(word => word);

    // Filters: a message stays if it has the words and everything that is checked.
    const tests = {
        media: item => item.querySelector(".pic, video, audio, .file"),
        links: item => item.querySelector("a[target]"),
        sealed: item => item.firstElementChild && item.firstElementChild.className,
    };

    function prepareFilters() {
        const tools = document.getElementById("tools");
        if (!tools) return;
        tools.hidden = false;
        const filter = document.getElementById("filter");
        const shown = document.getElementById("shown");
        const days = [...document.querySelectorAll(".chat ol")];
        let items = null;
        const apply = () => {
            items = items || [...document.querySelectorAll(".chat ol > li")].map(
                item => ({ item, text: folded(item.textContent) }));
            const words = wordsOf(filter.value);
            const checks = [...tools.querySelectorAll("[data-filter]:checked")].map(box => tests[box.dataset.filter]);
            let count = 0;
            for (const { item, text } of items) {
                const stays = words.every(word => text.includes(word)) && checks.every(test => test(item));
                item.hidden = !stays;
                if (stays) count += 1;
            }
            for (const day of days) {
                const isEmpty = ![...day.children].some(item => !item.hidden);
                day.hidden = isEmpty;
                if (day.previousElementSibling) day.previousElementSibling.hidden = isEmpty;
            }
            const isActive = words.length > 0 || checks.length > 0;
            const number = value => value.toLocaleString(root.lang);
            shown.textContent = isActive
                ? shown.dataset.words.replace("{shown}", number(count)).replace("{all}", number(items.length)) : "";
        };
        let timer = 0;
        tools.addEventListener("input", event => {
            if (event.target.id === "jump") return;
            clearTimeout(timer);
            timer = setTimeout(apply, 80);
        });
        document.getElementById("jump").addEventListener("change", event => goTo(event.target.value));
    }

    // Lists: a row stays if its name has the words.
    function prepareFinding() {
        const form = document.getElementById("find");
        if (!form) return;
        form.hidden = false;
        const field = document.getElementById("find-name");
        const found = document.getElementById("found");
        const rows = [...document.querySelectorAll(".rows > li")].map(
            item => ({ item, name: folded(item.querySelector("a").textContent) }));
        const number = value => value.toLocaleString(root.lang);
        field.addEventListener("input", () => {
            const words = wordsOf(field.value);
            for (const { item, name } of rows) item.hidden = !words.every(word => name.includes(word));
            const count = rows.filter(({ item }) => !item.hidden).length;
            found.textContent = words.length > 0
                ? found.dataset.words.replace("{shown}", number(count)).replace("{all}", number(rows.length)) : "";
        });
        // Enter opens the first row. A long list goes on over pages: the search knows the names on all of them.
        form.addEventListener("submit", event => {
            event.preventDefault();
            const first = rows.find(({ item }) => !item.hidden);
            if (!field.value.trim()) return;
            if (first) first.item.querySelector("a").click(); else goToSearch(field.value);
        });
    }

    // The search takes its words from the address, and the focus if there are none yet.
    function goToSearch(words) {
        const page = document.querySelector(".top a[href$='search.html']");
        if (page) location.href = page.href + "#q=" + encodeURIComponent(words);
        return page;
    }

    // Dates: months.js calls whisperMonths with the pages of the chat and the days on which they begin.
    let pages = [];
    window.whisperMonths = list => {
        pages = list.split(" ").map(entry => {
            const match = /^(\d{4}-\d{2})((?:-\d+)?)@(\d+)$/.exec(entry);
            return match && { name: match[1] + match[2] + ".html", date: match[1] + "-" + match[3].padStart(2, "0") };
        }).filter(page => page);
    };

    function goTo(date) {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || pages.length === 0) return;
        let best = pages[0];
        for (const page of pages) if (page.date <= date && (best.date > date || page.date >= best.date)) best = page;
        const isHere = location.pathname.endsWith("/" + best.name);
        if (isHere) showDay(date); else location.href = best.name + "#d" + date;
    }

    // A day without messages is not on the page: the next one is.
    function showDay(date) {
        const days = [...document.querySelectorAll(".chat h2[id]")].filter(day => !day.hidden);
        const day = days.find(day => day.id.slice(1) >= date) || days[days.length - 1];
        if (!day) return;
        day.tabIndex = -1;
        day.scrollIntoView();
        day.focus({ preventScroll: true });
    }

    // A link from the search names a message by its number on the page.
    function showMessage(number) {
        const item = document.querySelectorAll(".chat ol > li")[number];
        if (!item) return;
        item.tabIndex = -1;
        item.scrollIntoView({ block: "center" });
        item.focus({ preventScroll: true });
    }

    function showPlace() {
        const place = /^#m(\d{1,6})$/.exec(location.hash);
        if (place && !document.getElementById(location.hash.slice(1))) showMessage(Number(place[1]));
        const match = /^#d(\d{4}-\d{2}-\d{2})$/.exec(location.hash);
        if (match && !document.getElementById(location.hash.slice(1))) showDay(match[1]);
    }

    // Keys.
    function isTyping(target) {
        return target instanceof HTMLInputElement && target.type !== "checkbox" || target instanceof HTMLTextAreaElement
            || target instanceof HTMLSelectElement || target instanceof HTMLMediaElement;
    }

    const listed = ".chat ol > li, .wall > li, .stack > li, .rows > li, .search-hit";

    function move(step) {
        const items = [...document.querySelectorAll(listed)].filter(item => !item.hidden && item.offsetParent);
        if (items.length === 0) return;
        const current = document.activeElement.closest(listed);
        let index = items.indexOf(current);
        if (index < 0) {
            index = items.findIndex(item => item.getBoundingClientRect().top >= 0);
            index = step > 0 ? Math.max(index, 0) : index - 1;
        } else {
            index += step;
        }
        const item = items[Math.min(Math.max(index, 0), items.length - 1)];
        // Outside of chats an item is there to be opened: Enter follows its first link.
        const link = item.closest(".chat") ? null : item.querySelector("a");
        if (!link) item.tabIndex = -1;
        (link || item).focus({ preventScroll: true });
        item.scrollIntoView({ block: "nearest" });
    }

    function turn(relation) {
        const link = document.querySelector(`a[rel=${relation}]`);
        if (link) link.click();
    }

    function prepareKeys() {
        document.addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
            const filter = document.getElementById("filter");
            const { target } = event;
            // Escape takes the words back, then leaves the field, so that keys are keys again.
            if (event.key === "Escape" && ["filter", "find-name", "search-query"].includes(target.id)) {
                if (!target.value) return target.blur();
                target.value = "";
                target.dispatchEvent(new Event("input", { bubbles: true }));
                return;
            }
            if (isTyping(target) || document.querySelector("dialog[open]")) return;
            const isReversed = root.dir === "rtl";
            switch (event.key) {
            case "j": move(1); break;
            case "k": move(-1); break;
            case "ArrowLeft": turn(isReversed ? "next" : "prev"); break;
            case "ArrowRight": turn(isReversed ? "prev" : "next"); break;
            case "/": {
                const field = filter || document.getElementById("search-query");
                if (field && filter) document.getElementById("tools").open = true;
                if (field) field.focus(); else if (!goToSearch("")) return;
                break;
            }
            default: return;
            }
            event.preventDefault();
        });
    }

    // Pictures.
    function preparePictures() {
        const place = document.getElementById("box");
        if (!place || typeof HTMLDialogElement === "undefined") return;
        const [close, previous, next] = place.dataset.words.split("|");
        const dialog = document.createElement("dialog");
        const picture = document.createElement("img");
        const row = document.createElement("p");
        const name = document.createElement("span");
        name.dir = "auto";
        let links = [];
        let index = 0;
        const show = step => {
            index = (index + step + links.length) % links.length;
            const image = links[index].querySelector("img");
            picture.src = links[index].href;
            picture.alt = image ? image.alt : "";
            name.textContent = picture.alt;
            dialog.setAttribute("aria-label", picture.alt);
        };
        const button = (label, action) => {
            const made = document.createElement("button");
            made.type = "button";
            made.textContent = label;
            made.addEventListener("click", action);
            row.append(made);
        };
        button(close, () => dialog.close());
        button(previous, () => show(-1));
        button(next, () => show(1));
        row.append(name);
        dialog.append(picture, row);
        dialog.addEventListener("keydown", event => {
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
            show((event.key === "ArrowRight") === (root.dir !== "rtl") ? 1 : -1);
            event.preventDefault();
        });
        picture.addEventListener("click", () => dialog.close());
        document.body.append(dialog);
        document.addEventListener("click", event => {
            const link = event.target.closest && event.target.closest("a.pic");
            if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            links = [...document.querySelectorAll("a.pic")].filter(other => other.offsetParent);
            index = Math.max(0, links.indexOf(link));
            show(0);
            dialog.showModal();
        });
    }

    document.addEventListener("DOMContentLoaded", () => {
        prepareTheme();
        prepareFilters();
        prepareFinding();
        prepareKeys();
        preparePictures();
        showPlace();
        window.addEventListener("hashchange", showPlace);
    });
})();
