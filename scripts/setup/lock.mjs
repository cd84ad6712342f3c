import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Plain } from './run.mjs'

/** Two set-ups at once would destroy each other's files: the second waits. */
export async function underLock(root, work) {
  const file = join(root, '.data/setup.lock')
  await take(file)
  try {
    return await work((child) => writeFileSync(file, JSON.stringify({ pid: process.pid, child })))
  } finally {
    rmSync(file, { force: true })
  }
}

async function take(file) {
  let told
  while (!tryToTake(file)) {
    const holder = holderOf(file)
    if (!holder) steal(file)
    else if (told !== holder) console.log(`  Waiting for another set-up of this checkout (process ${(told = holder)}) …`)
    await sleep(holder ? 300 : 50)
    if (!holder && ownerIn(file) === process.pid) return
  }
}

function tryToTake(file) {
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Plain(
      `There is no way to write to ${join(file, '..')} (${error.code}): make the checkout yours, or free some space on its disk.`,
    )
  }
}

/** Replaced at one stroke; of two that do so, the last one has it. */
function steal(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid }))
  renameSync(mine, file)
}

/** The process that works under the lock: the set-up, or what a killed one left running. */
function holderOf(file) {
  const { pid, child } = read(file)
  return isRunning(pid, 'setup') ? pid : isRunning(child, 'npm', 'build.ts') ? child : undefined
}

function ownerIn(file) {
  return read(file).pid
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** A process id may belong to something else by now; where the system tells, its command must fit. */
function isRunning(pid, ...names) {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return names.some((name) => command.includes(name))
  } catch {
    return process.platform !== 'linux'
  }
}
