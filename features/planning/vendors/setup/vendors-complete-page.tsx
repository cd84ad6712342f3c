import picture from 'virtual:picture/setup-vendors'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { tools } from '#web/map/routes.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { vendorsQuery } from '../tool/vendors-query.ts'
import { ServiceChoices } from './service-choices.tsx'
import { beginVendors, servicesIn } from './vendors-setup.ts'
import css from './vendors-setup.css?url'

const { path: home, complete } = tools['vendor-manager']

export const Route = createFileRoute('/_setup/complete/vendor-manager/$step')({
  gcTime: 0,
  loader: async ({ context, params: { step } }) => {
    const cache = await context.queries.open()
    const { wedding, wanted } = await cache.fetchQuery({ ...vendorsQuery({}), staleTime: 0 })
    if (wedding.vendormanager_setup_at !== null) throw redirect({ href: home })
    if (step !== '1') throw redirect({ href: complete })
    return { wanted, posted: startContext()?.form }
  },
  head: () => pageHead({ title: t('menu.vendor_manager'), css }),
  component: VendorsCompletePage,
})

/** What a couple looks for somebody for. */
function VendorsCompletePage() {
  const { wanted, posted } = Route.useLoaderData()
  return (
    <SetupFrame
      step={1}
      steps={1}
      later={<LaterForm pass={ownCalls.finish} to={home} />}
      name="vendors"
      title={t('vendor_setup.title')}
      text={t('vendor_setup.text')}
      posted={posted}
      save={(fields) => beginVendors(fields, ownCalls)}
      to={home}
      button={t('vendor_setup.finish')}
      picture={<Picture of={picture} sizes="(max-width: 1180px) 1px, 45vw" alt="" />}
    >
      <ServiceChoices wanted={posted ? servicesIn(posted.values) : wanted} />
    </SetupFrame>
  )
}

const ownCalls = {
  want: (services: ReturnType<typeof servicesIn>) => api.user_vendors.settings.call({ services }),
  finish: () => api.setups.finish.call({ tool: 'vendor-manager' }),
}
