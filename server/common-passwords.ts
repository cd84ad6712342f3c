import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

/**
 * True for what is tried first against every account: a common word or name however it is dressed up, a walk over
 * the keys, a row, a repetition, a date. The words stand in content/common-passwords.txt.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return isRepeated(plain) || isWalk(plain) || isDate(plain) || spellings(plain).some(isWord)
}

let words: Set<string> | undefined

function commonWords(): Set<string> {
  words ??= new Set(readFileSync(join(root, 'content/common-passwords.txt'), 'utf8').split(/\s+/).filter(Boolean))
  return words
}

/** One known word, twice the same, or two of them, with little around it. */
function isWord(spelling: string): boolean {
  const known = commonWords()
  if (known.has(spelling) || isCutOff(spelling)) return true
  for (let cut = 2; cut <= spelling.length - 2; cut++) {
    if (known.has(spelling.slice(0, cut)) && known.has(spelling.slice(cut))) return true
  }
  return false
}

/** The first eight letters of one, as old systems cut them: liverpoo. */
function isCutOff(spelling: string): boolean {
  return spelling.length === 8 && [...commonWords()].some((word) => word.startsWith(spelling))
}

/** The letters without digits and signs around them, and with those undone that stand for letters. */
function spellings(plain: string): string[] {
  const bare = plain.replace(/[\s._-]+/g, '')
  const variants = [bare, trimmed(bare), undressed(bare), undressed(trimmed(bare)), trimmed(undressed(bare))]
  return [...new Set(variants)].filter((spelling) => spelling.length >= 3)
}

/** Up to four digits and signs before and six after: password1!, 1234hello, summer2027. */
function trimmed(text: string): string {
  return text.replace(/^[\d\p{P}\p{S}]{1,4}/u, '').replace(/[\d\p{P}\p{S}]{1,6}$/u, '')
}

const disguises: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

function undressed(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)
}

/** abcabcabc, 11111111, haha haha. */
function isRepeated(plain: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(plain) && new Set(plain).size <= 5
}

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', 'abcdefghijklmnopqrstuvwxyz']
const columns = [
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik,',
  '9ol.',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
]
const walks = [...rows, ...columns].flatMap((row) => [row, [...row].reverse().join('')])

/** Made of pieces that lie beside each other on a keyboard or in the alphabet, three keys or more each. */
function isWalk(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const piece = longestWalk(rest)
    if (piece < Math.min(3, rest.length)) return false
    rest = rest.slice(piece)
  }
  return true
}

function longestWalk(text: string): number {
  for (let length = text.length; length > 1; length--) {
    if (walks.some((walk) => `${walk}${walk}`.includes(text.slice(0, length)))) return length
  }
  return 1
}

/** Eight digits that are a day of the last or the coming century, in any order of its parts. */
function isDate(plain: string): boolean {
  const digits = plain.replace(/[\s./-]/g, '')
  const [, a = '', b = '', c = '', d = ''] = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  const isYear = (text: string) => /^(19|20)\d\d$/.test(text)
  const areDayAndMonth = (x: string, y: string) =>
    [Number(x), Number(y)].every((n) => n >= 1 && n <= 31) && Math.min(Number(x), Number(y)) <= 12
  return (isYear(a + b) && areDayAndMonth(c, d)) || (isYear(c + d) && areDayAndMonth(a, b)) || (isYear(a + b) && isYear(c + d))
}
