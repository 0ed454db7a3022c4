import { z } from 'zod'
import { filePath, route, severity, text } from '../../kit/options'

const share = 'a number from 0 to 1'

/** The options of the reference: the packages that the docs describe. */
export const referenceOptions = z.strictObject({
  /**
   * Packages whose exports pages can show: names of installed packages, or folders that begin with a dot.
   * @example packages: ['@acme/toolkit']
   */
  packages: z.array(text).default([]),
  /**
   * Packages that exist as declarations only: a folder of `.d.ts` files for each, relative to the site's root. A file
   * of `declare module 'x'` blocks declares those modules.
   * @example declared: { '@acme/widgets': 'api/widgets' }
   */
  declared: z.record(text, filePath).default({}),
  /**
   * What members mean that a package has no doc comment for: a YAML file for each package, relative to the site's root.
   * Tables, hovers and search show it. A warning names members that the package does not have, or documents by now.
   * @example meanings: { '@acme/toolkit': 'api/toolkit.yml' }
   */
  meanings: z.record(text, filePath).default({}),
  /**
   * Your own badges, such as the releases that a fact holds for: what the badge says, and the route that explains it.
   * `<Status is="from 2.0" />` and the doc tag `@status from 2.0` show one.
   * @example statuses: { 'from 2.0': '/releases#v2' }
   */
  statuses: z.record(text, route).default({}),
  /**
   * The samples of the docs, compiled against these packages.
   * @example samples: { noCheck: { never: ['reference'] } }
   */
  samples: z
    .strictObject({
      /**
       * A sample that does not compile, or a fence that violates the other keys.
       * @example onBroken: 'warn'
       */
      onBroken: severity.default('throw'),
      /**
       * Package that answers the requests of samples, at build time and in `Try it`. Its `createMockServer()` returns
       * an object with a `fetch`. Without it, and without `respond` in the sample, the answer is `{}`.
       * @example server: '@acme/mock-server'
       */
      server: text.optional(),
      /**
       * Page whose samples readers can choose in every `Try it` editor: those with `run try` and a title.
       * @example presets: 'docs/playground.mdx'
       */
      presets: filePath.optional(),
      /**
       * Where the samples' compiler and packages are installed: the name of an installed package, or a folder that
       * begins with a dot, relative to the site's root. Default: the site's own packages.
       * @example workspace: './samples'
       */
      workspace: text.optional(),
      /**
       * Limits on the fence word `no-check`.
       * @example noCheck: { maxShare: 0.02, never: ['reference'] }
       */
      noCheck: z
        .strictObject({
          /**
           * Maximum share of fences that may have it, from 0 to 1.
           * @example maxShare: 0.02
           */
          maxShare: z.number(share).min(0, share).max(1, share).default(0.02),
          /**
           * Folders of the docs whose fences may not have it.
           * @example never: ['reference']
           */
          never: z.array(text).default([]),
        })
        .prefault({}),
      /**
       * Whether readers see the type of a name in a sample when they point at it. A page with samples then has an
       * extra file, fetched when a reader points at its code.
       * @example hovers: false
       */
      hovers: z.boolean().default(true),
    })
    .prefault({}),
})
