import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parts } from '#art/parts.ts'
import { findMaster } from '../art/masters.ts'
import { makeWebp } from './picture-making.ts'
import { masters } from '../tests/pictures.ts'

test('a part of a master has its own measures and its own address, and is cut out of its place', async () => {
  const whole = findMaster(masters, 'home-seating')
  const right = findMaster(masters, 'home-seating--upper-right')
  if (!whole || !right) throw new Error('no home-seating')
  expect(right).toMatchObject({ name: 'home-seating--upper-right', hash: whole.hash, width: 720, height: 480 })
  const [{ width, height }, wanted, made] = await Promise.all([
    sharp(await makeWebp({ master: right, width: 320 })).metadata(),
    mean(await sharp(whole.file).extract({ left: 480, top: 0, width: 720, height: 480 }).png().toBuffer()),
    mean(await makeWebp({ master: right, width: 720 })),
  ])
  expect([width, height]).toEqual([320, 213])
  expect(Math.abs(made - wanted)).toBeLessThan(2)
})

test('what is no part of a master leads nowhere', () => {
  for (const name of ['home-seating--whole', 'home-seating--toString', 'home-seating--left--left', 'no-master--left', 'home-seating--']) {
    expect(findMaster(masters, name), name).toBeUndefined()
  }
})

test('every part stays inside its master', () => {
  for (const name of Object.keys(parts).filter((part) => part !== 'whole')) {
    const part = findMaster(masters, `home-seating--${name}`)
    expect(part?.cut && part.cut.left + part.cut.width <= 1_200 && part.cut.top + part.cut.height <= 800, name).toBe(true)
  }
})

async function mean(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3
}
