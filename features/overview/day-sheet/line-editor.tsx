import type { FormEvent } from 'react'
import { api } from '#web/client/api.ts'
import { useActs } from '#web/client/acts.ts'
import { useEditing } from '#web/client/editing.ts'
import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { DayClash, leaveWords } from './day-clash.tsx'
import { clockAt, minuteAt } from './day-time.ts'
import { draftOf, known, type LineDraft, saidIn, unread } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'
import { audiences, labels, ways } from './line-words.ts'
import type { Item, Sheet } from './sheet-shapes.ts'

interface Props {
  item: Item
  people: Sheet['people']
  onClose: () => void
}

/** A line of the day while somebody changes it; what others change of it meanwhile comes in. */
export function LineEditor({ item, people, onClose }: Props) {
  const editing = useEditing<Item, LineDraft>(item, {
    draftOf: (item) => draftOf(item, people),
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = saidIn({ ...mine, people: known(mine.people, people) })
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<typeof said>
      if (fields.length > 0) await api.day_sheets.change.call({ id, version, act, ...change }, { context: { says_fields: true } })
      return undefined
    },
    said: ({ mine }) => t('day.saved', { title: mine.title.trim() }),
  })
  const { isChanged, forget } = useTyped(editing.isChanged)
  const { once, isPending } = useActs()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return
    const wrong = unread(editing.mine)
    if (Object.keys(wrong).length > 0) return editing.refuse(wrong)
    if (editing.isChanged) {
      const { isDone, fresh } = await editing.save()
      if (!isDone) return
      await fresh
    }
    forget()
    onClose()
  }

  async function remove() {
    const { isDone } = await once(async (act) => {
      await api.day_sheets.remove.call({ id: item.id, act })
      return t('day.removed', item)
    })
    if (!isDone) return
    forget()
    onClose()
  }

  const below = (name: keyof LineDraft) => (
    <DayClash editing={editing} name={name} label={labels[name]} text={shown(editing.base, name, people)} />
  )
  return (
    <form className="day-fields" noValidate aria-label={t('day.edit_of', item)} onSubmit={(event) => void submit(event)}>
      <LineFields {...editing} people={people} below={below} />
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={editing.isPending} aria-busy={editing.isPending}>
          {t('day.save')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('day.cancel')}
        </button>
        <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove()}>
          {t('day.remove')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}

/** What the other wrote, as the field shows it. */
function shown(base: LineDraft, name: keyof LineDraft, people: Sheet['people']): string {
  if (name === 'starts') return clockAt(minuteAt(base.starts))
  if (name === 'people') return listed(people.filter(({ id }) => base.people.includes(id)).map((one) => one.name))
  if (name === 'moves') return ways.find(({ value }) => value === base.moves)?.label ?? ''
  if (name === 'seen_by') return audiences.find(({ value }) => value === base.seen_by)?.label ?? ''
  return base[name]
}
