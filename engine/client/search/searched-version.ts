let label: string | undefined

/** Label of the version whose pages search finds, where the reader sees another one. */
export function searchedVersion(): string | undefined {
  return label
}

export function setSearchedVersion(searched: string | undefined): void {
  label = searched
}
