import { startContext } from './start-context.ts'

/** The whole address of a path of this site, as it is read elsewhere. */
export function publicAddress(path: string): string {
  const origin = import.meta.env.SSR ? startContext()?.publicUrl : location.origin
  return origin ? new URL(path, origin).href : path
}
