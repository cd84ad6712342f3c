import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { ToolLandingPage } from './tool-landing.tsx'
import { toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/vendor-manager/setup')({
  head: () =>
    pageHead({ title: t('menu.vendor_manager'), description: t('tool_pages.vendors_lead'), css, url: '/tools/vendor-manager/setup' }),
  component: VendorsSetupPage,
})

/** What the vendor manager is, for whoever isn't signed in. */
function VendorsSetupPage() {
  const landing = toolLandings['vendor-manager']
  return landing ? <ToolLandingPage landing={landing} isSignedIn={false} /> : null
}
