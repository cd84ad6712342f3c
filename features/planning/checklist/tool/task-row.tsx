import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { Keeper } from '../contract.ts'
import { shortDay } from './day-words.ts'
import { isDue, type Item } from './months.ts'
import { TaskLeaf } from './task-leaf.tsx'
import type { TaskMoves } from './task-moves.ts'

interface Props {
  item: Item
  today: string
  /** Said where several events are in sight. */
  event: string | undefined
  keeper: Keeper | undefined
  moves: TaskMoves
  onTick: (item: Item) => void
  onOpen: (id: number) => void
  onRemove: (item: Item) => void
}

/** One thing to do. The leaf is a button, and before the script is there a form of its own. */
export const TaskRow = memo(function TaskRow({ item, today, event, keeper, moves, onTick, onOpen, onRemove }: Props) {
  const { id, title, description, notes, completed_at } = item
  const isDone = completed_at !== null
  return (
    <li className="task" data-done={isDone || undefined} data-due={isDue(item, today) || undefined} data-task={id}>
      <form
        className="on-paper"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onTick(item)
        }}
      >
        <input type="hidden" name="form" value="tick" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="done" value={isDone ? '' : 'yes'} />
        <button className="task-tick" type="submit" aria-pressed={isDone} aria-label={t('checklist.done_named', { title })}>
          <TaskLeaf />
        </button>
      </form>
      <div className="task-words">
        <Link to="." search={(search) => ({ ...search, add: undefined, item: id })} resetScroll={false}>
          {title}
        </Link>
        <TaskLine parts={[event, notes.split('\n')[0] || description]} />
      </div>
      <TaskWhen item={item} today={today} />
      {keeper && <Avatar name={keeper.name} picture={keeper.avatar.url} />}
      <button
        className="task-grip"
        type="button"
        aria-label={t('checklist.move_named', { title })}
        aria-describedby="checklist-keys"
        data-grip={id}
        onKeyDown={moves.onKey}
        onPointerDown={moves.onGrab}
      >
        <Icon name="dots-six-vertical" />
      </button>
      <RowMenu
        label={t('checklist.menu_of', { title })}
        entries={[
          { icon: 'pencil-simple', label: t('checklist.edit'), onAction: () => onOpen(id) },
          { icon: 'arrow-up', label: t('checklist.move_up'), onAction: () => moves.step(id, -1) },
          { icon: 'arrow-down', label: t('checklist.move_down'), onAction: () => moves.step(id, 1) },
          { icon: 'trash', label: t('checklist.remove'), onAction: () => onRemove(item), isDestructive: true },
        ]}
      />
    </li>
  )
})

function TaskLine({ parts }: { parts: readonly (string | undefined)[] }) {
  const said = parts.filter(Boolean).join(' · ')
  return said ? <small>{said}</small> : null
}

/** A task of the plan says its month alone, until it is due; a day that somebody chose stands there. */
function TaskWhen({ item, today }: { item: Item; today: string }) {
  const { due_date, months_before, completed_at, link } = item
  if (due_date === null || completed_at !== null) return link ? <TaskLink link={link} /> : null
  const day = shortDay(due_date, today)
  if (!isDue(item, today))
    return (
      <>
        {link && <TaskLink link={link} />}
        {months_before === null && <span className="task-when num">{day}</span>}
      </>
    )
  return (
    <>
      {link && <TaskLink link={link} />}
      <span className="task-when task-due num">
        {due_date < today ? t('checklist.late', { day }) : due_date === today ? t('checklist.today') : day}
      </span>
    </>
  )
}

function TaskLink({ link }: { link: string }) {
  return (
    <a
      className="task-link"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('checklist.link_to', { host: hostOf(link) })}
    >
      <Icon name="link" />
    </a>
  )
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link
}
