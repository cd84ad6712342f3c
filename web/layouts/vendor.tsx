import { createFileRoute } from '@tanstack/react-router'
import { either, oneOf, searchOf, wholeNumber } from '../menus/search.ts'
import { LivePage } from './live-page.tsx'
import { toolsHead } from './tools-head.ts'
import { VendorSections } from './vendor-sections.tsx'

/** The pages of a business: its own menu and tabs, and in the account menu both sides of who has it. */
export const Route = createFileRoute('/_vendor')({
  validateSearch: searchOf({ notifications: oneOf('open'), messages: either(oneOf('open'), wholeNumber(1)) }),
  head: () => toolsHead,
  loader: async ({ context }) => void (await context.queries.open()),
  component: VendorLayout,
})

function VendorLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return <LivePage queries={queries} visitor={visitor} sections={visitor && <VendorSections visitor={visitor} />} />
}
