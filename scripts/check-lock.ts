import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
const packages: Record<string, Entry> = JSON.parse(text).packages
const wrong = [...missingSiblings(), ...addresses()]
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}

/** A release without the builds of some platform, which npm ci would refuse. */
function missingSiblings(): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `package-lock.json: ${path || 'the project'} wants ${name}, which is not there for every platform`),
  )
}

/** Where a package came from is the business of whoever installs it. */
function addresses(): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => `package-lock.json: ${path} names the address it came from; .npmrc keeps that out`)
}
