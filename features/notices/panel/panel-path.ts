import { homePath } from '#web/map/routes.ts'

/** The panel of notifications stands over any page of who is signed in; from outside it opens over the first. */
export function panelPath(person: { is_vendor: boolean }): string {
  return `${homePath(person)}?notifications=open`
}
