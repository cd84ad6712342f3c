import { useDeferredValue, useMemo } from 'react'
import { t } from '#web/text/guest-panels-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { GuestPage } from './contract.ts'
import { countsOf } from './guest-counted.ts'
import { useKnown } from './guest-known.ts'
import { guestName } from './guest-name.ts'
import { type Doubt, type ReadLine, readingOf } from './guest-reading.ts'

const mostShown = 8

const doubts: Record<Doubt, string> = {
  family: t('guest_add.doubt_family'),
  lastname: t('guest_add.doubt_lastname'),
  odd: t('guest_add.doubt_odd'),
  long: t('guest_add.doubt_long'),
}

/** What we understood so far: how many, who, and where we are not sure. */
export function GuestAddReading({ names, page }: { names: string; page: GuestPage }) {
  const text = useDeferredValue(names)
  const reading = useMemo(() => readingOf(text), [text])
  const known = useKnown(
    reading.lines.flatMap(({ guests }) => guests.map(guestName)),
    page,
  )
  // Lines that somebody should look at go first when there are too many to show.
  const shown = reading.lines.length > mostShown ? reading.lines.toSorted(doubtsFirst).slice(0, mostShown) : reading.lines
  const hidden = reading.lines.length - shown.length
  return (
    <div className="guest-reading">
      <p role="status">
        {reading.guests > 0 && <strong>{[countsOf(reading), plusOnes(reading.plus_ones)].filter(Boolean).join(' ')}</strong>}
      </p>
      <div role="status">{known.length > 0 && <Known names={known} />}</div>
      {shown.length > 0 && (
        <ol aria-label={t('guest_add.reading')}>
          {shown.map((line, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may stand there twice
            <Line key={nth} {...line} />
          ))}
        </ol>
      )}
      {hidden > 0 && <p className="field-hint">{t('guest_add.more_lines', { n: hidden })}</p>}
    </div>
  )
}

function Known({ names }: { names: readonly string[] }) {
  const [name = ''] = names
  return (
    <p className="guest-known">
      <Icon name="info-fill" />
      <span>
        {names.length === 1 ? t('guest_add.known', { name }) : t('guest_add.known_many', { names: names.join(', ') })}{' '}
        {t('guest_add.known_text')}
      </span>
    </p>
  )
}

function Line({ guests, doubt }: ReadLine) {
  return (
    <li>
      <span>
        {guests
          .map((guest) => (guest.plus_one_allowed ? t('guest_add.plus_one', { names: guestName(guest) }) : guestName(guest)))
          .join(' · ')}
      </span>
      {doubt && <span className="field-hint">{doubts[doubt]}</span>}
    </li>
  )
}

function plusOnes(n: number): string {
  if (n === 0) return ''
  return n === 1 ? t('guest_add.plus_ones_one') : t('guest_add.plus_ones', { n })
}

function doubtsFirst(one: ReadLine, other: ReadLine): number {
  return Number(other.doubt !== undefined) - Number(one.doubt !== undefined)
}
