import { type PictureOf, pictureAddress, widthsOf } from '#web/picture-address.ts'
import { useLoading } from './picture-loading.ts'

interface PictureProps {
  /** From `virtual:picture/<name>`. */
  of: PictureOf
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string
  /** Width to height such as `4/5`, where it is cut to another shape than its own. */
  shape?: `${number}/${number}`
  /** Another picture for a narrow window. */
  phone?: PictureOf
  /** Where the page has other words for it; an empty text when its neighbour says the same. */
  alt?: string
  /** For what is in sight at once. */
  isEager?: boolean
}

/** A picture in the width and format that the browser needs; its place and colour are there before it. */
export function Picture(props: PictureProps) {
  return <LoadedPicture key={props.of.name} {...props} />
}

function LoadedPicture({ of, sizes, shape, phone, alt = of.alt, isEager = false }: PictureProps) {
  const { image, attempt, isMissing, onError } = useLoading()
  if (isMissing) return <MissingPicture of={of} shape={shape} phone={phone} alt={alt} />
  const picture = (
    <img
      key={attempt}
      ref={image}
      className="picture"
      alt={alt}
      width={of.width}
      height={of.height}
      style={{ '--preview': of.colour ?? undefined, aspectRatio: shape }}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isEager ? 'auto' : 'async'}
      fetchPriority={isEager ? 'high' : 'auto'}
      onError={onError}
      sizes={sizes}
      srcSet={sourcesOf(of)}
      src={pictureAddress(of, middleOf(of))}
    />
  )
  if (!phone) return picture
  return (
    <picture key={attempt}>
      <source media="(max-width: 767px)" width={phone.width} height={phone.height} sizes={sizes} srcSet={sourcesOf(phone)} />
      {picture}
    </picture>
  )
}

/** What stays is its place, its colour and its words, without the torn sheet that browsers show. */
function MissingPicture({ of, shape, phone, alt = '' }: Pick<PictureProps, 'of' | 'shape' | 'phone' | 'alt'>) {
  const style = { '--preview': of.colour ?? undefined, '--shape': shape ?? shapeOf(of), '--phone-shape': shape ?? shapeOf(phone ?? of) }
  return (
    <span className="picture" data-no-image style={style} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      {alt}
    </span>
  )
}

function shapeOf({ width, height }: PictureOf): `${number}/${number}` {
  return `${width}/${height}`
}

function sourcesOf(picture: PictureOf): string {
  return widthsOf(picture)
    .map((width) => `${pictureAddress(picture, width)} ${width}w`)
    .join(', ')
}

/** For what reads no srcset. */
function middleOf(picture: PictureOf): number {
  return widthsOf(picture).find((width) => width >= 640) ?? picture.width
}

/** The page policy lets style attributes pass, so a colour of its own needs no class in a style sheet. */
declare module 'react' {
  interface CSSProperties {
    '--preview'?: string | undefined
    '--shape'?: string | undefined
    '--phone-shape'?: string | undefined
  }
}
