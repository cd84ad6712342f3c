// One chance: doubled writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startProvider } from '#tests/sign-in-provider.ts'
import { newWorld } from '#tests/world.ts'
import { type Cell, nameOf, sortRows } from './cells.ts'
import { shapeOf } from '#server/authz-matrix.ts'
import { isPage, operationsOf, readMatrix } from './matrix.ts'
import { objectsOf } from './objects.ts'
import { openProviders, plantPayers } from './payers.ts'
import { plant } from './plant.ts'
import type { Recipe } from './recipe.ts'
import { requestOf, send } from './send.ts'

const rows = readMatrix()
const operations = await operationsOf()
const provider = await startProvider()
const sandbox = await openProviders()
const { db, origin } = await newWorld({ google: provider.keys, payments: sandbox.settings })

/** Every call that writes a letter, a notice or a push, or puts a guest's letter in line. Whoever adds one adds it here. */
const writers = [
  'DELETE /api/v1/users/me',
  'DELETE /api/v1/users/me/identities/google',
  'DELETE /api/v1/user-posses/{P}',
  'POST /api/v1/auth/change-address/stop',
  'POST /api/v1/auth/change-password',
  'POST /api/v1/auth/confirm-address/letter',
  'POST /api/v1/auth/forgot-password',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/register',
  'POST /api/v1/auth/register-finish',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/auth/reset-password/again',
  'POST /api/v1/auth/sign-in-link',
  'POST /api/v1/auth/social/login/google',
  'POST /api/v1/auth/token',
  'POST /api/v1/budget/contributors',
  'POST /api/v1/conversations/{V}/files',
  'POST /api/v1/conversations/{V}/messages',
  'POST /api/v1/conversations/{V}/quotes',
  'POST /api/v1/conversations/{V}/referrals',
  'PUT /api/v1/conversations/{V}/referrals/{RF}',
  'POST /api/v1/external/idc_login',
  'POST /api/v1/admin/submissions/{id}',
  'POST /api/v1/content/submit-wedding/{S}/authors',
  'POST /api/v1/content/submit-wedding/{S}/rights',
  'POST /api/v1/forms/{slug}',
  'POST /api/v1/guests/{G1}/rsvp',
  'POST /api/v1/i',
  'POST /api/v1/invitations',
  'POST /api/v1/invitations/test',
  'POST /api/v1/kind-nos',
  'POST /api/v1/run-people/{RP1}/links',
  'POST /api/v1/public/contributors/{token}/pledges',
  'PUT /api/v1/public/contributors/{token}/pledges/{PL1}',
  'DELETE /api/v1/public/contributors/{token}/pledges/{PL1}',
  'POST /api/v1/public/guests/send-link',
  'POST /api/v1/public/guests/{username}',
  'POST /api/v1/public/registry/{identifier}/card-gifts',
  'POST /api/v1/public/registry/{identifier}/gifts',
  'POST /api/v1/user-posses',
  'POST /api/v1/user-posses/requests',
  'POST /api/v1/users/me/email',
  'POST /auth/session',
  'DELETE /api/v1/users/me/vendor-colleagues/{VC}',
  'POST /api/v1/admin/vendor-claims/{VK}',
  'POST /api/v1/admin/vendor-submissions/{VS}',
  'POST /api/v1/users/me/vendor-colleagues',
  'POST /api/v1/users/me/vendor-colleagues/{VC}/owner',
  'POST /api/v1/users/me/vendor-leave',
  'POST /api/v1/users/me/vendor-invitations',
  'POST /api/v1/users/me/vendor-network',
  'POST /api/v1/vendor-invites/{token}/accept',
  'POST /api/v1/vendor-verification',
  'POST /api/v1/vendors/{slug}/enquiries',
  'PUT /api/v1/budget/contributors/{CO0}/letter',
  'PUT /api/v1/enquiries/{Q}',
  'PUT /api/v1/guests/{G1}/guest_wedding_events/{E1}/status',
  'PUT /api/v1/public/guests/{invite_id}',
  'PUT /api/v1/user-checklist-items/{C1}',
  'PUT /api/v1/user-posses/links/{token}/decline',
  'PUT /api/v1/admin/reports/{RE}',
  'PUT /api/v1/admin/reviews/{R}',
  'PUT /api/v1/users/me/vendor-disputes/{VK}',
  'POST /api/v1/admin/vendor-merges',
  'PUT /api/v1/user-posses/{P}/accept',
  'PUT /api/v1/user-posses/{P}/decline',
  'PUT /api/v1/user-posses/{P}/letter',
  'PUT /api/v1/user-posses/{P}/possee-accept',
  'PUT /api/v1/user-posses/{P}/possee-decline',
  'PUT /api/v1/users/me',
  'PUT /api/v1/users/me/notices',
]

