/** A document of the demonstration. All of them are invented. */
export interface SampleDocument {
  title: string
  text: string
  source: string
  format: string
  /** ISO 8601. */
  modified: string
  author: string
}

/** The columns that have a facet: by the name of the facet. */
export const FACETS = { Source: 'source', Format: 'docformat', Year: 'year' } as const

type Row = [title: string, source: string, format: string, modified: string, author: string, text: string]

const ROWS: readonly Row[] = [
  [
    'Solar farm contract, template',
    'Contracts',
    'docx',
    '2024-11-04',
    'Nadia Ferrer',
    'Standard contract for the lease of land to a solar farm: term, rent, access for maintenance and the return of the site.',
  ],
  [
    'Contract with Northwind Turbines',
    'Contracts',
    'pdf',
    '2023-06-19',
    'Owen Hale',
    'Supply contract for twelve wind turbines. Delivery in three lots, with a penalty for each week of delay.',
  ],
  [
    'Contract review checklist',
    'Intranet',
    'html',
    '2025-01-09',
    'Nadia Ferrer',
    'What the legal team reads first in a contract: parties, liability, term, notice and the law that applies.',
  ],
  [
    'Framework contract for panel cleaning',
    'Contracts',
    'pdf',
    '2022-03-28',
    'Ingrid Solberg',
    'Two cleanings a year for every solar site, at a fixed price per panel. Ends unless it is renewed in writing.',
  ],
  [
    'Maintenance plan for inverters',
    'Engineering',
    'xlsx',
    '2025-02-14',
    'Tomás Rivas',
    'Which inverter is inspected when, by whom, and which parts to bring. One sheet for each solar site.',
  ],
  [
    'Inverter fault codes',
    'Engineering',
    'html',
    '2024-08-21',
    'Tomás Rivas',
    'Every fault code of the inverters in use, with its cause and what to check before calling the maker.',
  ],
  [
    'Wind measurement at Cape Arden',
    'Engineering',
    'pdf',
    '2023-10-02',
    'Mei Tanaka',
    'One year of wind speed at four heights. The report recommends the northern ridge for the first turbines.',
  ],
  [
    'Grid connection study, Cape Arden',
    'Engineering',
    'pdf',
    '2024-05-16',
    'Mei Tanaka',
    'How much power the local grid takes, where the cable can run, and what a second substation would cost.',
  ],
  [
    'Battery storage: comparison of makers',
    'Engineering',
    'xlsx',
    '2025-03-03',
    'Priya Raman',
    'Price, capacity, loss and warranty of seven battery systems for solar sites of up to five megawatts.',
  ],
  [
    'Safety rules for work on roofs',
    'Safety',
    'pdf',
    '2024-02-12',
    'Bram de Wit',
    'Harness, anchors and weather limits. Nobody works alone on a roof, and nobody works there in wind above force six.',
  ],
  [
    'Safety walk: form',
    'Safety',
    'docx',
    '2022-09-07',
    'Bram de Wit',
    'The form for the monthly safety walk on a site. Twenty questions, and space for photographs.',
  ],
  [
    'Accident report 2023',
    'Safety',
    'pdf',
    '2024-01-22',
    'Bram de Wit',
    'Nine accidents in the year, none of them severe. Most happened while panels were being unloaded.',
  ],
  [
    'First aid on remote sites',
    'Safety',
    'html',
    '2023-04-11',
    'Lucía Moreno',
    'Where the kits are, whom to call, and how the rescue team finds a turbine by its number.',
  ],
  [
    'Onboarding: your first week',
    'Intranet',
    'html',
    '2025-01-27',
    'Lucía Moreno',
    'Accounts, badge, safety training and the people you meet. A list for new colleagues and their managers.',
  ],
  [
    'Onboarding for technicians',
    'Safety',
    'docx',
    '2024-09-30',
    'Tomás Rivas',
    'What a new technician learns before the first climb: rescue from height, lock-out, and the safety rules.',
  ],
  [
    'Travel policy',
    'Intranet',
    'pdf',
    '2023-01-16',
    'Ingrid Solberg',
    'Trains before planes, and second class up to four hours. Receipts are due within thirty days.',
  ],
  [
    'Remote work policy',
    'Intranet',
    'pdf',
    '2022-05-23',
    'Ingrid Solberg',
    'Up to three days a week from home, after an agreement with the team. Equipment is provided.',
  ],
  [
    'Holiday calendar',
    'Intranet',
    'xlsx',
    '2025-01-02',
    'Lucía Moreno',
    'Public holidays of all countries where the company has sites, and the days on which offices close.',
  ],
  [
    'Annual report 2024',
    'Finance',
    'pdf',
    '2025-03-18',
    'Samuel Okoro',
    'Revenue grew by eleven percent. Solar brought more than wind for the first time, at lower cost.',
  ],
  [
    'Budget for solar projects',
    'Finance',
    'xlsx',
    '2024-12-05',
    'Samuel Okoro',
    'Planned cost of eight solar projects by quarter: land, panels, inverters, grid connection and reserve.',
  ],
  [
    'Invoice rules for suppliers',
    'Finance',
    'html',
    '2023-07-31',
    'Amara Diallo',
    'What an invoice must show to be paid in thirty days: order number, contract number, tax and bank details.',
  ],
  [
    'Insurance of wind turbines',
    'Finance',
    'pdf',
    '2022-11-14',
    'Amara Diallo',
    'What the insurance covers after lightning, fire and storm, and how a claim is filed within five days.',
  ],
  [
    'Subsidies for battery storage',
    'Finance',
    'html',
    '2024-06-25',
    'Priya Raman',
    'Which regions support battery storage beside solar farms, until when, and who prepares the application.',
  ],
  [
    'Noise study for neighbors of turbines',
    'Engineering',
    'pdf',
    '2022-08-18',
    'Mei Tanaka',
    'Sound of wind turbines at night at six houses. All values are below the limit that the permit sets.',
  ],
  [
    'Permit for Cape Arden',
    'Contracts',
    'pdf',
    '2024-10-10',
    'Owen Hale',
    'The permit of the region for fourteen turbines, with conditions for noise, birds and the access road.',
  ],
  [
    'Purchase conditions',
    'Contracts',
    'docx',
    '2023-02-20',
    'Owen Hale',
    'General conditions for every contract with suppliers: delivery, warranty, safety on site and payment.',
  ],
]

export const SAMPLE_INDEX: readonly SampleDocument[] = ROWS.map(
  ([title, source, format, modified, author, text]) => ({ title, source, format, modified, author, text }),
)
