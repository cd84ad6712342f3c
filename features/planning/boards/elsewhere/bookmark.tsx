import { useEffect, useRef } from 'react'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'

/** How things get here from other sites: a bookmark beside a computer's address bar, the share sheet of a phone. */
export function SavingFromElsewhere() {
  return (
    <section className="save-ways-in">
      <h2>{t('boards.elsewhere')}</h2>
      <h3>{t('boards.bookmark')}</h3>
      <p>{t('boards.bookmark_hint')}</p>
      <Bookmark />
      <h3>{t('boards.share_sheet')}</h3>
      <p>{t('boards.share_sheet_hint')}</p>
    </section>
  )
}

/** Its address is a script, which no page of ours runs and React writes none of; a bookmarks bar takes it as it is. */
function Bookmark() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.setAttribute('href', scriptFor(`${window.location.origin}${tools['vision-boards'].path}/save`)), [])
  return (
    <p>
      <a ref={link} className="button" onClick={(event) => event.preventDefault()}>
        <Icon name="heart" /> {t('boards.bookmark_name')}
      </a>
    </p>
  )
}

function scriptFor(place: string): string {
  const query = `'url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title.slice(0,200))`
  return `javascript:void open('${place}?'+${query},'posy','width=480,height=680')`
}
