import { t } from '#web/text/text.ts'
import { clashText } from './clash-text.ts'

/** Two wrote in the same field of a picture: the other's text, and which of the two is to stay. */
export function FieldClash({ text, onChosen }: { text: string; onChosen: (side: 'mine' | 'theirs') => void }) {
  return (
    <div className="submission-clash" role="alert">
      <p>{clashText(text)}</p>
      <button className="button small" type="button" onClick={() => onChosen('mine')}>
        {t('submission.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => onChosen('theirs')}>
        {t('submission.take_theirs')}
      </button>
    </div>
  )
}
