import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { SeatingTable } from './contract.ts'
import { shapes } from './seating-kinds.ts'
import { shapeWords } from './shape-words.ts'

interface Props {
  table: SeatingTable | undefined
  nth: number
  errors: Record<string, string[]>
}

/** What is said of a table; a new one stands beside the last, four in a row. */
export function TableFields({ table, nth, errors }: Props) {
  const spot = { x: 120 + (nth % 4) * 250, y: 150 + (Math.floor(nth / 4) % 3) * 320 }
  const id = (name: string) => `table-${table?.id ?? 'new'}-${name}`
  const number = (name: 'seats' | 'x' | 'y', label: string, value: number, least: number, most: number) => (
    <TextField
      id={id(name)}
      name={name}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      label={label}
      defaultValue={String(value)}
      errors={errors[name] ?? []}
    />
  )
  return (
    <>
      <TextField
        id={id('name')}
        name="name"
        label={t('seating.table_name')}
        maxLength={60}
        autoComplete="off"
        defaultValue={table?.name}
        errors={errors['name'] ?? []}
      />
      <div className="field">
        <label htmlFor={id('shape')}>{t('seating.shape')}</label>
        <select id={id('shape')} name="shape" defaultValue={table?.shape ?? 'round'}>
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {shapeWords[shape]}
            </option>
          ))}
        </select>
      </div>
      {number('seats', t('seating.chairs'), table?.seats ?? 8, 1, 60)}
      {number('x', t('seating.from_left'), Math.round((table?.x ?? spot.x) / 10), 0, 100)}
      {number('y', t('seating.from_top'), Math.round((table?.y ?? spot.y) / 10), 0, 100)}
      <label className="check">
        <input className="check-box" type="checkbox" name="is_head" defaultChecked={table?.is_head} />
        <span className="check-words">{t('seating.is_head')}</span>
      </label>
    </>
  )
}
