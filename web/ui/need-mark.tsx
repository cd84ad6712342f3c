import { t } from '../text/text.ts'

export type Need = 'required' | 'optional'

/** An input says by itself that it is required; only the eye needs the word then. */
export function NeedMark({ need }: { need: Need | undefined }) {
  if (!need) return null
  return (
    <span className="field-need" aria-hidden={need === 'required' || undefined}>
      {' '}
      {need === 'required' ? t('field.required') : t('field.optional')}
    </span>
  )
}
