import { createFileRoute } from '@tanstack/react-router'
import css from '../styles/tools.css?url'
import { LivePage } from './live-page.tsx'
import { VendorSections } from './vendor-sections.tsx'

/** The pages of a business: its own menu and tabs, and in the account menu both sides of who has it. */
export const Route = createFileRoute('/_vendor')({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  loader: async ({ context }) => void (await context.queries.open()),
  component: VendorLayout,
})

function VendorLayout() {
  const { queries, visitor } = Route.useRouteContext()
  return <LivePage queries={queries} visitor={visitor} sections={visitor && <VendorSections visitor={visitor} />} />
}
