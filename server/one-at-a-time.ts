interface Options<Item, Result> {
  /** Who asks for the same is served by the same work. */
  nameOf: (item: Item) => string
  work: (item: Item) => Promise<Result>
  /** How many may wait; one more is refused with `TooManyWait`. */
  most: number
}

interface Turn<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
  waiting: number
  isUnderWay: boolean
}

export class TooManyWait extends Error {}
export class EverybodyLeft extends Error {}

/** Heavy work in a line of its own: one at a time, once for all who ask for it, and not for those who left meanwhile. */
export function oneAtATime<Item, Result>({ nameOf, work, most }: Options<Item, Result>) {
  const line = new Map<string, Turn<Item, Result>>()
  let isBusy = false

  async function workOff(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (const [name, turn] of line) {
      turn.isUnderWay = true
      await work(turn.item).then(turn.resolve, turn.reject)
      line.delete(name)
    }
    isBusy = false
  }

  function queue(name: string, item: Item): Turn<Item, Result> {
    const waiting = [...line.values()].filter((turn) => !turn.isUnderWay).length
    if (waiting >= most) throw new TooManyWait()
    const turn = { item, waiting: 0, isUnderWay: false, ...Promise.withResolvers<Result>() }
    line.set(name, turn)
    void workOff()
    return turn
  }

  function leave(name: string, turn: Turn<Item, Result>): void {
    turn.waiting--
    if (turn.waiting > 0 || turn.isUnderWay) return
    line.delete(name)
    turn.reject(new EverybodyLeft())
  }

  return async (item: Item, leaving?: AbortSignal): Promise<Result> => {
    if (leaving?.aborted) throw new EverybodyLeft()
    const name = nameOf(item)
    const turn = line.get(name) ?? queue(name, item)
    const onLeave = () => leave(name, turn)
    turn.waiting++
    leaving?.addEventListener('abort', onLeave)
    return turn.promise.finally(() => leaving?.removeEventListener('abort', onLeave))
  }
}