/** What needs a browser that began it, a quote that was accepted, a booking that is over, a connection of two, or a wedding told in full; their stories are in features/account/providers/linked-accounts, features/planning/quotes/counting, features/trade/reviews, features/trade/dashboard, features/trade/inviting and features/overview/review. */
const elsewhere = [
  'PUT /api/v1/users/me/identities/{}',
  // It moves what was seen in a preview: features/overview/moving/who-moves.test.ts
  'POST /api/v1/guest_wedding_events/{}/move',
  // Its sheet is empty: features/overview/day-sheet/day-sheet.test.ts
  'POST /api/v1/guest_wedding_events/{}/day',
  // It moves a late day as it was seen: features/overview/day-sheet/late.test.ts
  'POST /api/v1/run-items/{}/late',
  'POST /api/v1/quotes/{}/count',
  'PUT /api/v1/user-vendors/{}/review',
  'POST /api/v1/content/submit-wedding/{}/vendor-invitations',
  'DELETE /api/v1/users/me/vendor-network/{}',
  'POST /api/v1/content/submit-wedding/{}/send',
  // The matrix knows no word: features/overview/website/shown/door.test.ts
  'POST /api/v1/public/websites/{}/password',
]

/** Cases in which a call writes, where those of the matrix don't. */
const others: { name: string; role?: string; recipe: Recipe }[] = [
  { name: 'POST /api/v1/public/guests/send-link', recipe: { body: { username: 'person{n}', email: '{invite_of_G1}@example.com' } } },
  { name: 'POST /api/v1/invitations', recipe: { body: { kind: 'invitation', user_id: '{A}', again: true } } },
  { name: 'POST /api/v1/guests/{G1}/rsvp', recipe: { body: { again: true } } },
  { name: 'POST /api/v1/run-people/{RP1}/links', recipe: { body: { way: 'mail' } } },
  { name: 'PUT /api/v1/users/me/notices', recipe: { body: { kind: 'newsletter', channel: 'mail', is_wanted: true } } },
  { name: 'PUT /api/v1/user-checklist-items/{C1}', role: 'partner', recipe: { body: { assignee: '{A}' } } },
]

test('what writes to somebody, or ends something, does it once, however often its button is pressed', { timeout: 1_800_000 }, async () => {
  const [once, atOnce, after] = [await planted(1_000), await planted(5_000), await planted(9_000)]
  const wrong: string[] = []
  const wrote = new Set<string>()
  for (const [at, cell] of once.entries()) {
    const wanted = await written(() => call(cell))
    const found = [
      { how: 'at once', ...(await written(() => Promise.all([call(atOnce[at]!), call(atOnce[at]!)]))) },
      { how: 'one after the other', ...(await written(async () => [await call(after[at]!), await call(after[at]!)])) },
    ]
    if (wanted.outgoing.length > 0) wrote.add(`${cell.method} ${cell.path}`)
    for (const { how, outgoing, ended } of found) {
      if (outgoing.join() !== wanted.outgoing.join()) wrong.push(`${nameOf(cell)}, twice ${how}: ${outgoing.join(', ')}`)
      if (cell.method === 'DELETE' && ended.join() !== wanted.ended.join()) wrong.push(`${nameOf(cell)}, twice ${how}: ${ended.join(', ')}`)
    }
  }
  console.log(`pressed twice: ${once.length} cases, ${wrote.size} calls that write to somebody`)
  expect(wrong).toEqual([])
  expect([...wrote].toSorted()).toEqual(writers.toSorted())
})

