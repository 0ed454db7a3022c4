/** Results that are kept between builds: a store of them by key, digests for keys, and files that are written whole. */
export { engineVersion, hash } from '../cache/hash'
export { ENGINE_ROOT, writeWhole } from '../cache/paths'
export { openStore, type Store } from '../cache/store'
