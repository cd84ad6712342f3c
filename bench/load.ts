import { Agent, get } from 'node:http'
import { couples, tokenOf } from './database.ts'

const connections = 32

export type Ask = (url: string, agent: Agent) => Promise<void>

/** Asks for guest lists of random weddings, or something else, for so many seconds; resolves to the number of answers. */
export async function load(url: string, seconds: number, ask: Ask = askForGuests): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1_000
  let answers = 0
  async function askOn(): Promise<void> {
    while (performance.now() < end) {
      await ask(url, agent)
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  return answers
}

function askForGuests(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { authorization: `Bearer ${tokenOf(1 + Math.floor(Math.random() * couples))}` }
  get(url, { agent, headers }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
    response.resume().on('end', resolve)
  }).on('error', reject)
  return promise
}
