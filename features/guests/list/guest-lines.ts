import { useDeferredValue, useMemo } from 'react'
import { t } from '#web/text/text.ts'
import type { LineRead } from '#web/ui/lines-read.tsx'
import type { GuestPage } from './contract.ts'
import { countsOf } from './guest-counted.ts'
import { type KnownGuest, useKnown } from './adding/already-listed.ts'
import { guestName } from './guest-name.ts'
import { type Doubt, type ReadLine, readingOf } from './guest-reading.ts'

const mostShown = 8

const doubts: Record<Doubt, string> = {
  family: t('guest_add.doubt_family'),
  lastname: t('guest_add.doubt_lastname'),
  odd: t('guest_add.doubt_odd'),
  long: t('guest_add.doubt_long'),
  twice: t('guest_add.doubt_twice'),
}

/** What we understood so far, in words: how many, who, who is known already, and where we are not sure. */
export function useLinesRead(names: string, page: GuestPage, event: number | undefined) {
  const text = useDeferredValue(names)
  const reading = useMemo(() => readingOf(text), [text])
  const guests = useMemo(() => reading.lines.flatMap((line) => line.guests), [reading])
  const known = useKnown(guests, page, event)
  // Lines that somebody should look at go first when there are too many to show.
  const shown = reading.lines.length > mostShown ? reading.lines.toSorted(doubtsFirst).slice(0, mostShown) : reading.lines
  const hidden = reading.lines.length - shown.length
  return {
    label: t('guest_add.reading'),
    counts: reading.guests > 0 ? [countsOf(reading), plusOnes(reading.plus_ones)].filter(Boolean).join(' ') : '',
    known: known.length > 0 ? knownWords(known) : '',
    lines: shown.map(lineWords),
    more: moreLines(hidden),
  }
}

function moreLines(n: number): string {
  if (n === 0) return ''
  return n === 1 ? t('guest_add.more_lines_one') : t('guest_add.more_lines', { n })
}

function knownWords(known: readonly KnownGuest[]): string {
  const names = known.filter(({ likeness }) => likeness === 'sure').map(({ name }) => name)
  const alike = known.filter(({ likeness }) => likeness === 'maybe')
  const [name = ''] = names
  const more = names.length - mostShown
  const words = [
    names.length === 1 ? t('guest_add.known', { name }) : '',
    names.length > 1 && more <= 0 ? t('guest_add.known_many', { names: names.join(', ') }) : '',
    more > 0 ? t('guest_add.known_more', { names: names.slice(0, mostShown).join(', '), n: more }) : '',
    ...alike.slice(0, mostShown).map(({ name, there }) => t('guest_add.known_maybe', { name, there })),
    t('guest_add.known_text'),
  ]
  return words.filter(Boolean).join(' ')
}

function lineWords({ guests, extras, doubt }: ReadLine): LineRead {
  const names = guests.map((guest) => (guest.plus_one_allowed ? t('guest_add.plus_one', { names: guestName(guest) }) : guestName(guest)))
  return { text: names.join(' · '), extras, doubt: doubt && doubts[doubt] }
}

function plusOnes(n: number): string {
  if (n === 0) return ''
  return n === 1 ? t('guest_add.plus_ones_one') : t('guest_add.plus_ones', { n })
}

function doubtsFirst(one: ReadLine, other: ReadLine): number {
  return Number(other.doubt !== undefined) - Number(one.doubt !== undefined)
}
