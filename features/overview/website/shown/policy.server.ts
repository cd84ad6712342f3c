import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { findMembership } from '#features/wedding/access/rows.server.ts'
import { cookie, cookieOf } from '#server/cookies.ts'
import { invalid, notFound, tooMany } from '#server/errors.ts'
import type { PolicyRule, RequestContext } from '#server/policy.ts'
import { counted, countTry, returnTry } from '#server/rate-limit.ts'
import { websiteTextsIn } from '#web/text/website-languages.ts'
import { findGuest, findOpenWebsite, type FoundGuest, type FoundWebsite } from './rows.server.ts'

/** Anybody who has its address, once it is published; before that the couple alone. */
export const openWebsitePolicy: PolicyRule = async (context, input) => {
  const { address } = Call.parse(input ?? {})
  const found = await findOpenWebsite(context.db, address)
  if (!found || (!found.is_published && !(await isOfCouple(context, found)))) notFound()
  return undefined
}

const Call = z.object({ address: z.string().max(100).catch('') }).catch({ address: '' })

/** The two, and an operator who acts as one of them. */
export async function isOfCouple({ db, session }: Pick<RequestContext, 'db' | 'session'>, { user_id }: FoundWebsite): Promise<boolean> {
  if (!session) return false
  if (session.user.id === user_id) return true
  return (await findMembership(db, user_id, session.user.id))?.role === 'partner'
}

/** Who came before by a link of their own, as long as that link is theirs. */
export async function passedGuest({ db, headers, publicUrl }: Passing, website: FoundWebsite): Promise<FoundGuest | undefined> {
  // Without a key nobody was ever let in, and anybody could sign.
  for (const pass of website.pass_key === null ? [] : passesIn(headers, publicUrl)) {
    const [, id] = new RegExp(`^${website.id}\\.g(\\d{1,15})\\.`).exec(pass) ?? []
    const guest = id === undefined ? undefined : await findGuest(db, website.user_id, { id: Number(id) })
    if (guest && isSame(pass, passOf(website, guest))) return guest
  }
  return undefined
}

/** Who knew the word before, as long as it is the same. */
export function knewWord({ headers, publicUrl }: Pick<Passing, 'headers' | 'publicUrl'>, website: FoundWebsite): boolean {
  if (website.opens_to !== 'password' || website.password_hash === null) return false
  return passesIn(headers, publicUrl).some((pass) => isSame(pass, passOf(website)))
}

/** Leaves a pass in the browser, before those of other websites. */
export function letPass({ headers, publicUrl, answerHeaders }: RequestContext, website: FoundWebsite, guest?: FoundGuest): void {
  const others = passesIn(headers, publicUrl).filter((pass) => !pass.startsWith(`${website.id}.`))
  const passes = [passOf(website, guest), ...others].slice(0, most)
  answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_website', passes.join('~'), seconds))
}

/** Guesses at the word are counted before it is looked at, for who makes them and for the website; a right one counts as none. */
export async function knock({ db, address: from, passwords }: RequestContext, website: FoundWebsite, password: string): Promise<void> {
  const [own, its] = [`website-from:${from}`, `website-door:${website.id}`]
  const mine = await counted(db, own, 600)
  if (mine.tries > 20) tooMany(mine.wait)
  const all = await counted(db, its, 3_600)
  if (all.tries > 300 && mine.tries > 1) tooMany(mine.wait)
  // Costs the same where there is no word.
  const hash = website.opens_to === 'password' ? website.password_hash : null
  if (!(await passwords.isRight(password, hash))) invalid({ password: [websiteTextsIn(website.language).wrong_word] })
  await Promise.all([returnTry(db, own), returnTry(db, its)])
}

/** A link that is nobody's; guesses come to an end for who makes them. */
export async function strayLink({ db, address }: RequestContext): Promise<never> {
  await countTry(db, `website-link:${address}`, { tries: 20, seconds: 600 })
  notFound()
}

type Passing = Pick<RequestContext, 'db' | 'headers' | 'publicUrl'>

/** Whose it is, signed; a new word or a new link makes it another. */
function passOf({ id, pass_key, password_hash }: FoundWebsite, guest?: FoundGuest): string {
  const [who, secret] = guest ? [`g${guest.guest_id}`, guest.invite_id] : ['w', password_hash ?? '']
  const signed = createHmac('sha256', pass_key ?? Buffer.alloc(0))
    .update(`${id}:${who}:${secret}`)
    .digest('base64url')
  return `${id}.${who}.${signed}`
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function passesIn(headers: Headers, publicUrl: string): string[] {
  return (cookieOf(headers, publicUrl, 'posy_website') ?? '').split('~').filter(Boolean).slice(0, most)
}

const most = 6
const seconds = 180 * 86_400
