import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_user/dashboard/events')({ component: EventsPage })

function EventsPage() {
  return <main id="main" />
}
