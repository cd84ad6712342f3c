import { useId } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImportMark, type Mark } from './import-mark.tsx'

interface Props<Target extends string> {
  heading: string
  cells: readonly string[]
  target: Target
  isLeft: boolean
  /** What becomes of it, in a few words. */
  note: { kind: Mark; words: string }
  choices: readonly { value: Target; label: string }[]
  onChange: (target: Target) => void
}

/** One column: its first rows, what it is taken for, and what becomes of it. */
export function ImportColumn<Target extends string>({ heading, cells, target, isLeft, note, choices, onChange }: Props<Target>) {
  const id = useId()
  return (
    <div className="import-column" role="row" data-left={isLeft || undefined}>
      <b role="rowheader">{heading}</b>
      <span className="import-samples num" role="cell">
        {cells
          .filter(Boolean)
          .slice(0, 3)
          .map((cell) => cell.replace(/\n/g, ', ').slice(0, 60))
          .join(' · ')}
      </span>
      <span className="import-target" role="cell">
        <Icon name="arrow-right" />
        <label className="only-heard" htmlFor={id}>
          {t('file_import.of_column', { column: heading })}
        </label>
        <span className="choice">
          <select
            id={id}
            className="field-input"
            value={target}
            onChange={({ target: { value } }) => onChange(choices.find((choice) => choice.value === value)!.value)}
          >
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </span>
      <span role="cell">
        <ImportMark kind={note.kind}>{note.words}</ImportMark>
      </span>
    </div>
  )
}
