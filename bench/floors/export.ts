import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import pg from 'pg'

/** The least that can answer the guest list as a workbook: one statement, XML by hand, Node's own compressor, nothing kept. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const session = `select user_id from tokens where hash=$1 and kind='access' and expires_at>now()`
const day = (column: string) => `coalesce(to_char(${column},'MM-DD-YYYY'),'')`
const columns = {
  'Last name': 'lastname',
  'First name': 'firstname',
  Household: `''`,
  Group: 'relationship',
  Side: `case side when 'both' then 'Both' when 'partner_1' then 'Partner 1' else 'Partner 2' end`,
  'Age group': 'initcap(age_group)',
  'Wedding party role': 'wedding_party_role',
  Email: 'email',
  Phone: 'phone',
  Address: 'address_line1',
  'Address, line 2': 'address_line2',
  City: 'city',
  State: 'state',
  'Postal code': 'postal_code',
  Country: 'country',
  'Dietary notes': 'dietary_notes',
  'Plus-one': `case when plus_one_allowed then 'Yes' else '' end`,
  'Plus-one names': `array_to_string(plus_one_names,', ')`,
  Table: 'table_name',
  Tags: `array_to_string(tags,', ')`,
  Notes: 'notes',
  'Save-the-date sent': day('save_the_date_sent_at'),
  'Invitation sent': day('invitation_sent_at'),
  Gift: 'gift',
  'Thank-you sent': day('thank_you_sent_at'),
}
const guests = `select ${Object.values(columns).join()} from guests where user_id=$1 order by lastname,firstname,id`

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const [packages, office] = [
  'http://schemas.openxmlformats.org/package/2006',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
]
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const [mime, relations] = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml',
  'application/vnd.openxmlformats-package.relationships+xml',
]
const small = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="${relations}"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const letters = Object.keys(columns).map((_, nth) => String.fromCharCode(65 + nth))
const escaped = (text: string) => (/[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text)

function rowOf(cells: string[], number: number): string {
  let row = `<row r="${number}">`
  for (let nth = 0; nth < cells.length; nth++) {
    const text = cells[nth]!
    if (text !== '') row += `<c r="${letters[nth]}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  }
  return `${row}</row>`
}

async function answer(token: string, response: ServerResponse): Promise<void> {
  const who = await pool.query({ name: 'session', text: session, values: [createHash('sha256').update(token).digest()] })
  const { rows } = await pool.query({
    name: 'guests',
    text: guests,
    values: [who.rows[0].user_id],
    rowMode: 'array',
  } as pg.QueryArrayConfig)
  const archive = archiveInto(response)
  for (const [name, text] of Object.entries(small)) archive.add(name, deflateRawSync(text), text)
  await archive.stream('xl/worksheets/sheet1.xml', function* () {
    let piece = `${head}<worksheet xmlns="${main}"><sheetData>${rowOf(Object.keys(columns), 1)}`
    for (const [nth, row] of (rows as string[][]).entries()) {
      piece += rowOf(row, nth + 2)
      if (piece.length < 65_536) continue
      yield piece
      piece = ''
    }
    yield `${piece}</sheetData></worksheet>`
  })
  archive.end()
}

function archiveInto(response: ServerResponse) {
  const directory: Buffer[] = []
  let at = 0
  const write = (bytes: Buffer) => {
    at += bytes.length
    response.write(bytes)
  }
  const header = (name: string) => record('50 4b 03 04', [2, 20, 2, 8, 2, 8, 2, 0, 2, 33, 4, 0, 4, 0, 4, 0, 2, name.length, 2, 0], name)
  const close = (name: string, place: number, crc: number, packed: number, size: number) => {
    write(record('50 4b 07 08', [4, crc, 4, packed, 4, size]))
    const about = [
      2,
      20,
      2,
      20,
      2,
      8,
      2,
      8,
      2,
      0,
      2,
      33,
      4,
      crc,
      4,
      packed,
      4,
      size,
      2,
      name.length,
      2,
      0,
      2,
      0,
      2,
      0,
      2,
      0,
      4,
      0,
      4,
      place,
    ]
    directory.push(record('50 4b 01 02', about, name))
  }
  return {
    add(name: string, packed: Buffer, text: string) {
      const place = at
      write(header(name))
      write(packed)
      close(name, place, crc32(text), packed.length, Buffer.byteLength(text))
    },
    async stream(name: string, pieces: () => Iterable<string>) {
      const place = at
      write(header(name))
      const [from, deflate] = [at, createDeflateRaw()]
      let [crc, size] = [0, 0]
      deflate.on('data', write)
      for (const piece of pieces()) {
        const bytes = Buffer.from(piece)
        crc = crc32(bytes, crc)
        size += bytes.length
        await new Promise((resolve) => deflate.write(bytes, resolve))
      }
      await new Promise((resolve) => deflate.on('end', resolve).end())
      close(name, place, crc, at - from, size)
    },
    end() {
      const [place, listed] = [at, Buffer.concat(directory)]
      response.write(listed)
      response.end(record('50 4b 05 06', [2, 0, 2, 0, 2, directory.length, 2, directory.length, 4, listed.length, 4, place, 2, 0]))
    },
  }
}

/** Lengths and numbers by turns, behind a signature and before a name. */
function record(signature: string, numbers: number[], name = ''): Buffer {
  const parts = [Buffer.from(signature.replaceAll(' ', ''), 'hex')]
  for (let nth = 0; nth < numbers.length; nth += 2) {
    const part = Buffer.alloc(numbers[nth]!)
    part.writeUIntLE(numbers[nth + 1]!, 0, part.length)
    parts.push(part)
  }
  return Buffer.concat([...parts, Buffer.from(name)])
}

createServer((request, response) => {
  if (request.url === '/') return void response.end('up')
  answer(request.headers.authorization?.slice(7) ?? '', response).catch((error) => response.writeHead(500).end(String(error)))
}).listen(Number(process.env['PORT']))
