import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { LetterCard } from './letter-card.tsx'

interface Props {
  action: string
  posted: PostedForm | undefined
  title: string
  text: string
  button: string
  /** Goes before the way back to the password. */
  back: string
  children?: ReactNode
}

/** Asks for an address, and sends a letter there. */
export function LetterRequest({ action, posted, title, text, button, back, children }: Props) {
  return (
    <LetterCard title={title} text={text}>
      <AccountForm action={action} posted={posted} redirectTo={undefined} button={button}>
        {children}
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={posted?.values['email']}
          errors={posted?.errors['email']}
          required
        />
      </AccountForm>
      <p className="account-other">
        {back} <Link to="/sign-in">{t('forgot.sign_in')}</Link>
      </p>
    </LetterCard>
  )
}
