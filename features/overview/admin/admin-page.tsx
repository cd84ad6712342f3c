import { createFileRoute, redirect } from '@tanstack/react-router'

/** The door to the operator's pages. */
export const Route = createFileRoute('/_admin/admin')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/people' })
  },
})
