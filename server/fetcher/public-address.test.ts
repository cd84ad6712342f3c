// One chance: rights

import { expect, test } from 'vitest'
import { readFetch } from './fetch-settings.ts'
import { isPublicAddress } from './public-address.ts'
import { typedAddress } from './typed-address.ts'
import { publicWay } from './ways.ts'

const internal =
  '0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 ' +
  '192.88.99.1 192.168.0.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16 ' +
  ':: ::1 ::2 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:0:7f00:1 64:ff9b::7f00:1 64:ff9b:1::a00:1 100::1 2001::1 2001:2::1 2001:10::1 ' +
  '2001:20::1 2001:db8::1 2002:7f00:1::1 3fff::1 4000::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost 127.1 nonsense'

test('what is not of the public internet is told from what is', () => {
  expect(internal.split(' ').filter(isPublicAddress)).toEqual([])
  const open = [
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '172.32.0.1',
    '192.169.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450::1',
    '::ffff:8.8.8.8',
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('public addresses are reached at the ports of the web alone, and others by their place alone', () => {
  const { mayReach } = publicWay({ places: ['127.0.0.1:4000', '[::1]:4000'] })
  const tried = [
    '8.8.8.8 80',
    '8.8.8.8 443',
    '8.8.8.8 4000',
    '8.8.8.8 22',
    '127.0.0.1 4000',
    '127.0.0.1 80',
    '127.0.0.2 4000',
    '::1 4000',
    '10.0.0.1 443',
    ' 80',
  ]
  const reached = tried.filter((place) => mayReach(place.split(' ')[0]!, Number(place.split(' ')[1])))
  expect(reached).toEqual(['8.8.8.8 80', '8.8.8.8 443', '127.0.0.1 4000', '::1 4000'])
})

test('what people type is an address of the web, with or without its beginning', () => {
  expect(typedAddress(' fernandfable.example/tables?x=1#top ', []).href).toBe('https://fernandfable.example/tables?x=1')
  expect(typedAddress('HTTP://Fern.Example:80', []).href).toBe('http://fern.example/')
  for (const text of [
    '',
    'fern',
    'me@fern.example',
    'mailto:me@fern.example',
    'https://me@fern.example/',
    'https://fern.example:8080/',
    'ftp://fern.example',
  ])
    expect(() => typedAddress(text, [])).toThrow('address')
})

test('further places are for a demo, written as addresses, and refused in earnest', () => {
  const demo = { isLive: false, publicUrl: 'http://localhost:3000' }
  expect(readFetch({ FETCH_PLACES: '127.0.0.1:4000, [::1]:4000' }, demo)).toEqual({
    agent: 'PosyReader/1.0 (+http://localhost:3000)',
    places: ['127.0.0.1:4000', '[::1]:4000'],
  })
  for (const place of ['localhost:4000', '127.0.0.1', '::1:80', 'http://127.0.0.1:80', '127.0.0.1:99999', '*'])
    expect(() => readFetch({ FETCH_PLACES: place }, demo)).toThrow('FETCH_PLACES')
  expect(() => readFetch({ FETCH_PLACES: '127.0.0.1:4000' }, { ...demo, isLive: true })).toThrow('for a demo alone')
})
