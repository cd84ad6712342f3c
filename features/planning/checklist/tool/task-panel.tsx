import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { api } from '#web/client/api.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ChecklistPage } from '../contract.ts'
import type { Item } from './months.ts'
import { TaskFields } from './task-fields.tsx'
import { useTaskEditing } from './task-editing.ts'

interface Props {
  id: number
  page: ChecklistPage
  onClose: () => void
}

/** The task that the address names, among those in sight or not. */
export function TaskPanel({ id, page, onClose }: Props) {
  const listed = page.data.find((item) => item.id === id)
  const { data, error } = useQuery({
    ...api.user_checklist_items.get.queryOptions({ input: { id } }),
    ...(listed && { initialData: { data: listed } }),
  })
  useEffect(() => {
    if (!error) return
    toast({ kind: 'bad', lines: [refusal(error)?.status === 404 ? t('checklist.gone') : t('checklist.offline')], of: callOf(error) })
    onClose()
  }, [error, onClose])
  const item = listed && (data?.data.version ?? 0) < listed.version ? listed : data?.data
  return item ? <Editor key={id} item={item} page={page} onClose={onClose} /> : null
}

/** All of one task, in a panel beside the list. */
function Editor({ item, page, onClose }: Omit<Props, 'id'> & { item: Item }) {
  const editing = useTaskEditing(item)
  const { isChanged, forget } = useTyped(editing.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return form.current?.querySelector<HTMLElement>('.field-clash button')?.focus()
    if (editing.isChanged) {
      const { isDone, fresh } = await editing.save()
      if (!isDone) return requestAnimationFrame(() => focusRefused(form.current))
      await fresh
    }
    forget()
    onClose()
  }

  return (
    <SidePanel
      title={item.title}
      note={page.guest_wedding_events.find(({ id }) => id === item.guest_wedding_event_id)?.name ?? ''}
      onClose={onClose}
      actions={
        <button className="button main" type="submit" form="task-editor" aria-disabled={editing.isPending} aria-busy={editing.isPending}>
          {t('checklist.save')}
        </button>
      }
    >
      <form ref={form} id="task-editor" className="task-fields" noValidate onSubmit={submit}>
        <fieldset className="task-fields" disabled={!isReady}>
          <TaskFields editing={editing} item={item} page={page} />
        </fieldset>
      </form>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'item' in search && Number(search.item) === item.id} />
    </SidePanel>
  )
}

const leaveWords = {
  title: t('checklist.leave_title'),
  text: t('checklist.leave_text'),
  stay: t('checklist.leave_stay'),
  leave: t('checklist.leave_go'),
}

function focusRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], .field-clash button')?.focus()
}
