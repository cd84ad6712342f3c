import { ORPCError } from '@orpc/client'
import { invitePath, rsvpPath } from '#features/guests/list/rsvp-paths.ts'
import type { ErrorBody } from '#features/shapes.ts'
import { invalid } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'
import { t } from '#web/text/text.ts'
import { readAnswers } from './given-fields.ts'

type Api = Parameters<Form['submit']>[0]
type Fields = Parameters<Form['submit']>[1]

/** The forms of the guests' pages, and the same on the one page that never goes elsewhere. */
export const rsvpForms: Form[] = [
  {
    path: '/rsvp',
    name: 'find',
    submit: find,
    to: (_fields, _page, _sent, done) => `${invitePath(inviteIn(done))}/rsvp`,
  },
  {
    path: '/rsvp',
    name: 'link',
    submit: sendLink,
    to: ({ couple = '' }) => `${rsvpPath(couple)}&sent=yes`,
  },
  {
    path: '/guests/$id/rsvp',
    name: 'answer',
    submit: (api, fields, page) => answer(api, idIn(page), fields),
    to: (_fields, page) => `${invitePath(idIn(page))}?answered=yes`,
  },
  {
    path: '/guests/$id/rsvp',
    name: 'write',
    submit: (api, { words = '' }, page) => api.rsvp.answer({ invite_id: idIn(page), words }),
    to: (_fields, page) => `${invitePath(idIn(page))}/rsvp?written=yes#write`,
  },
  {
    path: '/guests/$id',
    name: 'write',
    submit: (api, { words = '' }, page) => api.rsvp.answer({ invite_id: idIn(page), words }),
    to: (_fields, page) => `${invitePath(idIn(page))}?written=yes#write`,
  },
  {
    path: '/guests/$id',
    name: 'link',
    submit: (api, _fields, page) => api.guests.generateInviteId({ id: Number(idIn(page)), keep: true }),
  },
  {
    path: '/guests/$id',
    name: 'own',
    submit: (api, { form: _, ...guest }, page) => api.rsvp.answer({ invite_id: idIn(page), guest }).catch(ofGuest),
    to: (_fields, page) => `${invitePath(idIn(page))}?saved=yes#own`,
  },
  {
    path: '/guests/$id',
    name: 'erase',
    submit: (api, _fields, page) => api.rsvp.erase({ invite_id: idIn(page) }),
    to: (_fields, page) => `${invitePath(idIn(page))}?erased=yes#own`,
  },
  { path: '/rsvp/iframe', name: 'find', submit: find, stays: (fields, done) => ({ ...fields, invite_id: inviteIn(done), step: 'answer' }) },
  { path: '/rsvp/iframe', name: 'link', submit: sendLink, stays: (fields) => ({ ...fields, step: 'sent' }) },
  {
    path: '/rsvp/iframe',
    name: 'answer',
    submit: (api, fields) => answer(api, fields['invite_id'] ?? '', fields),
    stays: ({ invite_id = '' }) => ({ invite_id, step: 'thanks' }),
  },
  {
    path: '/rsvp/iframe',
    name: 'write',
    submit: (api, { invite_id = '', words = '' }) => api.rsvp.answer({ invite_id, words }),
    stays: ({ invite_id = '' }) => ({ invite_id, step: 'written' }),
  },
  { path: '/rsvp/iframe', name: 'again', submit: async () => {}, stays: ({ invite_id = '' }) => ({ invite_id, step: 'answer' }) },
]

async function find(api: Api, { couple = '', code = '' }: Fields) {
  return api.rsvp.find({ username: couple.trim(), code }).catch((error: unknown) => {
    if (error instanceof ORPCError && error.status === 404) invalid({ code: [t('rsvp.code_wrong')] })
    throw renamed(error, (field) => (field === 'username' ? 'couple' : field))
  })
}

async function sendLink(api: Api, { couple = '', email = '' }: Fields) {
  return api.rsvp.sendLink({ username: couple.trim(), email }).catch((error: unknown) => {
    throw renamed(error, (field) => (field === 'username' ? 'couple' : field))
  })
}

/** Everybody of the household answers, or the form says whose answer is missing. */
async function answer(api: Api, invite_id: string, fields: Fields) {
  const { data } = await api.rsvp.get({ invite_id })
  const { given, missing, fieldOf } = readAnswers(data, fields)
  if (missing.length > 0) {
    invalid(Object.fromEntries(missing.map(({ field, name }) => [field, [t('rsvp.missing', { name })]])))
  }
  return api.rsvp.answer({ invite_id, ...given }).catch((error: unknown) => {
    throw renamed(error, fieldOf)
  })
}

function ofGuest(error: unknown): never {
  throw renamed(error, (field) => field.replace(/^guest\./, ''))
}

/** The same refusal, about the fields of the form. */
function renamed(error: unknown, nameOf: (field: string) => string): unknown {
  if (!(error instanceof ORPCError)) return error
  const { errors } = (error.data ?? {}) as Partial<ErrorBody>
  if (!errors) return error
  const named = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [nameOf(field), texts]))
  return new ORPCError(error.code, { status: error.status, message: error.message, data: { ...error.data, errors: named } })
}

function inviteIn(done: unknown): string {
  return (done as { data: { invite_id: string } }).data.invite_id
}

function idIn({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
