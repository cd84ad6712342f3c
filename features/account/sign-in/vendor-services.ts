export interface VendorService {
  id: number
  name: string
}

/** What vendors do. Their numbers are kept with the vendors, so they stay as they are. */
export const vendorServices: readonly VendorService[] = [
  { id: 3571, name: 'Venue' },
  { id: 3572, name: 'Planning' },
  { id: 3573, name: 'Catering' },
  { id: 3574, name: 'Cake' },
  { id: 3575, name: 'Flowers' },
  { id: 3576, name: 'Music' },
  { id: 3577, name: 'Dress and suit' },
  { id: 3578, name: 'Hair and make-up' },
  { id: 3579, name: 'Invitations' },
  { id: 3580, name: 'Photography' },
  { id: 3581, name: 'Film' },
  { id: 3582, name: 'Officiant' },
  { id: 3583, name: 'Rentals' },
  { id: 3584, name: 'Transport' },
  { id: 3585, name: 'Jewellery' },
  { id: 3586, name: 'Something else' },
]
