import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Item, ListedPerson, Sheet } from './sheet-shapes.ts'
import { DayLine } from './day-line.tsx'
import { isPartOf } from './is-part-of.ts'
import { LineEditor } from './line-editor.tsx'
import { LineForm } from './line-form.tsx'
import { inOrder } from './ripple.ts'

interface Props {
  sheet: Sheet
  /** Whose lines alone are shown. */
  shown: ListedPerson | undefined
}

/** The lines of a day, by its parts; those of one person, where one is chosen. */
export function DayLines({ sheet, shown }: Props) {
  const [form, setForm] = useState<Item | 'new'>()
  const close = () => setForm(undefined)
  const { items, people } = sheet
  // Its form stays where it was opened, whenever the line begins by now and whoever’s lines are shown.
  const open = form === 'new' ? undefined : form
  const seen = items.filter((item) => !shown || item.id === open?.id || isPartOf(item, shown.id))
  return (
    <>
      {items.length === 0 && form === undefined && <Begin sheet={sheet} />}
      <div className="day-parts">
        {partsOf(inOrder(seen.map((item) => (item.id === open?.id ? open : item)))).map(({ name, lines }) => (
          <section key={name} aria-labelledby={`day-${lines[0]!.id}`}>
            <h3 id={`day-${lines[0]!.id}`}>{name}</h3>
            <ol>
              {lines.map((item) =>
                item === open ? (
                  <li key={item.id} className="day-form">
                    <LineEditor item={items.find(({ id }) => id === item.id) ?? item} people={people} onClose={close} />
                  </li>
                ) : (
                  <DayLine key={item.id} item={item} sheet={sheet} shown={shown} onEdit={() => setForm(item)} />
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
      {form === 'new' && (
        <div className="day-form">
          <LineForm sheet={sheet} onClose={close} />
        </div>
      )}
      {form !== 'new' && (
        <p className="buttons day-add">
          <button className="button" type="button" onClick={() => setForm('new')}>
            <Icon name="plus" /> {t('day.add')}
          </button>
        </p>
      )}
    </>
  )
}

function Begin({ sheet: { event } }: { sheet: Sheet }) {
  const { once, isPending } = useActs()
  const begin = () =>
    once(async (act) => {
      await api.day_sheets.begin.call({ id: event.id, act })
      return t('day.began')
    })
  return (
    <EmptyState fact={t('day.empty')} hint={t('day.empty_hint')}>
      <button className="button main" type="button" aria-disabled={isPending} aria-busy={isPending} onClick={() => void begin()}>
        {t('day.begin')}
      </button>
    </EmptyState>
  )
}

/** From when each part of a day is. */
const parts = [
  [12 * 60, t('day.morning')],
  [17 * 60, t('day.afternoon')],
  [20 * 60, t('day.evening')],
  [Infinity, t('day.night')],
] as const

function partsOf(items: readonly Item[]): { name: string; lines: Item[] }[] {
  const nameOf = ({ starts }: Item) => parts.find(([until]) => starts < until)?.[1] ?? ''
  return parts.map(([, name]) => ({ name, lines: items.filter((item) => nameOf(item) === name) })).filter(({ lines }) => lines.length > 0)
}
