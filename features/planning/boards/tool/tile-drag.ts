import { carried } from '#web/ui/carried.ts'

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
  carried(grip, start, tile, {
    onMove: mark,
    onEnd(isLetGo) {
      unmark()
      if (isLetGo) onDrop(place)
    },
  })
}
