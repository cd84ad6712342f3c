import type { Store } from '#server/files/store.ts'
import type { ZipFile } from '#server/zip.ts'
import { wholeKey } from './file-place.ts'
import type { FileRow } from './rows.server.ts'

export type BroughtFile = Pick<FileRow, 'id' | 'key' | 'name' | 'format'>

/** Files under names that every system takes, each opened when its turn has come. */
export async function* brought(files: readonly BroughtFile[], store: Store): AsyncGenerator<ZipFile> {
  for (const file of files) {
    const stored = await store.get(wholeKey(file))
    if (stored) yield { name: placeInArchive(file), content: stored.content }
  }
}

/** Where a file lies in an archive. */
export function placeInArchive({ id, name, format }: Pick<FileRow, 'id' | 'name' | 'format'>): string {
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N}\p{M} .,&()'-]/gu, '_')
  return `files/${id} ${plain.slice(0, 80).toWellFormed()}.${format}`
}

export async function* followed<Item>(first: Iterable<Item>, then: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* first
  yield* then
}
