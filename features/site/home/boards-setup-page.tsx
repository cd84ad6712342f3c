import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { ToolLandingPage } from './tool-landing.tsx'
import { toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/vision-boards/setup')({
  head: () => pageHead({ title: t('menu.boards'), description: t('tool_pages.boards_lead'), css, url: '/tools/vision-boards/setup' }),
  component: BoardsSetupPage,
})

/** What boards are, for whoever isn't signed in. */
function BoardsSetupPage() {
  const landing = toolLandings['vision-boards']
  return landing ? <ToolLandingPage landing={landing} isSignedIn={false} /> : null
}
