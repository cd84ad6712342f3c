const name = 'posy-shell'
const days = 30

/** What every page of the tools is made with. The browser has it already, so this is no second way to the server. */
export async function keepShell(): Promise<void> {
  await (await caches.open(name)).addAll([...POSY_SHELL])
}

/** Keeps files that a page loaded before the worker was there, and what it would fetch later. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const all = new Set([...paths, ...paths.flatMap((path) => POSY_PARTS[path] ?? [])])
  await Promise.all([...all].map(async (path) => ((await cache.match(path)) ? undefined : cache.add(path).catch(() => {}))))
}

/** What is named after its content never changes; the rest is asked for anew while there is a line. */
export async function shellFile(request: Request): Promise<Response> {
  const cache = await caches.open(name)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Pages that were kept need the files of their time, so those of earlier builds go by age alone. */
export async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(name)
  const oldest = Date.now() - days * 86_400_000
  for (const request of await cache.keys()) {
    const given = Date.parse((await cache.match(request))?.headers.get('date') ?? '')
    if (given < oldest && !POSY_SHELL.includes(new URL(request.url).pathname)) await cache.delete(request)
  }
}
