import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { type Node, treeOf } from './html-tree.ts'
import { ratioOf, type Round, rotated, told } from './rounds.ts'
import { launch, launchProduct } from './target.ts'

const keptPath = '/'
/** A page with a question is rendered for whoever asks. */
const renderedPath = '/?rendered=now'
const headers = { 'accept-encoding': 'br', accept: 'text/html' }

/** The home page as it is kept for everybody beside its bytes in memory, and rendered anew beside React rendering its elements. */
export async function benchSsr(bench: Bench): Promise<Finding[]> {
  const product = await launchProduct(await bench.database.open('usual', Object.values(weddings)))
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'))
  const floor = async (work: string, path: string) => {
    const file = join(folder, work)
    writeFileSync(file, await bytesOf(product.origin + path))
    return launch({ file: 'bench/floors/page.ts', env: { WORK: work, BODY: file }, path: '/' })
  }
  const [kept, rendered] = [await floor('kept', keptPath), await floor('rendered', renderedPath)]
  try {
    assert.deepEqual(await bytesOf(kept.origin), await bytesOf(product.origin + keptPath))
    assert.deepEqual(await elementsAt(rendered.origin), await elementsAt(product.origin + renderedPath))
    const runs = {
      'floor kept': { ...kept, next: () => ({ path: '/', headers }) },
      'product kept': { ...product, next: () => ({ path: keptPath, headers }) },
      'floor rendered': { ...rendered, next: () => ({ path: '/', headers }) },
      'product rendered': { ...product, next: () => ({ path: renderedPath, headers }) },
    }
    return findingsOf(await rotated(runs, { ...bench, postgres: bench.database.pid, connections: 16 }))
  } finally {
    await Promise.all([product, kept, rendered].map((target) => target.stop()))
    rmSync(folder, { recursive: true })
  }
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

function findingsOf(rounds: Record<string, Round[]>): Finding[] {
  const both = (name: string) => {
    const [floor, product] = [rounds[`floor ${name}`] ?? [], rounds[`product ${name}`] ?? []]
    return { floor: told(floor), product: told(product), value: ratioOf(product, floor), unit: 'x', goal: goalOf('ssr', name) }
  }
  return [
    { what: 'Home page, kept and compressed, CPU beside its bytes in memory', ...both('kept') },
    { what: 'Home page, rendered anew, CPU beside renderToString of its elements', ...both('rendered') },
  ]
}
