interface Place {
  x: number
  y: number
}

interface Carrying {
  /** What is under it is marked. */
  onMove: (event: PointerEvent) => void
  /** It lies where it lay again; whether it was let go, or put back by Escape. */
  onEnd: (isLetGo: boolean) => void
  /** Along a list it goes up and down alone. */
  isUpright?: boolean
  /** How far what it lies in has scrolled. */
  scrolled?: () => Place
  /** Near an edge what it lies in goes along. */
  scrollNear?: (event: PointerEvent) => void
}

/** What is taken by its grip follows the pointer until it is let go. */
export function carried(grip: HTMLElement, start: PointerEvent, own: HTMLElement, carrying: Carrying): void {
  const { onMove, onEnd, isUpright = false, scrolled = ofWindow, scrollNear = nearWindow } = carrying
  const from = scrolled()
  grip.setPointerCapture(start.pointerId)

  const follow = (event: PointerEvent) => {
    event.preventDefault()
    own.dataset['dragged'] = ''
    scrollNear(event)
    const now = scrolled()
    const x = isUpright ? 0 : event.clientX - start.clientX + now.x - from.x
    own.style.translate = `${x}px ${event.clientY - start.clientY + now.y - from.y}px`
    onMove(event)
  }
  const end = (event?: PointerEvent) => {
    for (const [name, listener] of listeners) grip.removeEventListener(name, listener as EventListener)
    document.removeEventListener('keydown', onKey, true)
    delete own.dataset['dragged']
    own.style.translate = ''
    onEnd(event?.type === 'pointerup')
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

function ofWindow(): Place {
  return { x: 0, y: window.scrollY }
}

const edge = 72
const pace = 14

/** Near the edge of the window the page goes along. */
function nearWindow({ clientY }: PointerEvent): void {
  if (clientY < edge) window.scrollBy(0, -pace)
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, pace)
}
