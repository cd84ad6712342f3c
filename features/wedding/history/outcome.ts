import { t } from '#web/text/text.ts'
import type { Kept, Lost, Thing, Undone } from '#features/wedding/undo/contract.ts'
import { stayed } from '#features/wedding/undo/stayed.ts'

const most = 10

/** What an undo brought about, in lines: what is as before, then what is not, and why. */
export function outcomeOf({ undone, kept, lost }: Undone): string[] {
  const stays = stayed(kept)
  return [
    undone.length === 0 ? t('outcome.nothing') : t('outcome.undone', { things: thingsIn(undone) }),
    ...stays.slice(0, most).map(whyOf),
    ...(stays.length > most ? [t('outcome.more', { n: stays.length - most })] : []),
    ...lost.map(lostOf),
  ]
}

/** Guests go before what came with them. */
function thingsIn(undone: readonly Thing[]): string {
  const guests = undone.filter(({ kind }) => kind === 'guest').length
  if (guests > 0) return guests === 1 ? t('outcome.guest') : t('outcome.guests', { n: guests.toLocaleString('en-US') })
  const [{ kind }] = undone as [Thing]
  if (kind === 'event') return t('outcome.event')
  return kind === 'household' ? t('outcome.household') : t('outcome.rest')
}

function whyOf(kept: Kept): string {
  const one = { name: calledOf(kept), by: kept.by ?? t('history.somebody') }
  if (kept.why === 'gone') return kept.by === null ? t('outcome.gone', one) : t('outcome.gone_by', one)
  if (kept.why === 'changed') return t('outcome.changed', one)
  return kept.kind === 'posse' ? t('outcome.asked_anew', one) : t('outcome.taken', one)
}

/** A task goes in quotes, as everywhere; the wedding itself has no name. */
function calledOf({ kind, name }: Kept): string {
  if (kind === 'user') return t('outcome.wedding')
  if (name === '') return kind === 'household' ? t('outcome.unnamed_household') : t('outcome.unnamed')
  return kind === 'item' ? t('outcome.task', { name }) : name
}

function lostOf({ name, guests }: Lost): string {
  return guests === 1 ? t('outcome.lost_one', { name }) : t('outcome.lost', { name, n: guests })
}
