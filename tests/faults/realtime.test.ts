import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { changeBehindItsBack, listenAs } from './device.ts'
import { figures } from './figures.ts'
import { newProduct } from './product.ts'
import { newCouples } from './writers.ts'

const restarts = 5

test('a device hears by itself of what changed while the product had lost PostgreSQL, and of what changes then', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  const device = await listenAs(product.origin, couple!)
  onTestFinished(device.disconnect)
  let missed = 0
  let done = 0
  // A restart after which the product listened before anything changed proves nothing.
  for (; done < restarts || missed === 0; done++) {
    const gone = product.postgres.pid()
    product.postgres.shutDown()
    await product.postgres.back(gone)
    const { changed, isMissed } = await changeBehindItsBack(product.postgres.url(), device.me)
    if (isMissed) missed++
    await device.heardAfter(changed)
  }
  figures('a device after a restart of PostgreSQL', { restarts: done, missed })

  await sleep(1_000)
  const added = performance.now()
  await couple!.post('/guests', { firstname: 'Grace' })
  await device.heardAfter(added)
  expect(device.connections()).toBe(1)
})
