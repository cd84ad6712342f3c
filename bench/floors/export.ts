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
  'Drinks alcohol': `case when drinks then 'Yes' when not drinks then 'No' else '' end`,
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
  const archive = new Archive(response)
  for (const [name, text] of Object.entries(small)) archive.add(name, text)
  await archive.stream('xl/worksheets/sheet1.xml', sheetOf(rows as string[][]))
  archive.end()
}

function* sheetOf(rows: string[][]): Generator<string> {
  let piece = `${head}<worksheet xmlns="${main}"><sheetData>${rowOf(Object.keys(columns), 1)}`
  for (const [nth, row] of rows.entries()) {
    piece += rowOf(row, nth + 2)
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

class Archive {
  readonly #response: ServerResponse
  readonly #directory: Buffer[] = []
  #at = 0

  constructor(response: ServerResponse) {
    this.#response = response
  }

  add(name: string, text: string): void {
    const [place, packed] = [this.#open(name), deflateRawSync(text)]
    this.#write(packed)
    this.#close(name, place, { crc: crc32(text), packed: packed.length, size: Buffer.byteLength(text) })
  }

  async stream(name: string, pieces: Iterable<string>): Promise<void> {
    const place = this.#open(name)
    const [from, deflate] = [this.#at, createDeflateRaw()]
    let [crc, size] = [0, 0]
    deflate.on('data', (bytes: Buffer) => this.#write(bytes))
    for (const piece of pieces) {
      const bytes = Buffer.from(piece)
      crc = crc32(bytes, crc)
      size += bytes.length
      await new Promise((resolve) => deflate.write(bytes, resolve))
    }
    await new Promise((resolve) => deflate.on('end', resolve).end())
    this.#close(name, place, { crc, packed: this.#at - from, size })
  }

  end(): void {
    const [many, listed] = [this.#directory.length, Buffer.concat(this.#directory)]
    this.#response.write(listed)
    this.#response.end(record('504b0506', [2, 0, 2, 0, 2, many, 2, many, 4, listed.length, 4, this.#at, 2, 0]))
  }

  #open(name: string): number {
    const place = this.#at
    this.#write(record('504b0304', [2, 20, 2, 8, 2, 8, 2, 0, 2, 33, 4, 0, 4, 0, 4, 0, 2, name.length, 2, 0], name))
    return place
  }

  #close(name: string, place: number, { crc, packed, size }: Record<'crc' | 'packed' | 'size', number>): void {
    this.#write(record('504b0708', [4, crc, 4, packed, 4, size]))
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
    this.#directory.push(record('504b0102', about, name))
  }

  #write(bytes: Buffer): void {
    this.#at += bytes.length
    this.#response.write(bytes)
  }
}

/** Lengths and numbers by turns, behind a signature and before a name. */
function record(signature: string, numbers: number[], name = ''): Buffer {
  const parts = [Buffer.from(signature, 'hex')]
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
