import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { demoPassword } from '#db/demo.ts'
import { clientAt } from '#tests/client.ts'
import { mainFile, newFolder, newProduct, processOf } from '#tests/faults/product.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { withDb } from './database.ts'
import { median } from './rounds.ts'
import { launch } from './target.ts'

const style = '/real-weddings/styles/modern'
const said = {
  title: 'Rain at four',
  excerpt: 'What a garden does with forty wet people, and what forty people do with a garden.',
  illustrated: 'false',
  published_on: '2026-01-01',
}

/** How soon visitors of two processes on one database read what an operator saved, beside what PostgreSQL and ws alone need to tell somebody. */
export async function benchEdits({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct()
  const folder = await newFolder('posy-bench-')
  const url = product.postgres.url()
  const other = await processOf(mainFile(), { POSY_DATA: folder, DATABASE_URL: url, POSY_MODE: 'demo', LOG_LEVEL: 'silent' })
  const floor = await launch({ file: 'bench/floors/socket.ts', env: { DATABASE_URL: url }, path: '/' })
  try {
    await other.start()
    const operator = await operatorOf(product.origin)
    const times = { bare: await bareTimes(floor.origin, url, 4 * rounds), piece: [] as number[], term: [] as number[] }
    const both = [product.origin, other.origin]
    const { id } = (
      await operator.post('/admin/content', { type: 'page', slug: 'rain', said: { ...said, markdown: 'One.' }, status: 'published' })
    ).body.data
    for (let version = 1; version <= 4 * rounds; version++) {
      const words = `Word number ${version} of them.`
      const edit = { version, slug: 'rain', said: { ...said, markdown: words }, status: 'published' }
      times.piece.push(
        await seen(
          () => operator.put(`/admin/content/${id}`, edit),
          both.map((origin) => `${origin}/rain`),
          words,
        ),
      )
    }
    const { terms } = (await operator.get('/admin/terms?taxonomy=styles')).body.data
    let { id: term, title: was } = terms.find(({ slug }: { slug: string }) => slug === 'modern')
    for (let nth = 1; nth <= 4 * rounds; nth++) {
      const title = `Modern, take ${nth}`
      const call = () => operator.put(`/admin/terms/${term}`, { title, was })
      times.term.push(
        await seen(
          call,
          both.map((origin) => origin + style),
          title,
        ),
      )
      was = title
    }
    const row = (what: string, name: 'piece' | 'term') => ({
      what,
      floor: `${median(times.bare).toFixed(1)} ms`,
      product: `${median(times[name]).toFixed(1)} ms`,
      value: Math.max(...times[name]),
      unit: ' ms',
      goal: goalOf('edits', name),
    })
    return [
      row('From an operator’s save until visitors of two processes read it, slowest', 'piece'),
      row('From a term’s new name until the pages of two processes have it, slowest', 'term'),
    ]
  } finally {
    await floor.stop()
    await other.stop('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    await product.remove()
  }
}

/** Until the last of these pages has the words, from the moment at which the save was sent. */
async function seen(save: () => Promise<{ status: number }>, pages: readonly string[], words: string): Promise<number> {
  const begun = performance.now()
  const { status } = await save()
  if (status !== 200) throw new Error(`The save was answered with ${status}.`)
  await Promise.all(
    pages.map(async (page) => {
      while (!(await (await fetch(page)).text()).includes(words)) await sleep(2)
    }),
  )
  return performance.now() - begun
}

async function operatorOf(origin: string) {
  const { body } = await clientAt(origin).post('/auth/login', { email: 'operator@posy.example', password: demoPassword })
  return clientAt(origin, { authorization: `Bearer ${body.access_token}` })
}

/** From a notice of PostgreSQL until a bare socket has it. */
async function bareTimes(origin: string, url: string, most: number): Promise<number[]> {
  const socket = new WebSocket(origin.replace('http', 'ws'), { perMessageDeflate: false })
  await once(socket, 'open')
  const times: number[] = []
  await withDb(url, async (db) => {
    for (let round = 0; round < most; round++) {
      const heard = once(socket, 'message')
      const told = performance.now()
      await sql`select pg_notify('posy_floor', '{}')`.execute(db)
      await heard
      times.push(performance.now() - told)
    }
  })
  socket.terminate()
  return times
}
