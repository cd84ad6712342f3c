import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { gains, managementSteps, stepNames } from '../profile/management-steps.ts'
import type { VendorTask } from './contract.ts'
import { PlannedTasks } from './planned-tasks.tsx'
import { TaskTemplates } from './templates/task-templates.tsx'
import css from './vendor-tasks.css?url'

const queries = {
  business: () => api.vendor_profile.get.queryOptions(),
  tasks: () => api.vendor_tasks.list.queryOptions(),
  templates: () => api.task_templates.list.queryOptions(),
}

export const Route = createFileRoute('/_vendor/vendor/checklist')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const { data: business } = await cache.ensureQueryData(queries.business())
    if (business) await Promise.all([cache.fetchQuery({ ...queries.tasks(), staleTime: 0 }), cache.ensureQueryData(queries.templates())])
  },
  head: () => pageHead({ title: t('menu.my_tasks'), css }),
  component: VendorChecklistPage,
})

/** What is to be done: now, as it follows from how things stand, and by a day, for whoever booked and of one's own. */
function VendorChecklistPage() {
  const { data: business } = useSuspenseQuery(queries.business()).data
  return (
    <main className="vendor-tasks" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('menu.my_tasks')}</h1>
          <p>{t('vendor_tasks.lead')}</p>
        </div>
      </header>
      {business ? (
        <Tasks />
      ) : (
        <EmptyState fact={t('manage.none')} hint={t('manage.none_hint')}>
          <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
            {t('manage.find')}
          </a>
        </EmptyState>
      )}
    </main>
  )
}

function Tasks() {
  const { data: now, ...planned } = useSuspenseQuery(queries.tasks()).data
  return (
    <>
      {now.length === 0 && planned.planned.length === 0 ? (
        <EmptyState fact={t('vendor_tasks.none')} hint={t('vendor_tasks.none_hint')} />
      ) : (
        now.length > 0 && <NowTasks tasks={now} />
      )}
      <PlannedTasks {...planned} />
      <TaskTemplates />
    </>
  )
}

function NowTasks({ tasks }: { tasks: VendorTask[] }) {
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('vendor_tasks.now')}</h2>
      <ol>
        {tasks.map((task, nth) => {
          const { title, text, to } = shown(task)
          return (
            <li key={nth}>
              <a href={to}>{title}</a>
              {text && <p>{text}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A task in words, and where it is done. */
function shown(task: VendorTask): { title: string; text: string; to: string } {
  switch (task.kind) {
    case 'answer': {
      const day = longDay(task.since.slice(0, 10)) ?? ''
      const title = t('vendor_tasks.answer', { name: task.name || t('morning.a_couple') })
      return { title, text: t('vendor_tasks.waits_since', { day }), to: `/vendor/messages/${task.id}` }
    }
    case 'reviews': {
      const title = task.n === 1 ? t('vendor_tasks.review') : t('vendor_tasks.reviews', { n: task.n })
      return { title, text: t('vendor_tasks.review_text'), to: '/vendor/reviews' }
    }
    case 'changes':
      return { title: t('vendor_tasks.changes'), text: task.note, to: '/vendor/management' }
    case 'submit':
      return { title: t('vendor_tasks.submit'), text: t('vendor_tasks.submit_text'), to: '/vendor/management' }
    case 'calendar': {
      const text = task.days === null ? t('calendar.never') : t('vendor_tasks.calendar_text', { n: task.days })
      return { title: t('vendor_tasks.calendar'), text, to: '/vendor/management/calendar' }
    }
    case 'confirm':
      return { title: t('vendor_tasks.confirm', { title: task.title }), text: '', to: '/tools/vendor-network' }
    case 'check': {
      const { check } = task
      const step = stepNames.find((name) => managementSteps[name].checks.some((one) => one === check)) ?? 'business'
      return { title: gains[check], text: managementSteps[step].title, to: `/vendor/management/${step}` }
    }
  }
}
