// One chance: rights

import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FetchRefused } from '#server/fetcher/fetch-refused.ts'
import { readPage } from '#server/fetcher/read-page.ts'
import { readPicture } from '#server/fetcher/read-picture.ts'
import { figures } from '#tests/faults/figures.ts'
import { distantPlaces, internalPlaces, noPlaces } from './internal-places.ts'
import { nameServer } from './name-server.ts'

/** Where each request arrived, and what it asked for. */
const arrived: { at: string; path: string; headers: IncomingMessage['headers'] }[] = []
const port = await listening('127.0.0.1', 0)
for (const address of ['127.0.0.2', '127.255.255.254', '::1']) await listening(address, port)

const names = await nameServer({
  'public.test': () => ({ a: ['127.0.0.1'] }),
  'inside.test': () => ({ a: ['127.0.0.2'] }),
  'inside6.test': () => ({ aaaa: ['0:0:0:0:0:0:0:1'] }),
  'mapped.test': () => ({ aaaa: ['0:0:0:0:0:ffff:7f00:2'] }),
  'metadata.test': () => ({ a: ['169.254.169.254'], aaaa: ['fd00:ec2:0:0:0:0:0:254'] }),
  'mixed-inside.test': () => ({ a: ['127.0.0.2', '10.0.0.1'], aaaa: ['0:0:0:0:0:0:0:1'] }),
  'flips.test': (nth) => ({ a: [nth % 2 === 1 ? '127.0.0.1' : '127.0.0.2'] }),
  'both.test': () => ({ a: ['127.0.0.2', '127.0.0.1'], aaaa: ['0:0:0:0:0:0:0:1'] }),
})
const settings = { agent: 'PosyReader/1.0 (+https://posy.test)', places: [`127.0.0.1:${port}`], name_servers: [names.at] }

let dialled = 0
const dialling = channel('net.client.socket')
const count = () => void (dialled += 1)
dialling.subscribe(count)
afterAll(() => void dialling.unsubscribe(count))
beforeEach(() => {
  arrived.length = 0
  dialled = 0
})

const typed = [...internalPlaces, ...distantPlaces, ...noPlaces].map((place) =>
  place.replaceAll('P/', `${port}/`).replace(/:P$/, `:${port}`),
)

test('no place behind our door is reached by what somebody types, however it is spelled', async () => {
  for (const address of typed) {
    for (const read of [readPage, readPicture])
      expect([address, await refusalOf(() => read(address, settings))]).toEqual([address, REFUSED])
  }
  figures('typed addresses', { typed: typed.length, dialled, reached: arrived.length })
  expect([dialled, arrived]).toEqual([0, []])
  expect(internalPlaces.length).toBeGreaterThan(40)
})

test('a public page that sends us to such a place is not followed there', async () => {
  const starts = [`public.test:${port}`, `127.0.0.1:${port}`]
  for (const [nth, address] of typed.entries()) {
    const start = starts[nth % 2]!
    const refused = await refusalOf(() => readPage(`http://${start}/to?${encodeURIComponent(address)}`, settings))
    // What names no place of its own, such as `http:secret`, is a path of the page that named it, and read there.
    expect([address, refused]).toEqual([address, expect.stringMatching(/^(address|unreachable|status|)$/)])
  }
  const strayed = arrived.filter(({ at, headers }) => at !== '127.0.0.1' || !starts.includes(headers.host ?? ''))
  figures('typed addresses by redirect', { sent: typed.length, dialled, reached: strayed.length })
  expect(strayed).toEqual([])
  expect(dialled).toBe(arrived.length)
})

test('a name that changes its mind between the question and the answer leads nowhere else', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < 20; round += 1) {
    const known = names.asked.get('flips.test A') ?? 0
    outcomes.push(await refusalOf(() => readPage(`http://flips.test:${port}/page`, settings)))
    expect(names.asked.get('flips.test A')).toBe(known + 1)
  }
  expect(new Set(arrived.map(({ at }) => at))).toEqual(new Set(['127.0.0.1']))
  expect(outcomes.filter((outcome) => outcome === '')).toHaveLength(10)
  figures('names that change', { asked: outcomes.length, reached: 0 })
})

test('of a name that is public and internal at once the public one alone is dialled', async () => {
  expect((await readPage(`http://both.test:${port}/page`, settings)).title).toBe('Reached')
  expect([dialled, arrived.map(({ at }) => at)]).toEqual([1, ['127.0.0.1']])
})

test('what leaves the house is a question and no more: no cookie, no referrer, no credentials, our own name', async () => {
  const found = await readPage(`http://public.test:${port}/to?${encodeURIComponent(`http://127.0.0.1:${port}/page#part`)}`, settings)
  expect(found.address).toBe(`http://127.0.0.1:${port}/page`)
  expect(arrived).toHaveLength(2)
  for (const { headers } of arrived) {
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'])
    expect(headers['user-agent']).toBe(settings.agent)
  }
})

// The control: the same addresses reach the places with what the platform has, so somebody does listen there.
test('without the guard they are reached', async () => {
  const reaching = typed.filter(
    (address) => URL.parse(address)?.port === String(port) && isIP(hostOf(address)) && !address.includes('64:ff9b'),
  )
  for (const address of reaching) await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => {})
  expect(arrived.filter(({ path }) => path.startsWith('/secret')).length).toBeGreaterThan(20)
})

const REFUSED = expect.stringMatching(/^(address|unreachable)$/)

async function refusalOf(read: () => Promise<unknown>): Promise<string> {
  try {
    await read()
    return ''
  } catch (error) {
    return error instanceof FetchRefused ? error.why : String(error)
  }
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? ''
}

async function listening(address: string, wanted: number): Promise<number> {
  const server = createServer(answer)
  server.listen(wanted, address)
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

function answer({ url = '', headers, socket }: IncomingMessage, response: ServerResponse): void {
  arrived.push({ at: socket.localAddress ?? '', path: url, headers })
  const [path, target = ''] = url.split('?')
  if (path === '/to') return void response.writeHead(302, { location: encoded(decodeURIComponent(target)), 'set-cookie': 'a=b' }).end()
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end('<title>Reached</title>')
}

/** As a header can hold it. */
function encoded(address: string): string {
  return [...address].map((sign) => (/[ -~]/.test(sign) ? sign : encodeURIComponent(sign))).join('')
}
