// One chance: rights

import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { answerAndLog } from './request-log.ts'

test('every line of a request carries the id of its answer, and nothing about people', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const request = new Request('http://posy.test/guests/Nora%20Kim?email=nora@example.com', { headers: { cookie: 'posy_session=token' } })
  const response = await answerAndLog(log, request, async () => {
    await Promise.resolve()
    const fault = Object.assign(new Error('duplicate key value violates "nora"'), {
      code: '23505',
      detail: 'Key (email)=(nora@example.com) exists.',
    })
    log.error({ err: fault }, 'fault')
    return new Response('no', { status: 500 })
  })
  const id = response.headers.get('x-request-id')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id, msg: 'fault', err: { code: '23505', message: 'duplicate key value violates "…"' } },
    { id, msg: 'request', method: 'GET', path: '/guests/*', status: 500 },
  ])
  expect(lines.join()).not.toMatch(/nora|kim|token/i)
})
