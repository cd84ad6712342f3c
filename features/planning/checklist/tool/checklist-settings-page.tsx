import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { beginAnew, removeAll } from './begin-anew.ts'
import { basisQuery, openQuery } from './checklist-query.ts'
import css from './checklist.css?url'
import { SettingsForm } from './settings-form.tsx'

export const Route = createFileRoute('/_user/tools/wedding-checklist/settings')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const [basis] = await Promise.all([cache.ensureQueryData(basisQuery(undefined)), cache.ensureQueryData(openQuery())])
    if (basis.wedding.checklist_setup_at === null) throw redirect({ href: tools.checklist.complete })
    return { posted: startContext()?.form }
  },
  head: () => pageHead({ title: t('checklist.settings'), css }),
  component: ChecklistSettingsPage,
})

/** When the plan begins and ends, what is shown of it, and how to begin again. */
function ChecklistSettingsPage() {
  const { posted } = Route.useLoaderData()
  const cache = useQueryClient()
  const { data: page } = useSuspenseQuery(basisQuery(undefined))
  const { data: open } = useSuspenseQuery(openQuery())
  const { user_id } = page.wedding
  const all = page.meta.total
  const anew = () =>
    confirm({
      title: t('checklist_settings.anew_title'),
      text: t('checklist_settings.anew_ask'),
      accept: t('checklist_settings.anew'),
      isDestructive: true,
      action: () => beginAnew(cache, user_id, page.guest_wedding_events),
      params: undefined,
    })
  const remove = () =>
    confirm({
      title: t('checklist_settings.remove_title'),
      text: t('checklist_settings.remove_ask', { n: all }),
      accept: t('checklist_settings.remove_accept', { n: all }),
      isDestructive: true,
      action: () => removeAll(cache, user_id),
      params: undefined,
    })
  return (
    <main className="checklist-settings wrap" id="main">
      <Link className="checklist-back" to="/tools/wedding-checklist">
        <Icon name="arrow-left" /> {t('checklist.back_to_list')}
      </Link>
      <h1>{t('checklist.settings')}</h1>
      <SettingsForm key={JSON.stringify([page.settings, page.date])} page={page} open={open.meta.total} posted={posted} />
      <section>
        <div>
          <h2>{t('checklist_settings.anew')}</h2>
          <p>{t('checklist_settings.anew_text')}</p>
        </div>
        <button className="button" type="button" onClick={anew}>
          {t('checklist_settings.anew')}
        </button>
      </section>
      {all > 0 && (
        <section>
          <div>
            <h2>{t('checklist_settings.remove')}</h2>
            <p>{t('checklist_settings.remove_text')}</p>
          </div>
          <button className="button" type="button" onClick={remove}>
            <Icon name="trash" /> {t('checklist_settings.remove')}
          </button>
        </section>
      )}
    </main>
  )
}
