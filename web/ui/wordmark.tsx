import { site } from '../site.ts'
import drawing from './wordmark.svg?url'

/** The flower and the name, or what the operator has instead. The drawing takes the colour of the text around it. */
export function Wordmark() {
  const { name, logo } = site()
  if (logo === null) return <span className="wordmark-name">{name}</span>
  if (logo !== 'drawing') return <img className="wordmark" {...logo} alt={name} />
  return (
    <svg className="wordmark" viewBox="0 0 108 30" role="img" aria-label={name}>
      <use href={`${drawing}#posy`} />
    </svg>
  )
}
