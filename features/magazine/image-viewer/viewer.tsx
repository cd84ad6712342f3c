import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { useTurning } from './turning.ts'
import { ViewerSide } from './viewer-side.tsx'
import type { Viewed } from './viewer-loader.ts'

/** A picture alone and whole, with its neighbours a key, a swipe or a press away. */
export function Viewer({ of: viewed }: { of: Viewed }) {
  const { picture, pictures, parent, base } = viewed
  const place = pictures.findIndex(({ id }) => id === picture.id)
  const at = (nth: number) => (pictures[nth] ? addressIn(base, pictures[nth]) : undefined)
  const [previous, next] = [at(place - 1), at(place + 1)]
  const stage = useTurning({ previous, next, close: parent.url })
  return (
    <main className="viewer" id="main">
      <section className="viewer-stage" aria-label={parent.title}>
        <header>
          <b className="num">{t('viewer.place', { place: place + 1, total: pictures.length })}</b>
          <span>{parent.title}</span>
          <LoveButton id={picture.id} title={picture.caption ?? picture.alt} />
          <Link className="icon-button" to={sheetOf(viewed)} aria-label={t('viewer.sheet')}>
            <Icon name="images" />
          </Link>
          <Link className="icon-button" to={parent.url} aria-label={t('viewer.close')}>
            <Icon name="x" />
          </Link>
        </header>
        <div className="viewer-picture" ref={stage}>
          {previous && (
            <Link className="icon-button viewer-previous" to={previous} rel="prev" resetScroll={false} aria-label={t('viewer.previous')}>
              <Icon name="caret-left" />
            </Link>
          )}
          <PiecePicture key={picture.id} of={picture} sizes="(max-width: 991px) 100vw, 75vw" isEager />
          {next && (
            <Link className="icon-button viewer-next" to={next} rel="next" resetScroll={false} aria-label={t('viewer.next')}>
              <Icon name="caret-right" />
            </Link>
          )}
        </div>
        <nav className="viewer-strip" aria-label={t('viewer.all')}>
          {pictures.slice(Math.max(0, place - 8), place + 9).map((one) => (
            <Link key={one.id} to={addressIn(base, one)} resetScroll={false} aria-current={one.id === picture.id ? 'true' : undefined}>
              <PiecePicture of={one} sizes="60px" shape="1/1" />
            </Link>
          ))}
        </nav>
      </section>
      <ViewerSide of={viewed} place={place + 1} />
    </main>
  )
}

function addressIn(base: string, { id }: { id: number }): string {
  return `${base}/${id}`
}

/** All pictures of what it is shown with on one sheet. */
function sheetOf({ parent: { url } }: Viewed): string {
  return `/albums/${url.slice(url.lastIndexOf('/') + 1)}`
}
