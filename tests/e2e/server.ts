import { newProduct } from '../faults/product.ts'

/** The built product on a free port with a folder of its own, for as long as the journeys last. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await newProduct({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  process.env['JOURNEYS_AT'] = product.origin
  // For rows that are too many to be made call by call.
  process.env['JOURNEYS_DATABASE'] = product.postgres.url()
  return product.remove
}
