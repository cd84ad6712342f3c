import { type newWorld, password, type Person, quickPasswords } from '#tests/world.ts'
import type { Operation } from './operations.ts'
import { collecting, impersonated, invited, lettered, noticed, ofEvent, ofSubscriber, times } from './stage-things.ts'
import { cost, payment } from '#features/planning/budget/things.server.ts'
import { item } from '#features/planning/checklist/things.server.ts'
import { userVendor } from '#features/planning/vendors/things.server.ts'
import { forOne, ofPlainThings, oneOf } from './stage-kinds.ts'
import { ofAccounts } from './stage-accounts.ts'
import { ofInvited } from './stage-invited.ts'
import { ofSubmissions } from './stage-submissions.ts'
import { ofBoards } from './stage-boards.ts'
import { ofCourses } from './stage-courses.ts'
import { ofEnquiries } from './stage-enquiries.ts'
import { ofEditor } from './stage-editor.ts'
import { ofFiles, pictured } from './stage-files.ts'
import { ofMessages } from './stage-messages.ts'
import { ofMoney } from './stage-money.ts'
import { ofPosses } from './stage-posses.ts'
import { ofQuestions } from './stage-questions.ts'
import { ofQuotes } from './stage-quotes.ts'
import { ofRegistry } from './stage-registry.ts'
import { ofSiteFiles } from './stage-site-files.ts'
import { ofTerms } from './stage-terms.ts'
import { rsvpSpecials } from './stage-rsvp.ts'
import { ofVendors } from './stage-vendors.ts'
import { ofBrochures } from './stage-brochures.ts'
import { ofVendorTasks } from './stage-vendor-tasks.ts'
import { type Known, leftOut } from './valid-inputs.ts'

export type World = Awaited<ReturnType<typeof newWorld>>

export interface Stage {
  known: Known
  /** Who calls; nobody where the call is for those without a session. */
  headers: Record<string, string>
}

/** Sets up what a call needs to go well, as often as it is called: each input finds all of it untouched. */
export async function stageFor(world: World, { name }: Pick<Operation, 'name'>): Promise<() => Promise<Stage>> {
  const couple = await world.couple()
  const password_hash = await quickPasswords.hash(password)
  if (operatorsOwn.test(name)) await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', couple.id).execute()
  const special = specials[name]
  let nth = 0
  return async () => {
    nth++
    await world.db.deleteFrom('rate_limits').execute()
    await world.db.updateTable('users').set({ password_hash }).where('id', '=', couple.id).execute()
    const isVisitor = visitorsOwn.test(name)
    const headers: Record<string, string> = isVisitor
      ? { 'x-forwarded-for': `10.2.${nth % 250}.${name.length}` }
      : { authorization: `Bearer ${couple.token}` }
    const known = { ...(await usual(world, couple, nth)), ...(await special?.(world, couple, nth)) }
    return { headers: name === 'impersonation.stop' ? { ...headers, cookie: `posy_impersonation=${known['acting']}` } : headers, known }
  }
}

const operatorsOwn =
  /^(admin|impersonation|look|siteFiles|terms|editor|review|vendor_review|vendor_merges|gift_approval)\.|^forms\.(list|export|remove)$|^reviews\.(all|settle)$|^(lead_checks|reports)\.(queue|answer)$/

const visitorsOwn =
  /^(auth\.(register|token|startSession|login)|newsletter\.|credentials\.(forgot|reset|resetLink|again|confirm|confirmLink)$|login_links\.|rsvp\.(?!preview|reply)|address_change\.(confirm|stop)$)/

