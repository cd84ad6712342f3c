import { t } from '#web/text/text.ts'
import type { MovedTask } from './contract.ts'
import { DayChange } from './day-change.tsx'
import { shortDay } from './short-day.ts'

const rules = ['vendor', 'hand', 'plan'] as const

const names: Record<MovedTask['rule'], string> = {
  vendor: t('moving.task_vendor'),
  hand: t('moving.task_hand'),
  plan: t('moving.task_plan'),
}

/** A list of so many stands open. */
const mostOpen = 8

/** What is open on the checklist: vendors’ deadlines and the plan go along, days that somebody chose stay unless ticked. */
export function MovingTasks({ tasks, done }: { tasks: readonly MovedTask[]; done: number }) {
  const late = tasks.filter(({ is_past }) => is_past).length
  return (
    <section aria-labelledby="moving-tasks">
      <h2 id="moving-tasks">{t('moving.tasks')}</h2>
      <p>{t('moving.tasks_hint', { n: done })}</p>
      {late > 0 && <p className="moving-late">{late === 1 ? t('moving.due_at_once_one') : t('moving.due_at_once_many', { n: late })}</p>}
      {rules.map((rule) => {
        const some = tasks.filter((task) => task.rule === rule)
        return (
          some.length > 0 && (
            <details className="moving-group" key={rule} open={some.length <= mostOpen || undefined}>
              <summary>
                {names[rule]} <span className="num">{some.length}</span>
              </summary>
              {rule === 'hand' && <p className="field-hint">{t('moving.task_hand_hint')}</p>}
              <ul className="moving-list">
                {some.map((task) => (
                  <Task key={task.id} task={task} />
                ))}
              </ul>
            </details>
          )
        )
      })}
    </section>
  )
}

function Task({ task: { id, title, from, to, rule, along, is_past, is_gone } }: { task: MovedTask }) {
  return (
    <li>
      <div>
        {rule === 'hand' && along !== null && along !== from ? (
          <label className="check">
            <input className="check-box" type="checkbox" name={`task-${id}`} value="yes" />
            <span className="check-words">{t('moving.move_task', { title, day: shortDay(along) })}</span>
          </label>
        ) : (
          <b>{title}</b>
        )}
        {is_past && <small className="moving-late">{t('moving.is_due')}</small>}
        {is_gone && <small className="moving-late">{t('moving.is_gone')}</small>}
      </div>
      {!is_gone && <DayChange from={from} to={to} />}
    </li>
  )
}
