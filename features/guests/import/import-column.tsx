import { useId } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { noteOf } from './column-notes.ts'
import type { Target } from './column-targets.ts'
import { ImportMark } from './import-mark.tsx'

interface Props {
  heading: string
  cells: readonly string[]
  target: Target
  choices: readonly { value: Target; label: string }[]
  onChange: (target: Target) => void
}

/** One column: its first rows, what it is taken for, and what becomes of it. */
export function ImportColumn({ heading, cells, target, choices, onChange }: Props) {
  const id = useId()
  const note = noteOf(target, cells, heading)
  return (
    <div className="import-column" role="row" data-left={target === 'leave_out' || undefined}>
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
          {t('guest_import.of_column', { column: heading })}
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
