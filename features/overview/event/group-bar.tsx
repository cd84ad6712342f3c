import { useId } from 'react'
import { stretches } from '#web/ui/shares.ts'
import type { Group } from './contract.ts'

interface Props {
  group: Group
  /** How many the largest group has: all lines have one scale. */
  largest: number
}

const looks = ['solid', 'waiting', 'grey'] as const

/** How one group answered, beside its figures. */
export function GroupBar({ group: { guests, coming, waiting, cannot }, largest }: Props) {
  const hatch = useId()
  return (
    <svg className="group-bar" width="100%" height="10" aria-hidden="true">
      <pattern id={hatch} className="share-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" />
        <rect width="3" height="6" />
      </pattern>
      <rect className="share-track" width={`${(guests / largest) * 100}%`} height="10" />
      {stretches([coming, waiting, cannot], largest).map(({ from, to }, place) => {
        const look = looks[place] ?? 'grey'
        if (to <= from) return null
        const fill = look === 'waiting' ? { fill: `url(#${hatch})` } : {}
        return (
          <g key={look}>
            <rect className={`share-part ${look}`} x={`${from}%`} width={`${to - from}%`} height="10" {...fill} />
            {from > 0 && <line className="share-gap" x1={`${from}%`} x2={`${from}%`} y2="10" />}
          </g>
        )
      })}
    </svg>
  )
}
