import { spawn } from 'node:child_process'

/** A failure that needs no stack: its message says what to do. */
export class Plain extends Error {}

/** Runs a program and collects what it says; `started` hears its process id. */
export function run(command, args, { cwd, env, started }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) started(child.pid)
  return new Promise((done, fail) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    child.on('error', fail)
    child.on('close', (code) => done({ isFine: code === 0, said: said.trim() }))
  })
}
