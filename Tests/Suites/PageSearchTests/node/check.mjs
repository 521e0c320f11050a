// Reads search data with the script that searches it, and compares with what was indexed.
//
//     node check.mjs SEARCH-SCRIPT FOLDER
//
// FOLDER has the shards, and `expected.jsonl`: a line for each message in the order of time with its text as kept, its
// folded words and its strings; then a line for each query with the numbers of all messages that it should find, and one
// with the names of chats and people. Prints the number of differences for each kind, as JSON.
import { createReadStream, readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import vm from 'node:vm';

const [script, folder] = process.argv.slice(2);
vm.runInThisContext(readFileSync(script, 'utf8'));
const { Search, wordsOf } = globalThis.whisperSearch;
const report = { shards: 0, messages: 0, queries: 0, unsafe: 0, texts: 0, words: 0, hits: 0, order: 0, polluted: 0, first: null };
const differ = (kind, detail) => {
  report[kind]++;
  report.first ??= { kind, detail };
};

// A shard is one call with one string that nothing in it can end, and JSON within.
const shape = /^whisperShard\('[ !#-%(-;=-\[\]-~"]*'\);\n$/;
for (const name of readdirSync(folder).filter((name) => /^(w|t|n|index|fold).*\.js$/.test(name))) {
  const source = readFileSync(`${folder}/${name}`, 'latin1');
  report.shards++;
  if (!shape.test(source) || source.length > 262144) differ('unsafe', name);
}

const load = (name) => {
  let shard;
  globalThis.whisperShard = (text) => { shard = JSON.parse(text); };
  vm.runInThisContext(readFileSync(`${folder}/${name}.js`, 'latin1'));
  return Promise.resolve(shard);
};
const search = new Search(load);
await search.open();

let last = -Infinity;
for await (const line of createInterface({ input: createReadStream(`${folder}/expected.jsonl`) })) {
  const expected = JSON.parse(line);
  if (expected.names) {
    const names = (await search.everyName()).map(({ fields }) => fields);
    if (JSON.stringify(names) !== JSON.stringify(expected.names)) differ('texts', [names, expected.names]);
    continue;
  }
  if (expected.query === undefined) {
    const message = await search.message(report.messages);
    for (const key of ['text', 'page', 'chat', 'sender', 'assurance', 'anchor', 'time']) {
      if (message[key] !== expected[key]) differ('texts', [report.messages, key, message[key], expected[key]]);
    }
    if (expected.instant < last) differ('order', report.messages);
    last = expected.instant;
    const words = wordsOf(expected.text, search.table).map((word) => word.text).join(' ');
    if (words !== expected.words) differ('words', [expected.text, words, expected.words]);
    report.messages++;
  } else {
    const found = [];
    for await (const hit of search.hits(expected.query)) {
      found.push(`${hit.message.page}#${hit.message.anchor}`);
      for (const [start, end] of hit.marks) {
        if (!(start >= 0 && start < end && end <= hit.message.text.length)) differ('hits', [expected.query, hit.marks]);
      }
    }
    if (found.join(' ') !== expected.hits.join(' ')) {
      const missing = expected.hits.filter((hit) => !found.includes(hit));
      const unexpected = found.filter((hit) => !expected.hits.includes(hit));
      differ('hits', { query: expected.query, missing: missing.slice(0, 5), unexpected: unexpected.slice(0, 5) });
    }
    report.queries++;
  }
}
if (Object.keys(Object.prototype).length > 0) differ('polluted', Object.keys(Object.prototype));
console.log(JSON.stringify(report));
