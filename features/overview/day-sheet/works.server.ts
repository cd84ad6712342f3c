import type { Db } from '#db/db.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Item } from './sheet-shapes.ts'
import { clockAt } from './day-time.ts'

type Line = Pick<Item, 'starts' | 'title' | 'place' | 'in_charge' | 'notes'> & { who: string[]; is_own?: boolean }

interface Order {
  couple: string[]
  event: { name: string; date: string | null; place: string }
  /** Whose sheet it is; none for the whole of it. */
  name: string | null
  lines: Line[]
}

/** A day on paper: one’s own part first where it is somebody’s, then all that they may see. */
export async function* dayPaper(_: Db, { couple, event, name, lines }: Order): AsyncGenerator<Uint8Array> {
  const { pdfOf } = await import('#server/pdf.ts')
  const { isSettable } = await import('#server/pdf-faces.ts')
  const head = [couple.join(' & '), event.date && longDay(event.date), event.place]
    .filter((word) => typeof word === 'string' && word !== '')
    .join(', ')
  const own = lines.filter((line) => line.is_own)
  const parts = [own, own.length === lines.length ? [] : lines].filter((part) => part.length > 0)
  const tables = parts.map((part) => ({ isSums: false, rows: part.map((line) => [clockAt(line.starts), said(line)] as const) }))
  const all = lines.flatMap((line) => [said(line)])
  const note = name === null ? head : `${t('shared_day.for', { name })} ${head}`
  yield* pdfOf({
    title: event.name,
    size: 'LETTER',
    tables,
    notes: [note, ...(all.every(isSettable) ? [] : [t('day.not_all_letters')])],
  })
}

function said({ title, place, notes, in_charge, who }: Line): string {
  const whole = [title, place, [...who, in_charge].filter(Boolean).join(', '), notes.replace(/\s+/g, ' ')]
  return whole.filter(Boolean).join('. ')
}
