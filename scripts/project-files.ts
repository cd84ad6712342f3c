import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** What git tracks of a folder and what it would track; without git what stands there and `.gitignore` does not name. */
export function projectFiles(root: string): string[] {
  const files = (existsSync(join(root, '.git')) && knownToGit(root)) || filesIn(root, ignoredIn(root))
  return files.filter((file) => lstatSync(join(root, file), { throwIfNoEntry: false })).sort()
}

/** Nothing where git is missing, or does not trust the owner of the folder. */
function knownToGit(root: string): string[] | undefined {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: 'pipe' } as const
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
    return [...new Set(listed.split('\0').filter(Boolean))]
  } catch {
    return undefined
  }
}

function filesIn(root: string, ignored: string[], above = ''): string[] {
  return readdirSync(join(root, above), { withFileTypes: true }).flatMap((entry) => {
    const path = above + entry.name
    if (ignored.some((pattern) => matchesGlob(entry.name, pattern))) return []
    return entry.isDirectory() ? filesIn(root, ignored, `${path}/`) : [path]
  })
}

/** Lines of `.gitignore` are names here, or names with a star, and count in every folder. */
function ignoredIn(root: string): string[] {
  const file = join(root, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return ['.git', ...lines.map((line) => line.trim().replace(/\/$/, '')).filter(Boolean)]
}
