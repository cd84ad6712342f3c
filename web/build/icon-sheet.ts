import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { icons } from '../ui/icons.ts'

/** One file holds every icon in use, fetched once and kept; `virtual:icon-sheet` is its address. */
export function iconSheet(): Plugin {
  const name = 'virtual:icon-sheet'
  const id = `\0${name}`
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>\n`
  const fileName = `assets/icons-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.svg`
  return {
    name: 'icon-sheet',
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(`/${fileName}`)}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sheet })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sheet)
      })
    },
  }
}

function symbol(name: string): string {
  const folder = name.endsWith('-fill') ? 'fill' : 'regular'
  const file = fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${folder}/${name}.svg`))
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return `<symbol id="${name}" viewBox="0 0 256 256">${inside}</symbol>`
}
