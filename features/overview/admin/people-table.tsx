import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { showDay } from '#web/ui/day.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { Account } from './contract.ts'
import { Impersonate } from './impersonate.tsx'
import { kindWords } from './kind-words.ts'
import { showSeen } from './moments.ts'

interface Props {
  people: readonly Account[]
  now: string
}

/** A line for each; on a phone a name with the rest of it below. */
export function PeopleTable({ people, now }: Props) {
  return (
    <table className="select-table people-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="only-heard">{t('people.kind')}</span>
          </th>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('people.email')}</th>
          <th scope="col">{t('people.kind')}</th>
          <th scope="col">{t('people.wedding')}</th>
          <th scope="col">{t('people.standing')}</th>
          <th scope="col">{t('people.seen')}</th>
          <th scope="col">
            <span className="only-heard">{t('people.act')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Person key={person.id} person={person} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function Person({ person, now }: { person: Account; now: string }) {
  const { id, name, face, email, kinds, wedding_date, is_subscribed } = person
  const meta = [kindWords(kinds), wedding_date && showDay(wedding_date), is_subscribed && t('people.premium')].filter(Boolean)
  return (
    <tr>
      <td>
        <Avatar name={name} picture={face} isBesideName />
      </td>
      <th scope="row">
        <Link to="/admin/people/$id" params={{ id: String(id) }}>
          {name}
        </Link>
        <small>{email}</small>
        <small className="num">{meta.join(' · ')}</small>
      </th>
      <td>{email}</td>
      <td>{kindWords(kinds)}</td>
      <td>{wedding_date ? showDay(wedding_date) : <None />}</td>
      <td>
        <Standing person={person} />
      </td>
      <td>{showSeen(person.seen_at, now)}</td>
      <td className="on-phone people-act">
        <Impersonate person={person} />
      </td>
    </tr>
  )
}

function Standing({ person: { is_subscribed, email_verified_at } }: { person: Account }) {
  if (is_subscribed) return <Reply kind="coming">{t('people.premium')}</Reply>
  return email_verified_at ? <None /> : <Reply kind="waiting">{t('people.unconfirmed')}</Reply>
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="only-heard">{t('people.none')}</span>
    </>
  )
}
