import { Icon } from '#web/ui/icon.tsx'
import { stateLooks } from '../state-words.ts'
import type { State } from '../submission-shapes.ts'

/** Where a wedding is, by shape, color and word. */
export function StateMark({ state }: { state: State }) {
  const { icon, look, word } = stateLooks[state]
  return (
    <span className="submission-state" data-look={look}>
      <Icon name={icon} /> {word}
    </span>
  )
}
