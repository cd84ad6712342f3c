import { invalid } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'
import { t } from '#web/text/text.ts'
import { inboxes } from './conversation-paths.ts'
import { fileKinds, sides } from './sides.ts'

/** Writing, letting go and blocking without script, on the pages of both sides. */
export const messageForms: Form[] = sides.flatMap((side): Form[] => {
  const path = `${inboxes[side]}/{-$id}`
  return [
    {
      path,
      name: 'kind_no',
      submit: (api, { ids = '', words = '' }) => api.kind_nos.send({ ids: ids.split(',').map(Number), words }),
      to: plain,
    },
    { path, name: 'write', submit: (api, { words = '' }, page) => api.conversations.write({ id: idIn(page), words }), to: toEnd },
    {
      path,
      name: 'file',
      takes: () => 'document',
      submit: (api, { file, kind, ends_on }, page) =>
        file
          ? api.sent_files.send({
              id: idIn(page),
              file_id: Number(file),
              kind: fileKinds.find((one) => one === kind) ?? 'other',
              ends_on: ends_on || null,
            })
          : invalid({ file_id: [t('sent_file.no_file')] }),
      to: toEnd,
    },
    {
      path,
      name: 'pass_on',
      submit: (api, { vendor_id }, page) => api.referrals.ask({ id: idIn(page), vendor_id: Number(vendor_id) }),
      to: plain,
    },
    {
      path,
      name: 'pass_answer',
      submit: (api, { referral_id, is_wanted }, page) =>
        api.referrals.answer({ id: idIn(page), referral_id: Number(referral_id), is_wanted: is_wanted === 'yes' }),
      to: plain,
    },
    { path, name: 'release', submit: (api, { id }) => api.enquiries.change({ id: Number(id), releases_contact: true }), to: plain },
    { path, name: 'check', submit: (api, _fields, page) => api.lead_checks.ask({ id: idIn(page) }), to: plain },
    { path, name: 'let_go', submit: (api, _fields, page) => api.conversations.change({ id: idIn(page), is_closed: true }), to: plain },
    { path, name: 'block', submit: (api, _fields, page) => api.conversations.change({ id: idIn(page), is_blocked: true }), to: plain },
    { path, name: 'unblock', submit: (api, _fields, page) => api.conversations.change({ id: idIn(page), is_blocked: false }), to: plain },
  ]
})

function idIn({ pathname }: URL): number {
  return Number(pathname.split('/').at(-1))
}

function toEnd(fields: Record<string, string>, page: URL): string {
  return `${plain(fields, page)}#write`
}

/** A path that begins with two slashes would name another site. */
function plain(_fields: Record<string, string>, { pathname }: URL): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`
}
