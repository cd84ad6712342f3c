import { tokens } from './xml-reading.ts'
import type { Archive } from './zip-reading.ts'

/** What the number of a cell stands for: a day, so many digits, or a number. */
export type Format = 'day' | number | undefined

/** The formats of a workbook by the number that a cell names. */
export async function readFormats(archive: Archive): Promise<Format[]> {
  const codes = new Map<number, string>()
  const formats: Format[] = []
  let isInCells = false
  for await (const token of tokens(archive.read('xl/styles.xml'))) {
    if (token.kind === 'text') continue
    if (token.name === 'cellXfs') isInCells = token.kind === 'open'
    if (token.kind !== 'open') continue
    if (token.name === 'numFmt') codes.set(Number(token.of('numFmtId')), token.of('formatCode') ?? '')
    if (token.name === 'xf' && isInCells) formats.push(formatOf(Number(token.of('numFmtId') ?? 0), codes))
  }
  return formats
}

function formatOf(id: number, codes: Map<number, string>): Format {
  if ((id >= 14 && id <= 17) || id === 22) return 'day'
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (/^0{2,15}(;|$)/.test(code)) return /^0+/.exec(code)![0].length
  return /[dy]/i.test(code) ? 'day' : undefined
}

/** What a cell shows: a result of a formula as what it is, an error as nothing. */
export function cellText(value: string, type: string, format: Format): string {
  if (type === 'e') return ''
  if (type === 'b') return value === '1' ? 'Yes' : 'No'
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (format === 'day') return dayOf(number)
  // What is shown of a number that was counted with: fifteen digits, as a spreadsheet has them.
  const digits = Number.isInteger(number)
    ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 0 })
    : String(Number(number.toPrecision(15)))
  return typeof format === 'number' ? digits.padStart(format, '0') : digits
}

/** Days are counted from the end of 1899. */
function dayOf(number: number): string {
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(number) * 86_400_000)
  return Number.isNaN(day.getTime()) ? String(number) : day.toISOString().slice(0, 10)
}
