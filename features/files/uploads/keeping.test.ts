// One chance: rights, writes

import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { usualLimits } from '#server/files/file-settings.ts'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { unzipBytes } from '#tests/workbook.ts'
import { fileRowsOf } from '#tests/file-rows.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { deleteAccount } from '#features/overview/leaving/rows.server.ts'
import { tidyFiles } from './storage/jobs.server.ts'
import { fileJobs } from './jobs.server.ts'
import { attach, attachInstead, detach, inUse, showTo } from './use-rows.server.ts'

const ours = await photo()
const quota = ours.length * 4
const world = await newWorld({ limits: { ...usualLimits, account: quota, submitting: 2 * quota } })
const { db, files } = world
const { begin, piece, send, look } = sendingTo(world)
const { store } = files
const { roomOf, countedAnew, keysOf } = fileRowsOf(world)
const jobs = fileJobs({ db, files })

test('of many at once only so many are let in as there is room for', async () => {
  const ada = await world.couple()
  const begun = await Promise.all(Array.from({ length: 12 }, (_, nth) => begin(ada, ours, { name: `${nth}.jpg` })))
  expect(begun.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(8).fill(422)])
  expect(begun.find(({ status }) => status === 422)!.body.message).toMatch(/^Your files have 1 MB of 1 MB, and this one does not fit/)
  await ada.delete(`/uploads/${begun.find(({ status }) => status === 201)!.body.id}`)
  expect((await begin(ada, ours, { name: 'now.jpg' })).status).toBe(201)
  expect(await roomOf(ada)).toEqual(await countedAnew(ada))
})

test('who sends a wedding in has more room, until it is declined or withdrawn', async () => {
  const ada = await world.couple()
  const { quota: usual } = (await ada.get('/files')).body.room
  const { id } = (await ada.post('/content/submit-wedding', {})).body.data
  expect((await ada.get('/files')).body.room.quota).toBe(2 * usual)
  const begun = await Promise.all(Array.from({ length: 12 }, (_, nth) => begin(ada, ours, { name: `${nth}.jpg` })))
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(8)
  await db.updateTable('submissions').where('id', '=', id).set({ state: 'declined' }).execute()
  expect((await begin(ada, ours, { name: 'more.jpg' })).status).toBe(422)
  expect((await ada.get('/files')).body.room.quota).toBe(usual)
})

test('what is deleted is no way to have any amount: it keeps its room twice over', async () => {
  const ada = await world.couple()
  const answers = []
  for (let nth = 0; nth < 12; nth++) {
    const sent = await send(ada, await photo(900, 600 + nth), { name: `${nth}.jpg` })
    answers.push(sent.status)
    if (sent.status === 200) await ada.delete(`/files/${sent.body.file.id}`)
  }
  expect(answers.lastIndexOf(200)).toBeGreaterThan(4)
  expect(answers.at(-1)).toBe(422)
  expect(await roomOf(ada)).toEqual(await countedAnew(ada))
})

test('a process that ends while it looks leaves the look to a job, and the file is there once', async () => {
  const ada = await world.couple()
  const { id } = (await begin(ada, ours)).body
  const looking = files.keeper.look
  files.keeper.look = () => Promise.reject(new Error('killed'))
  const cut = await piece(ada, id, 0, ours)
  files.keeper.look = looking
  expect([cut.status, cut.body.state]).toEqual([200, 'checking'])
  expect((await begin(ada, ours)).body).toMatchObject({ id, offset: ours.length })
  const { rows } = await sql<{
    late: boolean
  }>`select run_at > now() as late from graphile_worker.jobs where key = ${`upload:${id}`}`.execute(db)
  expect(rows).toEqual([{ late: true }])
  const { signal } = new AbortController()
  await Promise.all([1, 2].map(() => jobs['keep_upload']!({ user_id: ada.id, id }, signal)))
  expect((await ada.get(`/uploads/${id}`)).body).toMatchObject({ state: 'kept', file: { name: 'us.jpg' } })
  expect((await ada.get('/files')).body.data).toHaveLength(1)
  expect((await sql`select from graphile_worker.jobs where key = ${`upload:${id}`}`.execute(db)).rows).toEqual([])
})

