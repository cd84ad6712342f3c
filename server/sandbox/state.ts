import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { randomUUID } from 'node:crypto'

/** A thing as the provider's interface shows it. */
export type Shown = Record<string, unknown> & { id: string }

interface Kept {
  /** Of both providers, by their id. */
  things: Record<string, Shown>
  /** What each idempotency key was answered. */
  answers: Record<string, { request: string; status: number; body: unknown }>
  /** What the bank says to a payment method, where that is anything but yes. */
  moods: Record<string, Mood>
  /** Which account a thing is in, where that is not the operator's. */
  owners: Record<string, string>
}

export type Mood = 'declined' | 'insufficient_funds' | 'expired_card' | 'asks' | 'cut'

export type State = ReturnType<typeof viewOf>

/** Everything the sandbox knows: in memory, and in a file that is whole before anything is answered. */
export function openState(file: string | undefined) {
  const kept: Kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { things: {}, answers: {}, moods: {} }
  kept.owners ??= {}
  return {
    ...viewOf(kept, file, ''),
    /** What is in the account of somebody else. */
    of: (account: string): State => viewOf(kept, file, account),
  }
}

/** Nobody sees from one account what is in another. */
function viewOf(kept: Kept, file: string | undefined, account: string) {
  const isHere = (id: string) => (kept.owners[id] ?? '') === account
  return {
    ...kept,

    find(id: string): Shown | undefined {
      return Object.hasOwn(kept.things, id) && isHere(id) ? kept.things[id] : undefined
    },

    /** Of one kind, the newest first. */
    all(object: string): Shown[] {
      return Object.values(kept.things)
        .filter((thing) => thing['object'] === object && isHere(thing.id))
        .toReversed()
    },

    keep<Thing extends object>(prefix: string, thing: Thing): Thing & Shown {
      const whole = { id: `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`, ...thing }
      kept.things[whole.id] = whole
      if (account) kept.owners[whole.id] = account
      return whole
    },

    save(): void {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(kept))
      renameSync(`${file}.new`, file)
    },
  }
}

/** Seconds, as Stripe counts. */
export function now(): number {
  return Math.floor(Date.now() / 1_000)
}

/** Fields that a provider always shows, and that have nothing to say here. */
export function nulls<Names extends string>(names: Names): Record<Parted<Names>, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Parted<Names>, null>
}

type Parted<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Parted<Rest> : Names
