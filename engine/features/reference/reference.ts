// Pages about packages: tables of their declarations, samples that are compiled, run and tried, and types on hover.
//
//   api/      reads declarations (reader/) into plain data (model/), and shows them as tables (tables/)
//   samples/  compiles samples (checker/ is a process of its own), runs them, and compares what they do with what was
//             recorded
//   try/      the files with which readers run a sample themselves
//   hovers/   the types of names in samples
//   client/   what browsers do with samples and tables
//   theme/    components and styles
//
// Samples of any site can be run and tried; tables, the check of samples and hovers need a site that names the feature.
import { type Command, defineFeature } from '../../feature'
import { addTables } from './api/add-tables'
import { addHovers } from './hovers/add-hovers'
import { optionsIn } from './options'
import { addSamples } from './samples/add-samples'
import { referenceOptions } from './schema'
import { words } from './words'

const samples: Command = {
  summary: 'compiles the samples in the docs, and runs those marked to run',
  options: { update: { type: 'boolean', help: 'accepts what samples do now as the expected result' } },
  async run({ site, options }) {
    const { runSamples } = await import('./samples/run-samples')
    return runSamples(await site(), options.update === true)
  },
}

export const reference = defineFeature({
  name: 'reference',
  schema: referenceOptions.prefault({}),
  words,
  commands: { samples },
  setup(site) {
    const options = optionsIn(site.config)
    addSamples(site, options)
    if (!options) return
    addTables(site, options)
    if (options.samples.hovers) addHovers(site, options)
  },
})
