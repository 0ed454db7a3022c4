export const words = {
  pagefind: {
    search: 'Search',
    close: 'Close',
    placeholder: 'Search the documentation',
    results: 'Search results',
    found: 'Pages found: {count}',
    failed: 'Search has stopped working.',
    retry: 'Retry',
    notIndexed: 'Only a built site can be searched.',
  },
}
