import type { suppliers } from '#app/db/schema/purchases.ts';

type DemoSupplier = Omit<typeof suppliers.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Made up, as their addresses (`.example`) and bank (`EXMP`) say; the check characters of the GSTINs are right. */
function supplier(
  supplierName: string,
  serviceType: DemoSupplier['serviceType'],
  [contactPerson, phone, email]: [string, string, string],
  [city, state]: [string, string],
  more: Partial<DemoSupplier> = {},
): DemoSupplier {
  return { supplierName, serviceType, contactPerson, phone, email, city, state, ...more };
}

function account(bankAccountNumber: string, bankBranch: string) {
  return { bankAccountNumber, ifscCode: 'EXMP0000405', bankBranch };
}

/** Whom the demo agency books with and pays. Bills and expenses name them by the key. */
export const demoSuppliers = {
  nigeen: supplier(
    'Nigeen Palace Houseboats',
    'hotel',
    ['Bashir Ahmad', '+919419012034', 'bookings@nigeenpalace.example'],
    ['Srinagar', 'Jammu and Kashmir'],
    {
      gstNumber: '01AABCN4821M1ZO',
      address: 'Nigeen Lake, east bank',
      ...account('000310002211', 'Srinagar'),
    },
  ),
  valley: supplier(
    'Valley Wheels Transport',
    'transport',
    ['Imtiyaz Lone', '+919906022718', 'desk@valleywheels.example'],
    ['Srinagar', 'Jammu and Kashmir'],
    { gstNumber: '01AAFFV2290K1Z7', ...account('000310004412', 'Srinagar') },
  ),
  alleppey: supplier(
    'Alleppey Boat Company',
    'activities',
    ['Sunil Varghese', '+919447033851', 'boats@alleppeyboats.example'],
    ['Alappuzha', 'Kerala'],
    { gstNumber: '32AAACA7719D1Z5', address: 'Finishing Point Road', ...account('000620001190', 'Kochi') },
  ),
  himgiri: supplier(
    'Himgiri Helicopters',
    'transport',
    ['Wing Cdr Arun Negi', '+919412044960', 'charters@himgiri.example'],
    ['Dehradun', 'Uttarakhand'],
    { gstNumber: '05AAGCH6612P1ZA', ...account('000510007731', 'Dehradun') },
  ),
  marudhar: supplier(
    'Marudhar Heritage Hotels',
    'hotel',
    ['Kavita Rathore', '+919829055074', 'reservations@marudhar.example'],
    ['Jodhpur', 'Rajasthan'],
    { gstNumber: '08AADFM3318R1ZV', address: 'Fort Road', ...account('000710008820', 'Jodhpur') },
  ),
  emirates: supplier(
    'Emirates Visa Desk',
    'visa',
    ['Farah Siddiqui', '+97144066185', 'visas@emiratesvisadesk.example'],
    ['Dubai', ''],
    { country: 'United Arab Emirates' },
  ),
  desertRose: supplier(
    'Desert Rose Tours',
    'activities',
    ['Omar Haddad', '+97144077296', 'agents@desertrose.example'],
    ['Dubai', ''],
    { country: 'United Arab Emirates' },
  ),
  skyline: supplier(
    'Skyline Air Tickets',
    'tickets',
    ['Pooja Malhotra', '+919811088307', 'b2b@skylineair.example'],
    ['New Delhi', 'Delhi'],
    { gstNumber: '07AACCS8841B1ZH', ...account('000405009964', 'Connaught Place') },
  ),
  suraksha: supplier(
    'Suraksha Travel Insurance',
    'insurance',
    ['Nitin Kapoor', '+919871099418', 'partners@suraksha.example'],
    ['New Delhi', 'Delhi'],
    { gstNumber: '07AAHCB9054J1ZD' },
  ),
  deepa: supplier(
    'Deepa Joshi, guide in Shimla',
    'tour_guide',
    ['Deepa Joshi', '+919816010529', 'deepa@himachalguides.example'],
    ['Shimla', 'Himachal Pradesh'],
    { gstNumber: '02AAJFH5523L1ZF' },
  ),
  brightline: supplier(
    'Brightline Media',
    'others',
    ['Rohit Bansal', '+919810021630', 'accounts@brightline.example'],
    ['New Delhi', 'Delhi'],
    { gstNumber: '07AAEFK1290C1ZQ', ...account('000405003317', 'Okhla') },
  ),
  coastline: supplier(
    'Coastline Cabs Goa',
    'transport',
    ['Savio Fernandes', '+919822032741', 'ride@coastline.example'],
    ['Panaji', 'Goa'],
    { gstNumber: '30AAICG1187E1ZZ', status: 'inactive' },
  ),
} satisfies Record<string, DemoSupplier>;

export type DemoSupplierKey = keyof typeof demoSuppliers;
