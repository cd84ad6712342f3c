import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const rounds = 24
/** So often one address may be asked about before a limit says something else. */
const triesOfOne = 4

const doors: Record<string, (email: string) => Promise<Answer>> = {
  token: (username) => world.visitor().post('/auth/token', { grant_type: 'password', username, password: 'not the password' }),
  login: (email) => world.visitor().post('/auth/login', { email, password: 'not the password' }),
  session: (email) => world.visitor().post('/auth/session', { email, password: 'not the password' }),
  'forgot-password': (email) => world.visitor().post('/auth/forgot-password', { email }),
}

// RULE-006
test.each(Object.keys(doors))(
  '%s answers the same, after the same time, for an address with an account and for one without',
  // A busy machine may blur one comparison; what tells on an address tells every time.
  { retry: 2, timeout: 60_000 },
  async (name) => {
    const knock = doors[name]!
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const told = new Set<string>()
    let known = ''
    for (let round = 0; round < rounds; round++) {
      if (round % triesOfOne === 0) known = (await world.couple()).email
      // Turn and turn about, so that neither is always the second.
      const emails = [known, `nobody${name}${round}@example.com`]
      for (const email of round % 2 ? emails : emails.toReversed()) {
        const start = performance.now()
        const answer = await knock(email)
        taken[email === known ? 'known' : 'unknown'].push(performance.now() - start)
        told.add(
          JSON.stringify([answer.status, answer.body, [...answer.headers].filter(([header]) => !/^(date|x-request-id)$/.test(header))]),
        )
      }
    }
    expect([...told]).toHaveLength(1)
    expect(Math.abs(undisturbed(taken.known) - undisturbed(taken.unknown))).toBeLessThan(5)
  },
)

/** One of the fastest: what else the machine does at the moment only ever adds, and what an address tells shows here too. */
function undisturbed(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0
}
