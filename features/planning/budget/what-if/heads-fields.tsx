import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { BudgetPage } from '../contract.ts'
import type { Errors } from '../cost-draft.ts'
import { type Around, noHeads } from './around-draft.ts'
import { classes } from './figure-names.ts'
import { PartyFinder } from './party-finder.tsx'

interface Props {
  page: BudgetPage
  around: Around
  errors: Errors
  onSay: (change: Partial<Around>) => void
}

const labels = { adults: t('what_if.more_adults'), children: t('what_if.more_children'), infants: t('what_if.more_infants') }

/** So many more or fewer at one of the events, and who of those who are known could not come, or would. */
export function HeadsFields({ page, around, errors, onSay }: Props) {
  const events = page.guest_wedding_events
  const [chosen, setChosen] = useState(events[0]?.id)
  const event = events.find(({ id }) => id === chosen) ?? events[0]
  if (!event) return null
  const mine = around.heads[event.id] ?? noHeads
  return (
    <fieldset className="thought">
      <legend>{t('what_if.who_comes')}</legend>
      {events.length > 1 && (
        <SelectField
          id="thought-event"
          name="event"
          label={t('what_if.to_which')}
          choices={events.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(event.id)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      {classes.map((name) => (
        <TextField
          key={name}
          id={`thought-${name}`}
          name={name}
          label={labels[name]}
          placeholder="0"
          autoComplete="off"
          maxLength={5}
          value={mine[name]}
          errors={name === 'adults' ? (errors['heads'] ?? []) : []}
          onChange={({ target }) => onSay({ heads: { ...around.heads, [event.id]: { ...mine, [name]: target.value } } })}
        />
      ))}
      <p className="thought-wide">{t('what_if.more_hint')}</p>
      <PartyFinder event_id={event.id} user_id={page.wedding.user_id} parties={around.parties} onSay={(parties) => onSay({ parties })} />
    </fieldset>
  )
}
