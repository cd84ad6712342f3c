import { Icon } from './icon.tsx'

export interface LineRead {
  text: string
  /** What is kept beside it. */
  extras: string
  /** Why it may not be what was meant. */
  doubt: string | undefined
}

interface Props {
  label: string
  /** How many there are, in words; nothing while there are none. */
  counts: string
  /** What is there already, in words; nothing while nothing is. */
  known: string
  lines: readonly LineRead[]
  /** How many lines are not shown, in words. */
  more: string
}

/** What was understood of a text, line by line, while it is typed. */
export function LinesRead({ label, counts, known, lines, more }: Props) {
  return (
    <div className="lines-read">
      <p role="status">{counts !== '' && <strong>{counts}</strong>}</p>
      <div role="status">
        {known !== '' && (
          <p className="lines-known">
            <Icon name="info-fill" />
            <span>{known}</span>
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <ol aria-label={label}>
          {lines.map(({ text, extras, doubt }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may stand there twice
            <li key={nth}>
              <span>{text}</span>
              {extras !== '' && <small>{extras}</small>}
              {doubt && <span className="field-hint">{doubt}</span>}
            </li>
          ))}
        </ol>
      )}
      {more !== '' && <p className="field-hint">{more}</p>}
    </div>
  )
}
