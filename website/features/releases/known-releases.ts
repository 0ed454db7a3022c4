/** The releases that readers can choose: Atomic Angular 0.1, which the site describes, and two of Sinequa. */
export const RELEASES = ['0.1', '11.13.0', '11.14.0'] as const

/** The key of the choice in the browser's storage, and the parameter of an address that makes it. */
export const STORAGE_KEY = 'docs-release'
export const PARAMETER = 'release'

/** What an application of a release has of a package, and the section about the difference. */
export interface Shipped {
  versions: string
  /** A route with its hash. */
  about: string
}

export interface DocumentedPackage {
  name: string
  /** The version that the pages describe. */
  version: string
  shipped: Record<(typeof RELEASES)[number], Shipped>
}

/** By the first part of a page's route. */
export const PACKAGES: Readonly<Record<string, DocumentedPackage>> = {
  atomic: {
    name: '@sinequa/atomic',
    version: '0.0.113',
    shipped: {
      '0.1': { versions: '0.0.120', about: '/mint/versions#core' },
      '11.13.0': { versions: '0.0.123 to 2.2.0', about: '/mint/versions#r-core-2' },
      '11.14.0': { versions: '2.0.1 or later', about: '/mint/versions#r-core-2' },
    },
  },
  'atomic-angular': {
    name: '@sinequa/atomic-angular',
    version: '0.1.88',
    shipped: {
      '0.1': { versions: '0.1.88 or a later 0.1', about: '/mint/versions#documented' },
      '11.13.0': { versions: '0.2.5 to 1.10.0', about: '/mint/versions#r-11-13-0' },
      '11.14.0': { versions: '1.5.3 or later', about: '/mint/versions#r-11-14-0' },
    },
  },
}
