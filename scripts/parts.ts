import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#db/place.ts'

export interface Ran {
  code: number
  seconds: number
  output: string
}

/** Runs a program of node_modules or one of our scripts, showing what it prints or keeping it. */
export function run(
  command: string,
  args: string[],
  { isShown, env = {} }: { isShown: boolean; env?: Record<string, string> },
): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const begun = performance.now()
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH: path }, stdio: isShown ? 'inherit' : 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const end = (code: number) => resolve({ code, output, seconds: (performance.now() - begun) / 1_000 })
  child.on('error', (error) => {
    output += error.message
    end(1)
  })
  child.on('close', (code) => end(code ?? 1))
  return promise
}
