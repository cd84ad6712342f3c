export type Axis = 'across' | 'down'

/** Where something is let go: before or after which other. */
export interface Drop {
  key: string
  isAfter: boolean
}

/** What is grabbed follows the pointer until it is let go; where it would come to stand is marked. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, axis: Axis, onDrop: (drop: Drop) => void): void {
  const own = grip.closest<HTMLElement>('[data-placed]')
  if (!own) return
  let marked: HTMLElement | undefined
  let drop: Drop | undefined
  const scrolledAt = window.scrollY
  grip.setPointerCapture(start.pointerId)

  const follow = (event: PointerEvent) => {
    event.preventDefault()
    own.dataset['dragged'] = ''
    own.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY + window.scrollY - scrolledAt}px`
    scrollNear(event.clientY)
    mark(event)
  }
  const mark = ({ clientX, clientY }: PointerEvent) => {
    if (marked) delete marked.dataset['drop']
    const under = document.elementsFromPoint(clientX, clientY).map((element) => element.closest<HTMLElement>('[data-placed]'))
    marked = under.find((found) => found?.parentElement === own.parentElement && found !== own) ?? undefined
    drop = undefined
    if (!marked) return
    const { left, top, width, height } = marked.getBoundingClientRect()
    const isAfter = axis === 'across' ? clientX > left + width / 2 : clientY > top + height / 2
    drop = { key: marked.dataset['placed'] ?? '', isAfter }
    marked.dataset['drop'] = isAfter ? 'after' : 'before'
  }
  const end = (event?: PointerEvent) => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener)
    document.removeEventListener('keydown', onKey, true)
    delete own.dataset['dragged']
    own.style.translate = ''
    if (marked) delete marked.dataset['drop']
    if (event?.type === 'pointerup' && drop) onDrop(drop)
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

const edge = 72
const pace = 14

/** Near the edge of the window the page goes along. */
function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -pace)
  else if (y > window.innerHeight - edge) window.scrollBy(0, pace)
}
