import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ListedPerson, Sheet } from './sheet-shapes.ts'
import { linesSaid } from './day-words.ts'
import { isPartOf } from './is-part-of.ts'
import { PersonActs } from './person-acts.tsx'
import { PersonEditor } from './person-editor.tsx'
import { PersonForm } from './person-form.tsx'

/** Who gets a sheet, how many lines are theirs, and whether they have read it as it is. */
export function DayPeople({ sheet }: { sheet: Sheet }) {
  const [form, setForm] = useState<number | 'new'>()
  const close = () => setForm(undefined)
  const { people, items, event } = sheet
  return (
    <section className="day-sheets" aria-labelledby="sheets-heading">
      <h2 id="sheets-heading">{t('day.sheets')}</h2>
      <p className="hint">{t('day.sheets_hint')}</p>
      <ul>
        {people.map((person) =>
          form === person.id ? (
            <li key={person.id} className="day-form">
              <PersonEditor person={person} onClose={close} />
            </li>
          ) : (
            <li key={person.id} className="day-person">
              <p>
                <b>{person.name}</b> <span className="hint">{person.part}</span>
              </p>
              <p className="hint num">{linesSaid(items.filter((item) => isPartOf(item, person.id)).length)}</p>
              <Standing person={person} />
              <PersonActs person={person} onEdit={() => setForm(person.id)} />
            </li>
          ),
        )}
      </ul>
      {form === 'new' ? (
        <PersonForm event_id={event.id} onClose={close} />
      ) : (
        <button className="button" type="button" onClick={() => setForm('new')}>
          <Icon name="plus" /> {t('day.person_add')}
        </button>
      )}
    </section>
  )
}

function Standing({ person: { has_link, seen_at } }: { person: ListedPerson }) {
  const state = !has_link ? 'not_sent' : seen_at === null ? 'not_read' : 'read'
  return (
    <p className="day-standing" data-state={state}>
      <Icon name={state === 'read' ? 'check-circle' : state === 'not_read' ? 'circle-half' : 'minus'} /> {standing[state]}
    </p>
  )
}

const standing = { read: t('day.read'), not_read: t('day.not_read'), not_sent: t('day.not_sent') }
