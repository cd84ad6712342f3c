import { t } from '#web/text/text.ts'

const parts = [
  [t('submission.how_1'), t('submission.how_1_text')],
  [t('submission.how_2'), t('submission.how_2_text')],
  [t('submission.how_3'), t('submission.how_3_text')],
  [t('submission.how_4'), t('submission.how_4_text')],
] as const

/** From pictures to a page, and back if somebody wants it back. */
export function WhatHappens() {
  return (
    <ol className="submission-how">
      {parts.map(([title, text]) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
