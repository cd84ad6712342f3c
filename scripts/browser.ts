import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium that runs here: the one that CHROMIUM names, the system's, or the one from npm. */
export async function browserPath(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named && !doesRun(named)) throw new Error(`CHROMIUM names ${named}, which does not run here.`)
  const installed = named ?? system.filter((path) => existsSync(path)).find(doesRun)
  if (installed) return installed
  const packed = await unpacked()
  if (packed && doesRun(packed)) return packed
  throw new Error('No Chromium runs here. Install one: sudo apt-get update && sudo apt-get install -y chromium')
}

async function unpacked(): Promise<string | undefined> {
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath().catch(() => undefined)
}

function doesRun(path: string): boolean {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
