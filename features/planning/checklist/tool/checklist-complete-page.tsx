import garden from 'virtual:picture/setup-checklist'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { basisQuery } from './checklist-query.ts'
import { beginChecklist, type Calls } from './checklist-setup.ts'
import css from './checklist-setup.css?url'
import { SetupFields } from './setup-fields.tsx'

const { path: list, complete } = tools.checklist

export const Route = createFileRoute('/_setup/complete/checklist/$step')({
  gcTime: 0,
  loader: async ({ context, params: { step } }) => {
    const cache = await context.queries.open()
    const basis = await cache.fetchQuery({ ...basisQuery(undefined), staleTime: 0 })
    if (basis.wedding.checklist_setup_at !== null) throw redirect({ href: list })
    if (step !== '1') throw redirect({ href: complete })
    const { data: templates } = await cache.fetchQuery(api.user_checklist_items.templates.queryOptions())
    return { basis, templates, posted: startContext()?.form }
  },
  head: () => pageHead({ title: t('menu.checklist'), css }),
  component: ChecklistCompletePage,
})

/** What a couple is asked before it gets its checklist: when, and what for. */
function ChecklistCompletePage() {
  const { basis, templates, posted } = Route.useLoaderData()
  return (
    <SetupFrame
      step={1}
      steps={1}
      later={<LaterForm pass={ownCalls.finish} to={list} />}
      name="checklist"
      title={t('checklist_setup.title')}
      text={t('checklist_setup.text')}
      posted={posted}
      save={(fields) => beginChecklist(basis.guest_wedding_events, fields, ownCalls)}
      to={list}
      button={t('checklist_setup.finish')}
      picture={<Picture of={garden} sizes="(max-width: 1180px) 1px, 45vw" alt="" />}
    >
      {(errors) => <SetupFields basis={basis} templates={templates} posted={posted?.values} errors={errors} />}
    </SetupFrame>
  )
}

const ownCalls: Calls = {
  date: (date) => api.users.update.call({ wedding_details: { date } }),
  plan: api.checklist_at_once.plan.call,
  create: api.guest_wedding_events.create.call,
  finish: () => api.setups.finish.call({ tool: 'checklist' }),
}
