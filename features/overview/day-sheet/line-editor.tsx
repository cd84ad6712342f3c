import { api } from '#web/client/api.ts'
import { useActs } from '#web/client/acts.ts'
import { useEditing } from '#web/client/editing.ts'
import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import { useEditedForm } from '#web/ui/edited-form.ts'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { DayFrame } from './day-frame.tsx'
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
  const { isChanged, submit, close } = useEditedForm(editing, { unread, onClose })
  const { once, isPending } = useActs()

  async function remove() {
    const { isDone } = await once(async (act) => {
      await api.day_sheets.remove.call({ id: item.id, act })
      return t('day.removed', item)
    })
    if (isDone) close()
  }

  const below = (name: keyof LineDraft) => (
    <FieldClash editing={editing} name={name} label={labels[name]} text={shown(editing.base, name, people)} />
  )
  return (
    <DayFrame
      label={t('day.edit_of', item)}
      isPending={editing.isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
      more={
        <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove()}>
          {t('day.remove')}
        </button>
      }
    >
      <LineFields {...editing} people={people} below={below} />
    </DayFrame>
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
