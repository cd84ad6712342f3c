import { createFileRoute, Outlet } from '@tanstack/react-router'

/** No header and no footer. */
export const Route = createFileRoute('/_empty')({ component: Outlet })
