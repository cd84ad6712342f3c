import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { expectSameTime } from '#tests/same-time.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
/** So often one address may be asked about before a limit says something else. */
const triesOfOne = 4

const doors: Record<string, (email: string) => Promise<Answer>> = {
  token: (username) => world.visitor().post('/auth/token', { grant_type: 'password', username, password: 'not the password' }),
  login: (email) => world.visitor().post('/auth/login', { email, password: 'not the password' }),
  session: (email) => world.visitor().post('/auth/session', { email, password: 'not the password' }),
  'forgot-password': (email) => world.visitor().post('/auth/forgot-password', { email }),
}

// RULE-006
test.each(Object.entries(doors))(
  '%s answers the same, after the same time, for an address with an account and for one without',
  // A busy machine makes every call long, and there are many.
  { timeout: 240_000 },
  async (name, knock) => {
    const told = new Set<string>()
    const ask = async (email: string) => {
      const { status, body, headers } = await knock(email)
      told.add(JSON.stringify([status, body, [...headers].filter(([header]) => !/^(date|x-request-id)$/.test(header))]))
    }
    let known = ''
    await expectSameTime({
      before: async (nth) => {
        if (nth % triesOfOne === 0) known = (await world.couple()).email
      },
      one: () => ask(known),
      other: (nth) => ask(`nobody${name}${nth}@example.com`),
    })
    expect([...told]).toHaveLength(1)
  },
)
