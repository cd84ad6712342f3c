import { Link } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { Proposal, SeatingPlan } from './contract.ts'
import { isExpected } from './kitchen-sums.ts'
import { type Sitting, standingOf } from './wish-standing.ts'
import { wishWords } from './wish-words.ts'

interface Props {
  plan: SeatingPlan
  proposal: Proposal | undefined
  seed: number | undefined
  /** As everybody sits, and as they would. */
  now: Sitting
  sitting: Sitting
  onTaken: () => void
}

/** Chairs for everybody who has none, looked at before they are taken. */
export function SeatingProposal({ plan, proposal, seed, now, sitting, onTaken }: Props) {
  const left = plan.people.filter(({ table_id, status }) => table_id === null && isExpected(status)).length
  const isBroken = plan.rules.some((rule) => rule.is_must && standingOf(rule, now) === 'broken')
  if (seed === undefined && (plan.tables.length === 0 || (left === 0 && !isBroken))) return null
  const title = left === 1 ? t('proposal.title_one') : left === 0 ? t('proposal.repair') : t('proposal.title', { n: left })
  return (
    <section className="seating-proposal" aria-labelledby="seating-proposal">
      <h2 id="seating-proposal">{proposal?.state === 'impossible' ? t('proposal.impossible') : title}</h2>
      <div aria-live="polite">
        {seed === undefined && <p>{t(left === 0 ? 'proposal.repair_text' : 'proposal.text')}</p>}
        {seed !== undefined && !proposal && <p>{t('proposal.looking')}</p>}
        {proposal && <Looked plan={plan} proposal={proposal} sitting={sitting} />}
      </div>
      <div className="buttons">
        {proposal && proposal.places.length > 0 && <Take plan={plan} proposal={proposal} onTaken={onTaken} />}
        {proposal?.state !== 'impossible' && (
          <Link className="button" to="." search={{ seed: (seed ?? 0) + 1 }} resetScroll={false}>
            {t(seed === undefined ? 'proposal.look' : 'proposal.another')}
          </Link>
        )}
        {seed !== undefined && (
          <Link className="button" to="." search={{}} resetScroll={false}>
            {t('proposal.leave')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Looked({
  plan,
  proposal: { state, moves, conflict, heads, chairs, places },
  sitting,
}: Pick<Props, 'plan' | 'sitting'> & { proposal: Proposal }) {
  if (state === 'unknown') return <p>{t('proposal.unknown')}</p>
  if (state === 'impossible') {
    const rules = plan.rules.filter(({ id }) => conflict.includes(id))
    if (rules.length === 0) return <p>{t('proposal.too_few', { heads, chairs })}</p>
    return (
      <>
        <p>{t(rules.length === 1 ? 'proposal.conflict_one' : 'proposal.conflict')}</p>
        <ul>
          {rules.map((rule) => (
            <li key={rule.id}>
              <b>{wishWords(rule, plan)}</b> {rule.note}
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (places.length === 0) return <p>{t('proposal.nobody')}</p>
  const broken = plan.rules.filter((rule) => !rule.is_must && standingOf(rule, sitting) === 'broken').length
  const found = moves === 0 ? t('proposal.found') : moves === 1 ? t('proposal.found_one_move') : t('proposal.found_moves', { n: moves })
  const wishes =
    broken === 0 ? t('proposal.wishes_kept') : broken === 1 ? t('proposal.wish_broken') : t('proposal.wishes_broken', { n: broken })
  return (
    <p>
      {found} {plan.rules.some(({ is_must }) => !is_must) && wishes}
    </p>
  )
}

/** One act seats everybody as the proposal has it, and one takes it back. */
function Take({ plan, proposal: { places, basis }, onTaken }: Pick<Props, 'plan' | 'onTaken'> & { proposal: Proposal }) {
  const { once, isPending } = useActs()
  const n = places.length
  async function take() {
    const { isDone } = await once(async (act) => {
      await api.seating.seat.call({ id: plan.event.id, places, basis, act })
      return n === 1 ? t('proposal.taken_one') : t('proposal.taken', { n })
    })
    if (isDone) onTaken()
  }
  return (
    <button className="button main" type="button" aria-disabled={isPending} onClick={take}>
      {n === 1 ? t('proposal.take_one') : t('proposal.take', { n })}
    </button>
  )
}
