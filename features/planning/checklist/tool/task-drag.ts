import { carried } from '#web/ui/carried.ts'

type Drop = (target: number, isAfter: boolean) => void

/** A row follows the pointer until it is let go; a line shows where it would come to stand. Escape puts it back. */
export function grabbed(grip: HTMLElement, start: PointerEvent, onDrop: Drop): void {
  const row = grip.closest<HTMLElement>('[data-task]')
  if (!row) return
  let place: { row: HTMLElement; isAfter: boolean } | undefined
  const mark = (next: typeof place) => {
    if (place) delete place.row.dataset['drop']
    place = next
    if (place) place.row.dataset['drop'] = place.isAfter ? 'after' : 'before'
  }
  carried(grip, start, row, {
    isUpright: true,
    onMove: (event) => mark(rowAt(event, row)),
    onEnd(isLetGo) {
      const at = place
      mark(undefined)
      if (isLetGo && at) onDrop(Number(at.row.dataset['task']), at.isAfter)
    },
  })
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
