import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { accountModal, messages, notifications } from '../map/routes.ts'

const parts: Record<string, string> = {
  'virtual:account-modal': accountModal,
  'virtual:notifications': notifications,
  'virtual:messages': messages,
}

/** Layouts show parts of features that they know from the URL map alone, as `virtual:account-modal`. */
export function partsOfMap(): Plugin {
  return {
    name: 'parts-of-map',
    resolveId: (source) => (parts[source] ? resolve(parts[source]) : undefined),
  }
}
