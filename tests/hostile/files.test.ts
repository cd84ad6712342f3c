import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tidyFiles } from '#features/files/uploads/storage/jobs.server.ts'
import { openKeeper } from '#server/files/keeper.ts'
import { figures } from '#tests/faults/figures.ts'
import { sendingTo, sumOf } from '#tests/files.ts'
import { heic } from '#tests/heic.ts'
import { newWorld } from '#tests/world.ts'
import { badFiles } from './bad-files.ts'

const world = await newWorld()
const { db, files } = world
const { send, look } = sendingTo(world)
const bad = await badFiles()

/** What the process that opens files may have in memory at most, in bytes. */
const most = 300_000_000

test('no hostile file is stored as it was sent, and none takes more memory than one may', { timeout: 170_000 }, async () => {
  const ada = await world.couple()
  const heaviest = watchKeeper()
  const wrong: string[] = []
  const kept: string[] = []
  for (const { name, bytes, purpose = 'picture', mayBeKept } of bad) {
    const { status, body } = await send(ada, bytes, { name, purpose })
    if (status !== 200 && status !== 422) wrong.push(`${name}: ${status}`)
    if (status !== 200) continue
    kept.push(name)
    const seen = await look(body.file.urls.whole, ada)
    const { format, pages = 1, exif, xmp, iptc, icc, width, height } = await sharp(seen.bytes).metadata()
    const isOurs = /^(jpeg|webp)$/.test(format) && pages === 1 && !exif && !xmp && !iptc && !icc && Math.max(width, height) <= 4_096
    if (!mayBeKept || !isOurs || seen.bytes.includes('canary') || seen.bytes.includes('<script')) wrong.push(`${name}: is kept as it is`)
  }
  const { bytes, asked } = heaviest()
  figures('hostile files', {
    sent: bad.length,
    'written anew': kept.length,
    refused: bad.length - kept.length,
    'MB of memory': bytes / 1_000_000,
  })
  expect(wrong).toEqual([])
  expect(bad.length).toBeGreaterThanOrEqual(40)
  expect(asked).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(most)
  const sums = new Set(bad.map(({ bytes }) => sumOf(bytes)))
  await tidyFiles({ db, store: files.store })
  expect(await Array.fromAsync(files.store.list('arriving'))).toEqual([])
  for await (const { key } of files.store.list('kept')) {
    const stored = await files.store.get(key)
    expect([key, sums.has(sumOf(Buffer.concat(await stored!.content.toArray())))]).toEqual([key, false])
  }
})

test('the largest pictures that are taken, of each kind, are kept within that memory', { timeout: 120_000 }, async () => {
  const ada = await world.couple()
  const heaviest = watchKeeper()
  for (const [name, bytes] of Object.entries(await largest())) {
    const { status, body } = await send(ada, bytes, { name })
    expect([name, status, body.message]).toEqual([name, 200, undefined])
  }
  const { bytes } = heaviest()
  figures('the largest pictures', { 'MB of memory': bytes / 1_000_000 })
  expect(bytes).toBeLessThan(most)
})

async function largest(): Promise<Record<string, Buffer>> {
  const flat = (width: number, height: number, channels: 3 | 4 = 3) => sharp({ create: { width, height, channels, background: '#48a6' } })
  return {
    'a photo of 50 megapixels': await flat(8_600, 5_800).jpeg().toBuffer(),
    'a photo of 50 megapixels on its side': await flat(8_600, 5_800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'a progressive JPEG': await flat(4_200, 4_200).jpeg({ progressive: true }).toBuffer(),
    'a PNG of 50 megapixels': await flat(8_600, 5_800).png().toBuffer(),
    'a PNG that shows what is behind it': await flat(4_300, 4_300, 4).png().toBuffer(),
    'a WebP': await flat(3_400, 3_400).webp({ effort: 0 }).toBuffer(),
    'an AVIF': await flat(2_800, 2_800).avif({ effort: 0 }).toBuffer(),
    'a HEIC of twelve megapixels': heic({ isLarge: true }),
    'a HEIC of twelve megapixels in wide colours': heic({ isLarge: true, profile: await wideColors() }),
  }
}

async function wideColors(): Promise<Buffer> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()
  return icc!
}

test('control: a process that may have less memory is ended, the picture is refused, and the next one is looked at', async () => {
  const keeper = openKeeper({ bytes: 110_000_000 })
  const path = await files.onItsWay('control')
  await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#123' } })
    .png({ progressive: true })
    .toFile(path)
  const job = { path, out: `${path}.out`, bounds: files.limits.bounds }
  expect(await keeper.look(job)).toEqual({ refused: 'too_heavy' })
  await sharp({ create: { width: 60, height: 60, channels: 3, background: '#123' } })
    .png()
    .toFile(path)
  expect(await keeper.look(job)).toMatchObject({ kind: 'picture', width: 60 })
  keeper.close()
})

test('what is too heavy only beside what others left gets a process of its own', async () => {
  const keeper = openKeeper()
  const [many, heavy] = [await files.onItsWay('many'), await files.onItsWay('heavy')]
  const bounds = files.limits.bounds
  await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background: '#123', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toFile(many)
  await writeFile(heavy, heic({ isLarge: true }))
  for (let turn = 0; turn < 3; turn++) {
    expect(await keeper.look({ path: many, out: `${many}.out`, bounds })).toMatchObject({ kind: 'picture' })
    expect(await keeper.look({ path: heavy, out: `${heavy}.out`, bounds })).toMatchObject({ kind: 'picture' })
  }
  keeper.close()
})

/** The largest that the kernel saw of any process that looks at files, asked often, since one is gone soon. */
function watchKeeper() {
  const seen = new Map<number, number>()
  let asked = 0
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('keeper-process')) continue
        if (!status.includes(`PPid:\t${process.pid}\n`)) continue
        asked++
        seen.set(pid, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024)
      } catch {} // it is gone
    }
  }, 25)
  return () => {
    clearInterval(timer)
    return { bytes: Math.max(0, ...seen.values()), asked }
  }
}
