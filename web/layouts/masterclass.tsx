import { createFileRoute, Outlet } from '@tanstack/react-router'

/** A lesson and nothing else: the page brings the header of its course, with the way out, on and back. */
export const Route = createFileRoute('/_masterclass')({
  component: Outlet,
})
