import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) }
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, gz: { level: 9 } }

/** Writes file.br and file.gz beside each text file of the client, once, instead of at every request. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg|json)$/.test(file))
      await Promise.all(files.map((file) => compress(join(dir, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < 1_024) return
  await Promise.all([
    writeFile(`${file}.br`, await compressions.br(bytes, options.br)),
    writeFile(`${file}.gz`, await compressions.gz(bytes, options.gz)),
  ])
}
