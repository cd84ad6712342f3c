import type { Settings } from './settings.ts'

/** Does one step of the start and says what came of it, and how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>, outcome: (result: Result) => string): Promise<Result> {
  const begun = performance.now()
  const isTerminal = process.stdout.isTTY
  if (isTerminal) process.stdout.write(`  ${name.padEnd(10)} …`)
  const result = await work()
  const line = `  ${name.padEnd(10)} ${outcome(result).padEnd(40)} ${seconds(performance.now() - begun)}`
  process.stdout.write(`${isTerminal ? '\r' : ''}${line}\n`)
  return result
}

interface Account {
  who: string
  email: string
}

/** The last word of the start: where the product is, and who may try it. */
export function tellReady({ mode, host, port, public_url }: Settings, accounts: Account[], password: string, card: string): void {
  const here = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  const address = mode === 'live' ? public_url : `http://${here}:${port}`
  const lines = ['', `  Posy is ready at ${address}   (${seconds(performance.now())} since start)`, '']
  for (const { who, email } of accounts) lines.push(`  ${email.padEnd(22)} ${who}`)
  if (accounts.length > 0)
    lines.push(
      `  Password: ${password}`,
      '',
      `  A guest’s card: ${address}${card}`,
      `  Letters that would be mailed: ${address}/dev/mail`,
      '  Ctrl-C ends everything; what you enter stays in .data.',
    )
  console.log(`${lines.join('\n')}\n`)
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
