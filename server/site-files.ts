import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { SiteFiles, type Site, siteOf } from '#features/contract.ts'
import { keepSite } from '#web/site.ts'
import type { Log } from './log.ts'
import { readShipped } from './shipped.ts'
import { type TermNow, type Terms, termsOf } from './terms.ts'

export interface SiteNow {
  files: SiteFiles
  /** The same without what an operator wrote under /admin. */
  base: SiteFiles
  /** What pages may show of them. */
  site: Site
  /** A tag for the bytes of all of them. */
  etag: string
  /** What pieces are filed under. */
  terms: Terms
}

export interface SiteReader {
  /** The files as they are; another object after one of them changed. */
  now: () => SiteNow
  folder?: string
  /** From now on what this finds goes before the files; it is looked for now and then. */
  watch: (find: FindWritten) => void
  /** Looks for it at once. */
  look: () => Promise<void>
}

type Logo = Exclude<Site['logo'], 'drawing' | null>

/** What operators said under /admin: a logo, of each file what differs, and the terms as they are. */
interface Written {
  logo?: Logo | undefined
  files: Partial<Record<Name, unknown>>
  terms?: readonly TermNow[]
}

type FindWritten = () => Promise<Written>

interface Options {
  /** Where the operator's own files lie. */
  folder?: string
  log?: Pick<Log, 'warn' | 'info'>
  /** The files are looked at no more often than this. */
  milliseconds?: number
}

/** So often each process looks for what was written, beside being told. */
const writtenSeconds = 10

type Name = keyof SiteFiles

const names = SiteFiles.keyof().options

/** The configuration that ships, and over it the operator's, read again after it changed. What is broken is passed over. */
export function openSiteFiles({ folder, log, milliseconds = 1_000 }: Options = {}): SiteReader {
  const shipped = SiteFiles.parse(Object.fromEntries(names.map((name) => [name, readShipped(`site/${name}`)])))
  const stamps = new Map<Name, string>()
  const values: Record<Name, unknown> = { ...shipped }
  let written: Written = { files: {} }
  let find: FindWritten | undefined
  let looks = 0
  let soughtAt = Number.NEGATIVE_INFINITY
  let now = nowAs()
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
    const nth = ++looks
    const found = (await find?.()) ?? { files: {} }
    // Of two that look at once the later one has the last word.
    if (nth !== looks || JSON.stringify(found) === JSON.stringify(written)) return
    written = found
    now = nowAs()
  }

  function nowAs(): SiteNow {
    const base = SiteFiles.parse(values)
    const files = SiteFiles.parse(Object.fromEntries(names.map((name) => [name, writtenOver(name, base[name])])))
    return nowOf({ base, files, logo: written.logo, drawn: shipped['global.json'].name, terms: written.terms })
  }

  /** What no longer fits, since the files say something else by now, is passed over as a broken file is. */
  function writtenOver(name: Name, base: unknown): unknown {
    const { data, error } = asWritten(name, base, written.files[name])
    if (error) log?.warn({ file: name, why: whyOf(error) }, 'site file as written refused')
    return data ?? base
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
      if (find && lookedAt - soughtAt > writtenSeconds * 1_000) void look().catch(() => {})
      if (names.filter(isNew).length > 0) now = nowAs()
      return now
    },
  }
}

type Known = Pick<SiteNow, 'base' | 'files'> & { logo: Logo | undefined; drawn: string; terms: Written['terms'] }

function nowOf({ base, files, logo, drawn, terms = [] }: Known): SiteNow {
  const said = siteOf(files, drawn)
  const site = logo ? { ...said, logo } : said
  keepSite(site)
  const etag = createHash('sha256')
    .update(JSON.stringify([files, logo]))
    .digest('base64url')
    .slice(0, 22)
  return { base, files, site, etag, terms: termsOf(terms) }
}

/** What counts of a file where an operator wrote this over it; no data where that no longer fits. */
export function asWritten(name: Name, base: unknown, given: unknown) {
  return SiteFiles.shape[name].safeParse(over(base, given ?? {}))
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
