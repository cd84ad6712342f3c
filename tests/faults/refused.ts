import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '#db/place.ts'

export interface Refused {
  code: number | null
  /** What it complained of, line by line. */
  said: string[]
}

/** Starts the built product where it can't start, and waits for its end. */
export async function refusedStart(env: Record<string, string>): Promise<Refused> {
  const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', PORT: '0', ...env }
  const options = { cwd: root, env: own, timeout: 60_000, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  const child = spawn(join(root, 'node_modules/.bin/node'), ['--enable-source-maps', 'dist/main.js'], options)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said: said.split('\n').filter((line) => line !== '') }
}
