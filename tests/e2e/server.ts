import { newProduct } from '../faults/product.ts'

/** The built product on a free port with a folder of its own, for as long as the journeys last. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await newProduct({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  process.env['JOURNEYS_AT'] = product.origin
  return product.remove
}
