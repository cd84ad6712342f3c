import { type ComponentType, lazy } from 'react'

const load = async (): Promise<ComponentType<Parameters<typeof import('./task-panel.tsx').TaskPanel>[0]>> =>
  (await import('./task-panel.tsx')).TaskPanel

let AtHand: Awaited<ReturnType<typeof load>> | undefined
const Later = lazy(async () => ({ default: await load() }))

/** What opens beside the list, in a file of its own. */
export function TaskPanel(props: Parameters<typeof import('./task-panel.tsx').TaskPanel>[0]) {
  return AtHand ? <AtHand {...props} /> : <Later {...props} />
}

/** The server renders in one go, so it has the panel at hand before. */
export async function panelForServer(): Promise<void> {
  if (import.meta.env.SSR) AtHand = await load()
}
