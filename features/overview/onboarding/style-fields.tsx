import coastal from 'virtual:picture/quiz-result-coastal'
import formal from 'virtual:picture/quiz-result-formal'
import garden from 'virtual:picture/quiz-result-garden'
import modern from 'virtual:picture/quiz-result-modern'
import rustic from 'virtual:picture/quiz-result-rustic'
import wild from 'virtual:picture/quiz-result-wild'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { weddingStyles } from '#features/account/sign-in/wedding-styles.ts'
import type { FieldsProps } from './questions.tsx'

const pictures = { garden, rustic, coastal, modern, formal, wild }

const names = {
  garden: t('style.garden'),
  rustic: t('style.rustic'),
  coastal: t('style.coastal'),
  modern: t('style.modern'),
  formal: t('style.formal'),
  wild: t('style.wild'),
}

export function StyleFields({ user, values, errors }: FieldsProps) {
  const chosen = values?.['style'] ?? user.wedding_details.style
  return (
    <fieldset className="onboarding-styles" aria-label={t('style.label')} data-invalid={errors['style'] ? '' : undefined}>
      {weddingStyles.map((style) => (
        <label key={style}>
          <Picture of={pictures[style]} sizes="(max-width: 767px) 45vw, 300px" shape="4/3" alt="" />
          <span className="check">
            <input className="check-box round" type="radio" name="style" value={style} defaultChecked={style === chosen} />
            <span className="check-words">{names[style]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
