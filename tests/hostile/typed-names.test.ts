// One chance: rights

import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { readPage } from '#server/fetcher/read-page.ts'
import { certificateFor } from '../certificate.ts'
import { nameServer } from './name-server.ts'

const known = certificateFor('known.test')
const trusted = getCACertificates('default')
setDefaultCACertificates([...trusted, known.cert])
afterAll(() => setDefaultCACertificates(trusted))

/** What was asked of a server, and by which name. */
const asked: string[] = []
const knownAt = await serving(known)
const strangeAt = await serving(certificateFor('known.test'))
const here = () => ({ a: ['127.0.0.1'] })
const names = await nameServer({ 'known.test': here, 'other.test': here, 'silent.test': 'silent' })
const settings = { agent: 'PosyReader/1.0', places: [`127.0.0.1:${knownAt}`, `127.0.0.1:${strangeAt}`], name_servers: [names.at] }

test('a page behind https is read from whoever can show that the name is theirs', async () => {
  expect(await readPage(`https://known.test:${knownAt}/page`, settings)).toMatchObject({ title: 'Known' })
  expect(asked.splice(0)).toEqual(['known.test /page'])
})

test.each([
  ['whose certificate is for another name', `https://other.test:${knownAt}/`],
  ['that is named by its address alone', `https://127.0.0.1:${knownAt}/`],
  ['whose certificate nobody vouches for', `https://known.test:${strangeAt}/`],
])('a server %s is told nothing', async (_, address) => {
  await expect(readPage(address, settings)).rejects.toMatchObject({ why: 'unreachable' })
  expect(asked).toEqual([])
})

test('a name server that never answers is waited for no longer than anything else', async () => {
  const stopping = AbortSignal.timeout(200)
  await expect(readPage(`https://silent.test:${knownAt}/`, settings, stopping)).rejects.toMatchObject({ why: 'unreachable' })
  expect(stopping.aborted).toBe(true)
})

async function serving(certificate: { cert: string; key: string }): Promise<number> {
  const server = createServer(certificate, ({ headers, url }, response) => {
    asked.push(`${headers.host?.split(':')[0]} ${url}`)
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Known</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
