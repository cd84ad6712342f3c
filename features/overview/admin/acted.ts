import { t } from '#web/text/text.ts'
import type { Impersonation } from './contract.ts'

/** "Nadia Rahman as June Okafor"; of an account that is gone the id stays. */
export function acted({ admin, user }: Pick<Impersonation, 'admin' | 'user'>): string {
  return t('trail.acted', { admin: nameOf(admin), user: nameOf(user) })
}

function nameOf({ id, name }: Impersonation['admin']): string {
  return name ?? t('trail.gone', { id })
}
