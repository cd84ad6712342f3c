import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from './refusal.ts'
import { toasts } from '../ui/toasts.ts'

vi.mock('virtual:contract-routes', async () => {
  const [{ contract }, { routesOf }] = await Promise.all([import('#features/contract.ts'), import('../build/contract-routes.ts')])
  return { default: routesOf(contract) }
})

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('location', { origin: 'http://posy.example' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

// RULE-079 ERR-010 ERR-011
test('a call without what it is about is refused before anything is sent', async () => {
  const fetched = answering(new Response())
  const { api } = await import('./api.ts')
  await expect(api.guests.get.call({} as never)).rejects.toThrow('Missing guest id!')
  await expect(api.guests.update.call({ firstname: 'Grace' } as never)).rejects.toThrow('Missing guest id!')
  await expect(api.guest_wedding_events.createFor.call({ name: 'Brunch' } as never)).rejects.toThrow('Missing posse user!')
  await expect(api.newsletter.join.call({ event: 'newsletter' } as never)).rejects.toThrow('Missing email and event!')
  expect(fetched).not.toHaveBeenCalled()
})

const field = { message: 'Validation error!', errors: { firstname: ['Please enter a first name.'], email: ['That is no address.'] } }

// ERR-039 ERR-040 ERR-042 ERR-043 ERR-046 TEXT-016
test.each([
  { status: 400, body: { message: 'This is not valid JSON.' }, said: [] },
  { status: 401, body: { message: 'Please sign in.' }, said: [] },
  { status: 403, body: { message: 'Access forbidden!' }, said: [bad('Access forbidden!')] },
  { status: 404, body: { message: 'Not found.' }, said: [] },
  { status: 409, body: { message: 'Someone else changed this in the meantime.', data: { id: 1 } }, said: [] },
  { status: 413, body: { message: 'This is too large to take.' }, said: [] },
  { status: 422, body: field, said: [bad('Validation error!', 'Please enter a first name.', 'That is no address.')] },
  { status: 429, body: { message: 'Too many requests!' }, said: [bad('Too many requests!')] },
  { status: 500, body: { message: 'Something went wrong' }, said: [bad('Something went wrong')] },
  { status: 502, body: {}, said: [bad('Oops...Something went wrong')] },
  { status: 503, body: { message: 'Deployment in progress ..' }, said: [{ kind: 'info', lines: ['Deployment in progress ..'] }] },
])('what a refusal with $status says in passing', async ({ status, body, said }) => {
  answering(Response.json(body, { status }))
  const { api } = await import('./api.ts')
  const refused = await api.guests.get.call({ id: 1 }).catch((error: unknown) => error)
  await vi.dynamicImportSettled()
  expect(toasts.visibleToasts.map(({ content: { of: _, ...content } }) => content)).toEqual(said)
  expect(refusal(refused)?.status).toBe(status)
})

test('fields that are said beside them are said there alone, and all else is said as ever', async () => {
  const { api } = await import('./api.ts')
  for (const [status, body] of [
    [422, field],
    [429, { message: 'Too many requests!' }],
  ] as const) {
    answering(Response.json(body, { status }))
    await expect(api.guests.get.call({ id: 1 }, { context: { says_fields: true } })).rejects.toThrow(body.message)
    await vi.dynamicImportSettled()
  }
  expect(toasts.visibleToasts.map(({ content: { of: _, ...content } }) => content)).toEqual([bad('Too many requests!')])
})

// ERR-044
test('no answer at all is only logged', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { api } = await import('./api.ts')
  await expect(api.guests.get.call({ id: 1 })).rejects.toThrow('Failed to fetch')
  expect(logged).toHaveBeenCalledWith('No answer', expect.stringContaining('/api/v1/guests/1'))
  expect(toasts.visibleToasts).toEqual([])
})

function bad(...lines: string[]) {
  return { kind: 'bad', lines }
}

function answering(answer: Response) {
  const fetched = vi.fn(async () => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
