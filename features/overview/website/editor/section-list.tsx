import { Link, useHydrated } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moved } from '#web/ui/order-moved.ts'
import type { Section, WebsitePage } from '../contract.ts'
import { type SectionKind, sectionKinds } from '../section-kinds.ts'
import { sectionNote } from './section-note.ts'
import { kindNames, sectionName, websiteWords } from './website-words.ts'

interface Props {
  page: WebsitePage
  /** The one that stands open. */
  opened: number | undefined
}

/** What the website is made of, in its order: opened, hidden, moved; and what may be added. */
export function SectionList({ page, opened }: Props) {
  const { sections, wedding } = page
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()
  const ids = sections.map(({ id }) => String(id))
  const move = (id: number, by: 1 | -1) => {
    const order = moved(ids, String(id), ids.indexOf(String(id)) + by)
    if (!order) return
    void once(async (act) =>
      api.website.order.call({ ids: order.map(Number), user_id: wedding.user_id, act }).then(() => t('website.moved')),
    )
  }
  const add = (kind: SectionKind) =>
    once(async (act) => {
      await api.website.addSection.call({ kind, title: kindNames[kind], user_id: wedding.user_id, act })
      return t('website.added', { name: kindNames[kind] })
    })
  const shown = sections.filter(({ is_shown }) => is_shown).length
  return (
    <section className="website-aside" aria-labelledby="website-sections">
      <header>
        <h2 id="website-sections">{t('website.sections')}</h2>
        <p>{shown === 1 ? t('website.one_shown') : t('website.shown', { n: shown })}</p>
      </header>
      <ol className="website-sections">
        {sections.map((section, place) => (
          <Row key={section.id} section={section} page={page} isOpen={section.id === opened}>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                className="website-mark"
                type="button"
                disabled={!isAlive}
                aria-disabled={isPending || place + by < 0 || place + by >= sections.length}
                aria-label={t(by === 1 ? 'website.move_down' : 'website.move_up', { name: sectionName(section) })}
                onClick={() => move(section.id, by)}
              >
                <Icon name={by === 1 ? 'arrow-down' : 'arrow-up'} />
              </button>
            ))}
          </Row>
        ))}
      </ol>
      <details className="website-add">
        <summary>
          <Icon name="plus" /> {t('website.add')}
        </summary>
        <div>
          {sectionKinds.map((kind) => (
            <button
              key={kind}
              className="button small"
              type="button"
              disabled={!isAlive}
              aria-disabled={isPending}
              onClick={() => void add(kind)}
            >
              {kindNames[kind]}
            </button>
          ))}
        </div>
      </details>
    </section>
  )
}

interface RowProps {
  section: Section
  page: WebsitePage
  isOpen: boolean
  /** How it is moved. */
  children: React.ReactNode
}

function Row({ section, page, isOpen, children }: RowProps) {
  const { once, isPending } = useActs(websiteWords)
  const isAlive = useHydrated()
  const { id, is_shown, version } = section
  const name = sectionName(section)
  const show = () =>
    once(async (act) => {
      await api.website.changeSection.call({ id, is_shown: !is_shown, version, act })
      return is_shown ? t('website.hidden', { name }) : t('website.back', { name })
    })
  return (
    <li data-open={isOpen || undefined} data-hidden={!is_shown || undefined}>
      <Link to="." search={{ section: id }} resetScroll={false}>
        <b>{name}</b>
        <span>{sectionNote(section, page)}</span>
      </Link>
      {children}
      <button
        className="website-mark"
        type="button"
        disabled={!isAlive}
        aria-pressed={is_shown}
        aria-disabled={isPending}
        aria-label={t('website.is_shown', { name })}
        onClick={() => void show()}
      >
        <Icon name={is_shown ? 'eye' : 'eye-slash'} />
      </button>
    </li>
  )
}
