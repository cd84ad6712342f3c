import { longDay, longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { monthsFrom } from '#features/account/sign-in/day-to-come.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import type { WeddingDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'
import { SettingsClash, SettingsField } from './settings-field.tsx'

/** A day, a month and "not decided yet" take each other's place; without script what was changed last is known by the month before. */
export function WeddingDay({ editing }: { editing: AccountEditing<WeddingDraft> }) {
  const { mine, base, set, errorsOf } = editing
  const day = longDay(mine.date)
  return (
    <div className="settings-day">
      <SettingsField
        editing={editing}
        name="date"
        label={t('settings.date')}
        hint={day && t('settings.date_is', { day })}
        shown={longDay(base.date)}
        max="9999-12-31"
        onInput={() => set({ month: '', date_undecided: '' })}
        as={DateField}
      />
      <SelectField
        label={t('settings.month')}
        name="month"
        choices={choicesOf(base).map((value) => ({ value, label: longMonth(value) }))}
        placeholder={t('settings.month_none')}
        value={mine.month}
        errors={errorsOf('month')}
        onChange={({ currentTarget: { value } }) => set(value ? { month: value, date: '', date_undecided: '' } : { month: '' })}
      />
      <input type="hidden" name="earlier_month" value={base.month} />
      <SettingsClash editing={editing} name="month" label={t('settings.month')} shown={base.month && longMonth(base.month)} />
      <Checkbox
        label={t('settings.date_undecided')}
        name="date_undecided"
        value="yes"
        checked={mine.date_undecided === 'yes'}
        onChange={({ currentTarget }) =>
          set(currentTarget.checked ? { date_undecided: 'yes', date: '', month: '' } : { date_undecided: '' })
        }
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

/** The months to come, and the one that was said, which may be past. */
function choicesOf({ month, time_zone }: WeddingDraft): string[] {
  const months = monthsFrom(todayIn(time_zone))
  return month === '' || months.includes(month) ? months : [month, ...months]
}
