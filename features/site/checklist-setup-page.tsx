import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { t as siteText } from '#web/text/text.ts'
import { ToolLandingPage } from './tool-landing.tsx'
import { toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

const landing = toolLandings['wedding-checklist']

export const Route = createFileRoute('/_default/tools/wedding-checklist/setup')({
  head: () => pageHead({ title: siteText('menu.checklist'), description: landing?.lead ?? '', css }),
  component: ChecklistSetupPage,
})

/** What the checklist is, for whoever isn't signed in. */
function ChecklistSetupPage() {
  return landing ? <ToolLandingPage landing={landing} isSignedIn={false} /> : null
}
