import { t } from '#web/text/text.ts'
import type { Mark } from '#web/files/import-mark.tsx'
import { categoryName } from '../categories.ts'
import { wordOf } from './import-targets.ts'
import type { Odd } from './row-reading.ts'

/** What is said beside a row. */
export function oddWords(odd: Odd): { kind: Mark; words: string } {
  switch (odd.kind) {
    case 'known':
      return { kind: 'wait', words: t('budget_import.odd_known') }
    case 'twice':
      return { kind: 'wait', words: t('budget_import.odd_twice') }
    case 'total':
      return { kind: 'none', words: t('budget_import.odd_total') }
    case 'no_name':
      return { kind: 'bad', words: t('budget_import.odd_no_name') }
    case 'foreign':
      return { kind: 'wait', words: t('budget_import.odd_foreign') }
    case 'paid_what':
      return { kind: 'wait', words: t('budget_import.odd_paid_what') }
    case 'unknown':
      return {
        kind: 'wait',
        words:
          odd.of === 'category'
            ? t('budget_import.odd_category', { said: short(odd.said), other: categoryName('other') })
            : t('budget_import.odd_event', { said: short(odd.said) }),
      }
    case 'rounded':
      return { kind: 'wait', words: t('budget_import.odd_rounded', { of: wordOf(odd.of) }) }
    case 'too_long':
      return { kind: 'wait', words: t('budget_import.odd_too_long', { of: wordOf(odd.of) }) }
    case 'day':
      return { kind: 'bad', words: t('budget_import.odd_day', { of: wordOf(odd.of), said: short(odd.said) }) }
    case 'other_currency':
      return { kind: 'bad', words: t('budget_import.odd_currency', { of: wordOf(odd.of), said: short(odd.said) }) }
    case 'below_nought':
      return { kind: 'bad', words: t('budget_import.odd_below', { of: wordOf(odd.of), said: short(odd.said) }) }
    case 'too_much':
      return { kind: 'bad', words: t('budget_import.odd_too_much', { of: wordOf(odd.of), said: short(odd.said) }) }
    case 'unclear':
      return { kind: 'bad', words: t('budget_import.odd_unclear', { of: wordOf(odd.of), said: short(odd.said) }) }
  }
}

function short(said: string): string {
  return said.length > 40 ? `${said.slice(0, 39)}…` : said
}
