import { hasPage } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { AnswersDrawing, ChecklistDrawing, GuestsDrawing, LettersDrawing } from '../home-drawings.tsx'

const tools = [
  { to: '/tools/wedding-checklist', title: t('menu.checklist'), hint: t('home.tool_checklist'), Drawing: ChecklistDrawing },
  { to: '/tools/guest-list', title: t('site_menu.guest_list'), hint: t('home.tool_guests'), Drawing: GuestsDrawing },
  { to: '/tools/guest-list/letters', title: t('home.tool_letters_title'), hint: t('home.tool_letters'), Drawing: LettersDrawing },
  { to: '/tools/guest-list/replies', title: t('home.tool_answers_title'), hint: t('home.tool_answers'), Drawing: AnswersDrawing },
]

/** What there is to plan with, each drawn in a few lines; on a phone they are pushed along. */
export function HomeTools() {
  return (
    <section className="home-tools wrap" aria-label={t('home.tools')} data-seen="home-tools">
      <ul>
        {tools
          .filter(({ to }) => hasPage(to))
          .map(({ to, title, hint, Drawing }) => (
            <li key={to}>
              <Link to={to}>
                <Drawing />
                <b>{title}</b>
                <span>{hint}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
