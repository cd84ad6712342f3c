import { registerHooks } from 'node:module'
import type { Mutant } from './mutants.ts'

/** The product with one condition taken out, for as long as whoever started it lives. */
const { file, from, to } = JSON.parse(process.env['MUTANT'] ?? '') as Mutant
let isMutated = false

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const source = String(loaded.source)
    if (!url.endsWith(`/${file}`) || !source.includes(from)) return loaded
    isMutated = true
    return { ...loaded, source: source.replaceAll(from, to) }
  },
})

process.env['NODE_ENV'] = 'production' // answers leave unchecked, as they do there
const { openDb } = await import('#db/db.ts')
const { createApp } = await import('#server/app.ts')
const { listen } = await import('#server/listen.ts')
const { openLog } = await import('#server/log.ts')

const db = openDb(process.env['DATABASE'] ?? '', { max: 4 })
const settings = { mode: 'live', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
const app = createApp({ db, log: openLog('silent'), settings })
const { port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
process.once('disconnect', () => process.exit())
process.send?.({ port, isMutated })
