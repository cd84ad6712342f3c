import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Reply } from '#web/ui/reply.tsx'
import { type ReplyKind, replyWords } from '#web/ui/reply-words.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { HeadFigures } from '#features/guests/list/shown/head-figures.tsx'
import type { Group, OneEvent } from './contract.ts'
import { GroupBar } from './group-bar.tsx'

interface Props {
  data: OneEvent
  counts: NonNullable<OneEvent['counts']>
  groups: readonly Group[]
}

/** The answers first, in the order in which they are told. */
const shown: { status: number; kind: ReplyKind; isAlways?: true }[] = [
  { status: 2, kind: 'coming', isAlways: true },
  { status: 1, kind: 'waiting', isAlways: true },
  { status: 4, kind: 'maybe' },
  { status: 3, kind: 'cannot', isAlways: true },
  { status: 0, kind: 'not_asked' },
]

/** Who is on the list: how many say what, altogether and by how they know the couple. */
export function EventInvited({ data: { event, vendor_meals }, counts, groups }: Props) {
  const of = (status: number) => counts.find((count) => count.status === status)?.guests ?? 0
  const all = counts.reduce((sum, { guests }) => sum + guests, 0)
  const coming = counts.find(({ status }) => status === 2)
  const heads = coming?.heads ?? 0
  return (
    <section>
      <header>
        <h2>{t('event.who')}</h2>
        <Link className="more-link" to="/tools/guest-list/{-$event}" params={{}} search={{ event: event.id }}>
          {t('event.open_list')}
        </Link>
      </header>
      {all === 0 ? (
        <p className="event-nobody">{t('event.nobody')}</p>
      ) : (
        <>
          <div className="event-counts">
            {shown.map(({ status, kind, isAlways }) =>
              isAlways || of(status) > 0 ? (
                <Stat key={status} figure={of(status).toLocaleString('en-US')} label={<Reply kind={kind} />} />
              ) : null,
            )}
          </div>
          <ShareBar
            label={t('event.answers', { event: event.name })}
            shares={[
              { label: replyWords.coming, amount: of(2), look: 'solid' },
              { label: replyWords.waiting, amount: of(1) + of(4), look: 'waiting' },
              { label: replyWords.cannot, amount: of(3), look: 'grey' },
            ]}
          />
          {groups.length > 1 && <Groups groups={groups} all={all} names={[event.firstname, event.other_firstname]} />}
          {heads > of(2) && <p className="event-heads">{t('event.heads', { n: heads })}</p>}
          {coming && <HeadFigures coming={coming} vendors={vendor_meals ?? 0} />}
        </>
      )}
    </section>
  )
}

function Groups({ groups, all, names }: { groups: readonly Group[]; all: number; names: readonly string[] }) {
  const largest = groups[0]?.guests ?? 1
  const rest = all - groups.reduce((sum, { guests }) => sum + guests, 0)
  return (
    <ul className="event-groups" aria-label={t('event.by_group')}>
      {groups.map((group) => (
        <li key={`${group.relationship} ${group.side}`}>
          <span>{nameOf(group, names)}</span>
          <GroupBar group={group} largest={largest} />
          <span className="num">{t('event.of', { n: group.coming, guests: group.guests })}</span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span>{t('event.rest')}</span>
          <span />
          <span className="num">{rest}</span>
        </li>
      )}
    </ul>
  )
}

/** Where nobody said how they know the couple, the side tells. */
function nameOf({ relationship, side }: Group, [one = '', other = '']: readonly string[]): string {
  if (relationship) return relationship
  const name = side === 'partner_1' ? one : side === 'partner_2' ? other : ''
  return name ? t('event.side', { name }) : t('event.both_sides')
}
