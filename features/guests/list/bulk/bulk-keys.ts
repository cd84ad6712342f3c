import type { KeyboardEvent } from 'react'

/** The box from which somebody went to the bar of what is done with the selected guests. */
let left: HTMLElement | undefined

const barButtons = () => [...document.querySelectorAll<HTMLElement>('.guest-bulk .bulk-bar button')]

/** The bar stands behind the box that was pressed, however many rows there are below it. */
export function tabToBar(event: KeyboardEvent<HTMLElement>): void {
  const [first] = barButtons()
  if (!isTab(event) || event.shiftKey || !first || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  left = event.target
  first.focus()
}

/** And back: before its first button is the box, behind its last what follows the box in the list. */
export function tabFromBar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = barButtons()
  const end = event.shiftKey ? buttons.at(0) : buttons.at(-1)
  if (!isTab(event) || event.target !== end || !left?.isConnected) return
  event.preventDefault()
  const next = event.shiftKey ? left : left.closest('tr')?.querySelector<HTMLElement>('th a')
  ;(next ?? left).focus()
}

function isTab({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' && !altKey && !ctrlKey && !metaKey
}
