import { expect, onTestFinished, test } from 'vitest'
import { soon } from '#tests/soon.ts'
import { figures } from './figures.ts'
import { newProduct } from './product.ts'
import { answerAs, countsOf, countsShown, inviteAll, newMet } from './rush.ts'
import { newCouples } from './writers.ts'

const households = 500
const atOnce = 25

test('500 households answer at the same time: no error, and the couple’s numbers are right', async () => {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  await inviteAll(product, couple!, households)
  const met = newMet()
  let next = 0
  const lane = async () => {
    while (next < households) await answerAs(next++, product, met)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  figures('a rush of answers', { households, requests: met.times.length, errors: met.errors.length })
  expect(met.errors).toEqual([])
  expect(met.times).toHaveLength(3 * households)
  await soon(async () => expect(await countsShown(couple!)).toEqual(countsOf(households)))
})
