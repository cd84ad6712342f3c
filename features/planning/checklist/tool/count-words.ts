import { t } from '#web/text/text.ts'

/** Small numbers in words, others in figures. */
export function countWord(n: number, isFirst = false): string {
  const word = t('checklist.numbers').split(' ')[n - 1]
  if (word === undefined) return n.toLocaleString('en-US')
  return isFirst ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}
