/** On a phone an open menu is the whole screen; a finger that swipes across it puts it away. */
export function closeMenusBySwipe(least: number): void {
  let from: { x: number; y: number; menu: HTMLElement } | null = null
  addEventListener(
    'touchstart',
    ({ target, touches: [touch] }) => {
      const menu = target instanceof Element ? target.closest<HTMLElement>('.phone-menu, .account-menu') : null
      from = menu && touch ? { x: touch.clientX, y: touch.clientY, menu } : null
    },
    { passive: true },
  )
  addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (!from || !touch) return
    const [across, down] = [Math.abs(touch.clientX - from.x), Math.abs(touch.clientY - from.y)]
    if (across > least && across > 2 * down) from.menu.hidePopover()
    from = null
  })
}
