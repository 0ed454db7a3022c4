// A site that names one of these features, read but not built.
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { writeSite } from '../../engine/content/test-site'
import { createReporter } from '../../engine/diagnostics/reporter'
import { loadModels } from '../../engine/site/load-models'
import { loadSite } from '../../engine/site/setup'
import type { SiteModel } from '../../engine/site/site-model'

/** `call` is how the configuration calls the feature: `tideNote({ port: 'Ebbside' })`. */
export async function siteWith(
  feature: string,
  call: string,
  files: Record<string, string> = {},
): Promise<SiteModel> {
  const module = fileURLToPath(new URL(`${feature}/${feature}.ts`, import.meta.url))
  const [name] = call.split('(')
  const config = `import { ${name} } from ${JSON.stringify(module)}
export default { title: 'Quay', url: 'https://quay.example.com', baseUrl: '/quay/', features: [${call}] }`
  const root = writeSite({ 'site.config.ts': config, 'docs/index.mdx': '# Quay\n', ...files })
  const setup = await loadSite(root, 'production', join(root, '.cache'))
  const [model] = await loadModels(setup, createReporter())
  return model
}
