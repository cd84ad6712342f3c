import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { SeatingPlan, SeatingRule } from './contract.ts'
import { keyOf } from './person-key.ts'
import { RuleForm } from './rule-form.tsx'
import { type Sitting, standingOf, type WishStanding } from './wish-standing.ts'
import { whereWords, wishWords } from './wish-words.ts'

/** What the couple would like, and how it stands with that; with a proposal, as it would stand then. */
export function SeatingRules({ plan, sitting }: { plan: SeatingPlan; sitting: Sitting }) {
  const { rules } = plan
  const kept = rules.filter((rule) => standingOf(rule, sitting) === 'kept').length
  return (
    <section aria-labelledby="seating-rules">
      <h2 id="seating-rules">
        {t('wishes.title')} {rules.length > 0 && <small className="num">{t('wishes.kept_of', { n: kept, all: rules.length })}</small>}
      </h2>
      <p className="hint">{rules.length > 0 ? t('wishes.households') : `${t('wishes.none')} ${t('wishes.households')}`}</p>
      <ul className="seating-rules">
        {rules.map((rule) => (
          <OneRule key={rule.id} rule={rule} plan={plan} sitting={sitting} />
        ))}
      </ul>
      {plan.people.length > 1 && <RuleForm plan={plan} />}
    </section>
  )
}

const icons: Record<WishStanding, IconName> = { kept: 'leaf', broken: 'circle-half', waiting: 'dots-three-circle' }

const words: Record<WishStanding, string> = {
  kept: t('wishes.kept'),
  broken: t('wishes.broken'),
  waiting: t('wishes.waiting'),
}

function OneRule({ rule, plan, sitting }: { rule: SeatingRule; plan: SeatingPlan; sitting: Sitting }) {
  const { once, isPending } = useActs()
  const { id, version, is_must, note } = rule
  const standing = standingOf(rule, sitting)
  const said = wishWords(rule, plan)
  const at = (guest_id: number | null) => sitting.get(keyOf({ guest_id, companion: 0 })) ?? null
  const turn = () =>
    once(async (act) => {
      await api.seating.change_rule.call({ id, version, act, is_must: !is_must })
      return t(is_must ? 'wishes.changed_wish' : 'wishes.changed_must')
    })
  const letGo = () =>
    once(async (act) => {
      await api.seating.remove_rule.call({ id, act })
      return t('wishes.gone')
    })
  return (
    <li>
      <span className={`seating-standing ${standing}`}>
        <Icon name={icons[standing]} />
        {words[standing]}
      </span>
      <div>
        <b>{said}</b>
        <small>{[note, whereWords(rule, plan, at)].filter(Boolean).join(' ')}</small>
      </div>
      <span className={`seating-weight ${is_must ? 'must' : ''}`}>{t(is_must ? 'wishes.must' : 'wishes.wish')}</span>
      <div className="buttons">
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={`${t(is_must ? 'wishes.make_wish' : 'wishes.make_must')}: ${said}`}
          onClick={turn}
        >
          {t(is_must ? 'wishes.make_wish' : 'wishes.make_must')}
        </button>
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={t('wishes.let_go_of', { words: said })}
          onClick={letGo}
        >
          {t('wishes.let_go')}
        </button>
      </div>
    </li>
  )
}
