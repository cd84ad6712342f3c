interface Place {
  /** Over the name of another board. */
  board?: number
  tile?: number
  isAfter?: boolean
}

/** A tile follows the pointer until it is let go; where it would come to stand is marked. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, onDrop: (place: Place) => void): void {
  const tile = grip.closest<HTMLElement>('[data-tile]')
  if (!tile) return
  let marked: HTMLElement | undefined
  let place: Place = {}
  const scrolledAt = window.scrollY
  grip.setPointerCapture(start.pointerId)

  const follow = (event: PointerEvent) => {
    event.preventDefault()
    tile.dataset['dragged'] = ''
    tile.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY + window.scrollY - scrolledAt}px`
    scrollNear(event.clientY)
    mark(event)
  }
  const mark = ({ clientX, clientY }: PointerEvent) => {
    const under = document.elementsFromPoint(clientX, clientY)
    const chip = under.map((element) => element.closest<HTMLElement>('[data-board]')).find(Boolean)
    const other = under.map((element) => element.closest<HTMLElement>('[data-tile]')).find((found) => found && found !== tile)
    unmark()
    place = {}
    const found = chip ?? other
    if (!found) return
    marked = found
    if (chip) {
      place = { board: Number(chip.dataset['board']) }
      chip.dataset['drop'] = 'on'
    } else if (other) {
      const { top, height } = other.getBoundingClientRect()
      const isAfter = clientY > top + height / 2
      place = { tile: Number(other.dataset['tile']), isAfter }
      other.dataset['drop'] = isAfter ? 'after' : 'before'
    }
  }
  const unmark = () => {
    if (marked) delete marked.dataset['drop']
    marked = undefined
  }
  const end = (event?: PointerEvent) => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener)
    document.removeEventListener('keydown', onKey, true)
    delete tile.dataset['dragged']
    tile.style.translate = ''
    unmark()
    if (event?.type === 'pointerup') onDrop(place)
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
