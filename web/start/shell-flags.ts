import type { breakpoints } from '../breakpoints.ts'

/** Says on the root element what kind of window this is and whether a menu is open: data-small-device, data-header-break, data-menu-open. */
export function keepShellFlags({ small, header }: typeof breakpoints): void {
  const { dataset } = document.documentElement
  const flag = (name: string, isOn: boolean) => {
    if (isOn) dataset[name] = ''
    else delete dataset[name]
  }
  for (const [name, width] of [
    ['smallDevice', small],
    ['headerBreak', header],
  ] as const) {
    const query = matchMedia(`(width <= ${width}px)`)
    flag(name, query.matches)
    query.addEventListener('change', () => flag(name, query.matches))
  }
  // Such events don't bubble, but they can be heard on their way down.
  addEventListener('toggle', () => flag('menuOpen', document.querySelector('.page-header [popover]:popover-open') !== null), true)
}
