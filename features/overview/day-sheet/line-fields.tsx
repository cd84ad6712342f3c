import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { GroupFrame } from '#web/ui/plain/plain-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { LineDraft } from './line-draft.ts'
import { audiences, labels, ways } from './line-words.ts'
import type { Sheet } from './sheet-shapes.ts'

interface Props extends Pick<Sheet, 'people'> {
  mine: LineDraft
  set: (change: Partial<LineDraft>) => void
  errorsOf: (field: string) => readonly string[]
  /** Below a field, where two wrote in it. */
  below?: (name: keyof LineDraft) => ReactNode
}

/** When, what and where, whose it is and who sees it. */
export function LineFields({ people, mine, set, errorsOf, below = () => null }: Props) {
  const field = (name: 'title' | 'starts' | 'minutes' | 'place' | 'in_charge' | 'notes') => ({
    id: `line-${name}`,
    label: labels[name],
    name,
    value: mine[name],
    errors: errorsOf(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const text = (name: 'title' | 'place' | 'in_charge') => (
    <div>
      <TextField {...field(name)} maxLength={120} autoComplete="off" />
      {below(name)}
    </div>
  )
  return (
    <>
      {text('title')}
      <div className="day-two">
        <div>
          <TextField {...field('starts')} type="time" hint={t('day.starts_hint')} />
          {below('starts')}
        </div>
        <div>
          <NumberField {...field('minutes')} max={720} />
          {below('minutes')}
        </div>
      </div>
      {text('place')}
      <Choice name="moves" choices={ways} chosen={mine.moves} onChoose={(moves) => set({ moves })} below={below} />
      <Choice name="seen_by" choices={audiences} chosen={mine.seen_by} onChoose={(seen_by) => set({ seen_by })} below={below} />
      <Whose people={people} mine={mine} set={set} errorsOf={errorsOf} />
      {below('people')}
      {text('in_charge')}
      <div>
        <TextAreaField {...field('notes')} rows={2} maxLength={1_000} />
        {below('notes')}
      </div>
    </>
  )
}

interface ChoiceProps<Value extends string> extends Required<Pick<Props, 'below'>> {
  name: 'moves' | 'seen_by'
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ name, choices, chosen, onChoose, below }: ChoiceProps<Value>) {
  return (
    <div>
      <SelectField
        id={`line-${name}`}
        label={labels[name]}
        name={name}
        choices={choices}
        value={chosen}
        onChange={({ target }) => onChoose(choices.find(({ value }) => value === target.value)?.value ?? chosen)}
      />
      {below(name)}
    </div>
  )
}

function Whose({ people, mine, set, errorsOf }: Omit<Props, 'below'>) {
  if (people.length === 0) return <p className="hint">{t('day.nobody_yet')}</p>
  const rest = (id: number) => mine.people.filter((one) => one !== id)
  const give = (id: number, isTheirs: boolean) =>
    set({ people: [...rest(id), ...(isTheirs ? [id] : [])].toSorted((one, other) => one - other) })
  return (
    <GroupFrame id="line-people" label={labels.people} errors={errorsOf('people')}>
      <div className="checks">
        {people.map(({ id, name }, place) => (
          <Checkbox
            key={id}
            id={place === 0 ? 'line-people' : `line-people-${id}`}
            label={name}
            name="people"
            value={String(id)}
            checked={mine.people.includes(id)}
            onChange={({ target }) => give(id, target.checked)}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
