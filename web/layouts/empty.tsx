import { createFileRoute, Outlet } from '@tanstack/react-router'
import css from '../styles/tools.css?url'

/** No header and no footer. */
export const Route = createFileRoute('/_empty')({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  component: Outlet,
})
