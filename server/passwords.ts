import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isCommonPassword } from './common-passwords.ts'
import { invalid, unavailable } from './errors.ts'

const hash = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const mostAtOnce = 2
const mostWaiting = 50

/** Refuses what is guessed first: the commonest passwords, and the address itself. */
export function checkPassword(password: string, email: string): void {
  const plain = password.toLowerCase()
  const isAddress = email.toLowerCase() === plain || email.toLowerCase().split('@')[0] === plain
  if (isAddress || isCommonPassword(password)) invalid({ password: ['Too many people would guess this one. Please choose another.'] })
}

/** argon2id in the usual text form, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => hash('argon2id', { message: typed(password), nonce, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Takes the same time for an account that doesn't exist as for a wrong password. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(stored ?? nobody)!
  const wanted = Buffer.from(tag!, 'base64')
  const message = { message: typed(password), nonce: Buffer.from(nonce!, 'base64'), tagLength: wanted.length }
  const given = await inTurn(() =>
    hash('argon2id', { ...message, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }),
  )
  return timingSafeEqual(given, wanted) && Boolean(stored)
}

/** Keyboards make the same letter in different ways. */
function typed(password: string): string {
  return password.normalize('NFC')
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$(.+)$/
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`

let running = 0
const waiting: (() => void)[] = []

/** Hashing is dear on purpose: two at a time, the rest wait, and past the queue the answer is 503. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) unavailable()
    await new Promise<void>((start) => waiting.push(start))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
