import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { checked, type Range, type Store, type Stored } from './store.ts'

export interface S3Keys {
  /** The address of the bucket: `https://host/bucket`, or of a place in it. */
  url: string
  region: string
  key: string
  secret: string
}

/** Files in storage that speaks S3, each sent whole: the longest is shorter than what one request may carry. */
export function openS3Store(keys: S3Keys): Store {
  let opened: Promise<S3mini> | undefined
  const client = () => (opened ??= open(keys))
  return {
    async put(key, path) {
      const answer = await (await client()).putObject(checked(key), await openAsBlob(path))
      await answer.body?.cancel()
      await rm(path, { force: true })
    },

    async get(key, range) {
      const answer = await (await client()).getObjectResponse(checked(key), range ? { range: rangeOf(range) } : {})
      if (!answer?.body) return undefined
      return { content: Readable.fromWeb(answer.body as never), bytes: Number(answer.headers.get('content-length')) }
    },

    async size(key) {
      const there = await (await client()).objectExists(checked(key))
      return there ? (await client()).getContentLength(key) : undefined
    },

    async remove(key) {
      const s3 = await client()
      await s3.deleteObject(checked(key))
      for await (const below of list(s3, key)) await s3.deleteObject(below.key)
    },

    async *list(key) {
      yield* list(await client(), checked(key))
    },
  }
}

async function open({ url, region, key, secret }: S3Keys): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  return new S3mini({ endpoint: url, region, accessKeyId: key, secretAccessKey: secret })
}

function rangeOf({ first, last }: Range): string {
  return `bytes=${first}-${last}`
}

async function* list(s3: S3mini, key: string): AsyncGenerator<Stored> {
  let next: string | undefined
  do {
    const page = await s3.listObjectsPaged('', `${key}/`, 1_000, next)
    for (const { Key, Size, LastModified } of page?.objects ?? []) {
      yield { key: Key, bytes: Number(Size), at: new Date(LastModified).getTime() }
    }
    next = page?.nextContinuationToken
  } while (next)
}
