import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Latin letters and nothing else, at a third of the size: see docs/decisions/0029-guests-own-pages.md. */
const files = ['bona-nova-400', 'bona-nova-400-italic', 'instrument-sans-400-600']

/** The two faces as pages without the app load them; `virtual:guest-fonts` has their addresses by name. */
export function guestFonts(): Plugin {
  const name = 'virtual:guest-fonts'
  const id = `\0${name}`
  const fonts = files.map((file) => {
    const path = resolve('web/fonts', `${file}.woff2`)
    const source = readFileSync(path)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { file, source, fileName: `assets/${basename(path, '.woff2')}-${hash}.woff2` }
  })
  return {
    name: 'guest-fonts',
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) =>
      source === id
        ? `export default ${JSON.stringify(Object.fromEntries(fonts.map(({ file, fileName }) => [file, `/${fileName}`])))}`
        : undefined,
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of fonts) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      for (const { fileName, source } of fonts)
        middlewares.use(`/${fileName}`, (_request, response) => void response.setHeader('content-type', 'font/woff2').end(source))
    },
  }
}
