import type { DetailedHTMLProps, MetaHTMLAttributes } from 'react'

type MetaTag = DetailedHTMLProps<MetaHTMLAttributes<HTMLMetaElement>, HTMLMetaElement>

/** What search engines read of a page. The router writes it as a script of data, escaped, though its types know tags alone. */
export function structuredData(data: object): MetaTag {
  const tag: object = { 'script:ld+json': { '@context': 'https://schema.org', ...data } }
  return tag
}
