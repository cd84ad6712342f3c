import { openDb } from '#db/db.ts'
import { resetDemo } from '#db/demo.ts'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { StartRefused } from '#db/start-refused.ts'
import { openPasswords } from '#server/passwords.ts'
import { readSettings, type Settings } from '#server/settings.ts'

// Empties the demo's database and loads it afresh; the product may be running meanwhile.
try {
  const settings = readSettings(process.env)
  if (settings.mode === 'live')
    throw new StartRefused('This is a live database: reset-demo would delete what people entered. It works in demo mode only.')
  await reset(settings)
  console.log('The demo is as on its first day.')
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

async function reset({ database_url, data_folder }: Settings): Promise<void> {
  if (database_url) return resetAt(database_url)
  const server = await startEmbedded(data_folder)
  await ensureDatabase(server, 'posy')
  await resetAt(server.url('posy'))
  if (!server.wasRunning) await server.stop()
}

async function resetAt(url: string): Promise<void> {
  const db = openDb(url, { max: 1 })
  await resetDemo(db, openPasswords().hash).finally(() => db.destroy())
}
