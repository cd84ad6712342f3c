import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { type Couples, weddings } from './data.ts'
import { withDb } from './database.ts'
import { type Node, treeOf } from './html-tree.ts'
import { medianOf, ratioOf, type Round, rotated, told } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

interface Shown {
  what: string
  path: string
  /** What the names of its goals begin with. */
  prefix: string
  database: string
  groups: readonly Couples[]
  mode: 'live' | 'demo'
}

const shown: readonly Shown[] = [
  { what: 'Home page', path: '/', prefix: '', database: 'usual', groups: Object.values(weddings), mode: 'live' },
  {
    what: 'A real wedding with 60 pictures',
    path: '/real-weddings/lemons-cousins-and-a-brass-band',
    prefix: 'wedding_',
    database: 'illustrated',
    groups: [],
    mode: 'demo',
  },
]

/** A page with a question is rendered for whoever asks. */
const anew = '?rendered=now'
const headers = { 'accept-encoding': 'br', accept: 'text/html' }

/** A page as it is kept for everybody beside its bytes in memory, and rendered anew beside React rendering its elements. */
export async function benchSsr(bench: Bench): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of shown) findings.push(...(await benchPage(bench, page)))
  return findings
}

async function benchPage(bench: Bench, { what, path, prefix, database, groups, mode }: Shown): Promise<Finding[]> {
  const url = await bench.database.open(database, groups)
  const product = await launchProduct(url, path, {}, undefined, { POSY_MODE: mode })
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'))
  const floor = async (work: string, address: string) => {
    const file = join(folder, work)
    // What is rendered anew has a nonce, so that no two answers are the same; it shows what the kept one does.
    writeFileSync(file, await (work === 'kept' ? atRest : bytesOf)(product.origin + address))
    return launch({ file: 'bench/floors/page.ts', env: { WORK: work, BODY: file }, path: '/' })
  }
  const [kept, rendered] = [await floor('kept', path), await floor('rendered', path + anew)]
  // As autovacuum, which the bench keeps still, has long done on a server that runs.
  await withDb(url, (db) => sql`vacuum analyze`.execute(db))
  try {
    assert.deepEqual(await bytesOf(kept.origin), await bytesOf(product.origin + path))
    assert.deepEqual(await elementsAt(rendered.origin), await elementsAt(product.origin + path + anew))
    const runs = {
      'floor kept': { ...kept, next: () => ({ path: '/', headers }) },
      'product kept': { ...product, next: () => ({ path, headers }) },
      'floor rendered': { ...rendered, next: () => ({ path: '/', headers }) },
      'product rendered': { ...product, next: () => ({ path: path + anew, headers }) },
    }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid, connections: 16 })
    return findingsOf(what, prefix, rounds)
  } finally {
    await Promise.all([product, kept, rendered].map((target) => target.stop()))
    rmSync(folder, { recursive: true })
  }
}

/** A page of the magazine may change in the first minutes of a database, as pictures come to it: the body once it stays the same for a while. */
async function atRest(url: string): Promise<Buffer> {
  let last = await bytesOf(url)
  for (let [tries, same] = [0, 0]; tries < 120 && same < 5; tries++) {
    await sleep(1_000)
    const next = await bytesOf(url)
    same = next.equals(last) ? same + 1 : 0
    last = next
  }
  return last
}

/** The body as it travels. */
function bytesOf(url: string): Promise<Buffer> {
  return plainBytesOf(url, headers)
}

/** The body of an answer to these headers, not unpacked. */
export function plainBytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  get(url, { headers }, (response) => response.toArray().then((parts) => resolve(Buffer.concat(parts)), reject)).on('error', reject)
  return promise
}

/** What stands on the page, without what differs each time, and without links that React puts where it likes. */
async function elementsAt(url: string): Promise<unknown[]> {
  const body = await bytesOf(url)
  return elementsIn(body[0] === 0x3c ? body : brotliDecompressSync(body))
}

export function elementsIn(html: Buffer): unknown[] {
  const all: unknown[] = []
  const walk = (node: Node): void => {
    if (typeof node === 'string') return void all.push(node)
    const { name, attributes, children } = node
    const { nonce: _, ...rest } = attributes
    if (name === 'link' || name === 'script' || rest['property'] === 'csp-nonce') return
    all.push([name, Object.entries(rest).toSorted()])
    children.forEach(walk)
  }
  walk(treeOf(html.toString()))
  return all
}

function findingsOf(what: string, prefix: string, rounds: Record<string, Round[]>): Finding[] {
  const both = (work: string) => {
    const [floor, product] = [rounds[`floor ${work}`] ?? [], rounds[`product ${work}`] ?? []]
    const goal = goalOf('ssr', prefix + work)
    return { floor: told(floor), product: told(product), value: ratioOf(product, floor), unit: 'x', goal }
  }
  const [floor, product] = [rounds['floor rendered'] ?? [], rounds['product rendered'] ?? []]
  const split = (of: Round[]) => `${(medianOf(of, 'app')).toFixed(2)} + ${medianOf(of, 'postgres').toFixed(2)} ms`
  const parts = { floor: split(floor), product: split(product), value: ratioOf(product, floor, 'app'), unit: 'x' }
  return [
    { what: `${what}, kept and compressed, CPU beside its bytes in memory`, ...both('kept') },
    { what: `${what}, rendered anew, CPU beside renderToString of its elements`, ...both('rendered') },
    { what: 'the same, Node + PostgreSQL; Node alone beside the floor', ...parts },
  ]
}
