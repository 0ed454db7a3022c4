/** True for a whole address that a reader's browser opens: of the web, or of a mailbox. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s/]\S*$/i.test(address) && URL.canParse(address)
}

export const WEB_ADDRESS = "a full address, such as 'https://example.com'"
