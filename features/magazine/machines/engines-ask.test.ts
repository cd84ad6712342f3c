import StructuredDataValidator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const origin = 'http://posy.test'

// A6
test('what engines ask of pictures, ways, things that are sold, businesses and reviews is there by a validator that knows it, and it tells what is missing', async () => {
  await world.db.updateTable('content').set({ is_illustrated: false }).execute()
  const seen = new Set<string>()
  for (const path of [
    '/real-weddings/the-quiet-room',
    '/guides/what-a-wedding-costs',
    '/how-much-wine-for-ninety',
    '/vendors/desert-pin',
    '/vendors/services/florists',
    '/albums/flowers-close',
    '/videos/how-to-read-a-quote',
    '/podcast?episode=the-money-one',
    '/authors/nadia-rahman',
    '/shop',
  ]) {
    const data = await dataAt(path)
    for (const type of typesIn(data)) seen.add(type)
    expect([path, await wrongIn(data)]).toEqual([path, []])
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Article', 'ImageObject', 'LocalBusiness', 'Product', 'BreadcrumbList', 'FAQPage']))
  const [product] = (await dataAt('/shop')) as { '@type': string; offers: object }[]
  const [, crumbs] = (await dataAt('/guides/what-a-wedding-costs')) as { '@type': string; itemListElement: object[] }[]
  const wrong = [
    { ...product, name: undefined },
    { ...product, offers: { ...product!.offers, price: undefined } },
    { ...crumbs, itemListElement: crumbs!.itemListElement.map((item) => ({ ...item, position: undefined })) },
    { '@type': 'ImageObject', contentUrl: `${origin}/pictures/x.webp` },
  ]
  for (const [nth, one] of wrong.entries()) expect([nth, (await wrongIn([one])).length > 0]).toEqual([nth, true])
})

/** Without what stands there as undefined, as it would travel. */
async function wrongIn(data: readonly unknown[]): Promise<string[]> {
  const things: { '@type': string }[] = JSON.parse(JSON.stringify(data))
  const issues = await new StructuredDataValidator().validate({ jsonld: Object.fromEntries(Map.groupBy(things, (one) => one['@type'])) })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`)
}

function typesIn(data: unknown): string[] {
  return [...JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type)
}

async function dataAt(path: string): Promise<unknown[]> {
  site.forgetPages()
  const { html } = await site.get(path)
  const [, data] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return data ? JSON.parse(data)['@graph'] : []
}
