import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { LinesRead } from '#web/ui/lines-read.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { GroupFrame } from '#web/ui/plain/plain-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { GuestPage } from '../contract.ts'
import { countsOf } from '../guest-counted.ts'
import type { EventName } from '../editor/guest-draft.ts'
import { leaveWords } from '../guest-leave.ts'
import { useLinesRead } from '../guest-lines.ts'
import { sayFailure } from '../busy-and-failed.ts'
import { readingOf } from '../guest-reading.ts'
import { sideChoices, sideOf } from '../guest-sides.ts'
import { guestWords } from '../guest-undone.ts'

interface Props {
  page: GuestPage
  event: EventName | undefined
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** One big field, one invitation a line, read while it is typed. */
export function GuestAddMany({ page, event, posted, idempotencyKey }: Props) {
  const [names, setNames] = useState(posted?.values['names'] ?? '')
  const [refused, setRefused] = useState<Record<string, string[]>>(posted?.errors ?? {})
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form)
  useTypedBefore(form, setNames)
  const { isChanged } = useTyped(names.trim() !== '')
  const { once, isPending } = useActs(guestWords)
  const read = useLinesRead(names, page, event?.id)

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const wedding_events = page.guest_wedding_events.map(({ id }) => id).filter((id) => given.has(`event_${id}`))
    const [relationship, side] = [String(given.get('relationship')), sideOf(String(given.get('side')))]
    const reading = readingOf(names)
    return once(
      async () => {
        const { data } = await api.guests_at_once.add.call({ names, wedding_events, relationship, side, user_id: page.wedding.user_id })
        const what = countsOf(reading)
        setRefused({})
        setNames('')
        form.current?.querySelector('textarea')?.focus()
        return { said: reading.guests === 1 ? t('guest_add.done_one', { what }) : t('guest_add.done', { what }), undo: data.undo }
      },
      (error) => {
        setRefused(refusal(error)?.errors ?? {})
        if (refusal(error)?.status !== 422) sayFailure(error)
        else form.current?.querySelector('textarea')?.focus()
      },
    )
  }

  return (
    <form ref={form} className="panel-fields" method="post" onSubmit={(event) => void save(event)} onKeyDown={saveByKey}>
      <input type="hidden" name="form" value="many" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="user_id" value={page.wedding.user_id} />
      <TextAreaField
        id="guest-names"
        name="names"
        label={t('guest_add.names')}
        hint={t('guest_add.hint')}
        placeholder={t('guest_add.example')}
        rows={6}
        maxLength={60_000}
        spellCheck={false}
        autoComplete="off"
        value={names}
        onChange={({ target }) => setNames(target.value)}
        errors={refused['names']}
      />
      <LinesRead {...read} />
      <LeaveDialog isChanged={isChanged} words={leaveWords(t('guest_add.leave_text'))} stays={(search) => 'add' in search} />
      <Events page={page} event={event} posted={posted} errors={refused['wedding_events']} />
      <div className="panel-pair">
        <Group page={page} posted={posted} errors={refused['relationship']} />
        <SelectField
          id="guest-add-side"
          name="side"
          label={t('guest_add.side')}
          choices={sideChoices(page.wedding)}
          defaultValue={posted?.values['side'] ?? 'both'}
        />
      </div>
      <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('guest_add.add')}
      </button>
    </form>
  )
}

/** What was typed before the script was there is kept. */
function useTypedBefore(form: RefObject<HTMLFormElement | null>, keep: (names: string) => void): void {
  useEffect(() => {
    const typed = form.current?.querySelector('textarea')?.value
    if (typed) keep(typed)
  }, [form, keep])
}

/** After the panel has taken the focus. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [form])
}

function Events({ page, event, posted, errors = [] }: Omit<Props, 'idempotencyKey'> & { errors: string[] | undefined }) {
  const events = page.guest_wedding_events
  const isOn = (id: number) => (posted ? posted.values[`event_${id}`] !== undefined : id === event?.id || events.length === 1)
  if (events.length === 0) return null
  return (
    <GroupFrame id="guest-add-events" label={t('guest_add.events')} errors={errors}>
      <div className="checks">
        {events.map(({ id, name }) => (
          <Checkbox key={id} id={`guest-add-event-${id}`} name={`event_${id}`} label={name} defaultChecked={isOn(id)} />
        ))}
      </div>
    </GroupFrame>
  )
}

function Group({ page, posted, errors }: Pick<Props, 'page' | 'posted'> & { errors: string[] | undefined }) {
  const known = [...new Set(page.data.map(({ relationship }) => relationship))].filter((group) => group !== '')
  return (
    <div>
      <TextField
        id="guest-add-group"
        name="relationship"
        label={t('guest_add.group')}
        defaultValue={posted?.values['relationship']}
        errors={errors}
        maxLength={120}
        autoComplete="off"
        list="guest-add-groups"
      />
      <datalist id="guest-add-groups">
        {known.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </div>
  )
}

function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
