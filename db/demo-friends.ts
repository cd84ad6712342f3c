import { circle, type DemoHousehold } from './demo-household.ts'

const friends = circle('both', 'Friends')
const work = circle('partner_1', 'June’s work')

export const theFriends: DemoHousehold[] = [
  friends(
    { at: '12 Plum Lane, Sebastopol, CA, 95472, US', phone: '+1 (707) 555-0141', answered: '10-14' },
    ['Tom Fairweather', '222', { meal: 'Lamb' }],
    ['Jo Fairweather', '222', { meal: 'Garden', diet: 'Nut allergy' }],
    ['Iris Fairweather', '2.2', { meal: 'Small plate', age: 'child' }],
    ['Ned Fairweather', '2.2', { meal: 'Small plate', age: 'child' }],
  ),
  friends({ at: '', phone: '+1 (415) 555-0142' }, ['Inés Castellanos', '1..', { plus: true, notes: 'Just engaged herself.' }]),
  friends({ at: '300 Fell Street, San Francisco, CA, 94102, US', phone: '+1 (415) 555-0143' }, ['Simone Grant', '1.1']),
  friends({ at: '18 Occidental Road, Sebastopol, CA, 95472, US', phone: '+1 (707) 555-0144' }, [
    'Birta Jónsdóttir',
    '00.',
    { email: '', role: 'Officiant', notes: 'Officiating, presumably.' },
  ]),
  friends({ at: '655 Alcatraz Avenue, Oakland, CA, 94609, US', phone: '+1 (510) 555-0145', answered: '10-18' }, [
    'Nora Haddad',
    '212',
    { meal: 'Garden', role: 'Bridesmaid', diet: 'Halal', plus: 'Sami Aziz' },
  ]),
  friends(
    { at: '1220 Divisadero Street, San Francisco, CA, 94115, US', phone: '+1 (415) 555-0146', answered: '10-22' },
    ['Marcus Bell', '2.2', { meal: 'Lamb', tags: ['plays'] }],
    ['Eli Rosen', '2.2', { meal: 'Fish', tags: ['plays'] }],
  ),
  friends({ at: '77 Valley Ford Road, Petaluma, CA, 94952, US', phone: '+1 (707) 555-0147' }, ['Hana Sato', '1.1'], ['Ken Sato', '1.1']),
  friends(
    { at: '2440 Hearst Avenue, Berkeley, CA, 94709, US', phone: '+1 (510) 555-0148', answered: '11-04' },
    ['Priya Raman', '2..', { meal: 'Garden', diet: 'Vegan' }],
    ['Arjun Raman', '2..', { meal: 'Garden', diet: 'Vegan' }],
  ),
  friends({ at: '510 Chenery Street, San Francisco, CA, 94131, US', phone: '+1 (415) 555-0149', answered: '11-10' }, [
    'Gethin Price',
    '3..',
    { notes: 'At sea until July.' },
  ]),
  friends(
    { at: '83 Bodega Avenue, Petaluma, CA, 94952, US', phone: '+1 (707) 555-0150' },
    ['Lena Fischer', '1..'],
    ['Jonas Fischer', '1..'],
    ['Emil Fischer', '1..', { age: 'child' }],
    ['Ella Fischer', '1..', { age: 'child' }],
    ['Paul Fischer', '1..', { age: 'infant' }],
  ),
  friends({ at: '4 Florida Street, San Francisco, CA, 94103, US', phone: '+1 (415) 555-0151', answered: '11-12' }, [
    'Dmitri Volkov',
    '2..',
    { meal: 'Lamb', plus: true, email: '' },
  ]),
  friends(
    { at: '1901 Francisco Street, Berkeley, CA, 94709, US', phone: '+1 (510) 555-0152', answered: '10-25' },
    ['Camille Roche', '2.2', { meal: 'Fish' }],
    ['Luc Roche', '2.2', { meal: 'Fish' }],
  ),
  friends({ at: '', phone: '+1 (415) 555-0153' }, ['Wes Tanaka', '1..', { notes: 'Asked for his address twice.' }]),
  friends(
    { at: '5 Tomales Street, Point Reyes, CA, 94956, US', phone: '+1 (415) 555-0154' },
    ['Maeve Byrne', '1.1'],
    ['Rory Byrne', '1.1'],
  ),
  friends(
    { at: '340 Kirkham Street, San Francisco, CA, 94122, US', phone: '+1 (415) 555-0155' },
    ['Gil Santos', '1.1'],
    ['Rui Santos', '1.1'],
  ),
  friends({ at: '29 Cypress Road, Point Reyes, CA, 94956, US', phone: '+1 (415) 555-0156', answered: '11-15' }, [
    'Tess Moreno',
    '22.',
    { meal: 'Garden', tags: ['plays'] },
  ]),
  friends(
    { at: '71 Panoramic Way, Berkeley, CA, 94704, US', phone: '+1 (510) 555-0157', answered: '11-16' },
    ['Omar Farah', '1..', { notes: 'Says he will know by May.' }],
    ['Leila Farah', '2..', { meal: 'Garden' }],
  ),
]

export const junesWork: DemoHousehold[] = [
  work({ at: '188 Minna Street, San Francisco, CA, 94105, US', phone: '+1 (415) 555-0161', answered: '10-23' }, [
    'Marguerite Bell',
    '21.',
    { meal: 'Garden', notes: 'June’s first boss.' },
  ]),
  work(
    { at: '2 Webster Street, Oakland, CA, 94607, US', phone: '+1 (510) 555-0162' },
    ['Daniel Kim', '111'],
    ['Grace Kim', '111'],
    ['Mina Kim', '1.1', { age: 'child' }],
  ),
  work({ at: '1455 Market Street, San Francisco, CA, 94103, US', phone: '+1 (415) 555-0163', answered: '10-27' }, [
    'Ravi Menon',
    '2..',
    { meal: 'Garden', diet: 'Vegetarian' },
  ]),
  work(
    { at: '600 Harrison Street, San Francisco, CA, 94107, US', phone: '+1 (415) 555-0164', answered: '11-03' },
    ['Beth Calloway', '2..', { meal: 'Fish' }],
    ['Drew Calloway', '2..', { meal: 'Lamb' }],
  ),
  work({ at: '45 Lansing Street, San Francisco, CA, 94105, US', phone: '+1 (415) 555-0165', answered: '11-06' }, [
    'Yuki Mori',
    '2..',
    { meal: 'Fish', plus: true },
  ]),
  work({ at: '901 Tehama Street, San Francisco, CA, 94103, US', phone: '+1 (415) 555-0166', answered: '11-09' }, ['Hugh Lang', '3..']),
  work({ at: '77 Bluxome Street, San Francisco, CA, 94107, US', phone: '' }, [
    'Sonia Reyes',
    '1..',
    { notes: 'Only ever answers e-mail.' },
  ]),
  work(
    { at: '1200 4th Street, San Francisco, CA, 94158, US', phone: '+1 (415) 555-0168' },
    ['Pat Donnelly', '1..'],
    ['Kim Donnelly', '1..'],
    ['Finn Donnelly', '1..', { age: 'child' }],
  ),
  work({ at: '350 Townsend Street, San Francisco, CA, 94107, US', phone: '+1 (415) 555-0169', answered: '11-13' }, [
    'Abby Stone',
    '2..',
    { meal: 'Garden', plus: true },
  ]),
]
