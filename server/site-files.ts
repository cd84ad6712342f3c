import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { SiteFiles, type Site, siteOf } from '#features/contract.ts'
import { keepSite } from '#web/site.ts'
import type { Log } from './log.ts'
import { readShipped } from './shipped.ts'

export interface SiteNow {
  files: SiteFiles
  /** What pages may show of them. */
  site: Site
  /** A tag for the bytes of all of them. */
  etag: string
}

export interface SiteReader {
  /** The files as they are; another object after one of them changed. */
  now: () => SiteNow
  folder?: string
  /** From now on the logo that this finds goes before that of the files; it is looked for now and then. */
  watch: (find: FindLogo) => void
  /** Looks for it at once. */
  look: () => Promise<void>
}

type Logo = Exclude<Site['logo'], 'drawing' | null>
type FindLogo = () => Promise<Logo | undefined>

interface Options {
  /** Where the operator's own files lie. */
  folder?: string
  log?: Pick<Log, 'warn' | 'info'>
  /** The files are looked at no more often than this. */
  milliseconds?: number
}

/** So often each process looks for another logo. */
const logoSeconds = 10

type Name = keyof SiteFiles

const names = SiteFiles.keyof().options

/** The configuration that ships, and over it the operator's, read again after it changed. What is broken is passed over. */
export function openSiteFiles({ folder, log, milliseconds = 1_000 }: Options = {}): SiteReader {
  const shipped: Record<Name, unknown> = SiteFiles.parse(Object.fromEntries(names.map((name) => [name, readShipped(`site/${name}`)])))
  const stamps = new Map<Name, string>()
  const values = { ...shipped }
  let logo: Logo | undefined
  let find: FindLogo | undefined
  let soughtAt = Number.NEGATIVE_INFINITY
  let now = nowOf(values, shipped, logo)
  let lookedAt = Number.NEGATIVE_INFINITY

  /** Whether the operator's file of this name says something new. */
  function isNew(name: Name): boolean {
    const file = join(folder ?? '', name)
    const stamp = folder === undefined ? '' : stampOf(file)
    if (stamp === (stamps.get(name) ?? '')) return false
    stamps.set(name, stamp)
    try {
      values[name] = stamp === '' ? shipped[name] : SiteFiles.shape[name].parse(over(shipped[name], readJson(file)))
      log?.info({ file }, 'site file read')
      return true
    } catch (error) {
      log?.warn({ file, why: whyOf(error) }, 'site file refused, what was known stays')
      return false
    }
  }

  async function look(): Promise<void> {
    soughtAt = performance.now()
    const found = await find?.()
    if (JSON.stringify(found) === JSON.stringify(logo)) return
    logo = found
    now = nowOf(values, shipped, logo)
  }

  return {
    ...(folder !== undefined && { folder }),
    look,
    watch(given) {
      find = given
    },
    now() {
      if (performance.now() - lookedAt < milliseconds) return now
      lookedAt = performance.now()
      // What is known stays while the database says nothing.
      if (find && lookedAt - soughtAt > logoSeconds * 1_000) void look().catch(() => {})
      if (names.filter(isNew).length > 0) now = nowOf(values, shipped, logo)
      return now
    },
  }
}

function nowOf(values: Record<Name, unknown>, shipped: Record<Name, unknown>, logo: Logo | undefined): SiteNow {
  const files = SiteFiles.parse(values)
  const said = siteOf(files, SiteFiles.parse(shipped)['global.json'].name)
  const site = logo ? { ...said, logo } : said
  keepSite(site)
  return {
    files,
    site,
    etag: createHash('sha256')
      .update(JSON.stringify([files, logo]))
      .digest('base64url')
      .slice(0, 22),
  }
}

/** Empty where there is no such file. */
function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? '' : `${mtimeMs} ${size} ${ino}`
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What is given goes before what ships, part by part; a list is given whole. */
function over(shipped: unknown, given: unknown): unknown {
  if (!isPart(shipped) || !isPart(given)) return given
  const keys = new Set([...Object.keys(shipped), ...Object.keys(given)])
  return Object.fromEntries([...keys].map((key) => [key, Object.hasOwn(given, key) ? over(shipped[key], given[key]) : shipped[key]]))
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function whyOf(error: unknown): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : String(error)
}
