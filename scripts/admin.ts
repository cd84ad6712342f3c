import { sql } from 'kysely'
import { openDb } from '#db/db.ts'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { StartRefused } from '#db/start-refused.ts'
import { readSettings, type Settings } from '#server/settings.ts'

// Makes an account that is there an operator's, or with --off an ordinary one again.
try {
  const [email, option] = process.argv.slice(2)
  if (!email?.includes('@') || (option !== undefined && option !== '--off'))
    throw new StartRefused(
      'Please name the address of an account: npm run admin -- you@example.com, and --off behind it to take the right away.',
    )
  const isAdmin = option === undefined
  await appoint(readSettings(process.env), email, isAdmin)
  console.log(isAdmin ? `${email} is an operator now, and finds /admin after signing in.` : `${email} is no operator any more.`)
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

async function appoint({ database_url, data_folder }: Settings, email: string, isAdmin: boolean): Promise<void> {
  if (database_url) return appointAt(database_url, email, isAdmin)
  const server = await startEmbedded(data_folder)
  await ensureDatabase(server, 'posy')
  await appointAt(server.url('posy'), email, isAdmin).finally(() => !server.wasRunning && server.stop())
}

/** Whoever signed up with an address may not be whom it belongs to, so it has to be confirmed first. */
async function appointAt(url: string, email: string, isAdmin: boolean): Promise<void> {
  const db = openDb(url, { max: 1 })
  try {
    const user = await db
      .selectFrom('users')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .select(['id', 'email_verified_at'])
      .executeTakeFirst()
    if (!user) throw new StartRefused(`There is no account with ${email}. Please sign up with it first.`)
    if (isAdmin && !user.email_verified_at)
      throw new StartRefused(`${email} is not confirmed yet. Please open the link in the letter that went there.`)
    await db.updateTable('users').where('id', '=', user.id).set({ is_admin: isAdmin }).execute()
  } finally {
    await db.destroy()
  }
}
