import { carried } from '#web/ui/carried.ts'

/** A card follows the pointer until it is let go over a column, which is marked. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, onDrop: (column: string) => void): void {
  const card = grip.closest<HTMLElement>('[data-vendor]')
  const pipe = grip.closest<HTMLElement>('[data-pipe]')
  if (!card || !pipe) return
  let marked: HTMLElement | undefined
  const mark = (next: HTMLElement | undefined) => {
    if (marked) delete marked.dataset['drop']
    marked = next
    if (marked) marked.dataset['drop'] = ''
  }
  carried(grip, start, card, {
    scrolled: () => ({ x: pipe.scrollLeft, y: window.scrollY }),
    scrollNear: (event) => scrollNear(pipe, event),
    onMove({ clientX, clientY }) {
      pipe.dataset['dragging'] = ''
      const under = document.elementsFromPoint(clientX, clientY)
      mark(under.map((element) => element.closest<HTMLElement>('[data-column]')).find(Boolean) ?? undefined)
    },
    onEnd(isLetGo) {
      delete pipe.dataset['dragging']
      const column = marked?.dataset['column']
      mark(undefined)
      if (isLetGo && column) onDrop(column)
    },
  })
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
