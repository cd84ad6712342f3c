/** The kinds of places that a file can belong to; what each is called stands in `web/text/own-files.ts`. */
export const useKinds = [
  'avatar',
  'cover',
  'event',
  'rsvp',
  'fund',
  'website_section',
  'pin',
  'submission',
  'message',
  'claim',
  'vendor_picture',
  'vendor_brochure',
  'piece',
  'logo',
  'receipt',
  'vendor_file',
] as const

export type UseKind = (typeof useKinds)[number]
