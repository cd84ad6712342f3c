import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['app', 'art', 'db', 'features', 'server', 'web', 'content']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'scripts/build.ts']
const noInput = /\.test\.tsx?$|\/routeTree\.gen\.ts$|\/\.[^/]*$/

/** Whether dist was built from the files as they are; their sizes and times decide, or else what is in them. */
export function isBuilt(root) {
  const stamp = join(root, 'dist/.built')
  const built = readJson(stamp)
  if (!built || !existsSync(join(root, 'dist/main.js'))) return false
  const now = readInputs(root)
  if (built.listing === now.listing) return true
  if (built.content !== now.content()) return false
  tryTo(() => markBuilt(join(root, 'dist'), { listing: now.listing, content: built.content }))
  return true
}

export function readInputs(root) {
  const paths = [...folders.flatMap((folder) => filesIn(root, folder)), ...files].filter((path) => existsSync(join(root, path))).sort()
  const lines = paths.map((path) => {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, path))
    return `${path} ${size} ${mtimeMs} ${ctimeMs}`
  })
  return { listing: digest(lines), content: () => digest(paths.flatMap((path) => [path, readFileSync(join(root, path))])) }
}

/** Written last and at one stroke. */
export function markBuilt(dist, { listing, content }) {
  const unfinished = join(dist, `.built.${process.pid}`)
  writeFileSync(unfinished, JSON.stringify({ listing, content }))
  renameSync(unfinished, join(dist, '.built'))
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(root, path)
    return noInput.test(path) ? [] : [path]
  })
}

/** What is merely quicker next time may fail. */
function tryTo(work) {
  try {
    work()
  } catch {}
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
