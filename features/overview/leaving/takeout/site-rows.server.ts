import type { Tables } from '#db/schema.ts'

/** What operators did to the site, which stays when they go. */
/** Which guests opened the couple's website, and in which language they read. */
export const websiteTaken = [
  { table: 'website_guests', whose: 'user_id', key: ['guest_id'], columns: ['guest_id', 'language', 'seen_at'] },
] as const

export const siteLeftOut: Partial<Record<keyof Tables, string>> = {
  website_keys: 'opens the website',
  site_files: 'what the site says to everybody; it stays with it',
  content_term_changes: 'what the pieces of the site are filed under; it stays with it',
  content_redirects: 'where addresses of the site lead; it stays with it',
  content_redirects_removed: 'where addresses of the site led; it stays with it',
}
