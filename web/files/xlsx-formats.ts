import { tokens } from './xml-reading.ts'
import type { Archive } from './zip-reading.ts'

/** What the number of a cell stands for: a day, a time of the day, so many digits, or a number. */
export type Format = 'day' | 'time' | number | undefined

/** The formats of a workbook by the number that a cell names. */
export async function readFormats(archive: Archive): Promise<Format[]> {
  const codes = new Map<number, string>()
  const formats: Format[] = []
  let isInCells = false
  for await (const some of tokens(archive.read('xl/styles.xml')))
    for (const token of some) {
      if (token.kind === 'text') continue
      if (token.name === 'cellXfs') isInCells = token.kind === 'open'
      if (token.kind !== 'open') continue
      if (token.name === 'numFmt') codes.set(Number(token.of('numFmtId')), token.of('formatCode') ?? '')
      if (token.name === 'xf' && isInCells) formats.push(formatOf(Number(token.of('numFmtId') ?? 0), codes))
    }
  return formats
}

/** As a spreadsheet has it. */
const mostInFormat = 255

function formatOf(id: number, codes: Map<number, string>): Format {
  if ((id >= 14 && id <= 17) || id === 22) return 'day'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  const code = (codes.get(id) ?? '').slice(0, mostInFormat).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (/^0{2,15}(;|$)/.test(code)) return /^0+/.exec(code)![0].length
  if (/[dy]/i.test(code)) return 'day'
  return /h|s/i.test(code) || /\[h+\]/i.test(codes.get(id) ?? '') ? 'time' : undefined
}

/** What a cell shows: a result of a formula as what it is, an error as nothing. */
export function cellText(value: string, type: string, format: Format): string {
  if (type === 'e') return ''
  if (type === 'b') return value === '1' ? 'Yes' : 'No'
  if (type !== 'n' || value === '') return spelled(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (format === 'day') return dayOf(number)
  if (format === 'time') return timeOf(number)
  // What is shown of a number that was counted with: fifteen digits, as a spreadsheet has them.
  const digits = String(Number.isInteger(number) ? number : Number(number.toPrecision(15)))
  return typeof format === 'number' ? digits.padStart(format, '0') : digits
}

/** Letters that XML can't hold, or that look like it, are spelled by their numbers: `_x0041_`. */
export function spelled(text: string): string {
  if (!text.includes('_x')) return text
  const letters = text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return letters
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}

/** A time is a part of a day; more than a day is so many hours. */
function timeOf(number: number): string {
  const seconds = Math.round(number * 86_400)
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}`
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`
}

/** Days are counted from the end of 1899. */
function dayOf(number: number): string {
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(number) * 86_400_000)
  return Number.isNaN(day.getTime()) ? String(number) : day.toISOString().slice(0, 10)
}
