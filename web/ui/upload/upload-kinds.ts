import type { UploadPurpose } from './upload-reason.ts'

/** What a picker offers. HEIC is left out of it, so that a phone sends the JPEG that it can make of it. */
export const offered: Record<UploadPurpose, readonly string[]> = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  document: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'],
}

const heic = ['image/heic', 'image/heif', '.heic', '.heif']

/** What is sent when it is dropped or pasted. What it is the server tells by its content. */
export const taken: Record<UploadPurpose, readonly string[]> = {
  picture: [...offered.picture, ...heic],
  document: [...offered.document, ...heic, '.pdf'],
}
