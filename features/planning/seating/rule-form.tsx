import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { SeatingPlan, SeatingRule } from './contract.ts'
import { ruleKinds } from './seating-kinds.ts'

type Kind = SeatingRule['kind']

const kindWords: Record<Kind, string> = {
  together: t('wishes.kind_together'),
  apart: t('wishes.kind_apart'),
  at_table: t('wishes.kind_at_table'),
}

/** One more wish: who, how, and with whom or where. */
export function RuleForm({ plan }: { plan: SeatingPlan }) {
  const [kind, setKind] = useState<Kind>('together')
  const { once, isPending } = useActs()
  const guests = plan.people.filter(({ guest_id, companion }) => guest_id !== null && companion === 0)
  const places = kind === 'at_table' ? plan.tables : guests.map(({ guest_id, name }) => ({ id: guest_id ?? 0, name }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const number = (name: string) => Number(given.get(name))
    const whom = kind === 'at_table' ? { table_id: number('whom') } : { other_id: number('whom') }
    const said = {
      kind,
      guest_id: number('who'),
      ...whom,
      is_must: given.get('is_must') !== null,
      note: String(given.get('note') ?? '').trim(),
    }
    const { isDone } = await once(async (act) => {
      await api.seating.add_rule.call({ id: plan.event.id, act, ...said })
      return t('wishes.added')
    })
    if (isDone) form.reset()
  }

  return (
    <form className="rule-form" onSubmit={submit} aria-label={t('wishes.add')}>
      <Choice name="who" label={t('wishes.who')} options={guests.map(({ guest_id, name }) => ({ id: guest_id ?? 0, name }))} />
      <SelectField
        id="rule-how"
        name="how"
        label={t('wishes.how')}
        value={kind}
        onChange={({ target }) => setKind(ruleKinds.find((one) => one === target.value) ?? 'together')}
        choices={ruleKinds.map((value) => ({ value, label: kindWords[value] }))}
      />
      <Choice key={kind} name="whom" label={t('wishes.with')} options={places} />
      <TextField id="rule-note" name="note" label={t('wishes.note')} maxLength={200} autoComplete="off" errors={[]} />
      <Checkbox id="rule-must" name="is_must" label={t('wishes.is_must')} />
      <button className="button small" type="submit" aria-disabled={isPending}>
        {t('wishes.add')}
      </button>
    </form>
  )
}

interface Choices {
  name: string
  label: string
  options: readonly { id: number; name: string }[]
}

function Choice({ name, label, options }: Choices) {
  const choices = options.map((option) => ({ value: String(option.id), label: option.name }))
  return <SelectField id={`rule-${name}`} name={name} label={label} required defaultValue="" placeholder="" choices={choices} />
}
