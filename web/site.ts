import type { Site } from '#features/contract.ts'

let kept: Site | undefined

/** What the operator says of the site. A browser got it with the page; a server says it anew whenever it changes. */
export function site(): Site {
  if (!kept) throw new Error('Nobody has said what the site is')
  return kept
}

export function keepSite(site: Site): void {
  kept = site
}

let origin = ''

/** Where people reach the site, as letters need it that are read elsewhere. */
export function keepOrigin(publicUrl: string): void {
  origin = publicUrl
}

/** The logo as mail programs can show it; most know no SVG, and one that no process told of is none. */
export function letterLogo(): { src: string; width: number; height: number } | undefined {
  const logo = kept?.logo
  if (!logo || logo === 'drawing' || !origin || !logo.src.endsWith('.png')) return undefined
  return { ...logo, src: new URL(logo.src, origin).href }
}

export function productName(): string {
  return kept?.name ?? ''
}

/** A text of the operator's, with its places filled in. */
export function filledIn(text: string): string {
  return text.replace('{year}', String(new Date().getUTCFullYear())).replace('{name}', site().name)
}

/** Where the terms stand: the operator's own, or those that ship. */
export function legalPaths(): Site['legal'] {
  const { terms_of_use, privacy_policy } = site().legal
  return { terms_of_use: terms_of_use || '/terms', privacy_policy: privacy_policy || '/privacy' }
}
