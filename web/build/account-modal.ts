import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { accountModal } from '../routes.ts'

/** The default layout shows a part of a feature that it knows from the URL map alone, as `virtual:account-modal`. */
export function accountModalOfMap(): Plugin {
  return {
    name: 'account-modal',
    resolveId: (source) => (source === 'virtual:account-modal' ? resolve(accountModal) : undefined),
  }
}
