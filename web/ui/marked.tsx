import { folded } from './folded.ts'

/** The letters that were typed, where a word of the text begins with them. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const word = folded(typed).split(/\s+/)[0] ?? ''
  const at = word === '' ? -1 : ` ${folded(text)}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u'))
  // A letter that folds into two would move the mark.
  if (at < 0 || folded(text).length !== text.length) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^{}()|[\]\\$]/g, '\\$&')
}
