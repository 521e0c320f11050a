// Compares what the script of an archive's search understands and finds with the vectors.
//
//     node queries.mjs SEARCH-SCRIPT FOLDER VECTORS
//
// FOLDER has the shards of the messages in the vectors, numbered by their anchors. Prints the differences, as JSON.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [script, folder, vectors] = process.argv.slice(2);
vm.runInThisContext(readFileSync(script, 'utf8'));
const { Search, parseQuery, typedForm, widened } = globalThis.whisperSearch;
const load = (name) => {
  let shard;
  globalThis.whisperShard = (text) => { shard = JSON.parse(text); };
  vm.runInThisContext(readFileSync(`${folder}/${name}.js`, 'latin1'));
  return Promise.resolve(shard);
};
const search = new Search(load);
await search.open();

const differences = [];
const expect = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) differences.push({ what, found, wanted });
};
const meaning = (node) => {
  if (node === null) return null;
  if (node.kind === 'not') return `(not ${meaning(node.part)})`;
  if (node.kind !== 'words') return `(${node.kind} ${node.parts.map(meaning).join(' ')})`;
  const text = node.words.join(' ') + (node.isPrefix ? '*' : '');
  return node.words.length > 1 ? `"${text}"` : text;
};
const hits = async (query, isTyped) => {
  const found = [];
  for await (const hit of search.hits(query, isTyped)) found.push(hit.message.anchor);
  return found.reverse();
};

const { queries, wider, searches } = JSON.parse(readFileSync(vectors, 'utf8'));
for (const { typed, means } of queries) expect(typed, meaning(parseQuery(typed, search.table, false)), means);
for (const { typed, shows } of wider) {
  const tree = widened(parseQuery(typed, search.table, false));
  expect(`wider ${typed}`, tree && typedForm(tree), shows);
}
for (const { query, finds } of searches) expect(query, await hits(query, false), finds);

// Where something is typed, the last word may be going on, unless it is excluded or its quotation is closed: as in the
// full-screen view, whose samples in SearchQueryTests.swift are among these.
for (const [typed, means] of [
  ['umbr', 'umbr*'], ['the umbr', '(and the umbr*)'], ['umbr ', 'umbr'], ['"the old', '"the old*"'], ['"the old"', '"the old"'],
  ['soup -br', '(and soup (not br))'], ['(a OR umbr', '(or a umbr*)'], ['東京', '"東 京"'], ['sour,', 'sour'],
  ['sour (dou', '(and sour dou*)'], ['sour)', 'sour'], ['sour*', 'sour*'], ['"the ol ', '"the ol"'], ["don't", '"don t*"'],
  ['a OR', '(and a or*)'], ['a OR b', '(or a b*)'], ['a NOT b', '(and a (not b))'], ['a -', 'a'], ['', null],
]) expect(`typed ${typed}`, meaning(parseQuery(typed, search.table, true)), means);
expect('typed umbr', await hits('umbr', true), [0]);
expect('wider umbr', await hits(widened(parseQuery('umbr doo', search.table, false))), [0]);

// A message without any text is shown as what it is.
for await (const { message } of search.hits('ben -img -market -great -lena -don', false)) {
  expect('kind', [message.text, message.kind], ['', 1]);
}

const names = async (query, isTyped = false) => (await search.names(query, isTyped)).map(({ page }) => page);
expect('names umbrella', await names('umbrella'), ['chats/1/index.html']);
expect('names jon', await names('jon', true), ['people/2.html']);
expect('names by number', await names('7531'), ['people/2.html']);
expect('names OR', await names('umbrella OR zoe'), ['chats/1/index.html', 'people/3.html']);
expect('names NOT', await names('keller -jonas'), []);
expect('names of what is only left out', await names('-jonas'), []);
console.log(JSON.stringify(differences));
