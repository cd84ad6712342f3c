import { tooMany } from './errors.ts'

export interface Room {
  /** So many of one caller are in at once. */
  most: number
  /** So many more of them wait; one more is sent away. */
  line: number
  /** In milliseconds; who has waited so long is sent away, too. */
  patience?: number
}

export type Leave = () => void
export type Door = (caller: string) => Promise<Leave>

interface Inside {
  count: number
  waiting: Set<() => void>
}

/** Lets a few calls of each caller in at once, whatever they ask for; who comes in says when they leave. */
export function openDoor({ most, line, patience = 5_000 }: Room): Door {
  const callers = new Map<string, Inside>()

  return async (caller) => {
    const inside = callers.get(caller) ?? { count: 0, waiting: new Set() }
    callers.set(caller, inside)
    if (inside.count < most) inside.count++
    else await turnOf(inside)
    let isIn = true
    return () => {
      if (isIn) next(caller, inside)
      isIn = false
    }
  }

  async function turnOf({ waiting }: Inside): Promise<void> {
    if (waiting.size >= line) tooMany(1)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const comeIn = () => resolve(true)
    waiting.add(comeIn)
    const waited = setTimeout(() => resolve(!waiting.delete(comeIn)), patience)
    const isIn = await promise
    clearTimeout(waited)
    if (!isIn) tooMany(Math.ceil(patience / 1_000))
  }

  /** The place of who leaves is taken by who waited longest. */
  function next(caller: string, inside: Inside): void {
    const [first] = inside.waiting
    if (first) {
      inside.waiting.delete(first)
      first()
    } else if (--inside.count === 0) callers.delete(caller)
  }
}

/** Does the work behind the door. */
export async function behind<Result>(door: Door, caller: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await door(caller)
  try {
    return await work()
  } finally {
    leave()
  }
}
