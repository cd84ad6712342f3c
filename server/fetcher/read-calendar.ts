import { beginningOf, bodyOf } from './answer-body.ts'
import { decoded } from './charset.ts'
import { asRefused, FetchRefused } from './fetch-refused.ts'
import type { FetchSettings } from './fetch-settings.ts'
import { follow } from './follow.ts'

/** A calendar as its server wrote it, with what tells later whether it has changed. */
export interface CalendarRead {
  text: string
  etag: string
  modified: string
}

interface Known {
  etag: string
  modified: string
  stopping?: AbortSignal
}

/** Reads the calendar at an address that somebody typed; undefined where its server says that it is the one that is known. */
export async function readCalendar(
  typed: string,
  settings: FetchSettings,
  { etag, modified, stopping }: Known,
): Promise<CalendarRead | undefined> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stopping ? [stopping] : [])])
  const unlessKnown = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
  const { answer } = await follow(typed, { accept: 'text/calendar, text/plain;q=0.5', signal, unlessKnown }, settings)
  try {
    if (answer.statusCode === 304) return undefined
    const { 'content-type': type = '', 'content-length': length = 0, ...headers } = answer.headers
    if (/^\s*(?:text\/html|application\/xhtml|image\/|video\/)/i.test(type)) throw new FetchRefused('kind')
    if (Number(length) > mostCalendar) throw new FetchRefused('large')
    const text = decoded(await beginningOf(bodyOf(answer, mostCalendar, signal), mostCalendar), type)
    return { text, etag: tag(headers.etag), modified: tag(headers['last-modified']) }
  } catch (error) {
    throw asRefused(error)
  } finally {
    answer.destroy()
  }
}

/** Bytes. Years of a busy calendar are one or two million. */
export const mostCalendar = 4_000_000

const patience = 20_000

/** What can be sent back, of a length that can be kept. */
function tag(header = ''): string {
  return /^[\x20-\x7e]{1,200}$/.test(header) ? header : ''
}
