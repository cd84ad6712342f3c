import { lazy } from 'react'

/** Most visitors of public pages have no account, so a browser fetches its menu with the first page of somebody who has. */
export const AccountMenu = import.meta.env.SSR
  ? (await import('./account-menu.tsx')).AccountMenu
  : lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))
