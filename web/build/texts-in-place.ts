import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * In the browser each text stands where it is shown, so that no page loads a catalogue with the texts of others.
 * For that every key stands in the code as a whole, and in the file that asks for its text.
 */
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
      // Also where a key only stands in a list, for another file to show.
      if (!/\/(?:features|web)\/(?!text\/|build\/).*\.tsx?(?:\?|$)/.test(id)) return undefined
      if (reader.test(code) && /\b\w+\(`[\w.]+\.\w*\$\{/.test(code))
        this.error('A key of a text is put together here; let it stand as a whole.')
      return { code: withTexts(code, texts), map: null }
    },
  }
}

const reader = /import \{ t(?: as (\w+))? \} from '[^']*text\.ts'/

function withTexts(code: string, texts: ReadonlyMap<string, string>): string {
  const names = [...code.matchAll(new RegExp(reader, 'g'))].map(([, name = 't']) => name)
  const plain = names.length === 0 ? /$^/g : new RegExp(String.raw`(?<![\w.])(?:${names.join('|')})\('([\w.]+)'\)`, 'g')
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

/** All files of the folder but those that read the catalogues. */
async function readCatalogues(): Promise<Map<string, string>> {
  const files = globSync('web/text/*.ts').filter((file) => !/(?:text|texts|text\.test)\.ts$/.test(file))
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)))
  return new Map(
    modules.flatMap((module) => Object.values(module).flatMap((catalogue: Record<string, string>) => Object.entries(catalogue))),
  )
}