// I4
test('widths, colors and AVIF come by jobs; until then the picture is shown in its own', async () => {
  const ada = await world.couple()
  const { file } = (await send(ada, ours)).body
  expect(Object.keys(file.urls)).toEqual(['160', '320', '480', '600', 'whole'])
  const [webp, avif] = [{ accept: 'image/webp,*/*' }, { accept: 'image/avif,image/webp,*/*' }]
  const early = await look(file.urls[320], ada, webp)
  expect([early.headers.get('content-type'), early.bytes.length]).toEqual(['image/jpeg', file.bytes])
  const { signal } = new AbortController()
  const colorsNow = async () => (await db.selectFrom('files').where('id', '=', file.id).select('palette').executeTakeFirstOrThrow()).palette
  expect(await colorsNow()).toEqual([])
  await jobs['make_sizes']!({ id: file.id }, signal)
  const colors = (await colorsNow()) as { hex: string; share: number }[]
  expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
  expect(colors[0]!.hex).toMatch(/^#[0-9A-F]{6}$/)
  const sized = await look(file.urls[320], ada, webp)
  expect([sized.headers.get('content-type'), (await sharp(sized.bytes).metadata()).width]).toEqual(['image/webp', 320])
  expect((await look(file.urls[320], ada, avif)).headers.get('content-type')).toBe('image/webp')
  const asked = await sql`select from graphile_worker.jobs where key = ${`file_avif:${file.id}:320`}`.execute(db)
  expect(asked.rows).toHaveLength(1)
  await jobs['make_file_avif']!({ id: file.id, width: 320 }, signal)
  expect((await look(file.urls[320], ada, avif)).headers.get('content-type')).toBe('image/avif')
  expect((await look(file.urls[320], ada, { accept: '*/*' })).headers.get('content-type')).toBe('image/jpeg')
})

test('what a file belongs to decides who sees it, and it goes with the last of it', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const [party, other] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const helper = await world.helper(ada, { [party.id]: [2] })
  const stranger = await world.helper(ada, { [other.id]: [2] })
  const [wedding, place] = [{ user_id: ada.id, actor_id: helper.id }, { kind: 'event', thing_id: party.id } as const]
  const { id } = (await send(helper, ours)).body.file
  const addressFor = (who: Person | undefined) => files.addresses.of({ id, variant: 'whole', viewer: who?.id ?? 'everybody' })
  const seers = async () =>
    Promise.all([ada, helper, stranger, bob, undefined].map(async (who) => (await look(addressFor(who), who)).status))

  expect(await seers()).toEqual([404, 200, 404, 404, 404])
  expect(await attach(db, { user_id: bob.id, actor_id: bob.id }, { ...place, file_id: id, seen_by: 'everybody' })).toBe(false)
  expect(await attach(db, wedding, { ...place, file_id: id, event_id: party.id, seen_by: 'wedding' })).toBe(true)
  expect(await seers()).toEqual([200, 200, 404, 404, 404])
  expect([(await ada.get('/files')).body.data.length, (await helper.get('/files')).body.data.length]).toEqual([1, 0])
  expect(await inUse(db, wedding, id)).toEqual([{ ...place, seen_by: 'wedding' }])
  await showTo(db, wedding, place, 'everybody')
  expect(await seers()).toEqual([200, 200, 200, 200, 200])
  // So long browsers and proxies may go on showing what is withdrawn then.
  expect((await look(addressFor(undefined))).headers.get('cache-control')).toBe('public, max-age=60')
  await showTo(db, wedding, place, 'owner')
  expect(await seers()).toEqual([200, 404, 404, 404, 404])

  const next = (await send(ada, await photo(300, 200))).body.file.id
  expect(
    await attachInstead(db, { user_id: ada.id, actor_id: ada.id }, { ...place, file_id: next, event_id: party.id, seen_by: 'owner' }),
  ).toBe(true)
  expect(await deleted(ada)).toEqual([id])
  await ada.delete(`/guest_wedding_events/${party.id}`)
  expect(await deleted(ada)).toEqual([next, id])
  await detach(db, wedding, place)
})

test('the archive has the files themselves, and an account takes all of its own with it', async () => {
  const ada = await world.couple()
  const contract = pdf('ours')
  const { file } = (await send(ada, ours, { name: '../us & them?.jpg' })).body
  const paper = (await send(ada, contract, { name: 'venue.pdf', purpose: 'document' })).body.file
  const response = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  const archive = unzipBytes(Buffer.from(await response.arrayBuffer()))
  expect([...archive.keys()].filter((name) => name.startsWith('files/'))).toEqual([
    `files/${file.id} us & them_.jpeg`,
    `files/${paper.id} venue.pdf`,
  ])
  expect(archive.get(`files/${paper.id} venue.pdf`)!.equals(contract)).toBe(true)
  expect(archive.get(`files/${file.id} us & them_.jpeg`)!.equals((await look(file.urls.whole, ada)).bytes)).toBe(true)

  await begin(ada, ours, { name: 'never.jpg' })
  const keys = await keysOf(ada)
  await db
    .insertInto('account_deletions')
    .values({ user_id: ada.id, keep_hash: Buffer.from('x'), delete_at: sql`now()` })
    .execute()
  expect(await deleteAccount(db, ada.id)).toBe(true)
  expect((await look(file.urls.whole)).status).toBe(404)
  await tidyFiles({ db, store })
  for (const key of keys) expect(await Array.fromAsync(store.list(key))).toEqual([])
})

async function deleted(who: Person): Promise<number[]> {
  return (await who.get('/files?deleted=true')).body.data.map(({ id }: { id: number }) => id)
}
