/** Says what is being done and for how long: ticking on a terminal, else a line now and then. */
export async function step(title, work) {
  const begun = Date.now()
  const seconds = () => `${Math.round((Date.now() - begun) / 1_000)} s`
  const isTerminal = Boolean(process.stdout.isTTY)
  const show = () => process.stdout.write(isTerminal ? `\r  ${title} … ${seconds()}` : `  ${title} … ${seconds()}\n`)
  if (isTerminal) show()
  else console.log(`  ${title} …`)
  const ticking = setInterval(show, isTerminal ? 500 : 15_000)
  try {
    const result = await work()
    process.stdout.write(`${isTerminal ? '\r' : ''}  ${title}: done in ${seconds()}${isTerminal ? '  ' : ''}\n`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(ticking)
  }
}
