import { useId } from 'react'
import { t } from '../text/text.ts'
import { type Theme, themeNow, themes } from '../start/theme.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const looks: Record<Theme, { icon: IconName; word: string }> = {
  system: { icon: 'circle-half', word: t('theme.system') },
  light: { icon: 'sun', word: t('theme.light') },
  dark: { icon: 'moon', word: t('theme.dark') },
}

/** Served by the script in the head, and out of sight without it; see web/start/theme.ts. */
export function ThemeChooser() {
  const name = useId()
  return (
    <fieldset className="theme-chooser">
      <legend className="only-heard">{t('theme.label')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === themeNow()} />
          <Icon name={looks[theme].icon} />
          {looks[theme].word}
        </label>
      ))}
    </fieldset>
  )
}
