import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OfferedTask } from '../taking/offered-task.ts'
import { askTaken, isTaken, onTaken } from '../taking/taken.ts'

interface Props {
  task: OfferedTask
  /** The piece whose text has it, and which of its tasks it is. */
  id: number
  nth: number
}

/** One tap puts a task of a text on the couple's checklist. Without script a plain form of its page. */
export function TaskButton({ task, id, nth }: Props) {
  const router = useRouter()
  const isOnList = useSyncExternalStore(
    onTaken,
    () => isTaken(task.title),
    () => false,
  )
  const wasTaken = useLocation({ select: ({ search }) => 'taken' in search && String(search.taken) === String(nth) })
  const isSignedIn = useHydrated() && Boolean(router.options.context.visitors.known())
  const isBusy = useRef(false)
  const [isFresh, setFresh] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const isOn = isOnList || (wasTaken && !isSignedIn)
  useEffect(() => {
    if (isSignedIn) void askTaken()
  }, [isSignedIn])
  // The button that had the focus is gone then.
  useEffect(() => {
    if (isFresh && isOn) link.current?.focus()
  }, [isFresh, isOn])

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { take } = await import('../taking/task-acts.ts')
      if (await take(router, task, { id, nth })) setFresh(true)
    } finally {
      isBusy.current = false
    }
  }

  if (isOn) {
    return (
      <a className="button" id={`task-${nth}`} ref={link} href="/tools/wedding-checklist">
        <Icon name="check-circle-fill" /> {t('take.is_on')}
      </a>
    )
  }
  return (
    <form id={`task-${nth}`} method="post" onSubmit={(event) => void onSubmit(event)}>
      <input type="hidden" name="form" value="take" />
      {Object.entries({ ...task, id, nth }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" type="submit">
        <Icon name="plus" /> {t('take.add')}
        <span className="only-heard">: {task.title}</span>
      </button>
    </form>
  )
}
