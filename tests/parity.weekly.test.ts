import { testParity } from './dev-parity'

for (const name of ['website', 'crash', 'fixed', 'plain', 'diagrams', 'hosts', 'try'] as const)
  testParity(name)
