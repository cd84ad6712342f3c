import { setPriority } from 'node:os'
import { type Colors, colors, look, type Look, resize, type Resize } from './picture-keeping.ts'

/** After others not all of the memory is there. */
export type Errand = ({ look: Look } | { resize: Resize } | { colors: Colors }) & { hadOthers?: boolean }

/** Above it the picture is too heavy: asked often, since one can grow by a megabyte in a millisecond. */
const mostMemory = Number(process.env['KEEPER_BYTES'] ?? Number.POSITIVE_INFINITY)

// Answers to people go first.
setPriority(10)
setInterval(measure, 10).unref()
process.on('message', (errand: Errand) => void run(errand))
process.on('disconnect', () => process.exit())

const tooHeavy = 77

function measure(): void {
  if (process.memoryUsage.rss() > mostMemory) process.exit(tooHeavy)
}

async function run(errand: Errand): Promise<void> {
  try {
    process.send?.({ done: await doneOf(errand), bytes: process.memoryUsage.rss() })
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    process.send?.({ failed: { message, code } })
  }
}

function doneOf(errand: Errand): Promise<unknown> {
  if ('look' in errand) return look(errand.look, errand.hadOthers)
  return 'resize' in errand ? resize(errand.resize) : colors(errand.colors)
}
