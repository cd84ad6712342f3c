import { expect, test } from 'vitest'
import { workbook } from '#server/xlsx.ts'
import { zipped } from '#server/zip.ts'
import { book, whole } from '#tests/handmade-workbook.ts'
import { readFile, readText } from '#web/files/file-reading.ts'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const rowsOf = async (file: Uint8Array) => (await readFile(file)).table.rows

test.each([
  [
    'commas',
    'Name,City\r\nAda,Lund\r\n',
    [
      ['Name', 'City'],
      ['Ada', 'Lund'],
    ],
  ],
  [
    'semicolons, as in half of Europe',
    'Name;City\nDahl, Karin;Lund',
    [
      ['Name', 'City'],
      ['Dahl, Karin', 'Lund'],
    ],
  ],
  [
    'tabs, as pasted',
    'Ada\tLund\nBo\t',
    [
      ['Ada', 'Lund'],
      ['Bo', ''],
    ],
  ],
  [
    'quotes',
    '"Hart, ""Wally""","1 Main St\nHouston"\nBo,x',
    [
      ['Hart, "Wally"', '1 Main St\nHouston'],
      ['Bo', 'x'],
    ],
  ],
  [
    'a quote that nothing closes',
    '"Ada,Lund\nBo,Kiel',
    [
      ['"Ada', 'Lund'],
      ['Bo', 'Kiel'],
    ],
  ],
  ['a separator that the file names', 'sep=|\nAda|Lund', [['Ada', 'Lund']]],
  [
    'old line ends',
    'Ada,1\rBo,2',
    [
      ['Ada', '1'],
      ['Bo', '2'],
    ],
  ],
  [
    'rows of every width',
    'a,b,c\n\n,,\nd',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
  ['one column', 'Ada\nBo', [['Ada'], ['Bo']]],
])('reads %s', (_, text, rows) => {
  expect(readText(text).rows).toEqual(rows)
})

test.each([
  ['UTF-8', bytes('Namn;Ort\nÅsa;Malmö')],
  ['UTF-8 with a mark', bytes('\ufeffNamn;Ort\nÅsa;Malmö')],
  ['the letters of Windows', bytes('Namn;Ort\nÅsa;Malmö', 'latin1')],
  ['UTF-16 of Excel', bytes('\ufeffNamn;Ort\nÅsa;Malmö', 'utf16le')],
  ['UTF-16 without a mark', bytes('Namn;Ort\nÅsa;Malmö', 'utf16le')],
  ['UTF-16 the other way round', new Uint8Array(Buffer.from('\ufeffNamn;Ort\nÅsa;Malmö', 'utf16le').swap16())],
])('reads %s', async (_, file) => {
  expect(await rowsOf(file)).toEqual([
    ['Namn', 'Ort'],
    ['Åsa', 'Malmö'],
  ])
})

test('the first sheet with something in it is read, and any that is asked for', async () => {
  const sheet = (name: string, ...rows: (string | number)[][]) => ({
    name,
    head: rows[0]!.map(String),
    rows: (async function* () {
      yield* rows.slice(1)
    })(),
  })
  const file = await whole(
    workbook([sheet('Empty', ['']), sheet('Guests', ['Name', 'ZIP'], ['Åsa & Bo', 2139], ['<b>"x"</b>', 1.5]), sheet('More', ['Ife'])]),
  )
  expect(await readFile(file)).toEqual({
    table: {
      rows: [
        ['Name', 'ZIP'],
        ['Åsa & Bo', '2139'],
        ['<b>"x"</b>', '1.5'],
      ],
    },
    sheets: { names: ['Empty', 'Guests', 'More'], current: 1 },
  })
  expect((await readFile(file, { sheet: 2 })).table.rows).toEqual([['Ife']])
})

test('of a formula its result is read, of an error nothing, of a day the day, of a ZIP its zeros', async () => {
  const sheet = `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>A1&amp;"x"</f><v>Ada x</v></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
    <row r="2"><c r="A2" s="1"><v>45901</v></c><c r="B2" s="2"><v>2139</v></c><c r="C2"><f>HYPERLINK("http://x","y")</f><v>12345678901</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="inlineStr"><is><r><t>Ri</t></r><r><t>ch</t></r></is></c></row></sheetData>`
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="1"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
  const words = '<sst><si><r><t>A</t></r><r><t xml:space="preserve">da </t></r><rPh><t>spoken</t></rPh></si></sst>'
  expect(await rowsOf(await book({ sheet, styles, words }))).toEqual([
    ['Ada', '', 'Ada x', '', ''],
    ['2025-09-01', '02139', '12345678901', 'Yes', 'Rich'],
  ])
})

test('a letter that is spelled by its number is the letter; a time is read as a clock shows it; a large number costs no more than a small one', async () => {
  const cell = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
  const sheet = `<sheetData><row>${text('a_x0041_b')}${text('a_x005F_x0041_b')}${text('one_x000D_\ntwo_x0000_')}<c t="s"><v>0</v></c></row>
    <row>${cell('0.6875', 1)}${cell('0.25', 2)}${cell('0.500011574', 1)}${cell('1.5', 3)}</row><row>${cell('1e308')}${cell('123456789012')}${cell('-7')}${cell('0')}</row></sheetData>`
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="h:mm AM/PM"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>'
  expect(await rowsOf(await book({ sheet, styles, words: '<sst><si><t>x_x005f_y</t></si></sst>' }))).toEqual([
    ['aAb', 'a_x0041_b', 'one\ntwo', 'x_y'],
    ['16:30', '06:00', '12:00:01', '36:00'],
    ['1e+308', '123456789012', '-7', '0'],
  ])
})

test.each([
  [
    '2.1, quoted-printable',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=F3nsd=F3ttir;Bir=\nta\nTEL;CELL:555-0100\nTEL;PREF;HOME:713-555-0199\nEND:VCARD',
    ['', 'Birta', 'Jónsdóttir', '', '713-555-0199'],
  ],
  [
    '3.0, folded',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Hart;Walter;James;Dr.;\r\nitem1.EMAIL;TYPE=INTERNET:w.hart@exam\r\n ple.com\r\nEND:VCARD',
    ['', 'Walter James', 'Hart', 'w.hart@example.com', ''],
  ],
  [
    '4.0, with parts',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Åsa Dahl\nTEL;VALUE=uri;TYPE="voice,home":tel:+1-713-555-0199\nEND:VCARD',
    ['Åsa Dahl', '', '', '', '+1-713-555-0199'],
  ],
])('reads cards of %s', async (_, text, start) => {
  const { rows, hasHead } = readText(text)
  expect(hasHead).toBe(true)
  expect(rows[1]!.slice(0, 5)).toEqual(start)
})

test('a card has an address with commas and lines, and a picture in it is passed over', () => {
  const text = `BEGIN:VCARD\nN:Igwe;Dee\nADR;TYPE=HOME:;Apt 4;12 Oak\\, rear;Lagos;LA;100001;Nigeria\nNOTE:one\\ntwo\\; three\nCATEGORIES:aunts,choir\nPHOTO;ENCODING=b:${'A'.repeat(90_000)}\nEND:VCARD`
  expect(readText(text).rows[1]!.slice(5)).toEqual([
    '12 Oak, rear',
    'Apt 4',
    'Lagos',
    'LA',
    '100001',
    'Nigeria',
    'one\ntwo; three',
    'aunts,choir',
  ])
})

test.each([
  ['more than 10 MB', new Uint8Array(10 * 1_048_576 + 1), 'too_large'],
  ['nothing', new Uint8Array(0), 'empty'],
  ['only commas', bytes(',,,\n,,,'), 'empty'],
  ['20,000 rows', bytes('Ada,Lund\n'.repeat(20_000)), 'too_many'],
  ['a workbook of the nineties, or with a password', bytes('\xd0\xcf\x11\xe0 old', 'latin1'), 'old_excel'],
  ['a picture', bytes('\x89PNG\r\n\x1a\n', 'latin1'), 'not_ours'],
  ['a program', new Uint8Array(4_000).map((_, place) => (place * 7) % 32), 'not_ours'],
  ['a page', bytes('<!DOCTYPE html><p>Ada'), 'not_ours'],
  ['half an archive', bytes('PK\x03\x04 and no end', 'latin1'), 'broken'],
  ['cards without an end', bytes('BEGIN:VCARD\nFN:Ada'), 'empty'],
])('%s is refused kindly', async (_, file, kind) => {
  await expect(readFile(file)).rejects.toMatchObject({ kind })
})

test('an archive that is no workbook, is locked or has cut ends is refused', async () => {
  await expect(readFile(await whole(zipped([{ name: 'content.xml', content: ['<x/>'] }])))).rejects.toMatchObject({ kind: 'not_ours' })
  const good = await book({ sheet: '<sheetData><row><c t="inlineStr"><is><t>Ada</t></is></c></row></sheetData>' })
  expect(await rowsOf(good)).toEqual([['Ada']])
  const locked = Buffer.from(good)
  locked[locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8]! |= 1
  await expect(readFile(new Uint8Array(locked))).rejects.toMatchObject({ kind: 'locked' })
  for (let seed = 1; seed < 60; seed++) {
    const bent = Buffer.from(good)
    for (let nth = 0; nth < 4; nth++) bent[(seed * 7_919 * (nth + 1)) % bent.length] = (seed * 31 + nth) % 256
    await readFile(new Uint8Array(bent)).catch((error: { kind?: string }) => expect(error.kind, `seed ${seed}`).toBeDefined())
  }
})

test('a large workbook tells how far its reading is', async () => {
  const rows = Array.from({ length: 5_000 }, (_, nth) => `<row><c t="inlineStr"><is><t>Guest ${nth}</t></is></c></row>`)
  const told: number[] = []
  const file = await book({ sheet: `<sheetData>${rows.join('')}</sheetData>` })
  const { table } = await readFile(file, { onProgress: (part) => told.push(part) })
  expect(table.rows).toHaveLength(5_000)
  expect(told).toEqual(Array.from({ length: 10 }, (_, nth) => (nth + 1) / 20))
})
