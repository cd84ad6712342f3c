/** Uploads of this browser that are not at their end, by the place on our pages that they are for. Names stay with the server. */
export interface UploadMemory {
  all: () => number[]
  keep: (id: number, until: string) => void
  forget: (id: number) => void
}

interface Remembered {
  id: number
  place: string
  until: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function uploadMemory(place: string, store: Store | undefined = browsersStore(), now: () => number = Date.now): UploadMemory {
  const others = (id: number) => readAll(store, now()).filter((one) => one.id !== id)
  return {
    all: () => readAll(store, now()).flatMap((one) => (one.place === place ? [one.id] : [])),
    keep: (id, until) => write(store, [...others(id), { id, place, until }]),
    forget: (id) => write(store, others(id)),
  }
}

const key = 'uploads'
const most = 300

function readAll(store: Store | undefined, now: number): Remembered[] {
  try {
    const all: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(all) ? all.filter((one) => isRemembered(one) && Date.parse(one.until) > now) : []
  } catch {
    return []
  }
}

function isRemembered(one: unknown): one is Remembered {
  const { id, place, until } = (one ?? {}) as Partial<Remembered>
  return Number.isSafeInteger(id) && typeof place === 'string' && typeof until === 'string'
}

function write(store: Store | undefined, all: Remembered[]): void {
  try {
    if (all.length > 0) store?.setItem(key, JSON.stringify(all.slice(-most)))
    else store?.removeItem(key)
  } catch {
    return // A browser that keeps nothing still sends.
  }
}

function browsersStore(): Store | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
