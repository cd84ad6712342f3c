import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { CheckboxGroup } from '#web/ui/plain/checkbox.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Item, Sheet } from './sheet-shapes.ts'
import { minuteAt, timeAt } from './day-time.ts'
import { dayWords } from './day-words.ts'

interface Props {
  sheet: Sheet
  item?: Item
  onClose: () => void
}

const ways = [
  { value: 'along', label: t('day.moves_along') },
  { value: 'if_needed', label: t('day.moves_if_needed') },
  { value: 'never', label: t('day.moves_never') },
] as const
const audiences = [
  { value: 'everyone', label: t('day.seen_by_everyone') },
  { value: 'named', label: t('day.seen_by_named') },
  { value: 'planners', label: t('day.seen_by_planners') },
] as const

/** A line of the day as it is written: when, what, where, whose it is and who sees it. */
export function LineForm({ sheet: { event, people, items }, item, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(dayWords)
  // What stands in the fields is of this version, whatever is fetched meanwhile.
  const [version] = useState(item?.version)
  const last = items.at(-1)
  const begins = item?.starts ?? (last ? Math.min(last.starts + last.minutes, 1_679) : 16 * 60)

  const act = (work: Parameters<typeof once>[0]) =>
    once(work, (error) => {
      const refused = refusal(error)
      if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
      else sayFailure(error, dayWords)
    })

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const said = saidIn(new FormData(submitted.currentTarget))
    const { isDone } = await act(async (act) => {
      if (item) await api.day_sheets.change.call({ ...said, id: item.id, version, act })
      else await api.day_sheets.add.call({ ...said, id: event.id, act })
      return t(item ? 'day.saved' : 'day.added', { title: said.title })
    })
    if (isDone) onClose()
  }

  async function remove({ id, title }: Item) {
    const { isDone } = await act(async (act) => {
      await api.day_sheets.remove.call({ id, act })
      return t('day.removed', { title })
    })
    if (isDone) onClose()
  }

  return (
    <form
      className="day-fields"
      noValidate
      aria-label={item ? t('day.edit_of', item) : t('day.add')}
      onSubmit={(event) => void save(event)}
    >
      <LineFields people={people} item={item} begins={begins} errors={errors} />
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('day.save')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('day.cancel')}
        </button>
        {item && (
          <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove(item)}>
            {t('day.remove')}
          </button>
        )}
      </div>
    </form>
  )
}

interface FieldsProps extends Pick<Sheet, 'people'> {
  item: Item | undefined
  begins: number
  errors: Record<string, string[]>
}

function LineFields({ people, item, begins, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('day.what')}
        name="title"
        maxLength={120}
        autoComplete="off"
        defaultValue={item?.title}
        errors={errors['title']}
      />
      <div className="day-two">
        <TextField
          type="time"
          label={t('day.starts')}
          hint={t('day.starts_hint')}
          name="starts"
          defaultValue={timeAt(begins)}
          errors={errors['starts']}
        />
        <NumberField label={t('day.minutes')} name="minutes" max={720} defaultValue={item?.minutes ?? 15} errors={errors['minutes']} />
      </div>
      <TextField
        label={t('day.where')}
        name="place"
        maxLength={120}
        autoComplete="off"
        defaultValue={item?.place}
        errors={errors['place']}
      />
      <SelectField label={t('day.moves')} name="moves" choices={ways} defaultValue={item?.moves ?? 'along'} />
      <SelectField label={t('day.seen_by')} name="seen_by" choices={audiences} defaultValue={item?.seen_by ?? 'everyone'} />
      {people.length === 0 && <p className="hint">{t('day.nobody_yet')}</p>}
      {people.length > 0 && (
        <CheckboxGroup
          label={t('day.whose')}
          name="people"
          choices={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={item?.people.map(String) ?? []}
          errors={errors['people']}
        />
      )}
      <TextField label={t('day.in_charge')} name="in_charge" maxLength={120} autoComplete="off" defaultValue={item?.in_charge} />
      <TextAreaField label={t('day.notes')} name="notes" rows={2} maxLength={1_000} defaultValue={item?.notes} errors={errors['notes']} />
    </>
  )
}

function saidIn(given: FormData) {
  const word = (name: string) => String(given.get(name) ?? '').trim()
  const one = <Value extends string>(all: readonly { value: Value }[], name: string, usual: Value) =>
    all.find(({ value }) => value === word(name))?.value ?? usual
  return {
    title: word('title'),
    starts: /^\d\d:\d\d/.test(word('starts')) ? minuteAt(word('starts')) : 0,
    minutes: Number(word('minutes') || 0),
    place: word('place'),
    in_charge: word('in_charge'),
    notes: word('notes'),
    moves: one(ways, 'moves', 'along'),
    seen_by: one(audiences, 'seen_by', 'everyone'),
    people: given.getAll('people').map(Number),
  }
}
