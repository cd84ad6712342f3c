interface Words {
  /** A question. */
  title: string
  text?: string
  /** What it is about, thing by thing, under the text. */
  list?: readonly string[]
  /** Repeats the verb of the question. */
  accept: string
  /** What the button says while it runs. */
  accepting?: string
  cancel?: string
  /** What to say if it fails; without it a sentence that fits everything. */
  failed?: string
  isDestructive?: boolean
}

export interface Confirmation extends Words {
  run: () => Promise<unknown>
}

interface Asked {
  /** Each question has a number of its own, so that none starts where the last one ended. */
  number: number
  confirmation: Confirmation
  isOpen: boolean
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Asks before something is done; the action runs with its params only if the answer is yes. */
export function confirm<Params>({ action, params, ...words }: Words & { action: (params: Params) => Promise<unknown>; params: Params }) {
  if (!words.title || !words.accept) return
  tell({ number: (asked?.number ?? 0) + 1, confirmation: { ...words, run: () => action(params) }, isOpen: true })
}

/** Closes the question; its words stay until it is out of sight. */
export function closeConfirmation(): void {
  if (asked) tell({ ...asked, isOpen: false })
}

export function currentConfirmation(): Asked | null {
  return asked
}

export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: Asked): void {
  asked = next
  for (const listener of listeners) listener()
}
