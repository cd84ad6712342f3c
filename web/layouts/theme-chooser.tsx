import { useId } from 'react'
import { t } from '../text/text.ts'
import { type Theme, themeNow, themes } from '../theme.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const icons: Record<Theme, IconName> = { system: 'circle-half', light: 'sun', dark: 'moon' }

/** Served by the script in the head, and out of sight without it; see web/theme.ts. */
export function ThemeChooser() {
  const name = useId()
  return (
    <fieldset className="theme-chooser">
      <legend className="only-heard">{t('theme.label')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === themeNow()} />
          <Icon name={icons[theme]} />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
