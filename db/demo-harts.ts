import { circle, type DemoHousehold } from './demo-household.ts'

const harts = circle('partner_2', 'Theo’s family')

/** The Harts of Hart Farm, and the Swedish half. */
export const theosFamily: DemoHousehold[] = [
  harts(
    { at: '900 West Dry Creek Road, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0121', answered: '10-07' },
    ['Ruth Hart', '222', { meal: 'Lamb', role: 'Mother of the groom', table: 'Long row 1' }],
    ['Ed Hart', '222', { meal: 'Lamb', role: 'Father of the groom', table: 'Long row 1', notes: 'It is his tractor.' }],
  ),
  harts({ at: '41 Mill Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0122', answered: '10-09' }, [
    'Walter Hart',
    '232',
    { meal: 'Lamb', notes: 'Needs a place to park near the door. Prefers the telephone.' },
  ]),
  harts(
    { at: 'Rådmansgatan 18, Stockholm, , 114 25, SE', phone: '+46 8 555 0134', answered: '10-20' },
    ['Karin Dahl', '221', { meal: 'Fish', email: 'karin@dahl.example', notes: 'Step-free, please.', tags: ['abroad', 'step-free'] }],
    ['Bo Dahl', '221', { meal: 'Fish', tags: ['abroad'] }],
  ),
  harts({ at: 'Västra Hamngatan 5, Göteborg, , 411 17, SE', phone: '+46 31 555 0178', answered: '10-26' }, [
    'Lars Eriksson',
    '33.',
    { notes: 'Sends a lamp.' },
  ]),
  harts(
    { at: '118 Piper Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0123', answered: '10-11' },
    ['Nell Hart', '222', { meal: 'Garden', role: 'Groomswoman' }],
    ['Sam Hart', '222', { meal: 'Fish' }],
    ['Posy Hart', '222', { meal: 'Small plate', age: 'child', role: 'Flower girl' }],
    ['Wren Hart', '222', { age: 'infant', meal: 'Small plate' }],
  ),
  harts(
    { at: '2020 Laurel Street, Napa, CA, 94559, US', phone: '+1 (707) 555-0124', answered: '10-16' },
    ['Peter Hart', '222', { meal: 'Lamb' }],
    ['Joan Hart', '222', { meal: 'Fish', diet: 'Gluten-free' }],
  ),
  harts({ at: '77 Center Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0125', answered: '10-13' }, [
    'Grandpa Abe Hart',
    '222',
    { meal: 'Lamb', tags: ['step-free'], notes: 'Home by nine.' },
  ]),
  harts(
    { at: '640 Matheson Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0126', answered: '11-01' },
    ['Lucy Bloom', '2.2', { meal: 'Garden' }],
    ['Max Bloom', '2.2', { meal: 'Lamb' }],
    ['Ivy Bloom', '2.2', { meal: 'Small plate', age: 'child' }],
    ['Hal Bloom', '2.2', { meal: 'Small plate', age: 'child' }],
  ),
  harts(
    { at: '31 Storgatan, Umeå, , 903 26, SE', phone: '+46 90 555 0149', answered: '11-08' },
    ['Ingrid Eriksson', '3..', { tags: ['abroad'] }],
    ['Nils Eriksson', '3..', { tags: ['abroad'] }],
  ),
  harts(
    { at: '4410 Sullivan Road, Sebastopol, CA, 95472, US', phone: '+1 (707) 555-0127' },
    ['Astrid Lund', '11.'],
    ['Gus Lund', '11.'],
    ['Maja Lund', '11.', { age: 'child' }],
  ),
  harts({ at: '15 Plaza Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0128' }, ['Rosalind Pike', '1.1', { plus: true }]),
  harts({ at: '', phone: '+1 (510) 555-0129' }, ['Felix Hart', '1..', { plus: true, notes: 'Changes flats every term; ask Nell.' }]),
  harts({ at: '208 Tucker Street, Healdsburg, CA, 95448, US', phone: '+1 (707) 555-0130' }, ['Otis Marsh', '1..'], ['Della Marsh', '1..']),
  harts(
    { at: '99 Grant Avenue, Petaluma, CA, 94952, US', phone: '+1 (707) 555-0131', answered: '10-29' },
    ['Clara Vance', '23.', { meal: 'Fish' }],
    ['Leo Vance', '1..', { notes: 'On call that weekend; knows in spring.' }],
    ['Tilly Vance', '2..', { meal: 'Small plate', age: 'child' }],
  ),
]
