import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { ToolLandingPage } from './tool-landing.tsx'
import { toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/wedding-checklist/setup')({
  head: () =>
    pageHead({ title: t('menu.checklist'), description: t('tool_pages.checklist_lead'), css, url: '/tools/wedding-checklist/setup' }),
  component: ChecklistSetupPage,
})

/** What the checklist is, for whoever isn't signed in. */
function ChecklistSetupPage() {
  const landing = toolLandings['wedding-checklist']
  return landing ? <ToolLandingPage landing={landing} isSignedIn={false} /> : null
}
