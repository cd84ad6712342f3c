import * as z from 'zod'
import type { Form } from '#server/form-post.ts'
import { pictureForms } from '#features/files/uploads/forms.server.ts'
import { allKinds, type Channel, type Kind, standardOf } from '#features/notices/choices/kinds.ts'
import { profileForm, type WeddingDraft, weddingForm } from './account-drafts.ts'

const path = '/settings/{-$type}'

/** The forms of the settings, which work without script. */
export const settingsForms: Form[] = [
  {
    path,
    name: 'profile',
    submit: (api, { firstname = '', lastname = '', phone = '', username = '', version }) =>
      api.users.update({ ...profileForm.changeOf({ firstname, lastname, phone, username }), version: Number(version) }),
    to: () => '/settings/profile?done=saved',
  },
  ...(['avatar', 'cover'] as const).flatMap((name) =>
    pictureForms({
      path,
      name,
      save: (api, file_id) => api.users.update({ [`${name}_id`]: file_id }),
      to: () => '/settings/profile?done=saved',
    }),
  ),
  {
    path,
    name: 'email',
    submit: (api, { email = '', password = '' }) => api.address_change.ask({ email, password }),
    to: () => '/settings/profile?done=email',
  },
  {
    path,
    name: 'wedding',
    submit: (api, { version, ...fields }) => api.users.update({ ...weddingForm.changeOf(weddingOf(fields)), version: Number(version) }),
    to: () => '/settings/wedding?done=saved',
  },
  {
    path,
    name: 'password',
    submit: (api, { current_password = '', password = '' }) => api.credentials.change({ current_password, password }),
    to: () => '/settings/password?done=password',
  },
  {
    path,
    name: 'session',
    submit: (api, { id }) => api.users.endSession({ id: Number(id) }),
    to: () => '/settings/password?done=session',
  },
  {
    path,
    name: 'sessions',
    submit: (api) => api.users.endOtherSessions(),
    to: () => '/settings/password?done=sessions',
  },
  {
    path,
    name: 'link',
    submit: (api, { service = '', password }) => api.identities.begin({ service, ...(password && { password }) }),
    // A browser follows no form to another site, so the page has the link that leads there.
    stays: ({ service = '' }, done) => ({ form: 'link', service, address: BegunLink.parse(done).data.address }),
  },
  {
    path,
    name: 'unlink',
    submit: (api, { service = '' }) => api.identities.unlink({ service }),
    to: () => '/settings/password?done=unlinked',
  },
  {
    path,
    name: 'notices',
    submit: async (api, fields) => {
      for (const [kind, channel] of choosable)
        await api.notices.choose({ kind, channel, is_wanted: fields[`${kind}.${channel}`] === 'yes' })
    },
    to: () => '/settings/notifications?done=saved',
  },
  {
    path,
    name: 'consent',
    submit: (api, { choice }) => api.analytics.setConsent({ choice: choice === 'yes' ? 'yes' : 'no' }),
    to: () => '/settings/privacy?done=saved',
  },
  {
    path,
    name: 'delete',
    submit: (api, { password, email }) => api.deletions.ask({ ...(password && { password }), ...(email && { email }) }),
    to: () => '/keep-account?asked=yes',
  },
  {
    path,
    name: 'keep',
    submit: (api) => api.deletions.keep(),
    to: () => '/settings/privacy?done=kept',
  },
]

const BegunLink = z.object({ data: z.object({ address: z.url() }) })

/** What the page has ticks for. */
const choosable = [
  ...allKinds.flatMap((kind) => (['mail', 'push'] as const).map((channel) => [kind, channel] as const)).filter(isChoosable),
  ['newsletter', 'mail'],
] as const

function isChoosable([kind, channel]: readonly [Kind, Channel]): boolean {
  return standardOf(kind, channel) !== undefined
}

/** Without script a day may stand beside the tick that there is none yet, or a month: the tick is the later thought, and a month that is new. */
function weddingOf(fields: Record<string, string>): Partial<WeddingDraft> {
  const {
    date = '',
    month = '',
    earlier_month = '',
    date_undecided = '',
    other_firstname = '',
    other_lastname = '',
    place = '',
    guests = '',
    budget = '',
    style = '',
    time_zone,
  } = fields
  const details = { date_undecided, other_firstname, other_lastname, place, guests, budget, style }
  const isMonth = month !== '' && (date === '' || month !== earlier_month)
  const when = date_undecided ? { date: '', month: '' } : { date: isMonth ? '' : date, month: isMonth ? month : '' }
  return { ...details, ...when, ...(time_zone !== undefined && { time_zone }) }
}
