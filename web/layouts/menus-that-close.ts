import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page that script changes in place must close its menus itself, but for one that is to stay. */
export function useMenusThatClose(): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', closeMenus), [router])
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.page-header [popover]:popover-open:not([data-sticky] *)')) menu.hidePopover()
}
