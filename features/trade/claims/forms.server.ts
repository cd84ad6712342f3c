import { invalid } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'
import { homePath } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { newModel } from './new-business.ts'
import { addressOf, claimPath, managementPath } from './claim-steps.ts'

const path = `${claimPath}/$step`
const vendorIn = ({ searchParams }: URL) => Number(searchParams.get('vendor'))

/** The steps by which somebody comes to the page of their business, without script. */
export const claimForms: Form[] = [
  ...[claimPath, path].flatMap((path): Form[] => [
    { path, name: 'later', submit: async () => undefined, to: () => homePath({ is_vendor: false }) },
    { path, name: 'find', submit: async () => undefined, to: ({ name, town }) => addressOf('find', { name, town }) },
  ]),
  {
    path,
    name: 'send',
    submit: (api, _, page) => api.vendor_claims.send({ vendor_id: vendorIn(page) }),
    to: (_, page) => addressOf('code', { vendor: vendorIn(page), sent: 1 }),
  },
  {
    path,
    name: 'verify',
    submit: (api, { code = '' }, page) => api.vendor_claims.verify({ vendor_id: vendorIn(page), code }),
    to: () => managementPath,
  },
  {
    path,
    name: 'ask',
    takes: () => 'document',
    submit: (api, { words = '', file }, page) =>
      api.vendor_claims.ask({ vendor_id: vendorIn(page), words, file_ids: file ? [Number(file)] : [] }),
    to: (_, page) => addressOf('ask', { vendor: vendorIn(page) }),
  },
  {
    path,
    name: 'show',
    takes: () => 'document',
    submit: (api, { claim, file }) =>
      file ? api.vendor_claims.show({ id: Number(claim), file_id: Number(file) }) : invalid({ file_id: [t('files.one_file')] }),
    to: (_, page) => addressOf('ask', { vendor: vendorIn(page) }),
  },
  {
    path,
    name: 'new',
    submit: (api, fields) => api.vendor_profile.create({ model: newModel(fields) }),
    to: () => managementPath,
  },
]
