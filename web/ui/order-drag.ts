import { carried } from './carried.ts'

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
  carried(grip, start, own, {
    onMove: mark,
    onEnd(isLetGo) {
      if (marked) delete marked.dataset['drop']
      if (isLetGo && drop) onDrop(drop)
    },
  })
}
