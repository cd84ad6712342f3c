import { createFileRoute, notFound } from '@tanstack/react-router'
import { toEventSetup } from './event-setup.ts'

export const Route = createFileRoute('/_setup/complete/guest-list/$event/$step')({
  loader: async ({ context, params: { event } }) => {
    await toEventSetup(await context.queries.open(), event)
    throw notFound()
  },
})
