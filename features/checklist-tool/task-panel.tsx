import { useQuery } from '@tanstack/react-query'
import { useBlocker, useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/checklist-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ChecklistPage } from '../checklist/contract.ts'
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
    toast({ kind: 'bad', lines: [refusal(error)?.status === 404 ? t('checklist.gone') : t('checklist.offline')] })
    onClose()
  }, [error, onClose])
  const item = listed && (data?.data.version ?? 0) < listed.version ? listed : data?.data
  return item ? <Editor key={id} item={item} page={page} onClose={onClose} /> : null
}

/** All of one task, in a panel beside the list. */
function Editor({ item, page, onClose }: Omit<Props, 'id'> & { item: Item }) {
  const editing = useTaskEditing(item)
  const isChanged = useRef(editing.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()
  useEffect(() => {
    isChanged.current = editing.isChanged
  }, [editing.isChanged])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return form.current?.querySelector<HTMLElement>('.task-clash button')?.focus()
    if (editing.isChanged && !(await editing.save())) return requestAnimationFrame(() => focusRefused(form.current))
    isChanged.current = false
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
      <Leave isChanged={isChanged} id={item.id} />
    </SidePanel>
  )
}

/** Asks before what was typed is lost. */
function Leave({ isChanged, id }: { isChanged: { current: boolean }; id: number }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged.current && !(next.pathname === current.pathname && 'item' in next.search && Number(next.search.item) === id),
    enableBeforeUnload: () => isChanged.current,
    withResolver: true,
  })
  return (
    <Dialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('checklist.leave_title')}
      actions={
        <>
          <button className="button ghost" type="button" onClick={() => reset?.()}>
            {t('checklist.leave_stay')}
          </button>
          <button className="button hot" type="button" onClick={() => proceed?.()}>
            {t('checklist.leave_go')}
          </button>
        </>
      }
    >
      <p>{t('checklist.leave_text')}</p>
    </Dialog>
  )
}

function focusRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], .task-clash button')?.focus()
}
