import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { brokenTexts, strangeTexts } from './texts.ts'

const world = await newWorld()

test('all names come back as they were written', async () => {
  const ada = await world.couple()
  for (const firstname of Object.values(strangeTexts)) {
    const { body } = await ada.post('/guests', { firstname, notes: firstname, city: firstname })
    const { data } = (await ada.get(`/guests/${body.data.id}`)).body
    expect([data.firstname, data.notes, data.city]).toEqual([firstname.trim(), firstname.trim(), firstname.trim()])
  }
  for (const firstname of Object.values(brokenTexts)) expect((await ada.post('/guests', { firstname })).status).toBe(422)
})
