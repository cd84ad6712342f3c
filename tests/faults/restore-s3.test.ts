import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openS3Store } from '#server/files/s3-store.ts'
import { photo, sendingTo, sumOf } from '#tests/files.ts'
import { doAsGuideSays } from './guide.ts'
import { newFolder, newProduct } from './product.ts'
import { archiveAll, jobsDone, makeAccident, momentOf, printOf } from './restore.ts'
import { startSwift, swiftRoot } from './swift.ts'
import { newCouples } from './writers.ts'

const found = swiftRoot()

test.skipIf(!found)('a destroyed database and a bucket that was emptied come back together, by the words of the guide', async () => {
  const swift = await startSwift(found!)
  onTestFinished(swift.stop)
  const store = openS3Store(swift.keys)
  const { url, key, secret } = swift.keys
  const s3 = { S3_URL: url, S3_KEY: key, S3_SECRET: secret }
  const product = await newProduct(s3)
  onTestFinished(product.remove)
  const backups = await newFolder('posy-restore-')
  onTestFinished(() => rm(backups, { recursive: true, force: true }))
  const env = { ...s3, DATA: product.folder, POSY_DATA: product.folder, BACKUP: join(backups, 'backup') }
  await doAsGuideSays('own:archive', env)
  await product.stop('SIGTERM')
  await product.start()

  const [couple] = await newCouples(product.origin, 1)
  const { send, look } = sendingTo(product)
  const { id, bytes, urls } = (await send(couple!, await photo())).body.file
  const sum = sumOf((await look(urls.whole, couple)).bytes)
  await jobsDone(product.postgres.url())
  await doAsGuideSays('own:copy', env)
  await expect.poll(listed, { timeout: 30_000 }).toBe(true) // Swift's lists come a little late
  await doAsGuideSays('s3:copy', env)
  await doAsGuideSays('s3:copy', env) // the next night
  const before = await printOf(product.postgres.url())
  const MOMENT = await momentOf(product.postgres.url())
  await makeAccident(product.postgres.url())
  await archiveAll(product.postgres.url())

  await product.stop('SIGKILL')
  product.postgres.kill()
  await sleep(200)
  await rm(product.folder, { recursive: true })
  await store.remove('kept')
  await doAsGuideSays('own:restore', { ...env, MOMENT })
  await product.start()
  expect(await printOf(product.postgres.url())).toEqual(before)
  const seen = async () => {
    const { data } = (await couple!.get('/files')).body
    const whole = await look(data.find((file: { id: number }) => file.id === id).urls.whole, couple)
    return `${whole.status} ${sumOf(whole.bytes)}`
  }
  expect(await seen()).toMatch(/^404 /) // control: what lies in the bucket is not the database's
  await doAsGuideSays('s3:restore', env)
  expect(await seen()).toBe(`200 ${sum}`)
  expect((await send(couple!, await photo())).body.state).toBe('kept')

  async function listed(): Promise<boolean> {
    const all = await Array.fromAsync(store.list('kept'))
    return all.some((one) => one.bytes === bytes)
  }
})
