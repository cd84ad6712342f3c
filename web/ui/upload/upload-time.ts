import { t } from '../../text/text.ts'

/** A time as one says it: nobody knows it to the second. */
export function aboutSo(seconds: number): string {
  if (seconds < 8) return t('upload.moments')
  if (seconds < 55) return t('upload.seconds', { n: Math.ceil(seconds / 10) * 10 })
  const minutes = Math.round(seconds / 60)
  if (minutes < 2) return t('upload.minute')
  return minutes < 90 ? t('upload.minutes', { n: minutes }) : t('upload.hours', { n: Math.round(minutes / 60) })
}
