import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Begin is where no other path or address goes on, and a name is longer than the flags of a pattern. What guides tell
// operators (/var/lib, /srv, /etc) stands on every machine.
const begin = String.raw`(?<![\w.~}*-])`
const name = String.raw`\w(?:[\w-]{2}[\w.-]*|[\w.-]*\/)`
const example = String.raw`(?!example\b)`

const traces: [string, string][] = [
  [String.raw`${begin}\/(?:home|Users|root|work|workspaces?)\/${name}`, 'is a folder of somebody’s machine'],
  [String.raw`\b[A-Za-z]:[\\/]+Users[\\/]+\w+`, 'is a folder of somebody’s machine'],
  [String.raw`${begin}(?:\/private)?(?:\/var)?\/tmp\/${name}`, 'is a folder of somebody’s work'],
  [String.raw`${begin}(?:\/private)?\/var\/folders\/${name}`, 'is a folder of somebody’s work'],
  [String.raw`\bregistry\.(?:npmjs|npmmirror|yarnpkg)\.[a-z]+`, 'is where somebody’s packages came from'],
  [
    String.raw`\/\/(?:[\w-]+\.)*(?:registry|npm|mirrors?|artifactory|nexus|verdaccio)\.${example}[a-z][\w.-]+`,
    'is where somebody’s packages came from',
  ],
]
const patterns = traces.map(([pattern, what]) => ({ pattern: new RegExp(pattern), what }))

/** Texts that tell of the machine they were written on, a line for the first trace in each. */
export function telling(root: string, files: string[]): string[] {
  return files.flatMap((file) => {
    const text = textOf(join(root, file))
    const found = patterns.flatMap(({ pattern, what }) => {
      const hit = pattern.exec(text)
      return hit ? [{ at: hit.index, said: `${hit[0]} ${what}` }] : []
    })
    const [first] = found.sort((one, other) => one.at - other.at)
    if (!first) return []
    const line = text.slice(0, first.at).split('\n').length
    return [`${file}:${line}: ${first.said}; say it for every machine, or delete the file`]
  })
}

/** Nothing of what is no text: git, too, goes by a zero near the beginning. */
function textOf(file: string): string {
  if (!lstatSync(file).isFile()) return ''
  const bytes = readFileSync(file)
  return bytes.subarray(0, 8_000).includes(0) ? '' : bytes.toString('utf8')
}
