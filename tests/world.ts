import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { openDb } from '#db/db.ts'
import { createApp, type Services } from '#app/app.ts'
import { type FileOptions, folderOfItsOwn, openFiles } from '#server/files/files.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPayments } from '#server/payments/payments.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import { openPasswords } from '#server/passwords.ts'
import type { Settings } from '#server/settings.ts'
import { type Client, clientAt, patient } from './client.ts'
import { copyTemplate } from './postgres.ts'

export interface Person extends Client {
  id: number
  email: string
  token: string
}

export const password = 'a long enough password'
/** In the form in which the product keeps them, but cheap to try; a story of their strength names the product's own. */
export const quickPasswords = openPasswords({ memory: 8, passes: 1 })

interface Money {
  /** Nothing is sold where nothing is said. */
  payments?: PaymentSettings
}

type More = Money & { has_magazine?: boolean } & Partial<Pick<Settings, 'marketing' | 'push' | 'google'>> &
  Pick<Services, 'site' | 'passwords'> &
  Partial<Pick<FileOptions, 'limits' | 's3'>>

/** A database and a server for one test file, with clients that speak HTTP to it. */
export async function newWorld({
  has_magazine = false,
  site,
  passwords = quickPasswords,
  limits = usualLimits,
  s3,
  payments,
  ...more
}: More = {}) {
  const url = await copyTemplate({ has_magazine })
  const db = openDb(url, { max: 5 })
  const log = openLog(process.env['TEST_LOG'] || 'silent')
  const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only', ...more } as const
  const data_folder = folderOfItsOwn()
  const files = openFiles({ limits, s3, data_folder, secret: settings.secret })
  const paid = payments && { payments: openPayments(payments) }
  const app = createApp({ ...paid, db, log, settings, passwords, files, ...(site && { site }) })
  const listening = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
  // A story and its server share a process: held up, the server would hang up on a line just as the story writes into it.
  listening.server.keepAliveTimeout = 300_000
  const origin = `http://127.0.0.1:${listening.port}`
  let count = 0

  afterAll(async () => {
    listening.server.closeAllConnections()
    listening.server.close()
    files.keeper.close()
    await db.destroy()
    await rm(data_folder, { recursive: true, force: true })
  })

  return {
    db,
    url,
    origin,
    files,

    /** Somebody without a session, from an address of their own. */
    visitor: (headers: Record<string, string> = {}) => clientAt(origin, { 'x-forwarded-for': `10.0.0.${++count}`, ...headers }),

    /** Someone who signed up, with a wedding of their own. */
    async couple(): Promise<Person> {
      const email = `couple${++count}@example.com`
      const visitor = clientAt(origin, { 'x-forwarded-for': `10.1.0.${count}` })
      const { body } = await visitor.post('/auth/register', { email, password, firstname: 'Ada', lastname: `Couple ${count}` })
      const client = patient(clientAt(origin, { authorization: `Bearer ${body.access_token}` }))
      const me = await client.get('/users/me')
      return { ...client, id: me.body.data.id, email, token: body.access_token }
    },

    /** Somebody with an own account who was accepted to help a couple with these events, or as their partner with everything. */
    async helper(couple: Person, events: Record<number, number[]>, role: 'helper' | 'partner' = 'helper'): Promise<Person> {
      const helper = await this.couple()
      const accepted = { user_id: couple.id, member_id: helper.id, email: helper.email, role, accepted_at: new Date().toISOString() }
      const { id: posse_id } = await db.insertInto('user_posses').values(accepted).returning('id').executeTakeFirstOrThrow()
      for (const [event_id, permissions] of Object.entries(events)) {
        const share = { user_id: couple.id, posse_id, event_id: Number(event_id), permissions }
        await db.insertInto('user_posse_events').values(share).execute()
      }
      return helper
    },

    /** As lists name it. */
    async event(couple: Client, name: string, details: object = {}) {
      const added = await couple.post('/guest_wedding_events', { name, taxonomy_event_id: ++count, ...details })
      const { id, version, taxonomy_event_id }: { id: number; version: number; taxonomy_event_id: number } = added.body.data
      return { id, version, name, taxonomy_event_id }
    },
  }
}
