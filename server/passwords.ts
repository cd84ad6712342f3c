import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isCommonPassword } from './common-passwords.ts'
import { invalid, unavailable } from './errors.ts'

/** How dear a password is to try: kibibytes, and how often they are gone through. */
export interface PasswordCost {
  memory: number
  passes: number
}

/** What keeps passwords, and tells the right one. */
export interface Passwords {
  /** argon2id in the usual text form, with its salt and cost. */
  hash: (password: string) => Promise<string>
  /** Takes the same time for an account that doesn't exist as for a wrong password. */
  isRight: (password: string, stored: string | null | undefined) => Promise<boolean>
}

const argon2id = promisify(argon2)
const fullCost: PasswordCost = { memory: 19_456, passes: 2 }
const tagLength = 32
const parallelism = 1
const mostAtOnce = 2
const mostWaiting = 50

/** Refuses what is guessed first: the commonest passwords, and the address itself. */
export function checkPassword(password: string, email: string): void {
  const plain = password.toLowerCase()
  const isAddress = email.toLowerCase() === plain || email.toLowerCase().split('@')[0] === plain
  if (isAddress || isCommonPassword(password)) invalid({ password: ['Too many people would guess this one. Please choose another.'] })
}

/** The product never names a cost; stories in which no strength is told name a small one. */
export function openPasswords({ memory, passes }: PasswordCost = fullCost): Passwords {
  const written = (nonce: Buffer, tag: Buffer) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
  const nobody = written(randomBytes(16), randomBytes(tagLength))
  return { hash, isRight: (password, stored) => isRight(password, stored, nobody) }

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(16)
    const tag = await fewAtOnce(() => argon2id('argon2id', { message: typed(password), nonce, tagLength, memory, passes, parallelism }))
    return written(nonce, tag)
  }
}

async function isRight(password: string, stored: string | null | undefined, nobody: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(stored ?? nobody)!
  const wanted = Buffer.from(tag!, 'base64')
  const message = { message: typed(password), nonce: Buffer.from(nonce!, 'base64'), tagLength: wanted.length }
  const given = await fewAtOnce(() =>
    argon2id('argon2id', { ...message, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }),
  )
  return timingSafeEqual(given, wanted) && Boolean(stored)
}

/** Keyboards make the same letter in different ways. */
function typed(password: string): string {
  return password.normalize('NFC')
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$(.+)$/

let running = 0
const waiting: (() => void)[] = []

/** Hashing is dear on purpose: two at a time, the rest wait, and past the queue the answer is 503. */
async function fewAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
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
