type Drop = (target: number, isAfter: boolean) => void

/** A row follows the pointer until it is let go; a line shows where it would come to stand. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, onDrop: Drop): void {
  const row = grip.closest<HTMLElement>('[data-task]')
  if (!row) return
  let place: { row: HTMLElement; isAfter: boolean } | undefined
  const scrolledAt = window.scrollY
  grip.setPointerCapture(start.pointerId)

  const follow = (event: PointerEvent) => {
    event.preventDefault()
    row.dataset['dragged'] = ''
    row.style.translate = `0 ${event.clientY - start.clientY + window.scrollY - scrolledAt}px`
    scrollNear(event.clientY)
    mark(rowAt(event, row))
  }
  const end = (event?: PointerEvent) => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener)
    document.removeEventListener('keydown', onKey, true)
    delete row.dataset['dragged']
    row.style.translate = ''
    const at = place
    mark(undefined)
    if (event?.type === 'pointerup' && at) onDrop(Number(at.row.dataset['task']), at.isAfter)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  const mark = (next: typeof place) => {
    if (place) delete place.row.dataset['drop']
    place = next
    if (place) place.row.dataset['drop'] = place.isAfter ? 'after' : 'before'
  }
  const listeners = [
    ['pointermove', follow],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const
  for (const [name, listener] of listeners) grip.addEventListener(name, listener)
  document.addEventListener('keydown', onKey, true)
}

/** The row at the height of the pointer, and on which half of it; the pointer itself may be beside the rows, where the grip is. */
function rowAt({ clientY }: PointerEvent, dragged: HTMLElement) {
  const { left, width } = dragged.getBoundingClientRect()
  const row = document
    .elementsFromPoint(left + width / 2, clientY)
    .map((element) => element.closest<HTMLElement>('[data-task]'))
    .find((found) => found && found !== dragged)
  if (!row) return undefined
  const { top, height } = row.getBoundingClientRect()
  return { row, isAfter: clientY > top + height / 2 }
}

const edge = 72
const pace = 14

/** Near the edge of the window the page goes along. */
function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -pace)
  else if (y > window.innerHeight - edge) window.scrollBy(0, pace)
}
