import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#db/embedded.ts'
import { changeBehindItsBack, type Device, listenAs } from '#tests/faults/device.ts'
import { diskOfWords } from '#tests/faults/disk-of-words.ts'
import { newProduct, type Product } from '#tests/faults/product.ts'
import { type Couple, newCouples, startWriters } from '#tests/faults/writers.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'
import { launch } from './target.ts'

interface Waits {
  floor: number
  product: number
}

/** After kills and restarts, of the product and of PostgreSQL: how soon all is well again, beside what a bare program or PostgreSQL itself needs. */
export async function benchBack({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct()
  try {
    const [couple] = await newCouples(product.origin, 1)
    const device = await listenAs(product.origin, couple!)
    const restarts: (Waits & { device: number })[] = []
    for (let round = 0; round < rounds; round++) restarts.push(await restarted(product, couple!, device))
    device.disconnect()
    const waits = (measure: () => Promise<Waits>) => Array.fromAsync({ length: rounds }, measure)
    const killed = await waits(() => killedProduct(product, couple!))
    const postgresKilled = await waits(() => lostPostgres(product, couple!, product.postgres.kill))
    const started = await waits(() => startedCold(product))
    const toDevice = restarts.map(({ floor, device }) => ({ floor, product: device }))
    return [
      beside('The product killed and started: until a write is kept, beside node:http with pg', killed, 'killed'),
      beside('PostgreSQL killed: until a write is kept, beside until PostgreSQL is back', postgresKilled, 'postgres'),
      beside('PostgreSQL restarted: the same', restarts, 'postgres'),
      beside('until a device has heard what changed in between', toDevice, 'device'),
      beside('A second start, PostgreSQL stopped, beside PostgreSQL and node:http with pg', started, 'start'),
      seconds('SIGTERM while 16 devices write, until it has ended', await ended(product, rounds), 'sigterm'),
      seconds('Room again on a full disk: until a write is kept', await freed(product, couple!, rounds), 'room'),
    ]
  } finally {
    await product.remove()
  }
}

async function killedProduct(product: Product, couple: Couple): Promise<Waits> {
  const bare = await launch({ file: 'bench/floors/bare.ts', env: { DATABASE_URL: product.postgres.url() }, path: '/' })
  await bare.stop()
  await product.stop('SIGKILL')
  const begun = performance.now()
  await product.start()
  await writtenBy(couple)
  return { floor: bare.firstAnswer, product: performance.now() - begun }
}

async function lostPostgres({ postgres }: Product, couple: Couple, lose: () => void): Promise<Waits> {
  const [begun, gone] = [performance.now(), postgres.pid()]
  lose()
  await postgres.back(gone)
  const floor = performance.now() - begun
  await writtenBy(couple)
  return { floor, product: performance.now() - begun }
}

async function restarted(product: Product, couple: Couple, device: Device): Promise<Waits & { device: number }> {
  const begun = performance.now()
  const gone = product.postgres.pid()
  product.postgres.shutDown()
  await product.postgres.back(gone)
  const floor = performance.now() - begun
  const { changed } = await changeBehindItsBack(product.postgres.url(), device.me)
  await writtenBy(couple)
  const written = performance.now() - begun
  return { floor, product: written, device: (await device.heardAfter(changed)) - begun }
}

async function startedCold(product: Product): Promise<Waits> {
  await product.stop('SIGTERM')
  const before = performance.now()
  const postgres = await startEmbedded(product.folder, { tell: () => {} })
  const bare = await launch({ file: 'bench/floors/bare.ts', env: { DATABASE_URL: postgres.url('posy') }, path: '/' })
  const floor = performance.now() - before
  await bare.stop()
  await postgres.stop()
  const begun = performance.now()
  await product.start()
  return { floor, product: performance.now() - begun }
}

async function ended(product: Product, rounds: number): Promise<number[]> {
  const writers = await startWriters(product.origin)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(500)
    times.push((await product.stop('SIGTERM')).ms)
    await product.start()
  }
  await writers.stop()
  return times
}

async function freed(product: Product, couple: Couple, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < Math.min(3, rounds); round++) {
    const disk = await diskOfWords(product)
    disk.fill()
    while ((await couple.post('/guests', { firstname: 'Grace' })).status !== 503) await sleep(5)
    const begun = performance.now()
    disk.free()
    await writtenBy(couple)
    times.push(performance.now() - begun)
    await disk.close()
  }
  return times
}

/** Whoever is refused, or not answered, asks again. */
async function writtenBy({ post }: Couple): Promise<void> {
  while ((await post('/guests', { firstname: 'Grace' }).catch(() => undefined))?.status !== 201) await sleep(5)
}

function beside(what: string, waits: readonly Waits[], goal: string): Finding {
  const shown = (of: keyof Waits) => `${median(waits.map((wait) => wait[of])).toFixed(0)} ms`
  const value = median(waits.map(({ floor, product }) => product / floor))
  return { what, floor: shown('floor'), product: shown('product'), value, unit: 'x', goal: goalOf('back', goal) }
}

function seconds(what: string, times: readonly number[], goal: string): Finding {
  return { what, floor: '', product: '', value: median(times) / 1_000, unit: ' s', goal: goalOf('back', goal) }
}
