import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Stat } from '#web/ui/stat.tsx'
import type { LetterKind, Preview } from './contract.ts'

/** How many would leave, and who is left out, and why. Of a reminder it adds up to all who were asked. */
export function LetterCounts({ preview, kind }: { preview: Preview; kind: LetterKind | undefined }) {
  const { letters, done, answered, not_asked, refused, without_address, nowhere, is_confirmed } = preview
  const waiting = letters + done + refused + without_address
  const more = without_address - nowhere.length
  return (
    <div className="letter-counts" aria-live="polite">
      <Stat
        figure={letters}
        label={is_confirmed || letters === 0 ? readyWords(letters) : readyLaterWords(letters)}
        tone={letters > 0 && is_confirmed ? 'ok' : 'plain'}
      />
      <ul>
        {kind === 'reminder' && <li>{t('letters_page.asked', { n: answered + waiting, waiting })}</li>}
        {done > 0 && <li>{done === 1 ? t('letters_page.done_one') : t('letters_page.done', { n: done })}</li>}
        {answered > 0 && <li>{answered === 1 ? t('letters_page.answered_one') : t('letters_page.answered', { n: answered })}</li>}
        {not_asked > 0 && <li>{not_asked === 1 ? t('letters_page.not_asked_one') : t('letters_page.not_asked', { n: not_asked })}</li>}
        {refused > 0 && <li>{refused === 1 ? t('letters_page.refused_one') : t('letters_page.refused', { n: refused })}</li>}
      </ul>
      {without_address > 0 && (
        <details>
          <summary>{without_address === 1 ? t('letters_page.nowhere_one') : t('letters_page.nowhere', { n: without_address })}</summary>
          <ul>
            {nowhere.map(({ id, name }) => (
              <li key={id}>
                <Link to="/tools/guest-list/{-$event}" search={{ guest: id }}>
                  {name}
                </Link>
              </li>
            ))}
            {more > 0 && <li>{t('letters_page.nowhere_more', { n: more })}</li>}
          </ul>
        </details>
      )}
    </div>
  )
}

function readyWords(letters: number): string {
  return letters === 1 ? t('letters_page.ready_one') : t('letters_page.ready')
}

/** Nothing leaves before the couple's own address is confirmed. */
function readyLaterWords(letters: number): string {
  return letters === 1 ? t('letters_page.ready_later_one') : t('letters_page.ready_later')
}