test('every call that may change anything is pressed twice', async () => {
  const pressed = new Set(
    (await cellsFrom(700_000)).map(({ method, path }) => shapeOf(`${method} ${path.replace(/\/google$/, '/{service}')}`)),
  )
  expect([...operations.keys()].filter((name) => !name.startsWith('GET ') && !pressed.has(name))).toEqual(elsewhere)
})

async function planted(first: number): Promise<Cell[]> {
  const cells = await cellsFrom(first)
  await plant(db, cells)
  plantPayers(sandbox, cells)
  await sql`insert into account_devices (user_id, name) select id, 'A browser of old' from users on conflict do nothing`.execute(db)
  await sql`update vendor_codes set expires_at = now() + interval '8 minutes'`.execute(db) // none is of the last minute, however fast it goes
  const unconfirmed = cells
    .filter(({ path }) => /\/(confirm-address\/letter|notices)$/.test(path))
    .map(({ objects }) => Number(objects['A']))
  await sql`update users set email_verified_at = null where id = any(${unconfirmed}::bigint[])`.execute(db)
  return cells
}

/** Of each case that somebody may make and that may change something, one, by the owner where they may. */
async function cellsFrom(first: number): Promise<Cell[]> {
  const { cells } = sortRows(rows, operations, first * 10)
  const calls = cells.filter(({ path, method, expected }) => !isPage(path) && method !== 'GET' && expected.startsWith('2'))
  const chosen = [...Map.groupBy(calls, nameOf).values()].map((of) => of.find(({ role }) => role === 'owner') ?? of[0]!)
  const more = others.map(({ name, role = 'owner', recipe }, nth): Cell => {
    const like = calls.find((cell) => `${cell.method} ${cell.path}` === name && cell.role === role)!
    const n = first * 10 + 30_000 + nth
    return { ...like, n, recipe, case: 'in another way', objects: objectsOf(n, role) }
  })
  for (const { path, n, objects } of chosen) if (/\/(social\/login|identities)\//.test(path)) Object.assign(objects, await tokensOf(n))
  return [...chosen, ...more]
}

async function tokensOf(n: number): Promise<Record<string, string>> {
  const claims = { sub: `sub-${n}`, nonce: `nonce-${n}`, email_verified: true }
  return {
    id_token: await provider.tokenFor({ ...claims, email: `social${n}@example.com` }),
    id_token_of_fresh: await provider.tokenFor({ ...claims, email: `fresh${n}@example.com` }),
  }
}

/** Whoever is told that the machine is busy sends again. */
async function call(cell: Cell): Promise<Awaited<ReturnType<typeof send>>> {
  const answer = await send(origin, requestOf(cell))
  return answer.status === 503 ? call(cell) : answer
}

/** What stands afterwards in the outboxes and the histories that did not before. */
async function written(work: () => Promise<unknown>) {
  await sql`delete from rate_limits where key ~ '^(posse|contributor)-letter'`.execute(db) // all ask the same stranger
  const before = await rowsOf()
  await work()
  const fresh = [...(await rowsOf())].filter(([id]) => !before.has(id)).map(([, what]) => what)
  return {
    outgoing: fresh.filter((what) => !what.startsWith('line ')).toSorted(),
    ended: fresh.filter((what) => what.startsWith('line ')).toSorted(),
  }
}

async function rowsOf(): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; what: string }>`
    select 'm' || id as id, 'mail ' || regexp_replace(subject, '\\d+', '', 'g') as what from mails
    union all select 'n' || id, 'notice ' || kind from notifications
    union all select 'g' || id, 'letter ' || kind from guest_letters
    union all select 'p' || id, 'push' from pushes
    union all select 'w' || user_id || '.' || id, 'line ' || what from wedding_changes`.execute(db)
  return new Map(rows.map(({ id, what }) => [id, what]))
}
