/** Where vendors are found: the term of the places, and the middle of its town, from which miles are counted. */
export const places = {
  sonoma: { title: 'Sonoma and the Bay', town: 'Sonoma', latitude: 38.292, longitude: -122.458 },
  'hudson-valley': { title: 'Hudson Valley', town: 'Kingston', latitude: 41.927, longitude: -73.997 },
  chicago: { title: 'Chicago', town: 'Chicago', latitude: 41.878, longitude: -87.63 },
  austin: { title: 'Austin', town: 'Austin', latitude: 30.267, longitude: -97.743 },
  savannah: { title: 'Savannah', town: 'Savannah', latitude: 32.081, longitude: -81.091 },
  seattle: { title: 'Seattle', town: 'Seattle', latitude: 47.606, longitude: -122.332 },
} as const

export type PlaceName = keyof typeof places

export function isPlace(name: string): name is PlaceName {
  return Object.hasOwn(places, name)
}
