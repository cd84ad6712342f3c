import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { SiteFileForm } from './site-file-form.tsx'
import { type Tab, tabs } from './site-fields.ts'
import css from './site-files.css?url'

export const Route = createFileRoute('/_admin/admin/site/{-$file}')({
  loader: async ({ context, params: { file = 'site' } }) => {
    if (!Object.hasOwn(tabs, file)) throw notFound()
    await (await context.queries.open()).ensureQueryData(filesQuery())
    return { tab: file as Tab }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData ? tabs[loaderData.tab].label : '', css }),
  component: SiteFilesPage,
})

function filesQuery() {
  return api.siteFiles.get.queryOptions({ input: {} })
}

/** What every page says, changed without a start: names, menus, the countdown, payment's words, the lists. */
function SiteFilesPage() {
  const { tab } = Route.useLoaderData()
  const { data } = useSuspenseQuery(filesQuery()).data
  return (
    <main className="admin-page site-files-page" id="main">
      <header>
        <h1>{t('site_files.title')}</h1>
        <p>{t('site_files.text')}</p>
      </header>
      <LinkTabs
        label={t('site_files.parts')}
        tabs={Object.entries(tabs).map(([to, { label }]) => ({ label, to: to === 'site' ? '/admin/site' : `/admin/site/${to}` }))}
      />
      <SiteFileForm key={tab} tab={tab} kept={data[tabs[tab].file]} />
    </main>
  )
}
