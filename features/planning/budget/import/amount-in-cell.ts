import { readMoney } from '#web/ui/money.ts'
import { currencies } from '../foreign/currencies.ts'

/** Why an amount is none of ours: in another currency, below nought, beyond what sums are exact for, or not sure. */
export type AmountOdd = 'other_currency' | 'below_nought' | 'too_much' | 'unclear'

export type AmountRead = { cents: number; isRounded?: true } | { odd: AmountOdd }

/** What nobody has filled in yet; the dash in a column of money is how a spreadsheet shows nothing. */
const nothing = /^(?:\$? ?[-–—]+(?: ?\$)?|n\/?a|tbd|tba|tbc|none|\?+|\.+)$/i

const mostCents = 1_000_000_000_000
const codes = new RegExp(`\\b(?:${currencies.join('|')})\\b`, 'i')

/**
 * The cents of a cell, exactly; undefined for one that says nothing. What could be read in two ways, as `1.234` or `1.234,50`,
 * is not guessed.
 */
export function amountIn(cell: string): AmountRead | undefined {
  const text = cell.normalize('NFKC').trim()
  if (text === '' || nothing.test(text)) return undefined
  const plain = text.replace(/^(?:us ?\$|usd|us dollars?)\s*|\s*(?:usd|us dollars?|dollars?)$/gi, '').trim()
  if (/(?!\$)\p{Sc}/u.test(plain) || /\p{L}\s?\$/u.test(plain) || codes.test(plain)) return { odd: 'other_currency' }
  if (/^[-−–(]/.test(plain.replace(/^\$/, '')) && /\d/.test(plain)) return { odd: 'below_nought' }
  const cents = readMoney(plain) ?? reckoned(plain)
  if (cents === undefined) return { odd: isHuge(plain) ? 'too_much' : 'unclear' }
  if (cents > mostCents) return { odd: 'too_much' }
  return readMoney(plain) === undefined ? { cents, isRounded: true } : { cents }
}

/** A number that a spreadsheet counted with has more digits than a price: it is the nearest cent, half up. */
function reckoned(plain: string): number | undefined {
  const [, whole, part = ''] = /^\$?(\d{1,12})\.(\d{4,18})$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  return Number(whole + part.slice(0, 2)) + (part[2]! >= '5' ? 1 : 0)
}

function isHuge(plain: string): boolean {
  return /^\$?[\d,]{16,}(?:\.\d*)?$|^\d(?:\.\d+)?e\+\d+$/i.test(plain)
}
