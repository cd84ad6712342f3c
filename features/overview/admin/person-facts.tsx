import { t } from '#web/text/text.ts'
import { showDay } from '#web/ui/day.ts'
import type { WholeAccount } from './contract.ts'
import { showMoment, showSeen } from './moments.ts'

const tools = {
  first_steps_at: t('person.tool_first_steps'),
  checklist_setup_at: t('person.tool_checklist'),
  guestlist_setup_at: t('person.tool_guest_list'),
  vendormanager_setup_at: t('person.tool_vendor_manager'),
  saved_ideas_setup_at: t('person.tool_boards'),
} as const satisfies Partial<Record<keyof WholeAccount, string>>

const moments = ['first_steps_at', 'checklist_setup_at', 'guestlist_setup_at', 'vendormanager_setup_at', 'saved_ideas_setup_at'] as const

interface Props {
  person: WholeAccount
  now: string
}

/** How far an account is: what an operator asks for first when somebody writes. */
export function PersonFacts({ person, now }: Props) {
  const account: [string, string][] = [
    [t('person.id'), String(person.id)],
    [t('person.address'), person.email],
    [t('person.confirmed'), person.email_verified_at ? showMoment(person.email_verified_at) : t('person.unconfirmed')],
    [t('person.joined'), showMoment(person.created_at)],
    [t('person.seen'), showSeen(person.seen_at, now)],
    [t('person.sessions'), devices(person.sessions)],
    [t('person.password'), person.has_password ? t('person.password_yes') : t('person.password_no')],
    [t('person.premium'), person.is_subscribed ? t('person.premium_yes') : t('person.premium_no')],
    [t('person.wedding'), person.wedding_date ? showDay(person.wedding_date) : t('person.wedding_none')],
  ]
  const setUp = moments.map((name): [string, string] => [tools[name], whenever(person[name])])
  return (
    <div className="person-facts">
      <Facts title={t('person.account')} facts={account} />
      <Facts title={t('person.tools')} facts={setUp} />
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly [string, string][] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function whenever(moment: string | null): string {
  return moment ? showMoment(moment) : t('person.tool_not')
}

function devices(n: number): string {
  if (n === 0) return t('person.sessions_none')
  return n === 1 ? t('person.sessions_one') : t('person.sessions_many', { n })
}
