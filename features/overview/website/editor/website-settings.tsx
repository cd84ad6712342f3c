import night from 'virtual:picture/website-night'
import poppy from 'virtual:picture/website-poppy'
import sage from 'virtual:picture/quiz-flowers-green'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Website, WebsitePage } from '../contract.ts'
import { languageNames, languages, readLanguage } from '../languages.ts'
import { themes } from '../section-kinds.ts'
import { usePressed } from './pressed.ts'
import { WebsiteOpening } from './website-opening.tsx'
import { websiteWords } from './website-words.ts'

interface Props {
  website: Website
  page: WebsitePage
}

/** How it looks, whom it opens to, where it is, and what its card says. */
export function WebsiteSettings({ website, page }: Props) {
  return (
    <div className="website-aside website-settings">
      <Themes website={website} page={page} />
      <WebsiteOpening website={website} page={page} />
      <Cover key={[website.address, website.welcome, website.closing, website.language].join('\n')} website={website} page={page} />
    </div>
  )
}

function Themes({ website: { theme }, page }: Props) {
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()
  const { shown, press } = usePressed(theme)
  const choose = (chosen: Website['theme']) =>
    press(chosen, () =>
      once(async (act) => {
        await api.website.save.call({ theme: chosen, user_id: page.wedding.user_id, act })
        return t('website.themed', { name: looks[chosen].name })
      }),
    )
  return (
    <fieldset className="website-themes" disabled={!isAlive} aria-busy={isPending}>
      <legend>{t('website.theme')}</legend>
      {themes.map((one) => (
        <label key={one}>
          <input type="radio" name="theme" value={one} checked={one === shown} onChange={() => void choose(one)} />
          <Picture of={looks[one].picture} sizes="104px" shape="4/5" alt="" />
          <span>{looks[one].name}</span>
        </label>
      ))}
    </fieldset>
  )
}

const looks = {
  poppy: { picture: poppy, name: t('website_theme.poppy') },
  night: { picture: night, name: t('website_theme.night') },
  sage: { picture: sage, name: t('website_theme.sage') },
}

function Cover({ website, page }: Props) {
  const { once, isPending } = useActs(websiteWords)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const isAlive = useHydrated()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const said = { address: word('address'), welcome: word('welcome'), closing: word('closing'), language: readLanguage(word('language')) }
    setErrors({})
    await once(
      async (act) => {
        await api.website.save.call({ ...said, version: website.version, user_id: page.wedding.user_id, act })
        return t('website.saved')
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, websiteWords)
      },
    )
  }
  return (
    <form className="website-fields" noValidate onSubmit={submit} aria-label={t('website.cover')}>
      <h2>{t('website.cover')}</h2>
      <TextField
        id="website-address"
        name="address"
        label={t('website.address')}
        hint={t('website.address_hint')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={website.address}
        errors={errors['address'] ?? []}
      />
      <TextField
        id="website-welcome"
        name="welcome"
        label={t('website.welcome')}
        placeholder={t('website.welcome_example')}
        maxLength={120}
        defaultValue={website.welcome}
        errors={errors['welcome'] ?? []}
      />
      <TextField
        id="website-closing"
        name="closing"
        label={t('website.closing')}
        placeholder={t('website.closing_example')}
        maxLength={160}
        defaultValue={website.closing}
        errors={errors['closing'] ?? []}
      />
      <SelectField
        id="website-language"
        name="language"
        label={t('website.language')}
        hint={t('website.language_hint')}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        defaultValue={website.language}
      />
      <button className="button" type="submit" disabled={!isAlive} aria-disabled={isPending} aria-busy={isPending}>
        {t('website.save')}
      </button>
    </form>
  )
}
