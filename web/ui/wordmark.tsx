import { t } from '../text/text.ts'
import drawing from './wordmark.svg?url'

/** The flower and the name. The drawing is fetched once; its letters take the colour of the text around them. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 108 30" role="img" aria-label={t('site.name')}>
      <use href={`${drawing}#posy`} />
    </svg>
  )
}