/** A guest, an event and a household that nobody has touched yet, and what else is named alike in all calls. */
async function usual({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const guest = await db.insertInto('guests').values({ user_id, firstname: 'Grace' }).returning('id').executeTakeFirstOrThrow()
  const event = await db
    .insertInto('guest_wedding_events')
    .values({ user_id, name: 'Party', taxonomy_event_id: 500_000 + nth })
    .returning('id')
    .executeTakeFirstOrThrow()
  const household = await db.insertInto('households').values({ user_id }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('guest_answers').values({ user_id, guest_id: guest.id, event_id: event.id }).execute()
  return {
    id: guest.id,
    ids: [guest.id],
    guest_ids: [guest.id],
    user_id,
    event_id: event.id,
    guest_event_id: event.id,
    guest_wedding_event_id: event.id,
    wedding_events: [event.id],
    household_id: household.id,
    cursor: leftOut,
    version: leftOut,
    act: crypto.randomUUID(),
    email: `hostile${user_id}n${nth}@example.com`,
  }
}

export type Special = (world: World, couple: Person, nth: number) => Promise<Known> | Known

const thought: Special = async (...at) => ({
  changes: [{ id: (await oneOf(cost, ...at)).id, estimated: 5 }],
  heads: leftOut,
  replies: leftOut,
  pledges: leftOut,
})

const aboutEvents = ['guest_wedding_events.get', 'guest_wedding_events.destroy', 'one_event.get', 'one_event.calendar', 'moving.place']

/** An amount at random isn’t what another comes to at a rate at random. */
const inDollars = { foreign_amount: leftOut, currency: leftOut, rate: leftOut, rate_date: leftOut }
const inDollarsOnly =
  (call: string): Special =>
  async (...at) => ({ ...(await ofPlainThings[call]?.(...at)), ...inDollars })
const once = { item_id: leftOut, refunds: leftOut, transaction_type: 'expense' }
const spent: Special = (...at) => ({ ...forOne(payment, at[1]), ...inDollars, ...once })

const specials: Record<string, Special> = {
  ...ofAccounts,
  'newsletter.join': () => ({ event: 'newsletter' }),
  'site.jsonFile': () => ({ file: 'global.json' }),
  'content.get': async ({ db }, { id }, nth) => {
    const slug = `piece-${id}-${nth}`
    const piece = { type: 'article', slug, url: `/${slug}`, title: 'A piece', excerpt: 'To be read.', fields: '{}' }
    return db
      .insertInto('content')
      .values({ ...piece, status: 'published', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
      .returning(['id', 'url', 'type', 'slug'])
      .executeTakeFirstOrThrow()
  },
  ...ofEnquiries,
  'people.get': async ({ db }, { id }) => db.selectFrom('users').where('id', '=', id).select('username').executeTakeFirstOrThrow(),
  'guest_wedding_events.create': async (...at) => ({ ...times, ...forOne(item, at[1]), ...(await pictured(...at)) }),
  'guest_wedding_events.createFor': async (...at) => ({ ...times, ...forOne(item, at[1]), ...(await pictured(...at)) }),
  ...Object.fromEntries(aboutEvents.map((call) => [call, ofEvent])),
  'moving.preview': async (...at) => ({ ...(await ofEvent(...at)), events: leftOut }),
  'guest_wedding_events.update': async (...at) => ({ ...forOne(item, at[1]), ...(await ofEvent(...at)), ...(await pictured(...at)) }),
  'guest_wedding_events.updateFor': async (...at) => ({ ...forOne(item, at[1]), ...(await ofEvent(...at)), ...(await pictured(...at)) }),
  'guests_at_once.change': () => ({ add_tags: ['friends'] }),
  'guest_import.add': () => ({
    guests: [{ firstname: 'Ann', lastname: 'Lee', household: 0, tags: ['choir'] }],
    households: ['The Lees'],
    merges: [],
    seen: leftOut,
  }),
  ...ofPlainThings,
  'what_if.weigh': thought,
  'what_if.accept': thought,
  'budget_import.add': () => ({ items: [{ name: 'Band' }], seen: leftOut }),
  'budget_items.split': () => ({ total: 100_000, estimated: 5 }),
  'user_transactions.plan': async (...at) => ({ ...(await ofPlainThings['user_transactions.plan']?.(...at)), parts: [] }),
  'budget_items.create': inDollarsOnly('budget_items.create'),
  'budget_items.update': inDollarsOnly('budget_items.update'),
  'user_transactions.update': inDollarsOnly('user_transactions.update'),
  'user_transactions.create': spent,
  'user_transactions.createFor': spent,
  'user_vendors.create': hiring,
  'user_vendors.createFor': hiring,
  'user_vendors.update': hiring,
  'user_vendors.updateFor': hiring,
  'user_vendors.updateMany': hiring,
  ...ofFiles,
  ...ofQuestions,
  ...ofEditor,
  ...ofVendors,
  ...ofBrochures,
  ...ofVendorTasks,
  ...ofQuotes,
  ...ofBoards,
  ...ofMoney,
  ...ofMessages,
  ...ofRegistry,
  ...ofSiteFiles,
  ...ofTerms,
  ...ofInvited,
  ...ofCourses,
  ...ofSubmissions,
  'invitations.preview': lettered,
  'invitations.test': lettered,
  'invitations.send': lettered,
  'invitations.stop': lettered,
  'invitations.invite': invited,
  'invitations.letter': lettered,
  'invitations.leave': lettered,
  'invitations.comeBack': lettered,
  'notice_links.get': noticed,
  'notice_links.leave': noticed,
  'notice_links.comeBack': noticed,
  'address_collector.change': collecting,
  'address_collector.page': collecting,
  'address_collector.add': collecting,
  'address_collector.accept': collecting,
  'address_collector.decline': collecting,
  'address_collector.restore': collecting,
  'drafts.save': () => ({ key: 'question 1' }),
  'households.update': async ({ db }, { id: user_id }) =>
    db.insertInto('households').values({ user_id }).returning('id').executeTakeFirstOrThrow(),
  'wedding_changes.undo': async (_, couple) => {
    const done = await couple.post('/guests/many', { names: 'Karin & Bo Dahl' })
    return { act: done.body.data.undo }
  },
  ...ofPosses,
  ...rsvpSpecials,
  'user_posses.get': async ({ db }, { id: user_id, email }) =>
    db
      .insertInto('user_posses')
      .values({ user_id, email: `${crypto.randomUUID()}${email}` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  'admin.person': (_, { id }) => ({ id, search: '' }),
  'admin.writes': impersonated,
  'impersonation.start': async (world) => ({ id: (await world.couple()).id, return_to: '/admin/people' }),
  'impersonation.stop': impersonated,
  'broadcasting.auth': (_, { id }) => ({ socket_id: '123.456', channel_name: `private-user.${id}` }),
  'newsletter.link': ofSubscriber,
  'newsletter.confirm': ofSubscriber,
  'newsletter.leave': ofSubscriber,
}

/** Of nobody whom the directory shows; a second hire is meant. */
async function hiring(...at: [World, Person, number]): Promise<Known> {
  const { id } = await oneOf(userVendor, ...at)
  return { ...forOne(userVendor, at[1]), id, name: 'Fern & Fable', vendor_id: leftOut, second_hire: 'both', cancelled_by: 'vendor' }
}
