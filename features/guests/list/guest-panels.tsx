import { type ComponentType, lazy } from 'react'

const adding = opening(async () => (await import('./adding/add-panel.tsx')).GuestAddPanel)
const opened = opening(async () => (await import('./guest-opened.tsx')).GuestOpened)
const dinners = opening(async () => (await import('./guest-dinners.tsx')).GuestDinners)

/** What opens beside the list, or stands there once somebody comes, each in a file of its own. */
export const GuestAddPanel = adding.Part
export const GuestOpened = opened.Part
export const GuestDinners = dinners.Part

/** The server renders in one go, so it has the panels at hand before. */
export async function panelsForServer(): Promise<void> {
  if (import.meta.env.SSR) await Promise.all([adding.ready(), opened.ready(), dinners.ready()])
}

function opening<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let AtHand: ComponentType<Props> | undefined
  const Later = lazy(async () => ({ default: await load() }))
  return {
    Part: (props: Props) => (AtHand ? <AtHand {...props} /> : <Later {...props} />),
    ready: async () => {
      AtHand = await load()
    },
  }
}
