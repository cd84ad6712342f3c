import { t } from '#web/text/history-text.ts'
import type { Kept, Lost, Thing, Undone } from '../changes/contract.ts'

const most = 10

/** What an undo brought about, in lines: what is as before, then what is not, and why. */
export function outcomeOf({ undone, kept, lost }: Undone): string[] {
  const stays = kept.filter(({ kind, why }) => kind !== 'household' || why === 'changed')
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

function whyOf({ name, why, by }: Kept): string {
  const one = { name: name || t('outcome.unnamed'), by: by ?? t('history.somebody') }
  if (why === 'gone') return by === null ? t('outcome.gone', one) : t('outcome.gone_by', one)
  return why === 'taken' ? t('outcome.taken', one) : t('outcome.changed', one)
}

function lostOf({ name, guests }: Lost): string {
  return guests === 1 ? t('outcome.lost_one', { name }) : t('outcome.lost', { name, n: guests })
}
