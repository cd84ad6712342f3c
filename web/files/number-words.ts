import { t } from '#web/text/text.ts'

/** A number as a headline writes it: in words up to ninety-nine. */
export function numberWords(number: number): string {
  const ones = t('file_import.ones').split(' ')
  if (number >= 100) return number.toLocaleString('en-US')
  if (number < 20) return ones[number] ?? ''
  const ten = t('file_import.tens').split(' ')[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${ones[number % 10]}`
}

/** The same at the beginning of a sentence. */
export function numberFirst(number: number): string {
  const words = numberWords(number)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
