/** Settings of the labels of an application. The keys are those of the labels web service. */
export interface LabelsConfig {
  /** Index column of public labels. */
  publicLabelsField: string
  /** Index column of private labels. */
  privateLabelsField: string
  /** Predefined public labels, separated by semicolons. */
  defaultPublicLabels: string
  /** Whether users may create public labels. */
  allowPublicLabelsCreation: boolean
  /** Principals (users and groups) that may create public labels. */
  publicLabelsCreationPrincipalIds: string
  /** Whether users may modify existing public labels. */
  allowPublicLabelsModification: boolean
  /** Principals that may modify existing public labels. */
  publicLabelsModificationPrincipalIds: string
  /** Maximum number of suggestions. */
  labelsAutoSuggestMaxCount: number
  /** Wildcard character in suggestions. */
  labelsAutoSuggestWildcard: string
}
