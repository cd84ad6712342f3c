const turns = new Map<string, Promise<unknown>>()

/**
 * Does what concerns one thing one after the other, so that a hundred who want the same row wait here and not each with a
 * connection of the database in hand. Other processes wait at the row itself.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const done = (turns.get(name) ?? Promise.resolve()).then(work, work)
  turns.set(name, done)
  const leave = () => {
    if (turns.get(name) === done) turns.delete(name)
  }
  done.then(leave, leave)
  return done
}
