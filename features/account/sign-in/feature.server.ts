import type { Feature } from '#server/feature.ts'
import { addressChangeRoutes } from './address-change/api.server.ts'
import { addressChangeForms } from './address-change/forms.server.ts'
import { authRoutes, usersRoutes } from './api.server.ts'
import { accountForms } from './forms.server.ts'
import { loginLinksRoutes } from './login-links/api.server.ts'
import { loginLinkForms } from './login-links/forms.server.ts'
import { credentialsRoutes } from './passwords/api.server.ts'
import { ownSessionPolicy } from './policy.server.ts'

export const signIn = {
  routes: {
    auth: authRoutes,
    users: usersRoutes,
    credentials: credentialsRoutes,
    address_change: addressChangeRoutes,
    login_links: loginLinksRoutes,
  },
  forms: [...accountForms, ...addressChangeForms, ...loginLinkForms],
  policies: { own_session: ownSessionPolicy },
} satisfies Feature
