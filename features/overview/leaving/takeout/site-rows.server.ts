import type { Tables } from '#db/schema.ts'

/** What operators did to the site, which stays when they go. */
export const siteLeftOut: Partial<Record<keyof Tables, string>> = {
  site_files: 'what the site says to everybody; it stays with it',
  content_term_changes: 'what the pieces of the site are filed under; it stays with it',
  content_redirects: 'where addresses of the site lead; it stays with it',
  content_redirects_removed: 'where addresses of the site led; it stays with it',
}
