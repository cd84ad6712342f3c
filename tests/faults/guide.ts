import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

export const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')

/** The commands of the guide that have a name, as an operator would copy them. */
export const blocks = new Map([...guide.matchAll(/^```sh (\S+)\n([^]*?)^```$/gm)].map(([, name = '', commands = '']) => [name, commands]))

/** Does what the guide says, and stops at the first command that fails. */
export async function doAsGuideSays(name: string, env: Record<string, string>, owner: { uid?: number; gid?: number } = {}): Promise<void> {
  const commands = blocks.get(name)
  if (!commands) throw new Error(`The guide has no block ${name}`)
  const own = { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: process.env['HOME'] ?? '', ...env }
  const child = spawn('bash', ['-euc', commands], { ...owner, cwd: root, env: own, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child.on('exit', resolve)) // what it started may hold the pipes for long
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`)
}
