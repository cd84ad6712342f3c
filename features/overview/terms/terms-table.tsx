import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { Term } from './contract.ts'
import { MergeTerm } from './merge-term.tsx'
import { RenameTerm } from './rename-term.tsx'
import { undoing } from './term-acts.ts'

interface Props {
  taxonomy: string
  terms: readonly Term[]
}

/** All terms of a taxonomy in the order in which they are offered; each can be moved, renamed, hidden, merged. */
export function TermsTable({ taxonomy, terms }: Props) {
  const [asked, setAsked] = useState<{ what: 'rename' | 'merge'; id: number }>()
  const { once, isPending } = useActs()
  const moved = (place: number, by: -1 | 1) => {
    const ids = terms.map(({ id }) => id)
    return ids.with(place, ids[place + by]!).with(place + by, ids[place]!)
  }
  const move = (place: number, by: -1 | 1) =>
    once(async () => {
      const { data } = await api.terms.order.call({ taxonomy, ids: moved(place, by) })
      return { said: t('terms.ordered'), undo: undoing(data.change) }
    })
  const close = () => setAsked(undefined)
  const one = terms.find(({ id }) => id === asked?.id)
  return (
    <>
      <table className="select-table trail-table terms-table" aria-labelledby="terms-of">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('terms.term')}</th>
            <th scope="col" className="num">
              {t('terms.pieces')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {terms.map((term, place) => (
            <tr key={term.id} data-away={term.is_hidden || term.merged_into ? '' : undefined}>
              <td className="term-order">
                <Move
                  label={t('terms.up', { title: term.title })}
                  isOff={isPending || place === 0}
                  onPress={() => void move(place, -1)}
                  icon="arrow-up"
                />
                <Move
                  label={t('terms.down', { title: term.title })}
                  isOff={isPending || place === terms.length - 1}
                  onPress={() => void move(place, 1)}
                  icon="arrow-down"
                />
              </td>
              <th scope="row">
                {term.title}
                <State term={term} terms={terms} />
              </th>
              <td className="num on-phone">{term.pieces}</td>
              <td className="menu-cell">
                <More term={term} terms={terms} ask={(what) => setAsked({ what, id: term.id })} once={once} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {one && asked?.what === 'rename' && <RenameTerm term={one} onClose={close} />}
      {one && asked?.what === 'merge' && <MergeTerm term={one} terms={terms} onClose={close} />}
    </>
  )
}

interface MoveProps {
  label: string
  isOff: boolean
  onPress: () => void
  icon: 'arrow-up' | 'arrow-down'
}

/** Keeps the focus where it is while it can’t be pressed. */
function Move({ label, isOff, onPress, icon }: MoveProps) {
  return (
    <button className="icon-button" type="button" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      <Icon name={icon} />
    </button>
  )
}

function State({ term, terms }: { term: Term; terms: readonly Term[] }) {
  const into = terms.find(({ slug }) => slug === term.merged_into)
  const said = [
    into && t('terms.is_merged', { into: into.title }),
    term.is_hidden && !into && t('terms.is_hidden'),
    term.shipped_title === null && t('terms.is_own'),
    term.shipped_title !== null && term.shipped_title !== term.title && t('terms.ships_as', { title: term.shipped_title }),
  ].filter((words) => typeof words === 'string')
  return (
    <small>
      {term.url && !into && !term.is_hidden ? <a href={term.url}>{term.slug}</a> : term.slug}
      {said.length > 0 && <b>{said.join(' · ')}</b>}
    </small>
  )
}

interface MoreProps {
  term: Term
  terms: readonly Term[]
  ask: (what: 'rename' | 'merge') => void
  once: ReturnType<typeof useActs>['once']
}

/** What can be done to it as it stands now. */
function More({ term: { id, title, is_hidden, merged_into, shipped_title }, terms, ask, once }: MoreProps) {
  const act = (said: string, call: () => Promise<{ data: { change: number } }>) => () =>
    void once(async () => {
      const { data } = await call()
      return { said, undo: undoing(data.change) }
    })
  const hide = act(t('terms.hidden', { title }), () => api.terms.hide.call({ id, is_hidden: true }))
  const show = act(t('terms.shown', { title }), () => api.terms.hide.call({ id, is_hidden: false }))
  const part = act(t('terms.parted', { title }), () => api.terms.merge.call({ id, into: null }))
  const remove = act(t('terms.removed', { title }), () => api.terms.remove.call({ id }))
  const canMerge = terms.some((other) => other.id !== id && !other.is_hidden && !other.merged_into)
  return (
    <RowMenu
      label={t('terms.more', { title })}
      entries={[
        { icon: 'pencil-simple', label: t('terms.rename'), onAction: () => ask('rename') },
        ...(merged_into
          ? [{ icon: 'arrow-u-up-left' as const, label: t('terms.part'), onAction: part }]
          : [
              is_hidden
                ? { icon: 'eye' as const, label: t('terms.show'), onAction: show }
                : { icon: 'eye-slash' as const, label: t('terms.hide'), onAction: hide },
              ...(canMerge ? [{ icon: 'link' as const, label: t('terms.merge'), onAction: () => ask('merge') }] : []),
            ]),
        ...(shipped_title === null ? [{ icon: 'trash' as const, label: t('terms.remove'), onAction: remove, isDestructive: true }] : []),
      ]}
    />
  )
}
