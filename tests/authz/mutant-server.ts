import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { root } from '#db/place.ts'
import { mutants } from './mutants.ts'

/**
 * The product once for each mutant, and once as it is, every one at a port of its own, for as long as whoever started it lives.
 * Our own modules are loaded again for each, under an address that ends with the mutant's number.
 */
const ours = pathToFileURL(root).href
const mutated = new Set<number>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const mark = /\?mutant=\d+$/.exec(context.parentURL ?? '')?.[0] ?? ''
    const isOurs = resolved.url.startsWith(ours) && !resolved.url.includes('/node_modules/') && !resolved.url.includes('?')
    return isOurs ? { ...resolved, url: `${resolved.url}${mark}` } : resolved
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const at = Number(/\?mutant=(\d+)$/.exec(url)?.[1] ?? -1)
    const { file = '', from = '', to = '' } = mutants[at] ?? {}
    const source = String(loaded.source)
    if (!file || !url.includes(`/${file}?`) || !source.includes(from)) return loaded
    mutated.add(at)
    return { ...loaded, source: source.replaceAll(from, to) }
  },
})

process.env['NODE_ENV'] = 'production' // answers leave unchecked, as they do there
const { openDb } = await import('#db/db.ts')
const { listen } = await import('#server/listen.ts')
const { openLog } = await import('#server/log.ts')
const db = openDb(process.env['DATABASE'] ?? '', { max: 4 })
const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const

const servers = []
for (let at = 0; at <= mutants.length; at++) {
  const { createApp } = (await import(`${ours}/app/app.ts?mutant=${at}`)) as typeof import('#app/app.ts')
  const app = createApp({ db, log: openLog('silent'), settings })
  const { port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
  servers.push({ port, isMutated: mutated.has(at) })
}
process.once('disconnect', () => process.exit())
process.send?.(servers)
