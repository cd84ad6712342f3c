import { join, resolve } from 'node:path'
import { isBuilt } from './build-inputs.mjs'
import { install, isInstalled } from './install.mjs'
import { underLock } from './lock.mjs'
import { step } from './progress.mjs'
import { Plain, run } from './run.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Installs the packages and, when asked, builds; each only when something changed since the last time. */
export async function makeReady({ build }) {
  if (isInstalled(root) && (!build || isBuilt(root))) return
  try {
    await underLock(root, async (started) => {
      if (!isInstalled(root)) await install(root, started)
      if (build && !isBuilt(root)) await step('Building the pages and the server', () => runBuild(started))
    })
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error)
    process.exitCode = 1
  }
}

async function runBuild(started) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { isFine, said } = await run(join(root, 'node_modules/.bin/node'), ['scripts/build.ts'], { cwd: root, env, started })
  if (!isFine) throw new Plain(`${said}\nThe build failed; the lines above say why.`)
}
