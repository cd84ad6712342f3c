import demo from 'virtual:demo-figures'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { DemoList } from '../demo-list.tsx'

const list: string = '/tools/guest-list'

/** What the guest list is, shown by one. */
export function HomeList({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <DemoList>
      <p className="kicker">{t('home.list_kicker')}</p>
      <h2>
        <Emphasis text={t('home.list_title')} />
      </h2>
      <p className="lead">{t('home.list_text')}</p>
      <p className="buttons">
        <Link className="button main large" to={isSignedIn ? list : '/sign-up'}>
          {isSignedIn ? t('home.open_list') : t('home.list_start')}
        </Link>
      </p>
      <small>{t('home.list_note', { n: demo.invited, events: demo.events })}</small>
    </DemoList>
  )
}
