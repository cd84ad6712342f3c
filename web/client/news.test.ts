// One chance: writes

import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { enact } from './acts.ts'
import { fetchAll, hearNews } from './news.ts'

vi.mock('./taking-back.ts', () => ({ sayDone: () => {}, sayFailure: () => {} }))

/** A cache that counts how often all that is shown is fetched. */
function counted() {
  const cache = new QueryClient()
  const fetched = vi.spyOn(cache, 'invalidateQueries')
  return { cache, times: () => fetched.mock.calls.length, later: () => new Promise((done) => setTimeout(done, 400)) }
}

test('an act fetches once, whether the notice of it comes before its answer, with it or after', async () => {
  const { cache, times, later } = counted()
  let act = ''
  const early = await enact(cache, async (name) => {
    act = name
    hearNews(cache, name)
  })
  await early.fresh
  hearNews(cache, act)
  await later()
  expect(times()).toBe(1)
})

test('what somebody else did is fetched, also while one’s own act is on its way, and after it', async () => {
  const { cache, times, later } = counted()
  const held = Promise.withResolvers<void>()
  const acted = enact(cache, () => held.promise)
  hearNews(cache, 'theirs')
  await later()
  expect(times()).toBe(0)
  held.resolve()
  await (await acted).fresh
  expect(times()).toBe(1)
  hearNews(cache, 'theirs, later')
  await later()
  expect(times()).toBe(2)
  hearNews(cache)
  await later()
  expect(times()).toBe(3)
})

test('of several acts the last to be done fetches, for all; who waits for it is told then', async () => {
  const { cache, times, later } = counted()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const names: string[] = []
  const acts = [first, second].map(({ promise }) =>
    enact(cache, async (name) => {
      names.push(name)
      await promise
    }),
  )
  first.resolve()
  const { fresh } = await acts[0]!
  expect(times()).toBe(0)
  second.resolve()
  await acts[1]
  await fresh
  for (const name of names) hearNews(cache, name)
  await later()
  expect(times()).toBe(1)
})

test('what is on its way and is no act of ours is waited for, too', async () => {
  const { cache, times } = counted()
  const held = Promise.withResolvers<void>()
  const other = cache
    .getMutationCache()
    .build(cache, { mutationFn: () => held.promise })
    .execute(undefined)
  const fresh = fetchAll(cache, 'own')
  expect(times()).toBe(0)
  held.resolve()
  await other
  await fresh
  expect(times()).toBe(1)
})
