import { expect, test } from 'vitest'
import { openGate, publicUrl } from '#tests/hostile/gate.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const gate = await openGate(world.db)

// ROUTE-003
test('who offers something to couples signs up as a vendor', async () => {
  expect(await pageAt('/sign-up?vendor=true')).toContain('name="vendor" value="true"')
  expect(await pageAt('/sign-up')).not.toContain('name="vendor"')
  const fields = { email: 'vera@example.com', password, firstname: 'Vera', lastname: 'Bloom', vendor: 'true' }
  const signedUp = await post('/sign-up', fields)
  expect([signedUp.status, signedUp.headers.get('location')]).toEqual([303, '/signed-in'])
  expect(await userOf('vera@example.com')).toMatchObject({ is_vendor: true })
  const refused = await post('/sign-up', { ...fields, firstname: '' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('name="vendor" value="true"')])
})

async function pageAt(path: string): Promise<string> {
  return (await fetch(gate.origin + path)).text()
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { origin: publicUrl, 'sec-fetch-site': 'same-origin' }
  return fetch(gate.origin + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
}

function userOf(email: string) {
  return world.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()
}
