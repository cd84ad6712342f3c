import { afterAll } from 'vitest'
import { sql } from 'kysely'
import { startJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { openFiles, folderOfItsOwn } from '#server/files/files.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { openPayments } from '#server/payments/payments.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import type { EnteredPlace } from '#server/sandbox/card-things.ts'
import { openSandbox } from '#server/sandbox/sandbox.ts'
import type { Delivery } from '#server/sandbox/webhooks.ts'
import { featureJobs } from '#app/put-together.ts'
import { newWorld, type Person } from './world.ts'

export const crew = { price_id: 'price_crew_once', product_id: 'prod_idocrew' }
export const monthly = { price_id: 'price_crew_month', product_id: 'prod_idocrew' }
export const yearly = { price_id: 'price_crew_year', product_id: 'prod_idocrew' }

/** A world that pays: the sandbox stands in the place of both providers, and what they tell waits here until it is sent. */
export async function newMoneyWorld({ tax = [] }: { tax?: PaymentSettings['tax'] } = {}) {
  const told: (() => Delivery)[] = []
  const sandbox = await openSandbox({ deliver: (make) => void told.push(make), tax })
  afterAll(() => sandbox.close())
  const world = await newWorld({ payments: sandbox.settings })
  const { db, url, origin } = world
  const payments = openPayments(sandbox.settings)
  const settings = { marketing: {}, analytics_days: 1, papers_years: 10, public_url: 'http://posy.test', fetch: undefined as never }
  const files = openFiles({ limits: usualLimits, s3: undefined, data_folder: folderOfItsOwn(), secret: 'secret' })
  const { tasks } = featureJobs({ db, files, payments, settings })
  afterAll(() => files.keeper.close())

  return {
    ...world,
    sandbox,
    payments,
    told,
    tasks,

    /** Somebody with a card of theirs at the provider. */
    async buyer(token = 'pm_card_visa', place: EnteredPlace = {}): Promise<Person & { card: string }> {
      const person = await world.couple()
      return { ...person, card: await this.cardOf(person, token, place) }
    },

    async cardOf(person: Person, token: string, place: EnteredPlace = {}): Promise<string> {
      const { body } = await person.get('/payments/setup-intent')
      return sandbox.enterCard(body.data.client_secret, token, place)
    },

    pay: (person: Person & { card: string }, asked: object = crew, key: string = crypto.randomUUID()) =>
      person.post('/payments/checkout', { payment_method: person.card, coupon: null, ...asked }, { 'idempotency-key': key }),

    async isPremium(person: Person): Promise<boolean> {
      return (await person.get('/users/me')).body.data.is_subscribed
    },

    async send({ path, headers, body }: Delivery): Promise<number> {
      return (await fetch(origin + path, { method: 'POST', headers, body })).status
    },

    /** What the providers told meanwhile arrives. */
    async sendAll(): Promise<void> {
      for (const make of told.splice(0)) await this.send(make())
    },

    /** All that waits is done now, and what follows from it. */
    async work(): Promise<void> {
      const jobs = await startJobs({ url, tasks: { ...tasks, send_mail: async () => {} }, log: openLog('silent'), poll: 50, settle: 0 })
      for (let quiet = 0; quiet < 2; ) {
        await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now() and key not like '%:late'`.execute(
          db,
        )
        const { rows } = await sql<{ left: number }>`
          select count(*)::int as left from graphile_worker.jobs where attempts < 10 and coalesce(key, '') not like '%:late'`.execute(db)
        quiet = rows[0]?.left === 0 ? quiet + 1 : 0
        await new Promise((done) => setTimeout(done, 50))
      }
      await jobs.stop()
    },

    /** What was taken and given back at the provider, in all. */
    charged: (customer?: string) =>
      sandbox.state
        .all('charge')
        .filter((charge) => customer === undefined || charge['customer'] === customer)
        .map(({ amount, amount_refunded }) => ({ amount, amount_refunded })),
  }
}
