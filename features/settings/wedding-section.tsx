import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/settings-text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { type WeddingDraft, weddingForm } from './account-drafts.ts'
import { useAccountEditing } from './account-editing.ts'
import { longDay } from './long-day.ts'
import { SettingsField } from './settings-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { meQuery } from './settings-loading.ts'

/** Whom one marries, and when. */
export function WeddingSection({ posted }: { posted: PostedForm | undefined }) {
  const { data: user } = useSuspenseQuery(meQuery()).data
  const editing = useAccountEditing<WeddingDraft>(user, weddingForm, posted)
  const day = longDay(editing.mine.date)
  return (
    <section>
      <h2>{t('settings.two')}</h2>
      <p className="settings-lead">{t('settings.two_text')}</p>
      <SettingsForm editing={editing} name="wedding" posted={posted} button={t('settings.save_wedding')}>
        <SettingsField editing={editing} name="other_firstname" label={t('settings.other_firstname')} maxLength={120} autoComplete="off" />
        <SettingsField editing={editing} name="other_lastname" label={t('settings.other_lastname')} maxLength={120} autoComplete="off" />
        <SettingsField
          editing={editing}
          name="date"
          label={t('settings.date')}
          hint={day ? t('settings.date_is', { day }) : t('settings.date_open')}
          shown={longDay(editing.base.date)}
          max="9999-12-31"
          as={DateField}
        />
      </SettingsForm>
    </section>
  )
}
