import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** Part of a thing, from its first to its last byte. */
export interface Range {
  first: number
  last: number
}

export interface Stored {
  key: string
  bytes: number
  /** When it was put there, in milliseconds. */
  at: number
}

/** Where files lie. Keys are ours, in small letters with slashes; nothing of them comes from outside. */
export interface Store {
  /** Takes over the file of this machine: under its key it appears at one stroke, and lasts. */
  put: (key: string, path: string) => Promise<void>
  /** Undefined where it is not there. */
  get: (key: string, range?: Range) => Promise<{ content: Readable; bytes: number } | undefined>
  /** Writes it to the end of a file of this machine, and tells of each part, which is used again; false where it is not there. */
  copy: (key: string, to: FileHandle, tell?: (part: Uint8Array) => void) => Promise<boolean>
  /** How long it is; undefined where it is not there. */
  size: (key: string) => Promise<number | undefined>
  /** Takes away what has this key, and all that lies below it. */
  remove: (key: string) => Promise<void>
  /** What lies below the key, in any order. */
  list: (key: string) => AsyncIterable<Stored>
}

/** A key that could lead out of its place is a fault of ours. */
export function checked(key: string): string {
  if (/^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)*$/.test(key)) return key
  throw new Error('Not a key of the storage')
}
