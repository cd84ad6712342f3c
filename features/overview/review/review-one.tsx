import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { submissionQuery } from '#features/trade/submissions/form/submission-query.ts'
import { SubmissionSheet } from '#features/trade/submissions/shown/submission-sheet.tsx'
import { StateMark } from '#features/trade/submissions/shown/state-mark.tsx'
import { stateText } from '#features/trade/submissions/state-words.ts'
import { rightKinds, type Submission } from '#features/trade/submissions/submission-shapes.ts'
import { ReviewAnswer } from './review-answer.tsx'

/** One that was sent in, whole, with what we look at and the ways to answer. */
export function ReviewOne({ slug }: { slug: string }) {
  const { data: one } = useSuspenseQuery(submissionQuery(slug)).data
  return (
    <div className="review-one">
      <p>
        <StateMark state={one.state} /> {one.state === 'submitted' ? one.reason : stateText(one)}
      </p>
      <div className="review-columns">
        <SubmissionSheet of={one} />
        <aside>
          <h2>{t('wedding_review.check')}</h2>
          <Checks of={one} />
        </aside>
      </div>
      {one.state === 'submitted' && <ReviewAnswer key={one.version} of={one} />}
    </div>
  )
}

const kinds = {
  licence: t('wedding_review.licence'),
  partner_1: t('wedding_review.partner_1'),
  partner_2: t('wedding_review.partner_2'),
} as const

function Checks({ of: { rights, children, known_vendors, taxonomy } }: { of: Submission }) {
  const small = children.filter(({ picture }) => picture && picture.width < 900).length
  const named = taxonomy.vendors.filter(({ name }) => name).length
  const both = (what: 'names' | 'faces' | 'cost') => rights.filter((right) => right.kind !== 'licence' && right[what]).length === 2
  return (
    <ul className="review-checks">
      {rightKinds.map((kind) => {
        const right = rights.find((one) => one.kind === kind)
        const isGiven = right?.signed_at != null && right.withdrawn_at === null
        return (
          <li key={kind} data-good={isGiven || undefined}>
            <Icon name={isGiven ? 'check' : 'circle-half'} /> <b>{kinds[kind]}</b>{' '}
            {isGiven ? t('wedding_review.said_yes', { name: right.name }) : t('wedding_review.no_yes')}
          </li>
        )
      })}
      <Check
        isGood={both('names')}
        title={t('wedding_review.names')}
        text={both('names') ? t('wedding_review.shown') : t('wedding_review.names_hidden')}
      />
      <Check
        isGood={both('faces')}
        title={t('wedding_review.faces')}
        text={both('faces') ? t('wedding_review.shown') : t('wedding_review.faces_hidden')}
      />
      <Check
        isGood={both('cost')}
        title={t('wedding_review.cost')}
        text={both('cost') ? t('wedding_review.shown') : t('wedding_review.cost_hidden')}
      />
      <Check isGood title={t('wedding_review.vendors')} text={t('wedding_review.vendors_known', { n: known_vendors.length, of: named })} />
      <Check
        isGood={small === 0}
        title={t('wedding_review.pictures', { n: children.length })}
        text={small > 0 ? t('wedding_review.small', { n: small }) : t('wedding_review.large')}
      />
    </ul>
  )
}

function Check({ isGood, title, text }: { isGood: boolean; title: string; text: string }) {
  return (
    <li data-good={isGood || undefined}>
      <Icon name={isGood ? 'check' : 'circle-half'} /> <b>{title}</b> {text}
    </li>
  )
}
