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
      const s3 = await client()
      const answer = await (range ? part(s3, checked(key), range) : s3.getObjectResponse(checked(key)))
      if (!answer?.body) return undefined
      return { content: Readable.fromWeb(answer.body as never), bytes: Number(answer.headers.get('content-length')) }
    },

    async copy(key, to, tell) {
      const answer = await (await client()).getObjectResponse(checked(key))
      if (!answer?.body) return false
      for await (const part of answer.body) {
        tell?.(part)
        await to.writeFile(part)
      }
      return true
    },

    async size(key) {
      const there = await (await client()).objectExists(checked(key))
      return there ? (await client()).getContentLength(key) : undefined
    },

    async remove(key) {
      const s3 = await client()
      await s3.deleteObject(checked(key))
      const below = await Array.fromAsync(list(s3, key))
      // Not many at once in one call: what s3mini writes then, Swift does not read.
      for (let at = 0; at < below.length; at += 8) await Promise.all(below.slice(at, at + 8).map((one) => s3.deleteObject(one.key)))
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

async function part(s3: S3mini, key: string, { first, last }: Range): Promise<Response | undefined> {
  return (await s3.objectExists(key)) ? s3.getObjectRaw(key, false, first, last + 1) : undefined
}

async function* list(s3: S3mini, key: string): AsyncGenerator<Stored> {
  let next: string | undefined
  do {
    const page = await s3.listObjectsPaged('/', `${key}/`, 1_000, next)
    if (!page) throw new Error('The bucket of S3_URL is not there')
    for (const { Key, Size, LastModified } of page.objects ?? []) {
      yield { key: Key, bytes: Number(Size), at: new Date(LastModified).getTime() }
    }
    next = page.nextContinuationToken
  } while (next)
}
