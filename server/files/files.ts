import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileAddresses } from './addresses.ts'
import type { FileSettings } from './file-settings.ts'
import { openFolderStore } from './folder-store.ts'
import { type Keeper, openKeeper } from './keeper.ts'
import { signedPaths } from './signed-paths.ts'
import { openS3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/** What people bring: where it lies, how much of it there may be, and who opens it. */
export interface Files extends Pick<FileSettings, 'limits'> {
  store: Store
  keeper: Keeper
  addresses: ReturnType<typeof fileAddresses>
  /** Addresses of what ships and is sold. */
  signed: ReturnType<typeof signedPaths>
  /** A place on this machine for what is on its way. */
  onItsWay: (name: string) => Promise<string>
}

export interface FileOptions extends FileSettings {
  data_folder: string
  secret: string
}

/** Where files lie, as it can be told to a thread. */
export type Storage = Pick<FileOptions, 's3' | 'data_folder'>

export function openStore({ s3, data_folder }: Storage): Store {
  return s3 ? openS3Store(s3) : openFolderStore(join(data_folder, 'files'))
}

export function openFiles(options: FileOptions): Files {
  const folder = join(options.data_folder, 'on-its-way')
  void sweep(folder)
  return {
    limits: options.limits,
    store: openStore(options),
    keeper: openKeeper(),
    addresses: fileAddresses(options.secret),
    signed: signedPaths(options.secret),
    async onItsWay(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return join(folder, name)
    },
  }
}

/** A folder of their own for who says none, as tests do. */
export function folderOfItsOwn(): string {
  return mkdtempSync(join(tmpdir(), 'posy-files-'))
}

/** What a killed process left. Another may share the folder, and be at it. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > longestWay) await rm(path, { force: true }).catch(() => {})
  }
}

const longestWay = 2 * 3_600_000
