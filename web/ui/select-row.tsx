import type { KeyboardEvent, MouseEvent } from 'react'
import { t } from '../text/text.ts'
import { extentOf } from './selection.ts'

interface AllProps {
  keys: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
}

export function SelectAll({ keys, selected, onSelect }: AllProps) {
  const extent = extentOf(keys, selected)
  const others = [...selected].filter((key) => !keys.includes(key))
  return (
    <label className="select-box">
      <input
        type="checkbox"
        checked={extent === 'all'}
        disabled={keys.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = extent === 'some'
        }}
        onChange={() => onSelect(new Set(extent === 'all' ? others : [...others, ...keys]))}
      />
      <span>{t('table.select_all')}</span>
    </label>
  )
}

interface RowProps {
  name: string
  /** The row's key, by which the row next to it finds it. */
  value: string
  isSelected: boolean
  onSelect: (isRange: boolean) => void
  onReach: (next: string) => void
}

/** The arrows walk from row to row; with Shift they take the selection along, as a press with Shift does. */
export function SelectRow({ name, value, isSelected, onSelect, onReach }: RowProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        value={value}
        checked={isSelected}
        onChange={() => {}}
        onClick={(event) => onSelect(event.shiftKey)}
        onKeyDown={(event) => walk(event, onReach)}
        onMouseDown={keepTextUnmarked}
      />
      <span className="only-heard">{t('table.select', { name })}</span>
    </label>
  )
}

function walk(event: KeyboardEvent<HTMLInputElement>, onReach: RowProps['onReach']) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const boxes = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>('.select-box input') ?? [])]
  const next = boxes[boxes.indexOf(event.currentTarget) + step]
  next?.focus()
  if (next && event.shiftKey) onReach(next.value)
}

function keepTextUnmarked(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}
