export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** Lines that stay around a change, so that one sees where it is. */
const around = 1
/** What is longer than this is compared as a whole: the table of a comparison grows with the square. */
const most = 4_000_000

/** What changed from one text to another, line by line; long stretches that stay are a gap, whose text is how many lines it has. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const start = sharedStart(old, now)
  const end = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const middle = changed(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }))
  return gapped([...same(now.slice(0, start)), ...middle, ...same(now.slice(now.length - end))])
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, place) => line !== other[place])
  return differs < 0 ? Math.min(one.length, other.length) : differs
}

function changed(old: readonly string[], now: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text })
  const added = (text: string): DiffLine => ({ kind: 'added', text })
  if (old.length * now.length > most) return [...old.map(removed), ...now.map(added)]
  const longest = longestFrom(old, now)
  const lines: DiffLine[] = []
  let [at, to] = [0, 0]
  while (at < old.length && to < now.length) {
    if (old[at] === now[to]) {
      lines.push({ kind: 'same', text: now[to]! })
      at++
      to++
    } else if (longest(at + 1, to) >= longest(at, to + 1)) lines.push(removed(old[at++]!))
    else lines.push(added(now[to++]!))
  }
  return [...lines, ...old.slice(at).map(removed), ...now.slice(to).map(added)]
}

/** How many lines both share in their order, from each place on. */
function longestFrom(old: readonly string[], now: readonly string[]): (at: number, to: number) => number {
  const width = now.length + 1
  const table = new Uint16Array((old.length + 1) * width)
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = now.length - 1; to >= 0; to--)
      table[at * width + to] =
        old[at] === now[to] ? table[(at + 1) * width + to + 1]! + 1 : Math.max(table[(at + 1) * width + to]!, table[at * width + to + 1]!)
  return (at, to) => table[at * width + to]!
}

function gapped(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (place: number) => lines.slice(Math.max(0, place - around), place + around + 1).some(({ kind }) => kind !== 'same')
  const shown: DiffLine[] = []
  let hidden = 0
  for (const [place, line] of lines.entries()) {
    if (isNear(place)) {
      if (hidden > 0) shown.push({ kind: 'gap', text: String(hidden) })
      hidden = 0
      shown.push(line)
    } else hidden++
  }
  if (hidden > 0 && shown.length > 0) shown.push({ kind: 'gap', text: String(hidden) })
  return shown
}
