import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '#db/place.ts'
import { SiteFiles, type Site, siteOf } from '#features/contract.ts'
import { keepSite } from '#web/site.ts'
import type { Log } from './log.ts'

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
}

interface Options {
  /** Where the operator's own files lie. */
  folder?: string
  log?: Pick<Log, 'warn' | 'info'>
  /** The files are looked at no more often than this. */
  milliseconds?: number
}

type Name = keyof SiteFiles

const names = SiteFiles.keyof().options

/** The configuration that ships, and over it the operator's, read again after it changed. What is broken is passed over. */
export function openSiteFiles({ folder, log, milliseconds = 1_000 }: Options = {}): SiteReader {
  const shipped: Record<Name, unknown> = SiteFiles.parse(eachRead(join(root, 'content/site')))
  const stamps = new Map<Name, string>()
  const values = { ...shipped }
  let now = nowOf(values, shipped)
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

  return {
    ...(folder !== undefined && { folder }),
    now() {
      if (performance.now() - lookedAt < milliseconds) return now
      lookedAt = performance.now()
      if (names.filter(isNew).length > 0) now = nowOf(values, shipped)
      return now
    },
  }
}

function eachRead(folder: string): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, readJson(join(folder, name))]))
}

function nowOf(values: Record<Name, unknown>, shipped: Record<Name, unknown>): SiteNow {
  const files = SiteFiles.parse(values)
  const site = siteOf(files, SiteFiles.parse(shipped)['global.json'].name)
  keepSite(site)
  return { files, site, etag: createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 22) }
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
