import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readMasters } from '../../art/masters.ts'
import type { PictureOf } from '../picture-address.ts'

/** `virtual:picture/<name>` is what a page needs to show that picture; no page carries those of others. */
export function pictures(): Plugin {
  const prefix = 'virtual:picture/'
  return {
    name: 'pictures',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined
      const name = source.slice(prefix.length + 1)
      const picture = await pictureOf(name)
      return picture ? `export default ${JSON.stringify(picture)}` : this.error(`There is no picture "${name}" in content/pictures.`)
    },
  }
}

async function pictureOf(name: string): Promise<PictureOf | undefined> {
  const master = readMasters().get(name)
  if (!master) return undefined
  const { file, colour, words: _words, ...known } = master
  const { hasAlpha } = await sharp(file).metadata()
  return { ...known, colour: hasAlpha ? null : colour }
}
