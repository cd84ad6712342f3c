import { t } from '#web/text/text.ts'

interface Limits {
  /** In bytes. */
  picture: number
  pdf: number
  bounds: { pixels: number }
}

/** Why a file is not taken, and what whoever sent it can do; where only pictures are taken nothing else is named. */
export function refusalWords(limits: Limits, purpose: string) {
  return {
    unknown_kind: purpose === 'picture' ? t('files.no_picture') : t('files.unknown_kind'),
    no_picture: t('files.no_picture'),
    broken: t('files.broken'),
    too_many_pixels: t('files.too_many_pixels', { megapixels: limits.bounds.pixels / 1_000_000 }),
    too_heavy: t('files.too_heavy'),
    picture_too_large: t('files.picture_too_large', { megabytes: megabytes(limits.picture) }),
    pdf_too_large: t('files.pdf_too_large', { megabytes: megabytes(limits.pdf) }),
    damaged: t('files.damaged'),
  } as const
}

export function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_048_576)
}
