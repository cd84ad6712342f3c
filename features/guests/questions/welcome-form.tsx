import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { sayFailure } from '#features/guests/list/busy-and-failed.ts'
import { differences, picked } from '#web/client/drafts.ts'
import { useKeptWords } from '#features/guests/drafts/kept-words.ts'
import type { RsvpSettings } from '#features/guests/rsvp-settings/contract.ts'
import { sayChanged } from './said-changed.ts'

type Words = Omit<RsvpSettings, 'questions' | 'time_zone' | 'version' | 'picture' | 'picture_id'>

interface Props {
  settings: RsvpSettings
}

/** What the couple says to who answers, and to who comes too late. */
export function WelcomeForm({ settings: { questions: _, time_zone: __, picture: ___, picture_id: ____, version, ...told } }: Props) {
  const isAlive = useHydrated()
  const { once, isPending } = useActs()
  const { value: mine, set, end } = useKeptWords<Words>('replies', told)
  const [base, setBase] = useState<Words>()
  const changed = differences(told, mine)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (base && changed.some((name) => told[name] !== base[name])) return sayChanged({ rebase: () => setBase(told) })
    const { isDone, fresh } = await once(
      async () => void (await api.rsvp_settings.update.call({ ...picked(mine, changed), version })),
      (error) => {
        setErrors(refusal(error)?.errors ?? {})
        sayFailure(error)
      },
    )
    if (!isDone) return
    await fresh
    setErrors({})
    setBase(undefined)
    await end()
    toast({ kind: 'done', lines: [t('replies_page.saved')] })
  }
  const field = (name: keyof Words) => ({
    name,
    value: mine[name],
    errors: errors[name],
    disabled: !isAlive,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setBase((before) => before ?? told)
      set({ [name]: value })
    },
  })
  return (
    <section>
      <h2>{t('replies_page.words')}</h2>
      <form className="welcome-form" noValidate onSubmit={(event) => void save(event)}>
        <TextAreaField label={t('replies_page.welcome')} hint={t('replies_page.welcome_hint')} maxLength={600} {...field('welcome')} />
        <TextAreaField
          label={t('replies_page.closed_words')}
          hint={t('replies_page.closed_hint')}
          maxLength={600}
          {...field('closed_words')}
        />
        <fieldset>
          <legend className="field-label">{t('replies_page.contact')}</legend>
          <TextField label={t('replies_page.contact_name')} maxLength={120} {...field('contact_name')} />
          <TextField label={t('replies_page.contact_phone')} type="tel" maxLength={40} {...field('contact_phone')} />
          <TextField label={t('replies_page.contact_email')} type="email" maxLength={254} {...field('contact_email')} />
        </fieldset>
        <button className="button main" type="submit" disabled={!isAlive} aria-disabled={isPending}>
          {t('replies_page.save_words')}
        </button>
      </form>
    </section>
  )
}
