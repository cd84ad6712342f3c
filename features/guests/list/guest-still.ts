import { useLayoutEffect } from 'react'

/** Where a row was before a panel opened beside the list or closed. */
let held: { guest: string; top: number; scrolled: number } | undefined

/** Remembers where a guest's row is, or else the first one in sight; a panel takes room, and what is above the rows may grow. */
export function holdRow(guest?: number): void {
  const names = [...document.querySelectorAll<HTMLElement>('.guest-table [data-guest]')]
  const row = names.find((name) => name.dataset['guest'] === String(guest)) ?? names.find((name) => name.getBoundingClientRect().top > 0)
  held = row && { guest: row.dataset['guest'] ?? '', top: row.getBoundingClientRect().top, scrolled: scrollY }
}

/** Keeps the rows where they were while a panel comes and goes, so that nothing moves under the pointer. */
export function useStillRows(): void {
  useLayoutEffect(() => {
    settle()
    return () => {
      holdRow()
      // The panel leaves the document right after this; by then nothing was painted.
      queueMicrotask(settle)
    }
  }, [])
}

function settle(): void {
  // Who scrolled while the panel was fetched has moved the rows.
  const isStill = held?.scrolled === scrollY
  const row = held && isStill && document.querySelector(`.guest-table [data-guest="${held.guest}"]`)
  if (held && row) scrollBy({ top: row.getBoundingClientRect().top - held.top, behavior: 'instant' })
  held = undefined
}
