import { buffer } from 'node:stream/consumers'
import { findMaster, readMasters } from '../art/masters.ts'
import type { Store } from './files/store.ts'
import { makeJpeg } from './picture-making.ts'

/** As wide as a third of a page needs it. */
const width = 480

let masters: ReturnType<typeof readMasters> | undefined

/** A drawing of ours, as paper takes it; undefined where there is none of that name. */
export async function drawnAsJpeg(name: string): Promise<Buffer | undefined> {
  masters ??= readMasters()
  const master = findMaster(masters, name)
  return master && makeJpeg(master, width)
}

/** A picture that somebody brought; it was written anew by us when it came. Undefined where it is gone. */
export async function keptAsJpeg(store: Store, key: string): Promise<Buffer | undefined> {
  const stored = await store.get(key)
  if (!stored) return undefined
  const { default: sharp } = await import('sharp')
  const upright = sharp(await buffer(stored.content)).resize({ width, withoutEnlargement: true })
  return upright.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()
}
