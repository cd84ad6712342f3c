import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { weddingStyles } from '#features/account/sign-in/wedding-styles.ts'
import type { WeddingDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'
import { SettingsClash } from './settings-field.tsx'

const words = {
  garden: 'settings.style_garden',
  rustic: 'settings.style_rustic',
  coastal: 'settings.style_coastal',
  modern: 'settings.style_modern',
  formal: 'settings.style_formal',
  wild: 'settings.style_wild',
} as const satisfies Record<(typeof weddingStyles)[number], string>

/** One of a few, or none yet. */
export function WeddingStyle({ editing }: { editing: AccountEditing<WeddingDraft> }) {
  const { mine, base, set, errorsOf } = editing
  const choices = weddingStyles.map((value) => ({ value, label: t(words[value]) }))
  return (
    <div>
      <SelectField
        label={t('settings.style')}
        name="style"
        choices={choices}
        placeholder={t('settings.date_undecided')}
        value={mine.style}
        errors={errorsOf('style')}
        onChange={({ currentTarget }) => set({ style: currentTarget.value })}
      />
      <SettingsClash
        editing={editing}
        name="style"
        label={t('settings.style')}
        shown={choices.find(({ value }) => value === base.style)?.label}
      />
    </div>
  )
}
