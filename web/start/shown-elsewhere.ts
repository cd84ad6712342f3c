import home from 'virtual:picture/home-hero'
import { shareAddress, shareSize } from '../picture-address.ts'
import { site } from '../site.ts'
import { publicAddress } from './public-address.ts'

interface Shown {
  title: string
  description: string
  /** Its path, whatever led here. */
  url: string
  type?: 'website' | 'article' | 'profile'
  /** One of its own, once it is drawn; the front page's where it has none. */
  picture?: { image: { name: string; hash: string } | null; alt: string } | null | undefined
}

/** How a page is shown where somebody sent its address to others. They read what the server writes, so a browser carries none of it. */
export function shownElsewhere({ title, description, url, type = 'website', picture }: Shown) {
  if (!import.meta.env.SSR) return []
  const { image, alt } = picture?.image ? { image: picture.image, alt: picture.alt } : { image: home, alt: home.alt }
  const told = {
    'og:site_name': site().name,
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': publicAddress(url),
    'og:image': publicAddress(shareAddress(image)),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': alt,
  }
  const properties = Object.entries(told).map(([property, content]) => ({ property, content }))
  return [...properties, { name: 'twitter:card', content: 'summary_large_image' }]
}
