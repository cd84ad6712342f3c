import type { Form } from '#server/form-post.ts'
import { tools } from '#web/map/routes.ts'
import { beginVendors, servicesIn } from './vendors-setup.ts'

const { path: home } = tools['vendor-manager']
const first = '/complete/vendor-manager/$step'

/** The first step of the vendor manager and its settings, without script. */
export const vendorForms: Form[] = [
  {
    path: first,
    name: 'vendors',
    submit: (api, fields) =>
      beginVendors(fields, {
        want: (services) => api.user_vendors.settings({ services }),
        finish: () => api.setups.finish({ tool: 'vendor-manager' }),
      }),
    to: () => home,
  },
  { path: first, name: 'later', submit: (api) => api.setups.finish({ tool: 'vendor-manager' }), to: () => home },
  {
    path: `${home}/settings`,
    name: 'services',
    submit: (api, fields) => api.user_vendors.settings({ services: servicesIn(fields) }),
    to: () => home,
  },
]
