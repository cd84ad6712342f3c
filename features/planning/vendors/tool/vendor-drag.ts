/** A card follows the pointer until it is let go over a column, which is marked. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, onDrop: (column: string) => void): void {
  const card = grip.closest<HTMLElement>('[data-vendor]')
  const pipe = grip.closest<HTMLElement>('[data-pipe]')
  if (!card || !pipe) return
  let marked: HTMLElement | undefined
  const from = { x: pipe.scrollLeft, y: window.scrollY }
  grip.setPointerCapture(start.pointerId)

  const follow = (event: PointerEvent) => {
    event.preventDefault()
    card.dataset['dragged'] = ''
    pipe.dataset['dragging'] = ''
    scrollNear(pipe, event)
    const [x, y] = [event.clientX - start.clientX + pipe.scrollLeft - from.x, event.clientY - start.clientY + window.scrollY - from.y]
    card.style.translate = `${x}px ${y}px`
    const column = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-column]'))
      .find(Boolean)
    mark(column ?? undefined)
  }
  const mark = (next: HTMLElement | undefined) => {
    if (marked) delete marked.dataset['drop']
    marked = next
    if (marked) marked.dataset['drop'] = ''
  }
  const end = (event?: PointerEvent) => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener)
    document.removeEventListener('keydown', onKey, true)
    delete card.dataset['dragged']
    delete pipe.dataset['dragging']
    card.style.translate = ''
    const column = marked?.dataset['column']
    mark(undefined)
    if (event?.type === 'pointerup' && column) onDrop(column)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  const listeners = [
    ['pointermove', follow],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const
  for (const [name, listener] of listeners) grip.addEventListener(name, listener)
  document.addEventListener('keydown', onKey, true)
}

const edge = 56
const pace = 14

/** Near an edge the columns, or the page, go along. */
function scrollNear(pipe: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right } = pipe.getBoundingClientRect()
  if (clientX < Math.max(left, 0) + edge) pipe.scrollBy(-pace, 0)
  else if (clientX > Math.min(right, window.innerWidth) - edge) pipe.scrollBy(pace, 0)
  if (clientY < edge) window.scrollBy(0, -pace)
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, pace)
}
