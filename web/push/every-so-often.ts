const milliseconds = 100

/** Looks every 100 ms until there is something, one look at a time. */
export async function everySoOften<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((done) => setTimeout(done, milliseconds))
  }
}
