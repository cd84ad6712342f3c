export interface StemMonth {
  label: string
  done: number
  due: number
  to_come: number
}

export type Leaf = 'done' | 'due' | 'to_come'

/** The leaves of a stem, month by month; where there are too many tasks, one leaf stands for several of them. */
export function leavesOf(months: readonly StemMonth[], most = 24): { tasksPerLeaf: number; months: Leaf[][] } {
  const total = months.reduce((sum, { done, due, to_come }) => sum + done + due + to_come, 0)
  const tasksPerLeaf = Math.max(1, Math.ceil(total / most))
  const inMonth = ({ done, due, to_come }: StemMonth): Leaf[] => [
    ...several('done', done / tasksPerLeaf),
    ...several('due', due / tasksPerLeaf),
    ...several('to_come', to_come / tasksPerLeaf),
  ]
  return { tasksPerLeaf, months: months.map(inMonth) }
}

/** Where each month begins on a stem from 0 to 100; a month without leaves keeps the room of one. */
export function monthStarts(leaves: readonly (readonly Leaf[])[]): number[] {
  const rooms = leaves.map((month) => Math.max(1, month.length))
  const whole = rooms.reduce((sum, room) => sum + room, 0)
  let start = 0
  return rooms.map((room) => {
    const from = start
    start += (room / whole) * 100
    return from
  })
}

/** How high the stem stands at a place from 0 to 100: it waves a little, and its leaves grow where it is. */
export function stemHeight(x: number): number {
  return Math.round((44 - 4 * Math.sin((x / 100) * 3.4 * Math.PI)) * 100) / 100
}

/** Something is never rounded to nothing. */
function several(leaf: Leaf, count: number): Leaf[] {
  return Array.from({ length: count > 0 ? Math.max(1, Math.round(count)) : 0 }, () => leaf)
}
