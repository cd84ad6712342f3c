import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { LetterCard } from './letter-card.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterWay } from './letter-way.tsx'

interface Words {
  title: string
  text: string
}

interface Props extends Words {
  button: string
  done: Words
  isDone: boolean
  posted: PostedForm | undefined
}

/** What a letter about another address leads to: one button, and then what came of it. */
export function AddressLink({ title, text, button, done, isDone, posted }: Props) {
  if (!isDone || posted) {
    return (
      <LetterCard title={title} text={text}>
        <LetterForm label={button} posted={posted} />
      </LetterCard>
    )
  }
  return (
    <LetterCard {...done}>
      <LetterWay to="/sign-in">{t('reset.sign_in')}</LetterWay>
    </LetterCard>
  )
}
