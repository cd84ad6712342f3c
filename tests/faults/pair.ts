import { demoPassword } from '#db/demo.ts'
import { type Client, clientAt } from '#tests/client.ts'
import { mainFile, newProduct, type Process, type Product, processOf } from './product.ts'

export interface Pair {
  product: Product
  both: [Process, Process]
  remove: () => Promise<void>
}

/** Two processes of the product on one database and one folder of files. */
export async function newPair(): Promise<Pair> {
  const product = await newProduct()
  const env = { POSY_DATA: product.folder, DATABASE_URL: product.postgres.url(), POSY_MODE: 'demo', LOG_LEVEL: 'silent' }
  const second = await processOf(mainFile(), env)
  await second.start()
  const remove = async () => {
    await second.stop('SIGKILL')
    await product.remove()
  }
  return { product, both: [product, second], remove }
}

/** Somebody of the demo, by the name before the @. */
export async function demoPerson({ origin }: Process, name: string): Promise<Client & { token: string }> {
  const said = { grant_type: 'password', email: `${name}@posy.example`, username: `${name}@posy.example`, password: demoPassword }
  const { body } = await clientAt(origin).post('/auth/token', said)
  return { ...clientAt(origin, { authorization: `Bearer ${body.access_token}` }), token: body.access_token }
}

export function at({ origin }: Process, { token }: { token: string }): Client {
  return clientAt(origin, { authorization: `Bearer ${token}` })
}
