import '#server/node-env.ts'
import { StartRefused } from '#db/start-refused.ts'
import { readSettings } from '#server/settings.ts'
import { start } from './start.ts'

const settings = await orExit(async () => readSettings(process.env))
const starting = start(settings, { dev: process.argv.includes('--dev') })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(signal))
await orExit(() => starting)

/** Also in the middle of a start: what has begun is ended properly. */
async function end(signal: string): Promise<void> {
  const running = await starting.catch(() => undefined)
  await running?.stop(signal)
  process.exit(0)
}

async function orExit<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  }
}
