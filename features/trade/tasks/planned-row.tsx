import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { PlannedTask } from './contract.ts'
import { coupleOf, dueWords, isOverdue, namedTask, titleOf } from './task-words.ts'

/** A task with its box, whom it is for and by when; of what is done, who did it. */
export function PlannedRow({ task, today }: { task: PlannedTask; today: string }) {
  const { once, isPending } = useActs()
  const { id, template_id, booking, done_at } = task
  const isDone = done_at !== null
  const tick = () =>
    once(async () => {
      await say(task, !isDone)
      return { said: t(isDone ? 'vendor_tasks.unticked' : 'vendor_tasks.ticked'), undo: () => say(task, isDone) }
    })
  return (
    <li data-overdue={(!isDone && isOverdue(task, today)) || undefined}>
      <label className="check">
        <input
          className="check-box"
          type="checkbox"
          aria-label={namedTask(task)}
          checked={isPending ? !isDone : isDone}
          disabled={id === null && template_id === null}
          onChange={() => void tick()}
        />
        <span className="check-words">{titleOf(task)}</span>
      </label>
      {booking && (
        <p>
          <a href={`/vendor/messages/${booking.conversation_id}`}>{coupleOf(booking)}</a>
          {booking.day && `, ${longDay(booking.day)}`}
        </p>
      )}
      <p className="vendor-task-due">{isDone ? doneWords(task) : dueWords(task, today)}</p>
      {id !== null && <Remove id={id} task={task} />}
    </li>
  )
}

async function say({ id, template_id, booking }: PlannedTask, is_done: boolean): Promise<void> {
  if (id !== null) await api.vendor_tasks.change.call({ id, is_done })
  else if (booking && template_id !== null) await api.vendor_tasks.tick.call({ id: booking.id, template_id, is_done })
}

function doneWords({ id, template_id, key, done_at, done_by }: PlannedTask): string {
  if (id === null && template_id === null && key === 'certificate') return t('vendor_tasks.sent_by_itself')
  const day = longDay((done_at ?? '').slice(0, 10)) ?? ''
  return done_by ? t('vendor_tasks.done_by', { day, name: done_by }) : t('vendor_tasks.done_on', { day })
}

function Remove({ id, task: { title, due_date } }: { id: number; task: PlannedTask }) {
  const { once, isPending } = useActs()
  const remove = () =>
    once(async () => {
      await api.vendor_tasks.remove.call({ id })
      return { said: t('vendor_tasks.removed'), undo: async () => void (await api.vendor_tasks.add.call({ title, due_date })) }
    })
  return (
    <button
      className="button ghost small"
      type="button"
      aria-label={t('vendor_tasks.remove_named', { title })}
      aria-disabled={isPending}
      onClick={() => void remove()}
    >
      {t('vendor_tasks.remove')}
    </button>
  )
}
