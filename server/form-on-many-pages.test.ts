import { describe, expect, test } from 'vitest'
import { createForms, type Form } from './form-post.ts'

const publicUrl = 'http://posy.test'

const table: Form[] = [
  { path: '/sign-in', submit: (api, { email = '', password = '' }) => api.auth.startSession({ email, password }), to: () => '/home' },
  {
    path: { layout: 'default' },
    name: 'strip',
    submit: (api, { firstname = '' }) => api.guests.create({ firstname }),
    to: (_fields, page) => `${page.pathname}${page.search}#done`,
  },
  { path: '/newsletter/$token', submit: (api, _fields, { pathname }) => api.guests.create({ firstname: pathname }), to: () => '/done' },
]

describe('a form that many pages show', () => {
  test.each(['/', '/?page=2', '/nowhere', '/newsletter/abc'])(
    'is posted to the address of each, here %s, and leads back there',
    async (path) => {
      const { post, calls } = world(() => Response.json({ data: {} }, { status: 201 }))
      const answer = await post(path, { form: 'strip', firstname: 'Ada' })
      expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${path}#done`])
      expect(calls[0]?.body).toEqual({ firstname: 'Ada' })
    },
  )

  test("is not mistaken for the page's own, nor looked for on a page that does not show it", async () => {
    const { post, calls } = world(() => Response.json({ data: {} }, { status: 201 }))
    expect((await post('/newsletter/abc', { firstname: 'Ada' }))?.headers.get('location')).toBe('/done')
    expect(calls[0]?.body).toEqual({ firstname: '/newsletter/abc' })
    expect(await post('/', { firstname: 'Ada' })).toBeUndefined()
    expect(await post('/sign-in', { form: 'strip', firstname: 'Ada' })).toBeUndefined()
    expect(calls).toHaveLength(1)
  })
})

/** Forms in front of an API that answers as told and remembers what it was asked. */
function world(answer: () => Response) {
  const calls: { body: unknown }[] = []
  const forms = createForms(table, publicUrl)
  const render = async () => new Response('the page')
  const api = async (request: Request) => {
    calls.push({ body: await request.json() })
    return answer()
  }
  const post = (path: string, fields: Record<string, string>) => forms.handle(posted(path, fields), { api, render })
  return { calls, post }
}

function posted(path: string, fields: Record<string, string>): Request {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  return new Request(`${publicUrl}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
}
