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
}

export type Mood = 'declined' | 'insufficient_funds' | 'expired_card' | 'asks' | 'cut'

export type State = ReturnType<typeof openState>

/** Everything the sandbox knows: in memory, and in a file that is whole before anything is answered. */
export function openState(file: string | undefined) {
  const kept: Kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { things: {}, answers: {}, moods: {} }
  return {
    ...kept,

    find(id: string): Shown | undefined {
      return Object.hasOwn(kept.things, id) ? kept.things[id] : undefined
    },

    /** Of one kind, the newest first. */
    all(object: string): Shown[] {
      return Object.values(kept.things)
        .filter((thing) => thing['object'] === object)
        .toReversed()
    },

    keep<Thing extends object>(prefix: string, thing: Thing): Thing & Shown {
      const whole = { id: `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`, ...thing }
      kept.things[whole.id] = whole
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
