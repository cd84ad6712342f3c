import type { Plugin } from 'vite'
import { pages } from '../map/routes.ts'

/** What answers the pages that never start the app, by their paths in the URL map, as `virtual:plain-pages`. */
export function plainPages(): Plugin {
  const name = 'virtual:plain-pages'
  const id = `\0${name}`
  const scriptless = pages.filter((page) => page.scriptless)
  return {
    name: 'plain-pages',
    resolveId: (source) => (source === name ? id : undefined),
    load(source) {
      if (source !== id) return undefined
      const imports = scriptless.map(({ file }, nth) => `import { page as page${nth} } from '/${file}'`)
      const entries = scriptless.map(({ path }, nth) => `${JSON.stringify(path)}: page${nth}`)
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
    },
  }
}
