/** The pages of the tutorial in order, with the last part of their URLs and their labels in the sidebar. */
export const TUTORIAL_STEPS = [
  { step: 'introduction', label: 'Introduction' },
  { step: 'updating', label: 'Updating an Angular Application' },
  { step: 'connection', label: 'Connecting to Sinequa' },
  { step: 'logosandcolors', label: 'Changing Logos and Colors' },
  { step: 'filters', label: 'Adding a Filter' },
  { step: 'tabs-international', label: 'Tabs and Internationalization' },
  { step: 'highlighting', label: 'Highlighting Entities in the Preview' },
  { step: 'preview-metadata', label: 'Modifying Preview Metadata' },
  { step: 'result-metadata', label: 'Adding Result Metadata' },
]

/** Folder of these pages, below the base path of the site. */
export const TUTORIAL_PATH = 'mint/tutorial/'
