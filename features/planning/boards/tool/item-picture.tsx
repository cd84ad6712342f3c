import { Picture } from '#web/ui/picture.tsx'
import type { BoardItem } from '../board-shapes.ts'

interface Props {
  item: Pick<BoardItem, 'picture' | 'file' | 'title'>
  sizes: string
  shape?: `${number}/${number}`
  alt?: string
}

/** The drawing or the photograph of an item; nothing where it has none. */
export function ItemPicture({ item: { picture, file, title }, sizes, shape, alt }: Props) {
  if (file) {
    const own = file.urls['640'] ?? file.urls[String(file.width)] ?? file.urls['whole']
    const set = Object.entries(file.urls).filter(([width]) => width !== 'whole')
    return (
      <img
        className="picture"
        alt={alt ?? (file.alt || title)}
        width={file.width}
        height={file.height}
        style={{ aspectRatio: shape }}
        loading="lazy"
        decoding="async"
        draggable={false}
        sizes={sizes}
        srcSet={set.map(([width, url]) => `${url} ${width}w`).join(', ')}
        src={own}
      />
    )
  }
  if (!picture) return null
  const words = alt ?? picture.alt
  if (picture.image) return <Picture of={{ ...picture.image, alt: words }} sizes={sizes} {...(shape && { shape })} alt={words} />
  return (
    <span className="picture" data-no-image style={{ '--shape': shape ?? picture.ratio, '--phone-shape': shape ?? picture.ratio }}>
      {words}
    </span>
  )
}
