import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { approvalQuery } from '#features/money/registry/shown/approval-query.ts'
import { GiftApproval } from '#features/money/registry/shown/gift-approval.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { SiteFileForm } from './site-file-form.tsx'
import { giftsTab, type Tab, tabs } from './site-fields.ts'
import css from './site-files.css?url'

export const Route = createFileRoute('/_admin/admin/site/{-$file}')({
  loader: async ({ context, params: { file = 'site' } }) => {
    if (file !== giftsTab.name && !Object.hasOwn(tabs, file)) throw notFound()
    const queries = await context.queries.open()
    await Promise.all([queries.ensureQueryData(filesQuery()), file === giftsTab.name && queries.fetchQuery(approvalQuery())])
    return file === giftsTab.name ? { tab: undefined, title: giftsTab.label } : { tab: file as Tab, title: tabs[file as Tab].label }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
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
        tabs={[
          ...Object.entries(tabs).map(([to, { label }]) => ({ label, to: to === 'site' ? '/admin/site' : `/admin/site/${to}` })),
          { label: giftsTab.label, to: `/admin/site/${giftsTab.name}` },
        ]}
      />
      {tab ? <SiteFileForm key={tab} tab={tab} kept={data[tabs[tab].file]} /> : <GiftApproval />}
    </main>
  )
}
