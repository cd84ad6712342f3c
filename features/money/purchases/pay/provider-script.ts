const retries = 3
const firstWait = 500

/** A provider's script, once a document. What does not come is asked for again, later each time; the last failure is thrown. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src) ?? load(src)
  loading.set(src, known)
  known.catch(() => loading.delete(src))
  return known
}

const loading = new Map<string, Promise<void>>()

async function load(src: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await loadOnce(src)
    } catch (error) {
      if (attempt === retries) throw error
      await new Promise((done) => setTimeout(done, waitBefore(attempt)))
    }
  }
}

/** Half a second, one, two; up to a fifth more, so that not everybody comes back at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return firstWait * 2 ** attempt * (1 + chance / 5)
}

function loadOnce(src: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`No script at ${new URL(src, location.href).origin}`))
    })
    document.head.append(script)
  })
}
