// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EverybodyLeft, oneAtATime, TooManyWait } from './one-at-a-time.ts'

test('works on one thing at a time, in the order of asking', async () => {
  const { ask, done } = line()
  expect(await Promise.all(['a', 'b', 'c'].map((name) => ask(name)))).toEqual(['A', 'B', 'C'])
  expect(done).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c'])
})

test('who asks for the same shares the work, and after it is done it can be done again', async () => {
  const { ask, done } = line()
  expect(await Promise.all([ask('a'), ask('b'), ask('a'), ask('b')])).toEqual(['A', 'B', 'A', 'B'])
  expect(done).toHaveLength(4)
  await ask('a')
  expect(done).toHaveLength(6)
})

test('what nobody waits for any more is left out; one who stays is enough', async () => {
  const { ask, done } = line()
  const leaving = new AbortController()
  const first = ask('a')
  const left = ask('b', leaving.signal)
  const shared = [ask('c', leaving.signal), ask('c')]
  leaving.abort()
  await expect(left).rejects.toThrow(EverybodyLeft)
  await Promise.all([first, ...shared])
  expect(done.filter((line) => line.startsWith('begin'))).toEqual(['begin a', 'begin c'])
  await expect(ask('d', leaving.signal)).rejects.toThrow(EverybodyLeft)
})

test('more than may wait are refused, and taken again when there is room', async () => {
  const { ask } = line()
  const taken = [ask('a'), ask('b'), ask('c')]
  await expect(ask('d')).rejects.toThrow(TooManyWait)
  await expect(ask('c')).resolves.toBe('C')
  await Promise.all(taken)
  await expect(ask('d')).resolves.toBe('D')
})

test('work that fails is told to who asked, and the next is done', async () => {
  const { ask } = line()
  const [failed, next] = await Promise.allSettled([ask('wrong'), ask('a')])
  expect(failed).toEqual({ status: 'rejected', reason: new Error('wrong') })
  expect(next).toEqual({ status: 'fulfilled', value: 'A' })
})

function line() {
  const done: string[] = []
  const ask = oneAtATime({
    nameOf: (name: string) => name,
    most: 2,
    async work(name) {
      done.push(`begin ${name}`)
      await sleep(20)
      if (name === 'wrong') throw new Error('wrong')
      done.push(`end ${name}`)
      return name.toUpperCase()
    },
  })
  return { ask, done }
}
