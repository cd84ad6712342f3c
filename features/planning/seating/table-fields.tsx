import { fieldsOf } from '#web/client/drafts.ts'
import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { shapes } from './seating-kinds.ts'
import { shapeWords } from './shape-words.ts'
import type { TableDraft } from './table-draft.ts'

interface Props {
  editing: Pick<Editing<TableDraft>, 'base' | 'mine' | 'set' | 'clashes' | 'settle' | 'errorsOf'>
  /** Without one it is a new table. */
  id?: number
}

type Named = Exclude<keyof TableDraft, 'is_head'>

const labels: Record<keyof TableDraft, string> = {
  name: t('seating.table_name'),
  shape: t('seating.shape'),
  seats: t('seating.chairs'),
  x: t('seating.from_left'),
  y: t('seating.from_top'),
  is_head: t('seating.is_head'),
}

/** What is said of a table; below all of it, what somebody else said meanwhile. */
export function TableFields({ editing, id }: Props) {
  const { base, mine, set, errorsOf } = editing
  const field = (name: Named) => ({
    id: `table-${id ?? 'new'}-${name}`,
    name,
    value: mine[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const number = (name: Named, least: number, most: number) => (
    <TextField {...field(name)} type="number" inputMode="numeric" min={least} max={most} label={labels[name]} errors={errorsOf(name)} />
  )
  return (
    <>
      <TextField {...field('name')} label={labels.name} maxLength={60} autoComplete="off" errors={errorsOf('name')} />
      <SelectField {...field('shape')} label={labels.shape} choices={shapes.map((value) => ({ value, label: shapeWords[value] }))} />
      {number('seats', 1, 60)}
      {number('x', 0, 100)}
      {number('y', 0, 100)}
      <Checkbox
        id={`table-${id ?? 'new'}-is_head`}
        name="is_head"
        label={labels.is_head}
        checked={mine.is_head}
        onChange={({ target }) => set({ is_head: target.checked })}
      />
      {fieldsOf(mine).map((name) => (
        <FieldClash key={name} editing={editing} name={name} label={labels[name]} text={shown(base, name)} />
      ))}
    </>
  )
}

/** What the other said, as the field would show it. */
function shown(base: TableDraft, name: keyof TableDraft): string {
  if (name === 'shape') return base.shape === 'long' ? shapeWords.long : shapeWords.round
  if (name === 'is_head') return t(base.is_head ? 'seating.head_yes' : 'seating.head_no')
  return base[name]
}
