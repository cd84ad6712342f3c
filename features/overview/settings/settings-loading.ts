import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { type FilesSearch, loadFiles } from '#features/files/uploads/shown/files-loading.ts'
import { loadMembership } from '#features/money/purchases/shown/membership-loading.ts'
import { t } from '#web/text/text.ts'
import { type Section, titleOf } from './settings-sections.ts'

export function meQuery() {
  return api.users.me.queryOptions()
}

export function sessionsQuery() {
  return api.users.sessions.queryOptions()
}

export function identitiesQuery() {
  return api.identities.list.queryOptions()
}

export function helpersQuery() {
  return api.user_posses.list.queryOptions()
}

export function consentQuery() {
  return api.analytics.consent.queryOptions()
}

export function deletionQuery() {
  return api.deletions.state.queryOptions()
}

export function noticesQuery() {
  return api.notices.list.queryOptions()
}

/** What a section shows, as it is now: each is opened to look at it or to change it. */
export async function loadSection(cache: QueryClient, section: Section, search: FilesSearch): Promise<void> {
  switch (section) {
    case 'profile':
    case 'wedding':
      return void (await cache.fetchQuery({ ...meQuery(), staleTime: 0 }))
    case 'password':
      await cache.fetchQuery({ ...identitiesQuery(), staleTime: 0 })
      return void (await cache.fetchQuery({ ...sessionsQuery(), staleTime: 0 }))
    case 'notifications':
      return void (await cache.fetchQuery({ ...noticesQuery(), staleTime: 0 }))
    case 'helpers':
      return void (await cache.fetchQuery({ ...helpersQuery(), staleTime: 0 }))
    case 'membership':
      return loadMembership(cache)
    case 'files':
      return loadFiles(cache, search)
    case 'privacy':
      await cache.fetchQuery({ ...consentQuery(), staleTime: 0 })
      await cache.fetchQuery({ ...deletionQuery(), staleTime: 0 })
  }
}

export function sectionTitle(section: Section): string {
  return `${titleOf(section)} · ${t('menu.settings')}`
}
