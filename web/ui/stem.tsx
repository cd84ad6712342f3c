import { t } from '../text/text.ts'
import { type Leaf, leavesOf, monthStarts, type StemMonth, stemHeight } from './leaves.ts'

const stalk = Array.from({ length: 81 }, (_, place) => `${place * 1.25},${stemHeight(place * 1.25)}`).join(' ')

const namesOf = { done: 'stem.done', due: 'stem.due', to_come: 'stem.to_come' } as const

interface Props {
  label: string
  months: readonly StemMonth[]
  /** The place of the month that it is now. */
  now?: number
}

/** A checklist over time: a filled leaf is done, a poppy leaf is due, an outline is to come. */
export function Stem({ label, months, now }: Props) {
  const { tasksPerLeaf, months: leaves } = leavesOf(months)
  const starts = monthStarts(leaves)
  const room =
    100 /
    Math.max(
      1,
      leaves.reduce((sum, month) => sum + Math.max(1, month.length), 0),
    )
  const counts = (['done', 'due', 'to_come'] as const).map((leaf) => ({ leaf, n: months.reduce((sum, month) => sum + month[leaf], 0) }))
  const words = counts.map(({ leaf, n }) => t(namesOf[leaf], { n }))
  return (
    <figure className="stem-chart">
      <svg width="100%" height="104" role="img" aria-label={t('chart.summary', { label, parts: words.join(', ') })}>
        <svg viewBox="0 0 100 78" width="100%" height="78" preserveAspectRatio="none">
          <polyline className="stem-stalk" points={stalk} />
        </svg>
        {leaves.flatMap((month, at) =>
          month.map((leaf, place) => {
            const x = (starts[at] ?? 0) + (place + 0.5) * room
            return <StemLeaf key={`${months[at]?.label}-${x}`} leaf={leaf} x={x} isBelow={Math.floor(x / room) % 2 === 1} />
          }),
        )}
        {now !== undefined && <line className="stem-now" x1={`${starts[now] ?? 0}%`} x2={`${starts[now] ?? 0}%`} y1="4" y2="78" />}
        <MonthNames months={months} starts={starts} now={now} />
      </svg>
      <figcaption aria-hidden="true">
        {counts.map(({ leaf }, at) => (
          <span className={`stem-key ${leaf}`} key={leaf}>
            {words[at]}
          </span>
        ))}
        {tasksPerLeaf > 1 && <span>{t('stem.scale', { n: tasksPerLeaf })}</span>}
      </figcaption>
    </figure>
  )
}

function StemLeaf({ leaf, x, isBelow }: { leaf: Leaf; x: number; isBelow: boolean }) {
  return (
    <svg className={`stem-leaf ${leaf}`} x={`${x}%`} y={stemHeight(x)} overflow="visible">
      <path transform={`translate(-2 0)${isBelow ? ' scale(1 -1)' : ''}`} d="M0 0c-6-9-3-18 9-20 3 11-1 18-9 20z" />
    </svg>
  )
}

/** A name that would touch the one before is left out, on a phone sooner than on a desk. */
function MonthNames({ months, starts, now }: { months: readonly StemMonth[]; starts: readonly number[]; now: number | undefined }) {
  let [lastOnDesk, lastOnPhone] = [-100, -100]
  return months.map(({ label }, place) => {
    const x = starts[place] ?? 0
    const isNow = place === now
    const isShown = isNow || x - lastOnDesk >= 4.5
    const isOnPhone = isNow || (x - lastOnPhone >= 12 && !nears(starts[now ?? -1], x))
    if (isShown) lastOnDesk = x
    if (isOnPhone) lastOnPhone = x
    if (!isShown || x > 97) return null
    return (
      <text key={label} className={`${isNow ? 'now' : ''} ${isOnPhone ? '' : 'desk-only'}`.trim()} x={`${x}%`} y="98">
        {label}
      </text>
    )
  })
}

function nears(now: number | undefined, x: number): boolean {
  return now !== undefined && now > x && now - x < 12
}
