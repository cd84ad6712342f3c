import type { Feature } from '#server/feature.ts'
import { settingsForms } from './forms.server.ts'

export const settings = {
  forms: settingsForms,
} satisfies Feature
