import { t } from '#web/text/settings-text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import type { WeddingDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'
import { longDay } from '#web/long-day.ts'
import { SettingsClash, SettingsField } from './settings-field.tsx'

/** A day and "not decided yet" take each other's place. */
export function WeddingDay({ editing }: { editing: AccountEditing<WeddingDraft> }) {
  const { mine, base, set } = editing
  const day = longDay(mine.date)
  return (
    <div>
      <SettingsField
        editing={editing}
        name="date"
        label={t('settings.date')}
        hint={day && t('settings.date_is', { day })}
        shown={longDay(base.date)}
        max="9999-12-31"
        onInput={() => set({ date_undecided: '' })}
        as={DateField}
      />
      <Checkbox
        label={t('settings.date_undecided')}
        name="date_undecided"
        value="yes"
        checked={mine.date_undecided === 'yes'}
        onChange={({ currentTarget }) => set(currentTarget.checked ? { date_undecided: 'yes', date: '' } : { date_undecided: '' })}
      />
      <SettingsClash
        editing={editing}
        name="date_undecided"
        label={t('settings.date_undecided')}
        shown={base.date_undecided ? t('settings.yes') : t('settings.no')}
      />
    </div>
  )
}
