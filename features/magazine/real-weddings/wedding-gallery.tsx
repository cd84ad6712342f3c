import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Piece } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { viewerOf } from '../pieces/shown/piece-figure.tsx'
import type { TextNode } from '../pieces/text-node.ts'
import { rowsOf } from './picture-rows.ts'

/** Pictures that neither lead nor stand in the text, with their captions; each leads to where it is seen alone, and all stand on one sheet. */
export function WeddingGallery({ of: { pictures, slug, tree } }: { of: Piece }) {
  const told = namesIn(tree as TextNode)
  const left = pictures.slice(1).filter(({ name }) => !told.has(name))
  const sheet: string = `/albums/${slug}`
  return (
    <section className="wedding-gallery" aria-labelledby="pictures">
      <header>
        <h2 id="pictures">{t('weddings.pictures', { count: pictures.length })}</h2>
        <Link className="more-link" to={sheet}>
          {t('weddings.on_one_sheet')}
        </Link>
      </header>
      {rowsOf(left).map(({ pictures: row, rest }, place) => (
        <div key={place} className="picture-row" style={{ '--rest': rest }}>
          {row.map(({ picture, ratio }) => (
            <figure key={picture.id} style={{ '--ratio': ratio }}>
              <Link to={viewerOf(picture)}>
                <PiecePicture of={picture} sizes={`(max-width: 767px) 100vw, ${Math.round((ratio / 2.4) * 100)}vw`} />
              </Link>
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          ))}
        </div>
      ))}
    </section>
  )
}

/** Names of the pictures that a text shows. */
function namesIn(node: TextNode): Set<string> {
  if (!node || typeof node === 'string') return new Set()
  const { name, names = [] } = node.attributes as { name?: string; names?: string[] }
  return new Set([...(name ? [name] : []), ...names, ...node.children.flatMap((child) => [...namesIn(child)])])
}

declare module 'react' {
  interface CSSProperties {
    '--ratio'?: number | undefined
    '--rest'?: number | undefined
  }
}
