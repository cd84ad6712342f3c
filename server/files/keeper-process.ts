import { setPriority } from 'node:os'
import { look, type Look, resize, type Resize } from './picture-keeping.ts'

export type Errand = { look: Look } | { resize: Resize }

/** Above it whoever sent us ends us, too; here it is seen sooner. */
const mostMemory = Number(process.env['KEEPER_BYTES'] ?? Number.POSITIVE_INFINITY)

// Answers to people go first.
setPriority(10)
setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(tooHeavy), 50).unref()
process.on('message', (errand: Errand) => void run(errand))
process.on('disconnect', () => process.exit())

const tooHeavy = 77

async function run(errand: Errand): Promise<void> {
  try {
    process.send?.({ done: 'look' in errand ? await look(errand.look) : await resize(errand.resize) })
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    process.send?.({ failed: { message, code } })
  }
}
