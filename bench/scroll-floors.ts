import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '#db/place.ts'
import { styles } from './floors/scroll/rows.ts'

export interface ScrollFloors {
  origin: string
  stop: () => void
}

const programs = { recycled: 'recycled.ts', 'bare-table': 'bare-table.tsx' }
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the floors as pages, with the sheets and pictures of the product's own page and these guests. */
export async function serveScrollFloors(productHtml: string, guests: unknown[]): Promise<ScrollFloors> {
  const files = new Map<string, string | Buffer>([['/guests.json', JSON.stringify(guests)]])
  for (const [name, file] of Object.entries(programs)) {
    files.set(`/${name}`, pageOf(productHtml, name))
    files.set(`/${name}.js`, await bundled(file))
  }
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url) ?? (url.startsWith('/assets/') && readFileSync(join(root, 'dist/client', url)))
    const type = types[extname(url)] ?? 'text/html; charset=utf-8'
    if (body) response.writeHead(200, { 'content-type': type }).end(body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === 'object' && address?.port}`, stop: () => void server.close() }
}

function pageOf(productHtml: string, name: string): string {
  const sheets = [...productHtml.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => `<link rel="stylesheet" href="${href}">`,
  )
  const dots = /"([^"]+#dots-three)"/.exec(productHtml)?.[1] ?? ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${sheets.join('')}<style>${styles}</style>
<body data-dots="${dots}"><main class="guest-list"><table class="select-table guest-table"><tbody></tbody></table></main><script type="module" src="/${name}.js"></script>`
}

async function bundled(file: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'bench/floors/scroll', file),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  return output[0].code
}
