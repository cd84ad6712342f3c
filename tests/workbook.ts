import { crc32, inflateRawSync } from 'node:zlib'

/** The rows of each sheet of a workbook, read by the archive's directory as a spreadsheet does. */
export function readWorkbook(bytes: Buffer): Map<string, (string | number)[][]> {
  const files = unzip(bytes)
  const names = [...files.get('xl/workbook.xml')!.matchAll(/<sheet name="([^"]*)" sheetId="(\d+)"/g)]
  return new Map(names.map(([, name = '', id]) => [plain(name), rowsOf(files.get(`xl/worksheets/sheet${id}.xml`)!)]))
}

/** The files of an archive, each held to its length and checksum. */
export function unzip(bytes: Buffer): Map<string, string> {
  return new Map([...unzipBytes(bytes)].map(([name, content]) => [name, content.toString()]))
}

/** The same with files that are no text. */
export function unzipBytes(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const [nameLength, more, place] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 30), bytes.readUInt32LE(at + 42)]
    const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28)
    const content = inflateRawSync(bytes.subarray(from, from + packed))
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength + (more & 0xffff) + (more >>> 16)
  }
  return files
}

function rowsOf(xml: string): (string | number)[][] {
  return [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, , cells = '']) => {
    const row: (string | number)[] = []
    for (const [, column = '', text, number] of cells.matchAll(cell))
      row[columnAt(column)] = number === undefined ? plain(text!) : Number(number)
    return Array.from(row, (value) => value ?? '')
  })
}

const cell = /<c r="([A-Z]+)\d+"[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/gs

function columnAt(name: string): number {
  return [...name].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const marks: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#13;': '\r', '&amp;': '&' }

function plain(xml: string): string {
  return xml.replace(/&(?:lt|gt|quot|amp|#13);/g, (mark) => marks[mark]!).replaceAll('_x005F_', '_')
}
