import { StartRefused } from '#db/start-refused.ts'
import type { PictureBounds } from './picture-bounds.ts'
import type { S3Keys } from './s3-store.ts'

export interface FileLimits {
  /** In bytes. */
  picture: number
  pdf: number
  /** Of all files of an account together. */
  account: number
  /** The same of who sends a wedding in. */
  submitting: number
  bounds: PictureBounds
}

export interface FileSettings {
  limits: FileLimits
  /** Absent where files lie in the data folder. */
  s3: S3Keys | undefined
}

type Env = Record<string, string | undefined>

export function readFileSettings(env: Env): FileSettings {
  const limits = {
    picture: megabytes(env, 'FILES_PICTURE_MB', 40, 500),
    pdf: megabytes(env, 'FILES_PDF_MB', 20, 500),
    account: megabytes(env, 'FILES_ACCOUNT_MB', 2_048, 1_048_576),
    submitting: megabytes(env, 'FILES_SUBMITTING_MB', 10_240, 1_048_576),
    bounds: { pixels: 1_000_000 * wholeNumber(env, 'FILES_PICTURE_MEGAPIXELS', 50, 100), heic_pixels: 12_600_000 },
  }
  return { limits, s3: s3Keys(env) }
}

/** What holds where nobody says otherwise. */
export const usualLimits = readFileSettings({}).limits

function megabytes(env: Env, name: string, usual: number, most: number): number {
  return 1_048_576 * wholeNumber(env, name, usual, most)
}

function wholeNumber(env: Env, name: string, usual: number, most: number): number {
  const number = Number(env[name] || usual)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new StartRefused(`${name} is "${env[name]}"; please set it to a whole number from 1 to ${most}.`)
}

function s3Keys(env: Env): S3Keys | undefined {
  const [url, key, secret] = [env['S3_URL'], env['S3_KEY'], env['S3_SECRET']]
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).pathname === '/')
    throw new StartRefused(`S3_URL is "${url}"; please set it to the address of a bucket such as https://s3.example.com/posy.`)
  if (!key || !secret) throw new StartRefused('S3_URL needs S3_KEY and S3_SECRET beside it, the keys of who may write to that bucket.')
  return { url: url.replace(/\/+$/, ''), region: env['S3_REGION'] || 'us-east-1', key, secret }
}
