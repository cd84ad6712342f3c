import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { type WeddingDraft, weddingForm } from './account-drafts.ts'
import { useAccountEditing } from './account-editing.ts'
import { SettingsField } from './settings-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { meQuery } from './settings-loading.ts'
import { StyleQuizPart } from './style-quiz-part.tsx'
import { WeddingDay } from './wedding-day.tsx'
import { WeddingStyle } from './wedding-style.tsx'
import { WeddingZone } from './wedding-zone.tsx'

/** Whom one marries, when, and how. */
export function WeddingSection({ posted }: { posted: PostedForm | undefined }) {
  const { data: user } = useSuspenseQuery(meQuery()).data
  const editing = useAccountEditing<WeddingDraft>(user, weddingForm, posted)
  const line = { editing, maxLength: 120, autoComplete: 'off' }
  return (
    <section>
      <h2>{t('settings.two')}</h2>
      <p className="settings-lead">{t('settings.two_text')}</p>
      <SettingsForm editing={editing} name="wedding" posted={posted} button={t('settings.save_wedding')}>
        <SettingsField {...line} name="other_firstname" label={t('settings.other_firstname')} />
        <SettingsField {...line} name="other_lastname" label={t('settings.other_lastname')} />
        <WeddingDay editing={editing} />
        <SettingsField {...line} name="place" label={t('settings.place')} hint={t('settings.place_hint')} maxLength={200} />
        <WeddingZone editing={editing} />
        <SettingsField editing={editing} name="guests" label={t('settings.guests')} min={1} max={10_000} as={NumberField} />
        <SettingsField
          {...line}
          name="budget"
          label={t('settings.budget')}
          maxLength={20}
          inputMode="decimal"
          placeholder="$0.00"
          className="field-input num"
        />
        <WeddingStyle editing={editing} />
      </SettingsForm>
      <StyleQuizPart quiz={user.wedding_details.style_quiz} />
    </section>
  )
}
