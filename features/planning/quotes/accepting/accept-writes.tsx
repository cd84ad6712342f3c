import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { notStatedWords } from '../compare/line-rows.ts'
import { nameOf } from '../compare/service-name.ts'
import type { ShownQuote } from '../compare/shown-quote.ts'
import type { Comparison } from '../contract.ts'
import type { Terms } from '../quote-terms.ts'
import { amountsOf, partsOf } from './quote-parts.ts'

/** All that accepting writes, thing by thing. */
export function Writes({ page: { today, task }, quote }: { page: Comparison; quote: ShownQuote }) {
  const { terms, sums, service, name, not_stated: missing } = quote
  const parts = partsOf(terms, sums.total)
  const amounts = amountsOf(parts, sums.total)
  return (
    <>
      <ul className="quote-writes">
        <li>{t('accepting.cost', { amount: showMoney(sums.total), category: nameOf(service) })}</li>
        {parts.map((part, nth) => (
          <li key={`${part.name} ${nth}`}>
            {t('accepting.part', { name: part.name, amount: showMoney(amounts[nth]!), due: dueOf(part, today) })}
          </li>
        ))}
        <li>{t('accepting.hired', { name })}</li>
        {task !== null && <li>{t('accepting.task', { title: task })}</li>}
      </ul>
      {missing.length > 0 && <p>{t('accepting.without', { what: notStatedWords(missing) })}</p>}
      <p>{t('accepting.undo')}</p>
    </>
  )
}

function dueOf({ due_from, due_days, due_date }: Terms['plan'][number], today: string): string {
  if (due_date !== null) return t('accepting.due_on', { day: shortDay(due_date, today) })
  if (due_from === 'signing') return due_days ? t('accepting.due_signing', { n: due_days }) : t('accepting.due_at_signing')
  if (due_from === 'wedding') return t('accepting.due_wedding', { n: Math.abs(due_days ?? 0) })
  return t('accepting.no_day')
}
