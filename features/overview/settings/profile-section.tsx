import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { formatPhone, isPhone } from '#web/ui/phone.ts'
import { PhoneField } from '#web/ui/plain/phone-field.tsx'
import { type ProfileDraft, profileForm } from './account-drafts.ts'
import { useAccountEditing } from './account-editing.ts'
import { MailboxPart } from './mailbox-part.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { SettingsField } from './settings-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { meQuery } from './settings-loading.ts'

/** Who somebody is, and how they are reached. */
export function ProfileSection({ posted }: { posted: PostedForm | undefined }) {
  const { data: user } = useSuspenseQuery(meQuery()).data
  const refused = posted?.values['form'] === 'profile' ? posted : undefined
  const editing = useAccountEditing<ProfileDraft>(user, profileForm, refused)
  return (
    <>
      <section>
        <h2>{t('settings.you')}</h2>
        <p className="settings-lead">{t('settings.you_text')}</p>
        <OwnPictures user={user} posted={posted} />
        <SettingsForm editing={editing} name="profile" posted={refused} button={t('settings.save_profile')} check={checkPhone}>
          <SettingsField
            editing={editing}
            name="firstname"
            label={t('account.firstname')}
            maxLength={120}
            autoComplete="given-name"
            required
          />
          <SettingsField
            editing={editing}
            name="lastname"
            label={t('account.lastname')}
            maxLength={120}
            autoComplete="family-name"
            required
          />
          <SettingsField editing={editing} name="phone" label={t('settings.phone')} maxLength={40} as={PhoneField} />
          <SettingsField
            editing={editing}
            name="username"
            label={t('settings.username')}
            hint={t('settings.username_hint')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </SettingsForm>
      </section>
      <MailboxPart user={user} posted={posted?.values['form'] === 'email' ? posted : undefined} />
    </>
  )
}

function checkPhone({ phone }: ProfileDraft): Record<string, string[]> {
  return phone === '' || isPhone(formatPhone(phone)) ? {} : { phone: [t('settings.phone_wrong')] }
}
