import { resolve } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { textsInPlace } from './texts-in-place.ts'

/** Makes /sw.js: one script that knows of which build it is, so that a browser takes every build for a new version. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, made) {
      const names = Object.keys(made)
      const entry = Object.values(made).find((file) => file.type === 'chunk' && file.isEntry)?.fileName
      const shell = ['/favicon.svg', ...names.filter((name) => ofEveryTool.test(name)).map((name) => `/${name}`)]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerOf({ build: `/${entry}`, shell, parts: partsOf(made) }) })
    },
  }
}

/** Styles, the two faces of type and the icons; the rest is kept as it is used. */
const ofEveryTool =
  /^assets\/(?:(?:styles|tools)-[\w-]+\.css|(?:instrument-sans-latin-wght|bona-nova-latin-400)-normal-[\w-]+\.woff2|icons-[\w-]+\.svg)$/

/** By page, whatever it may import at any time but the app itself, which knows every other page. */
function partsOf(made: Made): Record<string, string[]> {
  const pages = Object.keys(made).filter((name) => /-page-[\w-]+\.js$/.test(name))
  return Object.fromEntries(pages.map((page) => [`/${page}`, reachedFrom(made, page).map((name) => `/${name}`)]))
}

const knowsEveryPage = /^assets\/(?:index|app|(?:member|magazine|public)-pages)-[\w-]+\.js$/

type Made = Rolldown.OutputBundle

function reachedFrom(made: Made, page: string): string[] {
  const reached = new Set([page])
  for (const name of reached) {
    const file = made[name]
    if (file?.type !== 'chunk' || knowsEveryPage.test(name)) continue
    for (const imported of [...file.imports, ...file.dynamicImports]) reached.add(imported)
  }
  return [...reached].filter((name) => name !== page)
}

interface Worker {
  build: string
  shell: readonly string[]
  parts: Record<string, string[]>
}

async function workerOf({ build, shell, parts }: Worker): Promise<string> {
  const bundle = await rolldown({
    input: resolve('web/worker/worker.ts'),
    plugins: [textsInPlace()],
    transform: { define: { POSY_BUILD: JSON.stringify(build), POSY_SHELL: JSON.stringify(shell), POSY_PARTS: JSON.stringify(parts) } },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
