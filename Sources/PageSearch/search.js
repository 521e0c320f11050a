// Searches the messages of an archive, from the files in this script's own folder.
//
// Every other file there is a shard: a script whose only content is the call of whisperShard with a string, which is read
// with JSON.parse. A page opened from a folder may load scripts, and nothing else. docs/formats.md describes the shards.
//
// Nothing from a message ever becomes markup or code here: texts are set with textContent, and words are keys of a Map.
'use strict';

(() => {
  // MARK: Numbers and text in the 90 characters of shards

  /** The characters, in the order of their values. */
  const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
    .filter((character) => !'"\'\\<&'.includes(character)).join('');
  const BASE = DIGITS.length;
  const HALF = BASE / 2;
  const VALUES = new Uint8Array(128).fill(255);
  for (let value = 0; value < BASE; value++) VALUES[DIGITS.charCodeAt(value)] = value;

  /** The value of the character at an offset; throws where there is none. */
  function valueAt(text, offset) {
    const value = offset < text.length ? VALUES[text.charCodeAt(offset)] : 255;
    if (!(value < BASE)) throw new Error('A shard is damaged.');
    return value;
  }

  /** Reads numbers: digits of base 45, the lowest first, with 45 added to all but the last. */
  class Numbers {
    constructor(text) {
      this.text = text;
      this.offset = 0;
    }

    get isAtEnd() { return this.offset >= this.text.length; }

    next() {
      let number = 0;
      for (let scale = 1; ; scale *= HALF) {
        const value = valueAt(this.text, this.offset++);
        if (value < HALF) return number + value * scale;
        number += (value - HALF) * scale;
      }
    }

    /** A number that may be negative: the lowest bit is its sign. */
    nextSigned() { return signed(this.next()); }
  }

  /** The number that another one stands for, whose lowest bit is the sign. */
  function signed(number) {
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  /** The ascending numbers of which a text has the distances. */
  function sums(text) {
    const numbers = new Numbers(text);
    const result = [];
    for (let sum = 0; !numbers.isAtEnd;) result.push(sum += numbers.next());
    return result;
  }

  /** The text of a shard: units of UTF-16 with codes of one, two or four characters. */
  function shardText(shard) {
    const [ones, twos, text] = [sums(shard.a), sums(shard.b), shard.t];
    const firstPrefix = BASE - 1 - shard.k;
    const units = new Uint16Array(text.length);
    let count = 0;
    for (let offset = 0; offset < text.length; count++) {
      const value = valueAt(text, offset++);
      if (value < firstPrefix) {
        units[count] = ones[value];
      } else if (value < BASE - 1) {
        units[count] = twos[(value - firstPrefix) * BASE + valueAt(text, offset++)];
      } else {
        units[count] = (valueAt(text, offset) * BASE + valueAt(text, offset + 1)) * BASE + valueAt(text, offset + 2);
        offset += 3;
      }
    }
    let result = '';
    for (let start = 0; start < count; start += 8192) {
      result += String.fromCharCode.apply(null, units.subarray(start, Math.min(start + 8192, count)));
    }
    return result;
  }

  // MARK: Words, as the search of the vault has them

  const [SEPARATOR, DROPPED, LETTER, SINGLE, ATTACHED] = [0, 1, 2, 3, 4];

  /** How each character beyond ASCII is folded: the runs of the shard `fold`. */
  class FoldTable {
    constructor(runs) {
      this.kinds = new Uint8Array(0x110000);
      this.replacements = new Map();
      const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
      const values = new Map(Array.from(digits, (digit, value) => [digit, value]));
      let offset = 0;
      const number = () => {
        for (let result = 0, shift = 0; ; shift += 5) {
          const value = values.get(runs[offset++]);
          if (value === undefined) throw new Error('The shard of folding is damaged.');
          result |= (value & 31) << shift;
          if (value < 32) return result;
        }
      };
      for (let first = 0x80; offset < runs.length;) {
        first += number();
        const end = first + number();
        this.addRun(first, end, number(), number);
        first = end;
      }
    }

    addRun(first, end, operation, number) {
      if (operation <= 3) {
        this.kinds.fill(operation + DROPPED, first, end);
      } else if (operation <= 6) {
        this.kinds.fill(operation - 4 + LETTER, first, end);
        const distance = signed(number());
        for (let code = first; code < end; code++) this.replacements.set(code, String.fromCodePoint(code + distance));
      } else if (operation <= 9) {
        this.kinds.fill(operation - 7 + LETTER, first, end);
        const characters = String.fromCodePoint(...Array.from({ length: number() }, number));
        for (let code = first; code < end; code++) this.replacements.set(code, characters);
      } else {
        this.kinds.fill(LETTER, first, end);
        for (let code = first; code < end; code += 2) this.replacements.set(code, String.fromCodePoint(code + 1));
      }
    }
  }

  /** The letter that two folded characters form; 0 if they do not combine. */
  function composed(first, second) {
    const isHa = (kana) => kana >= 0x306F && kana <= 0x307D && kana % 3 === 0;
    if (second >= 0x1161 && second <= 0x1175 && first >= 0x1100 && first <= 0x1112) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28;
    }
    if (second >= 0x11A8 && second <= 0x11C2 && first >= 0xAC00 && first <= 0xD7A3 && (first - 0xAC00) % 28 === 0) {
      return first + second - 0x11A7;
    }
    if (second === 0x0306) return first === 0x0438 ? 0x0439 : first === 0x0443 ? 0x045E : 0;
    if (second === 0x0308) return first === 0x0456 ? 0x0457 : 0;
    if (second === 0x309A || second === 0xFF9F) return isHa(first) ? first + 2 : 0;
    if (second !== 0x3099 && second !== 0xFF9E) return 0;
    if (first === 0x3046) return 0x3094;
    if (first >= 0x304B && first <= 0x3062) return first % 2 ? first + 1 : 0;
    if ([0x3064, 0x3066, 0x3068, 0x309D].includes(first)) return first + 1;
    if (first >= 0x308F && first <= 0x3092) return first + 0x68;
    return isHa(first) ? first + 1 : 0;
  }

  /** The folded words of a text, with their places and whether each is a character of a script without spaces. */
  function wordsOf(text, table) {
    const words = [];
    let state = SEPARATOR;
    let word = null;
    const separate = () => {
      if (state !== SEPARATOR) words.push(word);
      state = SEPARATOR;
    };
    const begin = (kind, start) => {
      if (kind === LETTER ? state === LETTER : kind === ATTACHED && state !== SEPARATOR) return;
      separate();
      state = kind === LETTER ? LETTER : SINGLE;
      word = { text: '', start, end: start, isSingle: state === SINGLE };
    };
    for (let offset = 0; offset < text.length;) {
      const code = text.codePointAt(offset);
      const end = offset + (code > 0xFFFF ? 2 : 1);
      if (code < 0x80) {
        const lower = code | 0x20;
        if ((lower >= 0x61 && lower <= 0x7A) || (code >= 0x30 && code <= 0x39)) {
          begin(LETTER, offset);
          word.text += String.fromCharCode(code >= 0x41 && code <= 0x5A ? lower : code);
          word.end = end;
        } else {
          separate();
        }
      } else if (state !== SEPARATOR && combine(word, code)) {
        word.end = end;
      } else {
        const kind = table.kinds[code];
        if (kind === SEPARATOR) {
          separate();
        } else if (kind !== DROPPED) {
          begin(kind, offset);
          word.text += table.replacements.get(code) ?? String.fromCodePoint(code);
        }
        if (state !== SEPARATOR) word.end = end;
      }
      offset = end;
    }
    separate();
    return words;
  }

  /** Combines a character with the last one of a word, if the two form a letter of their own. */
  function combine(word, code) {
    const last = Array.from(word.text.slice(-2)).pop();
    const letter = last === undefined ? 0 : composed(last.codePointAt(0), code);
    if (letter === 0) return false;
    word.text = word.text.slice(0, -last.length) + String.fromCodePoint(letter);
    return true;
  }

  /** The length at which tokens are cut, in bytes of UTF-8. */
  const LONGEST_TOKEN = 64;

  function cutToken(word) {
    let bytes = 0;
    let end = 0;
    for (const character of word) {
      const code = character.codePointAt(0);
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (bytes > LONGEST_TOKEN) return word.slice(0, end);
      end += character.length;
    }
    return word;
  }

  /** Compares by code points, as the shards are sorted. */
  function compare(left, right) {
    const count = Math.min(left.length, right.length);
    for (let index = 0; index < count; index++) {
      let [first, second] = [left.charCodeAt(index), right.charCodeAt(index)];
      if (first === second) continue;
      // Surrogates stand for characters beyond all others.
      if (first >= 0xD800 && second >= 0xD800) {
        first = first >= 0xE000 ? first - 0x800 : first + 0x2000;
        second = second >= 0xE000 ? second - 0x800 : second + 0x2000;
      }
      return first - second;
    }
    return left.length - right.length;
  }

  /** The number of elements, ascending, that do not come after a word. */
  function upperBound(words, word) {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(words[middle], word) <= 0) low = middle + 1; else high = middle;
    }
    return low;
  }

  // MARK: Queries

  /** The characters that Unicode calls white space. */
  const SPACE = /[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;
  /** What closes a quotation, by the mark that opens it. */
  const QUOTATIONS = new Map([
    ['"', '"'], ['“', '“”"'], ['”', '“”"'], ['„', '“”"'], ['‟', '“”"'], ['«', '»'], ['»', '«'], ['「', '」'], ['『', '』'],
  ]);
  const OPERATIONS = new Set(['AND', 'OR', 'NOT']);

  /**
   * The tokens of a query, as Sources/Message/Search/SearchQueryToken.swift has them. Words are open if the query ends
   * with them, so that more of the last one may follow.
   */
  function tokensOf(query, table) {
    const tokens = [];
    let offset = 0;
    const append = (start, end, isPrefix, isClosed) => {
      const words = wordsOf(query.slice(start, end), table);
      if (words.length > 0) {
        const isOpen = !isClosed && start + words[words.length - 1].end === query.length;
        tokens.push({ kind: 'words', words, isPrefix, isOpen });
      } else if (tokens[tokens.length - 1]?.kind === 'minus') {
        // A minus before nothing negates nothing.
        tokens.pop();
      }
    };
    while (offset < query.length) {
      const character = query[offset];
      const closing = QUOTATIONS.get(character);
      if (SPACE.test(character)) {
        offset++;
      } else if (closing) {
        const start = offset + 1;
        let end = start;
        while (end < query.length && !closing.includes(query[end])) end++;
        offset = Math.min(end + 1, query.length);
        const isStarred = query[offset] === '*';
        if (isStarred) offset++;
        append(start, end, isStarred || query[end - 1] === '*' && end > start, end < query.length);
      } else if ('(（)）'.includes(character)) {
        offset++;
        tokens.push({ kind: '(（'.includes(character) ? 'open' : 'close' });
      } else if (character === '-') {
        while (query[offset] === '-') offset++;
        if (offset < query.length && !SPACE.test(query[offset])) tokens.push({ kind: 'minus' });
      } else {
        const start = offset;
        while (offset < query.length && !SPACE.test(query[offset]) && !QUOTATIONS.has(query[offset])
          && !'()（）'.includes(query[offset])) offset++;
        const word = query.slice(start, offset);
        if (OPERATIONS.has(word)) tokens.push({ kind: word, isOpen: offset === query.length });
        else append(start, offset, word.endsWith('*'), false);
      }
    }
    return tokens;
  }

  /** Joins several parts into one flat one; a single one is returned as it is, none gives null. */
  function joined(parts, kind) {
    if (parts.length < 2) return parts[0] ?? null;
    return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
  }

  /**
   * Parses a query by the rules of Sources/Message/Search/SearchQuery.swift, which finds the same in the terminal; both are
   * tested with Tests/Vectors/queries.json. There is one difference: where something is typed, the last word may be going
   * on, unless it is excluded or its quotation is closed.
   */
  class QueryParser {
    constructor(tokens, isTyped) {
      this.tokens = tokens;
      this.isTyped = isTyped;
      this.position = 0;
      this.terms = 0;
      this.negations = 0;
    }

    /** The kind of the next token; undefined at the end. */
    get kind() { return this.tokens[this.position]?.kind; }

    parse() {
      const parts = [];
      while (this.kind) {
        const part = this.alternatives(0);
        if (part) parts.push(part);
        // A closing parenthesis without an opening one.
        this.position++;
      }
      return joined(parts, 'and');
    }

    alternatives(depth) {
      const parts = [this.conjunction(depth)];
      while (this.kind === 'OR') {
        this.position++;
        parts.push(this.conjunction(depth));
      }
      return joined(parts.filter((part) => part), 'or');
    }

    conjunction(depth) {
      const parts = [];
      const append = (part) => { if (part) parts.push(part); };
      while (this.kind && this.kind !== 'close') {
        const next = this.tokens[this.position + 1]?.kind ?? 'close';
        const isJoining = parts.length > 0 && next !== 'close';
        if (this.kind === 'OR') {
          if (isJoining) break;
          append(this.wordOfOperation());
        } else if (this.kind === 'AND') {
          if (isJoining) this.position++; else append(this.wordOfOperation());
        } else {
          append(this.negation(depth));
        }
      }
      return joined(parts, 'and');
    }

    negation(depth) {
      if (this.kind !== 'NOT' && this.kind !== 'minus') return this.primary(depth);
      const next = this.tokens[this.position + 1]?.kind ?? 'close';
      if (['close', 'OR', 'AND'].includes(next) || depth >= 32) return this.wordOfOperation();
      this.position++;
      this.negations++;
      const part = this.negation(depth + 1);
      this.negations--;
      if (!part) return null;
      return part.kind === 'not' ? part.part : { kind: 'not', part };
    }

    primary(depth) {
      const token = this.tokens[this.position++];
      if (token.kind === 'words') {
        const isSingle = token.words[token.words.length - 1].isSingle;
        return this.words(token.words, token.isPrefix || (this.isGoingOn(token.isOpen) && !isSingle));
      }
      if (token.kind !== 'open' || depth >= 32) return null;
      const part = this.alternatives(depth + 1);
      if (this.kind === 'close') this.position++;
      return part;
    }

    /** Whether more of a word may follow that ends the query. */
    isGoingOn(isOpen) { return this.isTyped && isOpen && this.negations === 0; }

    /** An operator without operands as the word that it looks like. */
    wordOfOperation() {
      const { kind, isOpen } = this.tokens[this.position++];
      if (kind === 'minus') return null;
      const text = kind.toLowerCase();
      return this.words([{ text, start: 0, end: text.length, isSingle: false }], this.isGoingOn(isOpen));
    }

    words(words, isPrefix) {
      if (this.terms >= 64) return null;
      this.terms++;
      return wordsNode(words, isPrefix);
    }
  }

  /**
   * Words in succession: the tokens that a message with them has in the index, whether these suffice or the words must be
   * looked for in its text, and the words as a pattern.
   */
  function wordsNode(words, isPrefix) {
    const tokens = new Map();
    const add = (text, isPrefix) => tokens.set((isPrefix ? '*' : '=') + text, { text: cutToken(text), isPrefix });
    for (let start = 0; start < words.length;) {
      let end = start + 1;
      while (end < words.length && words[end].isSingle && words[end - 1].isSingle
        && words[end - 1].end === words[end].start) end++;
      if (end === start + 1) add(words[start].text, words[start].isSingle || (isPrefix && end === words.length));
      for (let pair = start + 1; pair < end; pair++) {
        add(words[pair - 1].text + words[pair].text, isPrefix && pair === words.length - 1);
      }
      start = end;
    }
    const isPair = words.length === 2 && words.every((word) => word.isSingle) && words[0].end === words[1].start;
    return {
      kind: 'words', tokens: Array.from(tokens.values()).slice(0, 32), isChecked: words.length > 1 && !isPair,
      words: words.map((word) => word.text), isPrefix, source: words,
    };
  }

  /** A query as a tree; null without a word. */
  function parseQuery(query, table, isTyped) {
    return new QueryParser(tokensOf(query, table), isTyped).parse();
  }

  /** The same tree for words that only begin like those asked for; null if it asks for beginnings already. */
  function widened(tree) {
    let isWider = false;
    const wider = (node) => {
      // What is excluded stays what was asked for.
      if (node.kind === 'not' || node.isPrefix) return node;
      if (node.kind !== 'words') return { kind: node.kind, parts: node.parts.map(wider) };
      isWider = true;
      return wordsNode(node.source, true);
    };
    const result = tree && wider(tree);
    return isWider ? result : null;
  }

  /** A tree as it could be typed: `umbr* "blue sky" -rain`. */
  function typedForm(node) {
    const grouped = (part) => (['and', 'or'].includes(part.kind) ? `(${typedForm(part)})` : typedForm(part));
    switch (node.kind) {
    case 'and': return node.parts.map(grouped).join(' ');
    case 'or': return node.parts.map(grouped).join(' OR ');
    case 'not': return `-${grouped(node.part)}`;
    default: {
      const text = node.words.join(' ') + (node.isPrefix ? '*' : '');
      return node.words.length > 1 ? `"${text}"` : text;
    }
    }
  }

  /** The words of a tree that are looked for, and so are marked. */
  function patternsOf(node) {
    return node.kind === 'words' ? [node] : node.kind === 'not' ? [] : node.parts.flatMap(patternsOf);
  }

  /** Whether a tree matches; `has` says it of words. */
  function matches(node, has) {
    switch (node.kind) {
    case 'and': return node.parts.every((part) => matches(part, has));
    case 'or': return node.parts.some((part) => matches(part, has));
    case 'not': return !matches(node.part, has);
    default: return has(node);
    }
  }

  /** The places of a pattern in the words of a text: the first word and the one after the last. */
  function* placesOf(pattern, words) {
    const count = pattern.words.length;
    for (let start = 0; start + count <= words.length; start++) {
      const isHere = pattern.words.every((text, index) => {
        const found = words[start + index].text;
        return found === text || (pattern.isPrefix && index === count - 1 && found.startsWith(text));
      });
      if (isHere) yield [start, start + count];
    }
  }

  // MARK: The index

  /** A value for each name, the least recently used of which are forgotten. */
  class Cache {
    constructor(limit) {
      this.limit = limit;
      this.values = new Map();
    }

    get(name, make) {
      let value = this.values.get(name);
      if (value === undefined) {
        value = make();
        // What failed may be tried again.
        value.catch(() => this.values.delete(name));
      }
      this.values.delete(name);
      this.values.set(name, value);
      if (this.values.size > this.limit) this.values.delete(this.values.keys().next().value);
      return value;
    }
  }

  /** Words of one segment, ascending, and their lists of messages. */
  function wordShard(shard) {
    const text = shardText(shard);
    const numbers = new Numbers(shard.n);
    const words = [];
    const ends = [];
    let [offset, end, last] = [0, 0, ''];
    while (!numbers.isAtEnd) {
      const shared = numbers.next();
      const count = numbers.next();
      last = last.slice(0, shared) + text.slice(offset, offset += count);
      words.push(last);
      ends.push(end += numbers.next());
    }
    return { words, ends, lists: shard.p };
  }

  /** What stands between the text of a message and the names of its files. */
  const FIELD_SEPARATOR = '\x1E';

  /** How messages are vouched for, in the order of the numbers in shards. */
  const ASSURANCES = ['plain', 'sealed', 'unverified', 'verified'];

  /** What results show of consecutive messages. */
  function messageShard(shard) {
    const text = shardText(shard);
    let offset = 0;
    const take = (count) => text.slice(offset, offset += count);
    const strings = [];
    for (const lengths = new Numbers(shard.s); !lengths.isAtEnd;) strings.push(take(lengths.next()));
    const anchors = new Map();
    const messages = [];
    let time = 0;
    for (const numbers = new Numbers(shard.n); !numbers.isAtEnd;) {
      const page = numbers.next();
      const [chat, sender] = [numbers.next(), numbers.next()];
      // The lowest two bits are the assurance.
      const place = numbers.next();
      const assurance = ASSURANCES[place % 4];
      const anchor = (anchors.get(page) ?? 0) + signed(Math.floor(place / 4));
      anchors.set(page, anchor);
      time += numbers.nextSigned();
      const body = take(numbers.next());
      // A message without any text is shown as what it is.
      const kind = body === '' ? numbers.next() : undefined;
      messages.push({
        page: strings[page], chat: strings[chat], sender: strings[sender], assurance, anchor, time, text: body, kind,
      });
    }
    return messages;
  }

  /** Chats and people: where they are, and the names by which they are found, the one that is shown first. */
  function nameShard(shard) {
    const text = shardText(shard);
    let offset = 0;
    const take = (count) => text.slice(offset, offset += count);
    const entries = [];
    for (const numbers = new Numbers(shard.n); !numbers.isAtEnd;) {
      const isPerson = numbers.next() === 1;
      const page = take(numbers.next());
      const fields = Array.from({ length: numbers.next() }, () => take(numbers.next()));
      entries.push({ isPerson, page, fields });
    }
    return entries;
  }

  /** Marks the messages of a list that have been marked so often with one more mark. */
  function mark(marks, round, list, start, end) {
    let message = marks.length;
    for (let offset = start; offset < end;) {
      let gap = 0;
      for (let scale = 1; ; scale *= HALF) {
        const value = valueAt(list, offset++);
        if (value < HALF) { gap += value * scale; break; }
        gap += (value - HALF) * scale;
      }
      message -= gap + 1;
      if (marks[message] === round) marks[message] = round + 1;
    }
  }

  /** The search over all shards. `load` returns a promise of the object of a shard, by its name. */
  class Search {
    constructor(load) {
      this.load = load;
      this.wordShards = new Cache(64);
      this.messageShards = new Cache(128);
    }

    /** Reads what every search needs; returns a promise. */
    open() {
      this.opening ??= Promise.all([this.load('index'), this.load('fold')]).then(([index, fold]) => {
        this.table = new FoldTable(fold.f);
        this.messageStarts = sums(index.m);
        this.nameShards = index.p ?? 0;
        this.segments = [];
        const text = shardText(index);
        const numbers = new Numbers(index.n);
        for (let number = 0, first = 0, offset = 0; number < index.c; number++) {
          const count = numbers.next();
          const words = Array.from({ length: numbers.next() }, () => text.slice(offset, offset += numbers.next()));
          this.segments.push({ number, first, count, words });
          first += count;
        }
      });
      return this.opening;
    }

    /** A query as a tree; null without a word. */
    async tree(query, isTyped = true) {
      await this.open();
      return parseQuery(query, this.table, isTyped);
    }

    /** The messages that match a query, which may be a tree, the newest first. */
    async* hits(query, isTyped = true) {
      const tree = typeof query === 'string' ? await this.tree(query, isTyped) : query;
      if (!tree) return;
      const patterns = patternsOf(tree);
      for (let number = this.segments.length - 1; number >= 0; number--) {
        const segment = this.segments[number];
        const marks = new Map();
        const { possible, certain } = await this.messagesIn(segment, tree, marks);
        const found = [];
        for (let offset = segment.count - 1; offset >= 0; offset--) if (possible[offset]) found.push(offset);
        for (let index = 0; index < found.length; index++) {
          if (index % 32 === 0) this.expect(found.slice(index, index + 32).map((offset) => segment.first + offset));
          const offset = found[index];
          const message = await this.message(segment.first + offset);
          const has = (node) => marks.get(node)[offset] && (!node.isChecked || this.has(message, node));
          if (certain[offset] || matches(tree, has)) {
            const { text, sender } = message;
            yield { message, marks: this.marks(text, patterns), senderMarks: this.marks(sender, patterns) };
          } else if (index % 256 === 255) {
            // Nothing yet for the one who waits: let the browser take input.
            await new Promise((resolve) => setTimeout(resolve, 0));
          }
        }
      }
    }

    /** Whether a part of the text of a message, or the name of its sender, has some words in succession. */
    has(message, node) {
      return this.contains(message, [...message.text.split(FIELD_SEPARATOR), message.sender], node);
    }

    /** Whether one of the fields has some words in succession; `holder` keeps their folded form. */
    contains(holder, fields, { words, isPrefix }) {
      holder.folded ??= fields.map((field) => this.folded(field));
      const wanted = ` ${words.join(' ')}${isPrefix ? '' : ' '}`;
      return holder.folded.some((field) => field.includes(wanted));
    }

    /** The words of a text, each between two spaces. */
    folded(text) {
      return ` ${wordsOf(text, this.table).map((word) => word.text).join(' ')} `;
    }

    /**
     * The messages of a segment that may match, and those that do whatever their texts are: 1 for each. `marks` takes the
     * messages that may have the words of each node.
     */
    async messagesIn(segment, node, marks) {
      if (node.kind === 'words') {
        const possible = await this.messagesWith(segment, node.tokens);
        marks.set(node, possible);
        return { possible, certain: node.isChecked ? new Uint8Array(segment.count) : possible };
      }
      const operands = node.kind === 'not' ? [node.part] : node.parts;
      const parts = await Promise.all(operands.map((part) => this.messagesIn(segment, part, marks)));
      const isExact = parts.every(({ possible, certain }) => possible === certain);
      if (node.kind === 'not') {
        const [{ possible, certain }] = parts;
        const others = certain.map((mark) => 1 - mark);
        return { possible: others, certain: isExact ? others : possible.map((mark) => 1 - mark) };
      }
      const joined = (key) => {
        const result = parts[0][key].slice();
        for (const { [key]: marks } of parts.slice(1)) {
          if (node.kind === 'and') for (let offset = 0; offset < marks.length; offset++) result[offset] &= marks[offset];
          else for (let offset = 0; offset < marks.length; offset++) result[offset] |= marks[offset];
        }
        return result;
      };
      const possible = joined('possible');
      return { possible, certain: isExact ? possible : joined('certain') };
    }

    /** The messages of a segment that have all tokens: 1 for each. */
    async messagesWith(segment, tokens) {
      const shards = await Promise.all(tokens.map((token) => this.shardsOf(segment, token)));
      const marks = new Uint8Array(segment.count);
      tokens.forEach(({ text, isPrefix }, round) => {
        for (const { words, ends, lists } of shards[round]) {
          let index = upperBound(words, text);
          if (index > 0 && words[index - 1] === text) index--;
          for (; index < words.length && (isPrefix ? words[index].startsWith(text) : words[index] === text); index++) {
            mark(marks, round, lists, index > 0 ? ends[index - 1] : 0, ends[index]);
          }
        }
      });
      for (let offset = 0; offset < marks.length; offset++) marks[offset] = marks[offset] === tokens.length ? 1 : 0;
      return marks;
    }

    /**
     * The chats and people whose names match a query by beginnings of words, in their order:
     * `{ isPerson, page, name, marks }`.
     */
    async names(query, isTyped = true) {
      const asked = await this.tree(query, isTyped);
      const tree = widened(asked) ?? asked;
      const patterns = tree ? patternsOf(tree) : [];
      // What is only excluded names nothing.
      if (patterns.length === 0) return [];
      return (await this.everyName()).filter((entry) => matches(tree, (node) => this.contains(entry, entry.fields, node)))
        .map(({ isPerson, page, fields: [name] }) => ({ isPerson, page, name, marks: this.marks(name, patterns) }));
    }

    /** All chats and people; returns a promise. */
    everyName() {
      if (!this.naming) {
        const numbers = Array.from({ length: this.nameShards }, (_, number) => number);
        this.naming = Promise.all(numbers.map((number) => this.load(`n${number}`)))
          .then((shards) => shards.flatMap(nameShard));
        // What failed may be tried again.
        this.naming.catch(() => { this.naming = undefined; });
      }
      return this.naming;
    }

    /** The ranges of a text to mark. */
    marks(text, patterns) {
      return marksIn(wordsOf(text, this.table), patterns);
    }

    /** The shards of a segment that may have a token. */
    shardsOf(segment, { text, isPrefix }) {
      const first = Math.max(upperBound(segment.words, text) - 1, 0);
      let end = first + 1;
      while (isPrefix && end < segment.words.length && segment.words[end].startsWith(text)) end++;
      const names = Array.from({ length: end - first }, (_, index) => `w${segment.number}-${first + index}`);
      return Promise.all(names.map((name) => this.wordShards.get(name, () => this.load(name).then(wordShard))));
    }

    /** The number of the shard that has a message. */
    messageShardOf(number) {
      let [low, high] = [0, this.messageStarts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.messageStarts[middle] <= number) low = middle + 1; else high = middle;
      }
      return low - 1;
    }

    messageShard(shard) {
      return this.messageShards.get(shard, () => this.load(`t${shard}`).then(messageShard));
    }

    /** Begins to load the shards of messages that are needed soon. */
    expect(numbers) {
      for (const shard of new Set(numbers.map((number) => this.messageShardOf(number)))) {
        this.messageShard(shard).catch(() => {});
      }
    }

    async message(number) {
      const shard = this.messageShardOf(number);
      return (await this.messageShard(shard))[number - this.messageStarts[shard]];
    }
  }

  /** The ranges of a text to mark, ascending and apart. */
  function marksIn(words, patterns) {
    const ranges = [];
    for (const pattern of patterns) {
      for (const [first, end] of placesOf(pattern, words)) ranges.push([words[first].start, words[end - 1].end]);
    }
    ranges.sort((left, right) => left[0] - right[0] || left[1] - right[1]);
    const result = [];
    for (const range of ranges) {
      const last = result[result.length - 1];
      if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]); else result.push(range);
    }
    return result;
  }

  globalThis.whisperSearch = Object.freeze({
    Search, wordsOf, parseQuery, widened, typedForm, shardText, FoldTable,
  });

  // MARK: The page

  if (typeof document === 'undefined') return;

  const script = document.currentScript;
  const waiting = new Map();

  globalThis.whisperShard = (text) => {
    const shard = JSON.parse(text);
    waiting.get(shard.i)?.(shard);
  };

  /** Loads a shard as a script. */
  function loadShard(name) {
    return new Promise((resolve, reject) => {
      const element = document.createElement('script');
      const end = () => {
        waiting.delete(name);
        element.remove();
        // Has no effect if the shard has arrived.
        reject(new Error(`The shard ${name} is missing.`));
      };
      waiting.set(name, resolve);
      element.addEventListener('load', end);
      element.addEventListener('error', end);
      element.src = new URL(`${name}.js`, script.src).href;
      document.head.append(element);
    });
  }

  const search = new Search(loadShard);
  const PAGE_SIZE = 30;
  const SNIPPET_SIZE = 240;
  const MOST_NAMES = 12;
  /** The number of times that results have shown, by which their links name them. */
  let times = 0;

  /** An element with a class and a text. */
  function element(name, className, text) {
    const result = document.createElement(name);
    result.className = className;
    if (text !== undefined) result.textContent = text;
    return result;
  }

  /** Appends a text from an offset to another one, with its marks. */
  function appendMarked(holder, parts, marks, start = 0, end = parts.length) {
    const text = parts.replaceAll(FIELD_SEPARATOR, '\n');
    let offset = start;
    for (const range of marks) {
      if (range[0] >= end) break;
      holder.append(text.slice(offset, range[0]));
      offset = Math.min(range[1], end);
      holder.append(element('mark', 'search-mark', text.slice(range[0], offset)));
    }
    holder.append(text.slice(offset, end));
  }

  /** A snippet of a text, with its marks. */
  function snippet(text, marks) {
    const result = element('p', 'search-text');
    result.dir = 'auto';
    let start = marks.length > 0 ? Math.max(0, marks[0][0] - 60) : 0;
    while (start > 0 && marks[0][0] - start < 90 && !/\s/.test(text[start - 1])) start--;
    const end = Math.min(text.length, start + SNIPPET_SIZE);
    if (start > 0) result.append('…');
    appendMarked(result, text, marks, start, end);
    if (end < text.length) result.append('…');
    return result;
  }

  /** What is the program's own: the word for how a message is vouched for, unless it is plain, and its time. */
  function programsColumn({ assurance, time }, words) {
    const column = document.createElement('b');
    if (assurance !== 'plain') {
      column.className = assurance[0];
      column.textContent = words[assurance] ?? '';
    }
    column.append(element('time', 'search-time', moment(time, words)));
    return column;
  }

  /** The address of a page of the archive; undefined if it is none. */
  function address(page, place = '') {
    const isPath = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/.test(page);
    return isPath ? new URL(`../${page}${place}`, script.src).href : undefined;
  }

  /** A link to a page. */
  function linkTo(page, place, className) {
    const link = element('a', className);
    const target = address(page, place);
    if (target) link.href = target;
    return link;
  }

  /** Date and time, in the form of the pages. */
  function moment(seconds, words) {
    const date = new Date(seconds * 1000);
    const parts = {
      day: String(date.getUTCDate()), month: (words.months ?? '').split(' ')[date.getUTCMonth()] ?? '',
      year: String(date.getUTCFullYear()),
    };
    const digits = (number) => String(number).padStart(2, '0');
    const day = (words.date ?? '').replace(/\{(day|month|year)\}/g, (_, part) => parts[part]);
    // A Chinese date ends in its own word for day.
    return `${day}${day.endsWith('日') ? '' : ' '}${digits(date.getUTCHours())}:${digits(date.getUTCMinutes())}`;
  }

  /** A result: the program's column, apart from all that a message says, and a link to the message on its page. */
  function result({ message, marks, senderMarks }, words) {
    const found = element('div', 'search-found');
    const link = linkTo(message.page, `#m${message.anchor}`, 'search-link');
    link.append(element('bdi', 'search-chat', message.chat));
    found.append(link);
    if (message.sender !== '') {
      const sender = element('bdi', 'search-sender');
      appendMarked(sender, message.sender, senderMarks);
      found.append(' ', sender);
    }
    if (message.text !== '') {
      found.append(snippet(message.text, marks));
    } else {
      found.append(element('p', 'search-text x', (words.kinds ?? '').split('|')[message.kind] ?? ''));
    }
    const item = element('li', 'search-hit');
    item.append(programsColumn(message, words), found);
    const time = item.querySelector('time');
    time.id = `t${++times}`;
    link.setAttribute('aria-describedby', time.id);
    return item;
  }

  /** The chats and the people that were found by their names, each under a heading with their number. */
  function nameLists(names, words, count) {
    const lists = [];
    for (const isPerson of [false, true]) {
      const found = names.filter((entry) => entry.isPerson === isPerson);
      if (found.length === 0) continue;
      const heading = element('h2', '', isPerson ? words.people : words.chats);
      heading.append(' ', element('small', '', count.format(found.length)));
      const list = element('ul', 'rows');
      for (const { page, name, marks } of found.slice(0, MOST_NAMES)) {
        const link = linkTo(page, '', 'search-name');
        const shown = document.createElement('bdi');
        appendMarked(shown, name, marks);
        link.append(shown);
        const item = document.createElement('li');
        item.append(link);
        list.append(item);
      }
      lists.push(heading, list);
      if (found.length > MOST_NAMES) {
        const cut = (words.cut ?? '').replace('{shown}', () => count.format(MOST_NAMES))
          .replace('{all}', () => count.format(found.length));
        lists.push(element('p', 'sub', cut));
      }
    }
    return lists;
  }

  function start() {
    const form = document.getElementById('search-form');
    if (!form) return;
    const input = document.getElementById('search-query');
    const list = document.getElementById('search-results');
    const status = document.getElementById('search-status');
    const more = document.getElementById('search-more');
    const named = document.getElementById('search-names');
    const legend = document.getElementById('search-legend');
    const language = document.documentElement.lang || undefined;
    const count = new Intl.NumberFormat(language);
    let hits = null;
    let typed = '';
    // Whether the first result is to take the focus when it comes.
    let isAwaited = false;
    // The query and its wider form, if nothing has the words themselves.
    let wider = null;

    const say = (key) => {
      const shown = count.format(list.childElementCount);
      status.textContent = wider && key !== 'failed'
        ? (form.dataset.wider ?? '').replace(/\{(query|wider|total)\}/g, (_, part) => (
          { ...wider, total: key === 'some' ? `${shown}+` : shown }[part]))
        : (form.dataset[key] ?? '').replace('{count}', () => shown);
    };

    /** Shows the next hits of a search, unless another one has begun; after a while, those that there are already. */
    async function show(current, isFirst) {
      let [items, isAtEnd, count, shownAt] = [[], false, 0, performance.now()];
      const flush = () => {
        if (isFirst && count === items.length) list.replaceChildren(...items); else list.append(...items);
        if (!isFirst && count === items.length) items[0]?.querySelector('a')?.focus();
        [items, shownAt] = [[], performance.now()];
      };
      try {
        while (count < PAGE_SIZE && !isAtEnd) {
          const next = await current.next();
          if (hits !== current) return;
          if (!next.done) {
            items.push(result(next.value, form.dataset));
            count++;
          } else if (isFirst && count === 0 && !wider) {
            // Nothing has the words themselves: as in the terminal, beginnings of words are looked for.
            const tree = widened(await search.tree(typed));
            if (hits !== current) return;
            if (tree) {
              wider = { query: typed.trim(), wider: typedForm(tree) };
              current = hits = search.hits(tree);
            } else {
              isAtEnd = true;
            }
          } else {
            isAtEnd = true;
          }
          if (items.length > 0 && performance.now() - shownAt > 100) flush();
        }
        if (isFirst && count === 0) wider = null;
      } catch (error) {
        if (hits === current) say('failed');
        return;
      }
      flush();
      more.hidden = isAtEnd;
      if (isFirst && isAwaited) enterResults();
      if (legend) legend.hidden = !list.querySelector('li > b:not([class])');
      say(list.childElementCount === 0 ? 'none' : isAtEnd ? 'all' : 'some');
    }

    /** Goes from the field to the first result, as soon as there is one. */
    function enterResults() {
      const first = named?.querySelector('a') ?? list.querySelector('a');
      isAwaited = !first && input.value.trim() !== '';
      first?.focus();
    }

    function run() {
      hits?.return();
      [hits, wider, isAwaited] = [null, null, false];
      const query = typed = input.value;
      const state = query === '' ? location.pathname : `#q=${encodeURIComponent(query)}`;
      try { history.replaceState(null, '', state); } catch { /* Some browsers forbid it for files. */ }
      if (query.trim() === '') {
        list.replaceChildren();
        named?.replaceChildren();
        status.textContent = '';
        more.hidden = true;
        if (legend) legend.hidden = true;
        return;
      }
      hits = search.hits(query);
      show(hits, true);
      if (named) showNames(query);
    }

    /** Shows the chats and people of a search, unless another one has begun. */
    async function showNames(query) {
      try {
        const names = await search.names(query);
        if (typed === query) named.replaceChildren(...nameLists(names, form.dataset, count));
      } catch (error) {
        if (typed === query) say('failed');
      }
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      enterResults();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' || event.isComposing) return;
      event.preventDefault();
      enterResults();
    });
    input.addEventListener('input', run);
    more.addEventListener('click', () => { if (hits) show(hits, false); });
    const given = /^#q=(.*)$/.exec(location.hash);
    if (given) {
      try { input.value = decodeURIComponent(given[1]); } catch { /* Not a query of ours. */ }
    }
    // Who comes to type has nothing to read yet.
    if (input.value === '') input.focus();
    if (input.value !== '') run(); else search.open().catch(() => say('failed'));
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start); else start();
})();
