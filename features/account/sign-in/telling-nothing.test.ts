// One chance: rights

import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { newWorld, quickPasswords } from '#tests/world.ts'

let evaluated = 0
const counting: typeof quickPasswords = {
  ...quickPasswords,
  isRight: (...pair) => {
    evaluated++
    return quickPasswords.isRight(...pair)
  },
}
const world = await newWorld({ passwords: counting })

interface Door {
  knock: (email: string) => Promise<Answer>
  /** How many passwords it tries: the dearest thing by far, which must not depend on whether there is an account. */
  tries: number
}

const wrong = 'not the password'
const doors: Record<string, Door> = {
  token: { knock: (username) => world.visitor().post('/auth/token', { grant_type: 'password', username, password: wrong }), tries: 1 },
  login: { knock: (email) => world.visitor().post('/auth/login', { email, password: wrong }), tries: 1 },
  session: { knock: (email) => world.visitor().post('/auth/session', { email, password: wrong }), tries: 1 },
  'forgot-password': { knock: (email) => world.visitor().post('/auth/forgot-password', { email }), tries: 0 },
}

// RULE-006
test.each(Object.entries(doors))(
  '%s answers the same, after trying as many passwords, for an address with an account and for one without',
  async (name, { knock, tries }) => {
    const { email } = await world.couple()
    const bare = await world.couple()
    await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', bare.id).execute()
    const told = new Set<string>()
    for (const address of [email, `nobody${name}@example.com`, bare.email]) {
      evaluated = 0
      const { status, body, headers } = await knock(address)
      told.add(JSON.stringify([status, body, [...headers].filter(([header]) => !/^(date|x-request-id)$/.test(header))]))
      expect([address, evaluated]).toEqual([address, tries])
    }
    expect([...told]).toHaveLength(1)
  },
)
