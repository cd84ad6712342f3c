import { sql } from 'kysely'
import { afterAll } from 'vitest'
import type { Db } from '#db/db.ts'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { newFolder } from '#tests/faults/product.ts'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { ProviderKeys } from '#server/sign-in-provider.ts'
import { openPayments } from '#server/payments/payments.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import { openPictures } from '#server/pictures.ts'
import { quickPasswords } from '#tests/world.ts'

export const publicUrl = 'http://posy.test'

interface Options {
  /** How many proxies of the operator stand in front. */
  proxies?: number
  google?: ProviderKeys
  payments?: PaymentSettings
}

/** The whole product as the network sees it, with its built pages and pictures, on the database of a world. */
export async function openGate(db: Db, { proxies = 1, google, payments }: Options = {}) {
  const log = openLog(process.env['TEST_LOG'] || 'silent')
  const folder = await newFolder('posy-hostile-')
  const faults: unknown[] = []
  const pages = await openPages(root, {
    dev: false,
    publicUrl,
    isDemo: true,
    hasGoogle: google !== undefined,
    onFault: (error) => faults.push(error),
  })
  const pictures = openPictures({ folder: join(folder, 'pictures'), log, askForAvif: async () => {} })
  const settings = { mode: 'demo', public_url: publicUrl, secret: 'a secret for tests only', google } as const
  const paid = payments && { payments: openPayments(payments) }
  const app = createApp({ ...paid, db, log, settings, pages, pictures, passwords: quickPasswords })
  const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies, answer: app.fetch })

  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await pages.close()
    await rm(folder, { recursive: true, force: true })
  })

  return { server, port, origin: `http://127.0.0.1:${port}`, faults }
}

/** Thousands of writes that nobody needs after a crash: connections opened from now on don't wait for the disk. */
export async function hurry(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]!.name)} set synchronous_commit to off`.execute(db)
}
