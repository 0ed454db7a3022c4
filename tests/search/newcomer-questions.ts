/** A question of somebody new to the site, what they type, and how far the page answers it. */
export interface NewcomerQuestion {
  asks: string
  types: string
  /** Routes of the pages that answer it; several if each of them does. */
  pages: readonly string[]
  /** What the site does not answer. If absent, a page answers in full. */
  lacks?: string
}

/** Tried with only search and sidebars, then judged strictly by a second reader. */
export const NEWCOMER_QUESTIONS: readonly NewcomerQuestion[] = [
  { asks: 'Can I try it before I install anything?', types: 'live demo', pages: ['/'] },
  {
    asks: 'What must my machine have before I start Mint?',
    types: 'system requirements',
    pages: ['/mint/prerequisites'],
  },
  {
    asks: 'npm asks me for access to the packages. Where do I get it?',
    types: 'npm registry access',
    pages: ['/mint/prerequisites'],
  },
  {
    asks: 'How do I run Mint against our test server?',
    types: 'run mint against our server',
    pages: ['/mint/tutorial/connection'],
  },
  {
    asks: 'After npm start I only see proxy errors. What now?',
    types: 'proxy errors after npm start',
    pages: ['/mint/tutorial/connection'],
  },
  {
    asks: 'Where do I set the name of the app?',
    types: 'where to set the app name',
    pages: [
      '/mint/tutorial/connection',
      '/atomic/configurations',
      '/mint/how-to/configuration',
      '/mint/others/authentication',
    ],
  },
  {
    asks: 'How do I put our logo at the top?',
    types: 'put our logo at the top',
    pages: ['/mint/configurations/logos-and-title', '/mint/tutorial/logosandcolors'],
  },
  {
    asks: 'How do I make the buttons green?',
    types: 'make the buttons green',
    pages: ['/mint/tutorial/logosandcolors', '/mint/configurations/css-variables'],
  },
  {
    asks: 'How do I show the author below each result?',
    types: 'show author in results',
    pages: ['/mint/tutorial/result-metadata'],
  },
  {
    asks: 'How do I add a facet for the language of a document?',
    types: 'add facet for language',
    pages: ['/mint/configurations/filters', '/mint/tutorial/filters'],
  },
  {
    asks: 'How do I move one filter to the front?',
    types: 'filter order',
    pages: ['/mint/configurations/filters'],
  },
  {
    asks: 'How do I rename the tab All?',
    types: 'rename tab all',
    pages: ['/mint/tutorial/tabs-international'],
  },
  {
    asks: 'How do I get the interface in German?',
    types: 'german interface',
    pages: ['/mint/tutorial/tabs-international', '/mint/how-to/localize'],
  },
  {
    asks: 'What does a search send to the server?',
    types: 'what does a search send',
    pages: ['/mint/features/search', '/atomic/api/query'],
  },
  {
    asks: 'How do users sign in with our identity provider?',
    types: 'identity provider setup',
    pages: ['/mint/others/authentication'],
  },
  {
    asks: 'The sign-in ends on the login page again. Why?',
    types: 'back on login page after login',
    lacks: 'a refused request with a new token, and the loading page where there is a provider',
    pages: ['/mint/others/authentication'],
  },
  {
    asks: 'How do I use a bearer token?',
    types: 'bearer token',
    lacks: 'what to do when the token ends, and how to skip a provider',
    pages: [
      '/atomic/configurations',
      '/mint/others/authentication',
      '/mint/how-to/configuration',
      '/atomic/intro',
    ],
  },
  {
    asks: 'How do I search from a React component?',
    types: 'react component search',
    pages: ['/atomic/intro', '/atomic/guides/with-react-vue-or-plain-typescript'],
  },
  {
    asks: 'How do I get the counts of a facet in code?',
    types: 'facet counts',
    pages: ['/atomic/api/aggregations', '/atomic/api/query'],
  },
  {
    asks: 'How do I filter by two values of one column?',
    types: 'filter several values of a column',
    pages: ['/atomic/api/query', '/atomic-angular/stores/query-params', '/atomic/api/aggregations'],
  },
  {
    asks: 'How do I find only documents of the last year?',
    types: 'only documents of last year',
    pages: ['/atomic/api/query', '/atomic/api/aggregations'],
  },
  {
    asks: 'How do I mark the matches in a title?',
    types: 'bold matching words in title',
    lacks: 'what the title of a card looks like in its template',
    pages: ['/atomic-angular/pipes/highlight-word'],
  },
  {
    asks: 'How do I wait until the user stops typing?',
    types: 'wait until typing stops',
    pages: ['/atomic-angular/utils/debounced-signal'],
  },
  {
    asks: 'How do I give PDF files a card of their own?',
    types: 'different card for pdf',
    pages: ['/mint/features/search'],
  },
  {
    asks: 'How do I open the preview from my component?',
    types: 'open preview from my component',
    pages: [
      '/mint/features/preview',
      '/atomic-angular/services/selection',
      '/atomic-angular/directives/select-article-on-click',
      '/atomic-angular/components/drawer/drawer-stack',
    ],
  },
  {
    asks: 'How do I add a star to my own result card?',
    types: 'bookmark star on my card',
    pages: ['/atomic-angular/directives/show-bookmark'],
  },
  {
    asks: 'How do I add a page with a route?',
    types: 'add my own page',
    pages: ['/mint/configurations/routes'],
  },
  {
    asks: 'How do I read a JSON file of the administration in code?',
    types: 'read json from administration in code',
    pages: ['/mint/configurations/customization', '/atomic-angular/stores/app'],
  },
  {
    asks: 'What do I do with the build?',
    types: 'where to put the build output',
    pages: ['/mint/how-to/configuration', '/mint/how-to/deploy'],
  },
  {
    asks: 'Is this documentation for my version of Mint?',
    types: 'which mint version do I have',
    pages: ['/mint/prerequisites', '/mint/versions'],
  },
]
