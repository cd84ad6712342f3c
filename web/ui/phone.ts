const own = String.raw`\+1 (\(\d{3}\) |\d{3}-)\d{3}-\d{4}`
/** Of another country: with its number in front, or as it is dialled there, with a 0. */
const foreign = String.raw`(\+ ?[02-9]|0)[\d \(\)\.\/\-]{5,30}|[2-9]([ \(\)\.\/\-]?\d){10,14}`

/** What an input of type tel accepts: the two forms of the USA and Canada, and a number of another country as it is written. */
export const phonePattern = `${own}|${foreign}`

const whole = new RegExp(`^(?:${phonePattern})$`)

/** Whether a text is a whole phone number: of the USA and Canada in one of the two accepted forms, or of another country. */
export function isPhone(text: string): boolean {
  return whole.test(text) && text.replace(/\D/g, '').length > 5
}

/** A number in any form as `+1 (ddd) ddd-dddd`, as far as it goes; one of another country stays as it was written. */
export function formatPhone(text: string): string {
  if (isForeign(text)) return text
  const digits = ownDigits(text)
  // Somebody who begins with the country's number must be able to.
  if (digits === '') return /^(?:\+?1?|001) ?$/.test(text) ? text.trimStart() : ''
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return `+1 (${area}${exchange && `) ${exchange}`}${line && `-${line}`}`
}

/** A text as it was typed, with the caret in it, formatted; the caret stays behind the same digit. */
export function editPhone(text: string, caret: number): { text: string; caret: number } {
  const formatted = formatPhone(text)
  if (formatted === text) return { text, caret }
  const before = ownDigits(text.slice(0, caret)).length
  if (caret === text.length || before === ownDigits(formatted).length) return { text: formatted, caret: formatted.length }
  return { text: formatted, caret: placeBehind(formatted, before) }
}

/** The digits behind the country's number; no area begins with a 1, so that a 1 in front is the country. */
function ownDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  return digits.replace(/^(00)?1/, '').slice(0, 10)
}

/** Whether a number is none of the USA and Canada, where no area begins with a 0. */
export function isForeign(text: string): boolean {
  return /^\s*(?:\+\s*[02-9]|00(?!\s*1)|0(?!\s*0))/.test(text) || /^[2-9](?:[ ()./-]?\d){10,14}$/.test(text)
}

function placeBehind(formatted: string, count: number): number {
  let place = '+1 ('.length
  for (let left = count; left > 0 && place < formatted.length; place += 1) if (/\d/.test(formatted.charAt(place))) left -= 1
  return place
}
