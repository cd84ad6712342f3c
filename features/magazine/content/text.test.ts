import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.server.ts'
import { readText } from './text.server.ts'
import { misspoken } from './voice.ts'

test('a text becomes a tree of plain data, and says what it names', async () => {
  const { faults, tree, plain, named } = await readText(
    'At 8:30 **nobody** had [a seat](vendor/fern-and-fable).\n\n{% picture name="table" size="wide" /%}\n\nIt cost $40 {% cite source="zola" /%}.\n',
  )
  expect(faults).toEqual([])
  expect(JSON.parse(JSON.stringify(tree))).toMatchObject({ name: 'article', children: [{ name: 'p' }, { name: 'picture' }, { name: 'p' }] })
  expect(plain).toContain('At 8:30 nobody had a seat.')
  expect(named.filter(({ kind }) => kind !== 'block')).toEqual([
    { kind: 'piece', name: 'vendor/fern-and-fable', line: 1 },
    { kind: 'picture', name: 'table', line: 3 },
    { kind: 'source', name: 'zola', line: 5 },
  ])
})

test.for([
  ['[here](javascript:alert(1))', 'a link that is none'],
  ['[here](//evil.example/x)', 'no address for a link'],
  ['[here](http://127.0.0.1/)', 'no address for a link'],
  ['![x](https://evil.example/x.png)', 'no image here'],
  ['<img src=x onerror=alert(1)>', 'HTML is not read'],
  ['Fine <script>alert(1)</script>', 'HTML is not read'],
  ['# A title', 'headings are ## or ###'],
  ['```\ncode\n```', 'no fence here'],
  ['> said', 'no blockquote here'],
  ['{% frame src="x" /%}', 'there is no block "frame"'],
  ['{% if true %}x{% /if %}', 'there is no block "if"'],
  ['{% partial file="/etc/passwd" /%}', 'there is no block "partial"'],
  ['{% picture nam="table" /%}', "Invalid attribute: 'nam'"],
  ['{% picture /%}', "Missing required attribute: 'name'"],
  ['{% picture name="a" onclick="x" /%}', "Invalid attribute: 'onclick'"],
  ['{% picture name="a" size="huge" /%}', "Attribute 'size' must match one of"],
  ['{% quote %}\nnever closed', "Node 'quote' is missing closing"],
  ['{% gallery names=["a"] /%}', 'two to six pictures'],
  ['{% video href="https://evil.example/film" title="x" /%}', 'a film comes from'],
  ['{% video href="javascript:alert(1)" title="x" /%}', 'a film comes from'],
  ['{% chart caption="x" unit="dollars" source="s" %}\n| a | b |\n| - | - |\n| x | many |\n| y | 2 |\n{% /chart %}', 'a name and a number'],
  ['{% $secret.key %}', "Undefined variable: 'secret.key'"],
  ['Fine {% .red %}', 'nothing may be noted'],
])('%s is refused on its line, with the reason', async ([markdown = '', reason = '']) => {
  const { faults, tree } = await readText(`A first line.\n\n${markdown}\n`)
  expect(faults.map(({ says }) => says).join('\n')).toContain(reason)
  expect(faults[0]?.line).toBeGreaterThanOrEqual(3)
  expect(tree).toBeNull()
})

test('a text made to take long comes to an end, and there is a limit to its length', async () => {
  const said = async (text: string) => (await readText(text)).faults.map(({ says }) => says)
  for (const [mark, times, most] of [
    ['a', 40_001, '40000 letters'],
    ['**a', 1_001, '2000 asterisks'],
    ['{% ', 301, '300 blocks'],
    ['[', 1_001, '1000 brackets'],
  ] as const)
    expect(await said(mark.repeat(times))).toEqual([`a text has at most ${most}`])
  for (const mark of ['> ', '| ', '- ', '`', '&#', '<a', '\\']) expect(await readText(mark.repeat(39_000 / mark.length))).toBeDefined()
})

test.for([
  ['title: The # of chairs #4\n', 'has a comment'],
  ['title: &a one\nexcerpt: *a\n', 'has an alias'],
  ['title: !!js/function x\n', 'Unresolved tag'],
  ['title: !!str x\n', 'has a tag'],
  ['title: one\ntitle: two\n', 'Map keys must be unique'],
  ['title: "unclosed\n', 'Missing closing'],
])('front matter %j is refused', async ([head = '', reason = '']) => {
  const { faults, given } = await readFrontMatter(`---\n${head}---\nText\n`)
  expect(faults.map(({ says }) => says).join('\n')).toContain(reason)
  expect(given).toEqual({})
})

test('what YAML of old took for something else stays a text', async () => {
  const { given, faults } = await readFrontMatter('---\na: no\nb: 8:30\nc: 2026-06-13\nd: $38,140\ne: NO\n---\nText\n')
  expect(faults).toEqual([])
  expect(given).toEqual({ a: 'no', b: '8:30', c: '2026-06-13', d: '$38,140', e: 'NO' })
})

test('words of every other wedding magazine are named, ordinary ones are not', () => {
  expect(misspoken('It was a magical day')).toHaveLength(1)
  expect(misspoken('Their favourite colour')).toHaveLength(1)
  expect(misspoken('She said "yes" — twice!')).toHaveLength(3)
  expect(misspoken('The chairs came forty short, and the cellist’s family sat on hay.')).toEqual([])
})
