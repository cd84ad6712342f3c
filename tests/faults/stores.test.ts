import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { openFolderStore } from '#server/files/folder-store.ts'
import { openS3Store } from '#server/files/s3-store.ts'
import type { Store } from '#server/files/store.ts'
import { photo, sendingTo, sumOf } from '#tests/files.ts'
import { newFolder, newProduct } from './product.ts'
import { jobsDone } from './restore.ts'
import { startSwift, type Swift, swiftRoot } from './swift.ts'
import { newCouples } from './writers.ts'

const folder = await newFolder('posy-stores-')
const found = swiftRoot()
const swift: Swift | undefined = found ? await startSwift(found) : undefined
if (!swift) console.log('OpenStack Swift is not here, so S3 is not proved: see tests/faults/swift.ts')
afterAll(async () => {
  await swift?.stop()
  await rm(folder, { recursive: true, force: true })
})

const stores: [string, Store][] = [['the folder', openFolderStore(join(folder, 'files'))]]
if (swift) stores.push(['S3', openS3Store(swift.keys)])

describe.each(stores)('%s', (_, store) => {
  test('what was put there is there, whole, in parts, and in the list, until it is taken away', async () => {
    const bytes = randomBytes(12_000_000)
    await put(store, 'kept/ab/one/whole.jpeg', bytes)
    await put(store, 'kept/ab/one/320.webp', bytes.subarray(0, 70_000))
    await put(store, 'kept/ab/one-more/whole.jpeg', bytes.subarray(0, 10))
    expect(sumOf(await read(store, 'kept/ab/one/whole.jpeg'))).toBe(sumOf(bytes))
    expect((await store.get('kept/ab/one/whole.jpeg'))?.bytes).toBe(12_000_000)
    expect(await copied(store, ['kept/ab/one/320.webp', 'kept/ab/one-more/whole.jpeg', 'kept/ab/two'])).toEqual({
      sum: sumOf(Buffer.concat([bytes.subarray(0, 70_000), bytes.subarray(0, 10)])),
      told: 70_010,
      was: [true, true, false],
    })
    const part = await store.get('kept/ab/one/whole.jpeg', { first: 1_000, last: 1_999 })
    expect([part?.bytes, (await buffer(part!.content)).equals(bytes.subarray(1_000, 2_000))]).toEqual([1_000, true])
    expect([await store.size('kept/ab/one/320.webp'), await store.size('kept/ab/two'), await store.get('kept/ab/two')]).toEqual([
      70_000,
      undefined,
      undefined,
    ])
    const all = await Array.fromAsync(store.list('kept'))
    expect(all.map(({ key, bytes }) => [key, bytes]).sort()).toEqual([
      ['kept/ab/one-more/whole.jpeg', 10],
      ['kept/ab/one/320.webp', 70_000],
      ['kept/ab/one/whole.jpeg', 12_000_000],
    ])
    expect(Math.abs(all[0]!.at - Date.now())).toBeLessThan(600_000)
    await store.remove('kept/ab/one')
    await store.remove('kept/ab/one')
    expect((await Array.fromAsync(store.list('kept'))).map(({ key }) => key)).toEqual(['kept/ab/one-more/whole.jpeg'])
    await store.remove('kept/ab/one-more')
    expect(await Array.fromAsync(store.list('kept'))).toEqual([])
  })

  test('the second time takes the place of the first, and lists of any length are whole', async () => {
    await put(store, 'arriving/a', Buffer.from('first'))
    await put(store, 'arriving/a', Buffer.from('second'))
    expect((await read(store, 'arriving/a')).toString()).toBe('second')
    const keys = Array.from({ length: 1_100 }, (_, nth) => `arriving/many/k${nth}`)
    for (let at = 0; at < keys.length; at += 20) await Promise.all(keys.slice(at, at + 20).map((key) => put(store, key, Buffer.from('x'))))
    expect((await Array.fromAsync(store.list('arriving/many'))).map(({ key }) => key).sort()).toEqual(keys.toSorted())
    await store.remove('arriving')
    expect(await Array.fromAsync(store.list('arriving'))).toEqual([])
  })

  test('no key leads out of it', async () => {
    for (const key of ['../x', 'kept/../../x', '/etc/passwd', 'kept//x', 'kept/.x', '', 'kept/a b'])
      await expect(store.get(key)).rejects.toThrow('Not a key')
  })
})

// What is not here is said above, and is no test that was passed over.
if (swift) proveProductOn(swift)

function proveProductOn(swift: Swift) {
  test('the product keeps files in S3 as in a folder, and a command moves them from one to the other', async () => {
    const { url, key, secret } = swift.keys
    const s3 = { S3_URL: url, S3_KEY: key, S3_SECRET: secret }
    const product = await newProduct(s3)
    try {
      const [couple] = await newCouples(product.origin, 1)
      const ours = await photo()
      const sent = await sendingTo(product).send(couple!, ours)
      expect([sent.status, sent.body.state]).toEqual([200, 'kept'])
      const inS3 = await sendingTo(product).look(sent.body.file.urls.whole, couple)
      expect([inS3.status, inS3.bytes.length]).toEqual([200, sent.body.file.bytes])

      await jobsDone(product.postgres.url()) // its widths are there, too
      const store = openFolderStore(join(product.folder, 'files'))
      expect(await Array.fromAsync(store.list('kept'))).toEqual([])
      expect(moveFiles('to-folder')).toMatch(/^[1-9]\d* files copied, 0 were there already\.$/)
      expect(moveFiles('to-folder')).toMatch(/^0 files copied, [1-9]\d* were there already\.$/)
      const kept = await Array.fromAsync(store.list('kept'))
      const whole = kept.find(({ key }) => key.endsWith('/whole.jpeg'))!
      expect(sumOf(await read(store, whole.key))).toBe(sumOf(inS3.bytes))
      const s3Store = openS3Store(swift.keys)
      await s3Store.remove('kept')
      expect(moveFiles('to-s3')).toMatch(/^[1-9]\d* files copied, \d were there already\.$/) // Swift's lists come a little late
      expect((await sendingTo(product).look(sent.body.file.urls.whole, couple)).status).toBe(200)
    } finally {
      await product.remove()
    }

    function moveFiles(way: string): string {
      const node = join(root, 'node_modules/.bin/node')
      const env = { PATH: process.env['PATH'] ?? '', POSY_DATA: product.folder, ...s3 }
      return execFileSync(node, ['scripts/move-files.ts', way], { cwd: root, env }).toString().trim()
    }
  })

  test('whoever has the wrong secret gets nothing, and it is no empty storage', async () => {
    const store = openS3Store({ ...swift.keys, secret: 'wrong' })
    await expect(Array.fromAsync(store.list('kept'))).rejects.toThrow()
    await expect(put(store, 'kept/x', Buffer.from('x'))).rejects.toThrow()
    await expect(store.size('kept/x')).rejects.toThrow()
  })
}

async function put(store: Store, key: string, bytes: Buffer): Promise<void> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  await store.put(key, path)
}

async function read(store: Store, key: string): Promise<Buffer> {
  return buffer((await store.get(key))!.content)
}

/** One after the other into one file. */
async function copied(store: Store, keys: readonly string[]) {
  const path = join(folder, 'copied')
  const to = await open(path, 'w')
  const was: boolean[] = []
  let told = 0
  for (const key of keys) was.push(await store.copy(key, to, (part) => (told += part.length)))
  await to.close()
  return { sum: sumOf(await readFile(path)), told, was }
}
