import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Stem } from '#web/ui/stem.tsx'
import type { Dashboard, NextTask } from './contract.ts'
import { dueWords } from './due-words.ts'
import { stemMonths } from './stem-months.ts'
import { useTicking } from './ticking.ts'

const list: string = '/tools/wedding-checklist'

type Checklist = NonNullable<Dashboard['checklist']>

/** The next three tasks, to be ticked off here, and the whole time on a stem. */
export function DashboardTasks({ checklist }: { checklist: Checklist }) {
  const { ticked, tick } = useTicking()
  const { items, next, today } = checklist
  const { months, now } = stemMonths(checklist)
  return (
    <section className="dashboard-next">
      <header>
        <h2>{t(next.length === 3 ? 'dashboard.next_three' : 'dashboard.next')}</h2>
        <Link className="more-link" to={list}>
          {t('dashboard.all_tasks', { n: items })}
        </Link>
      </header>
      {next.length === 0 && (
        <p className="dashboard-nothing">
          <b>{t('dashboard.nothing_next')}</b> {t('dashboard.all_done')}
        </p>
      )}
      <ol className="dashboard-tasks">
        {next.map((task) => (
          <Task key={task.id} task={task} today={today} isTicked={ticked.includes(task.id)} onTick={() => void tick(task)} />
        ))}
      </ol>
      {months.length > 1 && <Stem label={t('dashboard.by_month')} months={months} {...(now !== undefined && { now })} />}
    </section>
  )
}

interface TaskProps {
  task: NextTask
  today: string
  isTicked: boolean
  onTick: () => void
}

function Task({ task: { id, title, description, due_date }, today, isTicked, onTick }: TaskProps) {
  const due = dueWords(due_date, today)
  return (
    <li data-done={isTicked || undefined} data-hot={due?.isHot || undefined}>
      <button type="button" aria-pressed={isTicked} aria-label={t('dashboard.tick', { title })} onClick={onTick}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17Z" />
        </svg>
      </button>
      <div>
        <Link to={`${list}?item=${id}` as string}>{title}</Link>
        {description && <p>{description}</p>}
      </div>
      <span>{due?.words ?? t('dashboard.missing_date')}</span>
    </li>
  )
}
