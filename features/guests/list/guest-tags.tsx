import { memo } from 'react'
import { t } from '#web/text/text.ts'
import type { Guest } from './contract.ts'
import { missingInfo, missingWords } from './missing-info.ts'

const most = 2

/** The first words that hang on a guest, and how many more. */
export const GuestTags = memo(function GuestTags({ guest: { tags, dietary_notes } }: { guest: Guest }) {
  const words = tags.length > 0 ? tags : [dietary_notes].filter(Boolean)
  return (
    <>
      {words.slice(0, most).map((word) => (
        <span className="guest-tag" key={word} data-field={fieldOf(word)}>
          {word}
        </span>
      ))}
      {words.length > most && <span className="guest-more num">+ {words.length - most}</span>}
    </>
  )
})

export function GuestDetails({ guest }: { guest: Guest }) {
  const missing = missingInfo(guest)
  if (missing.length === 0) return <span className="faint">{t('guests.complete')}</span>
  const words = missing.map((one) => missingWords[one])
  return (
    <span className="guest-lacks num" title={words.join(', ')}>
      {words[0]}
      {words.length > 1 && ` + ${words.length - 1}`}
    </span>
  )
}

/** The same word always has the same colour; it tells words apart and means nothing. */
function fieldOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4
}
