// One chance: writes

import { describe, expect, test, vi } from 'vitest'
import type { PostedForm } from '#web/start/start-context.ts'
import { createForms, type Form } from './form-post.ts'

const publicUrl = 'http://posy.test'

const table: Form[] = [
  {
    path: '/sign-in',
    submit: (api, { email = '', password = '' }) => api.auth.startSession({ email, password }),
    to: (fields) => fields['redirect-to'] ?? '/home',
  },
  { path: '/add', submit: (api, { firstname = '' }) => api.guests.create({ firstname }), to: () => '/add' },
  { path: '/sign-out', submit: (api) => api.auth.endSession(), to: () => '/' },
]

const user = { id: 1, email: 'ada@example.com' }

describe('a form that went well', () => {
  test('calls the contract in this process and leads on, with the cookies that were set', async () => {
    const { post, calls } = world(() =>
      Response.json(
        { data: user },
        {
          headers: [
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
          ],
        },
      ),
    )
    const answer = await post(
      '/sign-in',
      { email: 'ada@example.com', password: 'secret', 'redirect-to': '/tools' },
      { cookie: 'c=3', 'user-agent': 'Lynx' },
    )
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe('/tools')
    expect(answer?.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/v1/auth/session', body: { email: 'ada@example.com', password: 'secret' } })
    expect(calls[0]?.headers).toMatchObject({ cookie: 'c=3', 'user-agent': 'Lynx', 'sec-fetch-site': 'same-origin' })
  })

  test('uses the method of the contract', async () => {
    const { post, calls } = world(() => new Response(null, { status: 204 }))
    expect((await post('/sign-out', {}))?.status).toBe(303)
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/auth/session' })
  })

  test('carries its key, so that a second press does nothing twice', async () => {
    const { post, calls } = world(() => Response.json({ data: {} }, { status: 201 }))
    await post('/add', { firstname: 'Ada', idempotency_key: 'k-1' })
    expect(calls[0]?.headers['idempotency-key']).toBe('k-1')
    expect(calls[0]?.body).toEqual({ firstname: 'Ada' })
  })

  test.each(['k\r\nx: y', '日本'])('leaves out a key that no header can hold: %j', async (idempotency_key) => {
    const { post, calls } = world(() => Response.json({ data: {} }, { status: 201 }))
    expect((await post('/add', { firstname: 'Ada', idempotency_key }))?.status).toBe(303)
    expect(calls[0]?.headers['idempotency-key']).toBeUndefined()
  })
})

describe('a form that was refused', () => {
  test('is shown again with its errors and what was typed, but no password', async () => {
    const { post, render } = world(() => Response.json({ message: 'Validation error!', errors: { email: ['Bad.'] } }, { status: 422 }))
    const answer = await post('/sign-in', {
      email: 'ada',
      password: 'secret',
      new_Password: 'x',
      idempotency_key: 'k',
      'redirect-to': '/tools',
    })
    expect(answer?.status).toBe(422)
    expect(await answer?.text()).toBe('the page')
    expect(render).toHaveBeenCalledOnce()
    const [request, form] = render.mock.calls[0]!
    expect(request.method).toBe('GET')
    expect(request.headers.has('content-type')).toBe(false)
    expect(form).toEqual({ values: { email: 'ada', 'redirect-to': '/tools' }, errors: { email: ['Bad.'] }, message: 'Validation error!' })
  })

  test.each([
    [400, 'Email or password is incorrect.'],
    [429, 'Too many requests!'],
    [503, 'Deployment in progress ..'],
  ])('with %i keeps the status, the text and when to come again', async (status, message) => {
    const { post, render } = world(() => Response.json({ message }, { status, headers: { 'retry-after': '7' } }))
    const answer = await post('/sign-in', { email: 'a', password: 'b' })
    expect(answer?.status).toBe(status)
    expect(answer?.headers.get('retry-after')).toBe('7')
    expect(render.mock.calls[0]![1].message).toBe(message)
  })

  test('whose page sends the visitor elsewhere does so by GET', async () => {
    const { post, render } = world(() => Response.json({ message: 'Please sign in.' }, { status: 401 }))
    render.mockResolvedValue(new Response(null, { status: 307, headers: { location: '/?login=true' } }))
    const answer = await post('/add', { firstname: 'Ada' })
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe('/?login=true')
  })
})

describe('what is no form of ours', () => {
  test('an address without a form, or another method, is left to others', async () => {
    const { post, handle, calls } = world(() => Response.json({}))
    expect(await post('/dev/ui', {})).toBeUndefined()
    expect(await handle(new Request(`${publicUrl}/sign-in`))).toBeUndefined()
    expect(calls).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['no word of where it comes from', {}],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
  ])('a post with %s is refused', async (_, headers) => {
    const { handle, calls } = world(() => Response.json({}))
    await expect(handle(posted('/sign-out', {}, headers))).rejects.toMatchObject({ status: 403 })
    expect(calls).toEqual([])
  })

  test('a form sent as something else is 415', async () => {
    const { post } = world(() => Response.json({}))
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
      await expect(post('/sign-in', {}, { 'content-type': type })).rejects.toMatchObject({ status: 415 })
    }
  })

  test("a form over 64 KiB is 413, also when it doesn't say so before", async () => {
    const { handle, post } = world(() => Response.json({}))
    await expect(post('/sign-in', { email: 'a'.repeat(65_536) })).rejects.toMatchObject({ status: 413 })
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(10_000)),
    })
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
    const endless: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    await expect(handle(new Request(`${publicUrl}/sign-in`, endless))).rejects.toMatchObject({ status: 413 })
  })
})

interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
}

/** Forms in front of an API that answers as told and remembers what it was asked. */
function world(answer: () => Response) {
  const calls: Call[] = []
  const forms = createForms(table, publicUrl)
  const render = vi.fn<(request: Request, form: PostedForm) => Promise<Response>>(async () => new Response('the page'))
  const api = async (request: Request) => {
    const text = await request.text()
    const { pathname: path } = new URL(request.url)
    calls.push({ method: request.method, path, headers: Object.fromEntries(request.headers), body: text ? JSON.parse(text) : undefined })
    return answer()
  }
  const handle = (request: Request) => forms.handle(request, { api, render })
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    handle(posted(path, fields, { 'sec-fetch-site': 'same-origin', ...headers }))
  return { calls, render, handle, post }
}

function posted(path: string, fields: Record<string, string>, headers: Record<string, string>): Request {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request(`${publicUrl}${path}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}
