/** Where what is sold is found. */
export const paidPath = '/internal/paid-documents'

export const paidTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

/** How a file ends, where it is one that could be sold: nothing else has a name like that. */
export function endOf(file: string): string | undefined {
  const [, end = ''] = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z0-9]+)$/.exec(file) ?? []
  return Object.hasOwn(paidTypes, end) ? end : undefined
}
