import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** In the browser each text stands where it is shown, so that no page loads a catalogue with the texts of others. */
export function textsInPlace(): Plugin {
  let texts: ReadonlyMap<string, string> = new Map()
  return {
    name: 'texts-in-place',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      texts = await readCatalogues()
    },
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !readers.test(code)) return undefined
      return { code: withTexts(code, texts), map: null }
    },
  }
}

const readers = /import \{ t(?: as \w+)? \} from '[^']*text\.ts'/

function withTexts(code: string, texts: ReadonlyMap<string, string>): string {
  const names = [...code.matchAll(/import \{ t(?: as (\w+))? \} from '[^']*text\.ts'/g)].map(([, name = 't']) => name)
  const plain = new RegExp(String.raw`(?<![\w.])(?:${names.join('|')})\('([\w.]+)'\)`, 'g')
  return code
    .replaceAll(
      /import \{ t(?: as (\w+))? \} from '[^']*text\.ts'/g,
      (_, name = 't') => `import { filled as ${name} } from '#web/text/texts.ts'`,
    )
    .replaceAll(plain, (whole, key: string) => (texts.get(key)?.includes('{') ? whole : (inQuotes(texts.get(key)) ?? whole)))
    .replaceAll(/'([\w.]+)'/g, (whole, key: string) => inQuotes(texts.get(key)) ?? whole)
}

function inQuotes(text: string | undefined): string | undefined {
  return text === undefined ? undefined : JSON.stringify(text)
}

/** A file that ends in -text.ts reads catalogues; the others are them. */
async function readCatalogues(): Promise<Map<string, string>> {
  const files = globSync('web/text/*.ts').filter((file) => !/(?:text|texts|text\.test)\.ts$/.test(file))
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)))
  return new Map(
    modules.flatMap((module) => Object.values(module).flatMap((catalogue: Record<string, string>) => Object.entries(catalogue))),
  )
}
