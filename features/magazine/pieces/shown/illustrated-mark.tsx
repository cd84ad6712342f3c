import { t } from '#web/text/text.ts'

/** Stands at everything that we invented, so that nobody takes it for true. */
export function IllustratedMark({ of: { is_illustrated } }: { of: { is_illustrated: boolean } }) {
  return is_illustrated ? <span className="illustrated-mark">{t('pieces.illustrated')}</span> : null
}
