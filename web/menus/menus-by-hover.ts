/** A panel of the mega menu opens under a mouse that rests on it, and what opened so closes when the mouse has left. */
export function openMenusByHover(width: number): void {
  const rest = 300
  const isWide = matchMedia(`(width > ${width}px)`)
  let soon: ReturnType<typeof setTimeout> | undefined
  let hovered: Element | null = null
  let opened: { panel: HTMLElement; at: number } | null = null

  const panelOf = (place: Element | null) => place?.querySelector<HTMLElement>('[popover]') ?? null
  const isOpen = (panel: HTMLElement) => panel.matches(':popover-open')

  function turn(): void {
    const panel = panelOf(hovered)
    if (panel && isWide.matches && !isOpen(panel)) {
      panel.showPopover()
      opened = { panel, at: performance.now() }
    } else if (!panel && opened) {
      if (isOpen(opened.panel)) opened.panel.hidePopover()
      opened = null
    }
  }

  function rests(target: EventTarget | null, pointerType: string): void {
    const place = target instanceof Element ? target.closest('.mega-menu > ul > li') : null
    if (pointerType !== 'mouse' || place === hovered) return
    hovered = place
    clearTimeout(soon)
    soon = setTimeout(turn, rest)
  }

  addEventListener('pointerover', ({ target, pointerType }) => rests(target, pointerType))
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => rests(null, pointerType))
  // Whoever meant to open it by a click finds it open already, and did not mean to close it.
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('.mega-menu [popovertarget]')
      clearTimeout(soon)
      if (button && opened && button.nextElementSibling === opened.panel && performance.now() - opened.at < rest) event.preventDefault()
      if (button) opened = null
    },
    true,
  )
}
