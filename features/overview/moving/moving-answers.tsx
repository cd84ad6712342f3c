import { t } from '#web/text/text.ts'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import type { Preview } from './contract.ts'

interface Props {
  preview: Preview
  answers: 'keep' | 'ask_again'
}

/** Who is asked and said what, whether they are asked again, and what is said of letters. */
export function MovingAnswers({ preview, answers }: Props) {
  const asked = preview.answers?.filter(({ invited }) => invited > 0) ?? []
  const told = preview.told ?? 0
  const leaving = preview.leaving?.reduce((all, { waiting }) => all + waiting, 0) ?? 0
  if (asked.length === 0 && told === 0 && leaving === 0) return null
  return (
    <section aria-labelledby="moving-answers">
      <h2 id="moving-answers">{t('moving.answers')}</h2>
      {asked.length > 0 && (
        <ul className="moving-said num">
          {asked.map(({ id, name, ...counts }) => (
            <li key={id}>{t('moving.answered_of', { event: name, ...counts })}</li>
          ))}
        </ul>
      )}
      {asked.some(({ answered }) => answered > 0) && (
        <RadioGroup
          label={t('moving.answers_choice')}
          name="answers"
          defaultValue={answers}
          choices={[
            { value: 'keep', label: t('moving.keep_answers'), hint: t('moving.keep_hint') },
            { value: 'ask_again', label: t('moving.ask_again'), hint: t('moving.ask_hint') },
          ]}
        />
      )}
      {told > 0 && <p>{told === 1 ? t('moving.told_one') : t('moving.told_many', { n: told })}</p>}
      {leaving > 0 && <p className="moving-late">{leaving === 1 ? t('moving.leaving_one') : t('moving.leaving_many', { n: leaving })}</p>}
      <p className="field-hint">{t('moving.reminders')}</p>
    </section>
  )
}
