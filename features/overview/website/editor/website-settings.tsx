import night from 'virtual:picture/website-night'
import poppy from 'virtual:picture/website-poppy'
import sage from 'virtual:picture/quiz-flowers-green'
import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Website, WebsitePage } from '../contract.ts'
import { themes } from '../section-kinds.ts'
import { usePressed } from './pressed.ts'
import { WebsiteCoverForm } from './website-cover-form.tsx'
import { WebsiteOpening } from './website-opening.tsx'

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
      <WebsiteCoverForm website={website} page={page} />
    </div>
  )
}

function Themes({ website: { theme }, page }: Props) {
  const isAlive = useHydrated()
  const { shown, press, isPending } = usePressed(theme)
  const choose = (chosen: Website['theme']) =>
    press(chosen, async (act) => {
      await api.website.save.call({ theme: chosen, user_id: page.wedding.user_id, act })
      return t('website.themed', { name: looks[chosen].name })
    })
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
