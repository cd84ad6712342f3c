import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** The flower of the logo as the icon of an installed app, in the sizes that systems ask for. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const flower = await readFile(resolve('web/public/favicon.svg'))
      for (const { name, size, share, isOnPaper } of icons) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: await drawn(flower, { size, share, isOnPaper }) })
      }
    },
  }
}

/** A maskable icon may lose a fifth on every side, and phones show no hole where there is no colour. */
const icons = [
  { name: '192', size: 192, share: 1, isOnPaper: false },
  { name: '512', size: 512, share: 1, isOnPaper: false },
  { name: 'maskable-512', size: 512, share: 0.78, isOnPaper: true },
  { name: 'apple-180', size: 180, share: 0.86, isOnPaper: true },
]

const paper = '#f5f1e8'

interface Drawing {
  size: number
  /** How much of the icon is flower. */
  share: number
  isOnPaper: boolean
}

async function drawn(flower: Buffer, { size, share, isOnPaper }: Drawing): Promise<Buffer> {
  const inner = Math.round(size * share)
  const input = await sharp(flower, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isOnPaper ? paper : { r: 0, g: 0, b: 0, alpha: 0 }
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } })
  return canvas
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
