/** Of the hit with a number, in the list with an id. */
export function optionId(listId: string, number: number): string {
  return `${listId}-${number}`
}

export function optionNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}
