import { circle, type DemoHousehold } from './demo-household.ts'

const lagos = circle('partner_1', 'Lagos side')

/** June's family: Houston first, then Lagos and London. */
export const lagosSide: DemoHousehold[] = [
  lagos(
    { at: '1811 Wentworth Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0101', answered: '10-08' },
    [
      'Adaeze Okafor',
      '222',
      { meal: 'Fish', role: 'Mother of the bride', table: 'Long row 1', notes: 'Runs the rehearsal supper. Let her.' },
    ],
    ['Emeka Okafor', '222', { meal: 'Lamb', role: 'Father of the bride', table: 'Long row 1' }],
    ['Zina Okafor', '222', { meal: 'Garden', role: 'Maid of honour', table: 'Long row 1', tags: ['speech'] }],
  ),
  lagos(
    { at: '14 Bode Thomas Street, Lagos, , 101241, NG', phone: '+234 803 555 0148', answered: '10-12' },
    ['Chidi Abara', '222', { meal: 'Lamb', tags: ['abroad'] }],
    ['Ngozi Abara', '222', { meal: 'Fish', tags: ['abroad'] }],
  ),
  lagos({ at: '2204 Blodgett Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0102', answered: '11-18' }, [
    'Auntie Dee Igwe',
    '22.',
    { meal: 'Fish', plus: 'Uncle Femi', notes: 'One of the Two Aunts who cook.' },
  ]),
  lagos(
    { at: '5 Adeola Odeku Street, Lagos, , 101233, NG', phone: '+234 803 555 0162', answered: '10-19' },
    ['Folake Balogun', '2.2', { meal: 'Fish', tags: ['abroad'] }],
    ['Tunde Balogun', '2.2', { meal: 'Lamb', tags: ['abroad'] }],
  ),
  lagos(
    { at: '3318 Rosedale Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0103', answered: '10-15' },
    ['Ifeoma Nwosu', '2.2', { meal: 'Garden' }],
    ['Kemi Nwosu', '2.2', { meal: 'Fish' }],
    ['Tobe Nwosu', '2.2', { meal: 'Small plate', age: 'child' }],
    ['Ada Nwosu', '2.2', { meal: 'Small plate', age: 'child', diet: 'Egg allergy' }],
  ),
  lagos(
    { at: '77 Peckham Rye, London, , SE15 4JR, GB', phone: '+44 20 7946 0187', answered: '10-21' },
    ['Adaora Obi', '3..', { notes: 'Due the same week. Sends a quilt.' }],
    ['Kelechi Obi', '3..'],
    ['Nonso Obi', '3..', { age: 'child' }],
  ),
  lagos(
    { at: '4007 Almeda Road, Houston, TX, 77004, US', phone: '+1 (713) 555-0104', answered: '10-10' },
    ['Chinwe Eze', '2.2', { meal: 'Lamb' }],
    ['Obinna Eze', '2.2', { meal: 'Lamb' }],
    ['Somto Eze', '2.2', { meal: 'Small plate', age: 'child' }],
  ),
  lagos({ at: '1520 Southmore Boulevard, Houston, TX, 77004, US', phone: '+1 (713) 555-0105', answered: '10-17' }, [
    'Grandma Ezinne Okafor',
    '222',
    { meal: 'Fish', notes: 'A chair with arms, out of the wind.', tags: ['step-free'] },
  ]),
  lagos(
    { at: '9 Glover Road, Lagos, , 101233, NG', phone: '+234 803 555 0119', answered: '11-02' },
    ['Yemi Adeyemi', '2..', { meal: 'Garden', tags: ['abroad'] }],
    ['Sade Adeyemi', '2..', { meal: 'Garden', diet: 'No pork', tags: ['abroad'] }],
  ),
  lagos({ at: '2611 Cleburne Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0106', answered: '10-28' }, [
    'Uche Onyeka',
    '2..',
    { meal: 'Lamb', plus: true },
  ]),
  lagos({ at: '6102 Scott Street, Houston, TX, 77021, US', phone: '', answered: '11-05' }, [
    'Emeka Obi',
    '3..',
    { email: 'emeka.obi@example.com', notes: 'Moved in September; his number is an old one.' },
  ]),
  lagos(
    { at: '3050 Post Oak Boulevard, Houston, TX, 77056, US', phone: '+1 (713) 555-0107' },
    ['Bisi Afolabi', '1.1', { plus: true }],
    ['Dayo Afolabi', '1.1'],
  ),
  lagos(
    { at: '12 Awolowo Road, Lagos, , 101233, NG', phone: '+234 803 555 0171' },
    ['Amaka Chukwu', '1..', { tags: ['abroad'] }],
    ['Ikenna Chukwu', '1..', { tags: ['abroad'] }],
  ),
  lagos(
    { at: '8 Camberwell Grove, London, , SE5 8JA, GB', phone: '+44 20 7946 0132' },
    ['Nkem Uzor', '1..', { tags: ['abroad'] }],
    ['Chika Uzor', '1..', { tags: ['abroad'] }],
    ['Lotanna Uzor', '1..', { age: 'child' }],
  ),
  lagos({ at: '7711 Fannin Street, Houston, TX, 77054, US', phone: '+1 (713) 555-0108' }, ['Ebere Madu', '1..', { plus: true }]),
  lagos({ at: '1402 Ruth Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0109' }, ['Oluchi Ibe', '1.1'], ['Jide Ibe', '1.1']),
  lagos(
    { at: '2930 Binz Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0110', answered: '10-24' },
    ['Nneka Anyanwu', '2.2', { meal: 'Fish' }],
    ['Pius Anyanwu', '2.2', { meal: 'Lamb' }],
    ['Ebuka Anyanwu', '2.2', { meal: 'Small plate', age: 'child' }],
  ),
  lagos(
    { at: '5015 Caroline Street, Houston, TX, 77004, US', phone: '+1 (713) 555-0111', answered: '10-30' },
    ['Ify Okonkwo', '2..', { meal: 'Fish' }],
    ['Obi Okonkwo', '2..', { meal: 'Fish', diet: 'Shellfish allergy' }],
  ),
]
