import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What keeps a browser from asking for anything but our pages. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/**
 * The Chromium that CHROMIUM names, or that of npm: it is the same on every machine, and without the windows of a whole one
 * its pages cost half as much. The system's, where that of npm does not run.
 */
export async function browserPath(): Promise<string> {
  const named = namedPath()
  if (named) return named
  const packed = await unpacked()
  const found = packed && doesRun(packed) ? packed : installedPath()
  if (found) return found
  throw new Error('No Chromium runs here. Install one: sudo apt-get update && sudo apt-get install -y chromium')
}

/** A whole Chromium, for what only that has (notices), where the machine has one. */
export async function wholeBrowserPath(): Promise<string> {
  return namedPath() ?? installedPath() ?? (await browserPath())
}

function namedPath(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named && !doesRun(named)) throw new Error(`CHROMIUM names ${named}, which does not run here.`)
  return named
}

function installedPath(): string | undefined {
  return system.filter((path) => existsSync(path)).find(doesRun)
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
