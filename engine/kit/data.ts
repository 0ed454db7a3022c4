/** Data that authors write: reads it, checks it with a schema, and finds the line that a message names. */
export { check, type Finding } from '../config/findings'
export { type KeyPath, keyLine, locationOfOption } from '../config/key-lines'
export { findingProblem, keyName, missingConfigPath } from '../config/problems'
export { readYaml, type YamlMapping } from '../content/front-matter/yaml'
export { parseJson } from '../content/versions/version-names'
