import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

/** What keeps the lock file from being right on every machine. */
export function wrongInLock(root: string): string[] {
  const packages: Record<string, Entry> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return [...missingSiblings(packages), ...addresses(packages)]
}

/** A release without the builds of some platform, which npm ci would refuse. */
function missingSiblings(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `package-lock.json: ${path || 'the project'} wants ${name}, which is not there for every platform`),
  )
}

/** Where a package came from is the business of whoever installs it. */
function addresses(packages: Record<string, Entry>): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => `package-lock.json: ${path} names the address it came from; .npmrc keeps that out`)
}
