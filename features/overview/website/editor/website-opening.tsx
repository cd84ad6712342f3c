import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Website, WebsitePage } from '../contract.ts'
import { usePressed } from './pressed.ts'
import { websiteWords } from './website-words.ts'

interface Props {
  website: Website
  page: WebsitePage
}

/** Whom it opens to. Guests come by their own links whichever it is. */
export function WebsiteOpening({ website, page }: Props) {
  const isAlive = useHydrated()
  const { opens_to } = website
  const { households, seen } = page.guests
  const { shown, press, isPending } = usePressed(opens_to)
  const choose = (chosen: Website['opens_to']) =>
    press(chosen, async (act) => {
      await api.website.save.call({ opens_to: chosen, user_id: page.wedding.user_id, act })
      return t('website.opened')
    })
  const ways = [
    { way: 'everybody', label: t('website.to_everybody'), hint: t('website.to_everybody_hint') },
    { way: 'password', label: t('website.to_password'), hint: t('website.to_password_hint') },
    { way: 'guests', label: t('website.to_guests'), hint: t('website.to_guests_hint', { households, seen }) },
  ] as const
  return (
    <section className="website-opening" aria-labelledby="website-opening">
      <fieldset className="checks" disabled={!isAlive} aria-busy={isPending}>
        <legend id="website-opening">{t('website.opens_to')}</legend>
        {ways.map(({ way, label, hint }) => (
          <label className="check" key={way}>
            <input
              className="check-box round"
              type="radio"
              name="opens_to"
              value={way}
              checked={way === shown}
              onChange={() => void choose(way)}
            />
            <span className="check-words">
              {label}
              <span className="field-hint">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {opens_to === 'password' && <Password website={website} page={page} />}
    </section>
  )
}

/** It is kept as a hash alone, so that nobody can look it up, the two of them neither. */
function Password({ website: { has_password }, page }: Props) {
  const { once, isPending } = useActs(websiteWords)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '').trim()
    setErrors({})
    if (password === '') return setErrors({ password: [t('website.password_missing')] })
    const { isDone } = await once(
      async () => {
        await api.website.setPassword.call({ password, user_id: page.wedding.user_id })
        return { said: t('website.password_kept'), undo: undefined }
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, websiteWords)
      },
    )
    if (isDone) form.reset()
  }
  return (
    <form className="website-fields" noValidate onSubmit={submit}>
      <TextField
        id="website-password"
        name="password"
        label={has_password ? t('website.password_new') : t('website.password')}
        hint={has_password ? t('website.password_is_there') : t('website.password_hint')}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        errors={errors['password'] ?? []}
      />
      <button className="button" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('website.password_save')}
      </button>
    </form>
  )
}
