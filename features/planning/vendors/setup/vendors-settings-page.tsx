import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { VendorTabs } from '../shown/vendor-tabs.tsx'
import { vendorWords } from '../tool/vendor-words.ts'
import { vendorsQuery } from '../tool/vendors-query.ts'
import { ServiceChoices } from './service-choices.tsx'
import { servicesIn } from './vendors-setup.ts'
import css from './vendors-setup.css?url'

export const Route = createFileRoute('/_user/tools/vendor-manager/settings')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const { wedding } = await cache.ensureQueryData(vendorsQuery({}))
    if (wedding.vendormanager_setup_at === null) throw redirect({ href: tools['vendor-manager'].complete })
  },
  head: () => pageHead({ title: t('couple_vendors.settings'), css }),
  component: VendorSettingsPage,
})

/** What somebody is wanted for; what is still open follows from it. */
function VendorSettingsPage() {
  const { data: page } = useSuspenseQuery(vendorsQuery({}))
  const { once, isPending } = useActs(vendorWords)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
    void once(async () => {
      await api.user_vendors.settings.call({ services: servicesIn(fields) })
      return toast({ kind: 'done', lines: [t('vendor_setup.saved')] })
    })
  }

  return (
    <main className="vendor-settings" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('couple_vendors.settings')}</h1>
        </div>
      </header>
      <VendorTabs hired={page.statuses['hired'] ?? 0} isHelper={false} event={undefined} />
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="form" value="services" />
        <p>{t('vendor_setup.text')}</p>
        <ServiceChoices key={page.wanted.join()} wanted={page.wanted} />
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('couple_vendors.save')}
        </button>
      </form>
    </main>
  )
}
