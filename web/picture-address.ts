/** What a page knows of a picture that it shows. */
export interface PictureOf {
  name: string
  hash: string
  width: number
  height: number
  /** Shown until the picture has come; null for what is cut out, which would stand on a coloured square. */
  colour: string | null
  alt: string
}

/** In which widths a picture is given out: never wider than its master, which closes the list with its own. */
export function widthsOf({ width: own }: { width: number }): number[] {
  return [...widths.filter((width) => width < own), own]
}

/** One address for all formats: the server gives the smallest that the browser takes. */
export function pictureAddress({ name, hash }: { name: string; hash: string }, width: number): string {
  return `${folder}${name}-${hash}-${width}`
}

export function readPictureAddress(path: string): { name: string; hash: string; width: number } | undefined {
  const [, name = '', hash = '', width] = /^([a-z0-9-]+)-([0-9a-f]{8})-([1-9]\d{2,3})$/.exec(path.slice(folder.length)) ?? []
  return width && path.startsWith(folder) ? { name, hash, width: Number(width) } : undefined
}

/** The address of a picture as others show it beside a link: one size, one format, since most of them know no other. */
export function shareAddress({ name, hash }: { name: string; hash: string }): string {
  return `${folder}${name}-${hash}-share.jpg`
}

export function readShareAddress(path: string): { name: string; hash: string } | undefined {
  const [, name = '', hash] = /^([a-z0-9-]+)-([0-9a-f]{8})-share\.jpg$/.exec(path.slice(folder.length)) ?? []
  return hash && path.startsWith(folder) ? { name, hash } : undefined
}

export const shareSize = { width: 1200, height: 630 }

const folder = '/pictures/'
const widths = [160, 320, 480, 640, 960, 1200, 1600, 2000]
