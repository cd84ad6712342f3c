import type { DetailedHTMLProps, MetaHTMLAttributes } from 'react'
import type { Thing } from 'schema-dts'

type MetaTag = DetailedHTMLProps<MetaHTMLAttributes<HTMLMetaElement>, HTMLMetaElement>

/** What search engines read of a page. The router writes it as a script of data, escaped, though its types know tags alone. */
export function structuredData(...things: Thing[]): MetaTag[] {
  const tag: object = { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }
  return things.length > 0 ? [tag] : []
}
