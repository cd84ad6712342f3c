import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { openServices, services, usualServices } from './wanted-services.ts'

const world = await newWorld()

// M2
test('services still open are the wanted ones less those that somebody is hired for, over 500 random moves of 14 vendors', async () => {
  const ada = await world.couple()
  const start = (await ada.get('/user-vendors')).body
  expect(start.wanted.toSorted()).toEqual([...usualServices].toSorted())
  let seed = 20_261
  const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let nth = 0; nth < 14; nth++) await ada.post('/user-vendors', { name: `V${nth}`, taxonomy: services[draw(10)] })
  const vendors: { id: number; taxonomy: string; status: string }[] = (await ada.get('/user-vendors/all')).body.data
  let wanted = start.wanted as string[]
  for (let nth = 0; nth < 500; nth++) {
    const vendor = vendors[draw(14)]!
    const status = ['considering', 'contacted', 'quoted', 'hired', 'hired', 'declined', 'cancelled'][draw(7)]!
    const said = {
      status,
      ...(status === 'cancelled' && { cancelled_by: 'couple' }),
      ...(draw(5) === 0 && { taxonomy: services[draw(10)]! }),
    }
    Object.assign(vendor, said)
    expect((await ada.put(`/user-vendors/${vendor.id}`, { ...said, second_hire: 'both' })).status).toBe(200)
    if (draw(20) === 0) {
      wanted = services.filter(() => draw(2) === 0)
      await ada.put('/user-vendors/settings', { services: wanted })
    }
    const hired = new Set(vendors.filter(({ status }) => status === 'hired').map(({ taxonomy }) => taxonomy))
    const { open } = (await ada.get('/user-vendors?per_page=1')).body
    expect(open.map(({ service }: { service: string }) => service).toSorted()).toEqual(wanted.filter((one) => !hired.has(one)).toSorted())
  }
})

// M2
test('what is late stands first, and without a day nothing is late', () => {
  const asked = { wanted: ['transport', 'venues', 'bands'], hired: [], today: '2026-11-23' }
  const open = openServices({ ...asked, date: '2027-06-26' })
  expect(open.map(({ service, is_late }) => [service, is_late])).toEqual([
    ['venues', true],
    ['bands', true],
    ['transport', false],
  ])
  expect(open[0]!.hire_by).toBe('2026-06-26')
  expect(openServices({ ...asked, date: null }).some(({ is_late }) => is_late)).toBe(false)
})

test('what the budget places money on is wanted, as long as nothing else is said', async () => {
  const ada = await world.couple()
  await ada.post('/budget', { name: 'Cake', category: 'bakers' })
  await ada.post('/budget', { name: 'All else', category: 'other' })
  expect((await ada.get('/user-vendors')).body.wanted).toEqual(['bakers'])
  expect((await ada.put('/user-vendors/settings', { services: ['djs', 'djs', 'bands'] })).body.data.services).toEqual(['djs', 'bands'])
  expect((await ada.get('/user-vendors')).body.wanted.toSorted()).toEqual(['bands', 'djs'])
  expect((await ada.put('/user-vendors/settings', { services: ['bribes'] })).status).toBe(422)
})
