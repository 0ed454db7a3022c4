import type { Problem } from 'docwright/feature'
import type { SourceLocation } from 'docwright/kit/diagnostics'
import { listNames, reasonOf } from 'docwright/kit/wording'

export function noOldConfig(folder: string): Problem {
  return {
    what: `There is no configuration of Docusaurus or VitePress in ${folder}.`,
    expected: 'the folder of a site of one of these tools',
    hint: 'Name the folder that holds docusaurus.config.js or .ts, or the folder .vitepress.',
  }
}

/** @param stubbed The packages that stand-ins replaced. */
export function configFailed(
  file: string,
  error: unknown,
  stubbed: readonly string[],
  location?: SourceLocation,
): Problem {
  return {
    what: 'This configuration cannot be loaded.',
    ...(location ?? { file }),
    expected: 'a module that exports a configuration, or a function that returns one',
    received: reasonOf(error),
    hint:
      stubbed.length === 0
        ? 'Correct what the message names; files that the configuration reads must exist.'
        : `Correct what the message names, or install what the configuration may need: ${listNames(stubbed)}.`,
  }
}

export function alreadyThere(file: string): Problem {
  return {
    what: `${file} already exists and is not overwritten.`,
    file,
    expected: 'a folder without it',
    hint: 'Move it, or omit --write to see what would be written.',
  }
}

export function noBuildToCompare(folder: string): Problem {
  return {
    what: `There is no built site in ${folder}.`,
    expected: 'a folder with HTML files',
    hint: 'Build both sites first: the old one with Docusaurus, the new one with docs build.',
  }
}

export function importNotThere(specifier: string): Problem {
  return {
    what: `This import is not provided here: ${specifier}`,
    hint: WAYS_OUT.get(specifier) ?? 'Use your own component instead, or plain Markdown.',
  }
}

export function loaderNotThere(specifier: string): Problem {
  return {
    what: `This import names a loader of webpack, which does not run here: ${specifier}`,
    hint: 'Import the text of the file, with ?raw at its end, or a file with what the loader makes.',
  }
}

/** What to use in place of modules that many sites import. */
const WAYS_OUT = new Map([
  ['@theme/MDXComponents', 'Name components for every page in mdx-components.tsx.'],
  ['@docusaurus/useGlobalData', 'Import the data that the plugin provided from a file of the site.'],
])

/** @param alias What imports begin with. */
export function aliasNotThere(alias: string): Problem {
  return {
    what: `This import begins with an alias of tsconfig.json: ${alias}`,
    hint: 'Add it to `vite.resolve.alias` in the configuration, with the folder that it stands for.',
  }
}

/** @param name What would be the name of the package. */
export function unknownModule(name: string): Problem {
  return {
    what: `This import is of no package that package.json names: ${name}`,
    hint: 'If a plugin of Docusaurus makes it, write its data into a file of the site. If it is an alias, add it to `vite.resolve.alias`.',
  }
}

export function packageNotThere(name: string): Problem {
  return {
    what: `The package ${name} is imported but not installed.`,
    hint: 'Install it; its components run when the site is built.',
  }
}

/** @param name The package that compiles a style sheet. */
export function sheetCompiler(name: string): Problem {
  return {
    what: `This style sheet needs the package ${name}, which is not installed.`,
    hint: `Run npm install ${name}: then it is loaded like those in CSS, except as a part whose name begins with _.`,
  }
}

export function emojiName(): Problem {
  return {
    what: 'This looks like the name of an emoji, which is shown as it is written.',
    hint: 'Add `emoji()` to `features` in the configuration, and install gemoji.',
  }
}

export function handlerInText(): Problem {
  return {
    what: 'This element has a handler, but the text of a page runs no script: docs build ends with an error.',
    hint: 'Move the element into a component in a file named *.island.tsx, and import that.',
  }
}

export function labelsOfTags(): Problem {
  return {
    what: 'The labels and addresses of tags in this file are not read.',
    hint: 'Write a tag that has them into the front matter of its pages: { label: Deep water, permalink: /deep }.',
  }
}

export function pageOfScript(): Problem {
  return {
    what: 'This page in JavaScript was not taken over.',
    hint: 'Rename it to .tsx, without what is not provided here: it runs once, when the site is built. Code that needs the browser belongs in an island.',
  }
}

export function swizzled(file: string): Problem {
  return {
    what: 'This file replaces part of the Docusaurus theme, which has no effect here.',
    hint: file.startsWith('src/theme/MDXComponents')
      ? 'Name its components in mdx-components.tsx: export default { Box }.'
      : file.startsWith('src/theme/CodeBlock')
        ? 'The key `markdown.fences` shows the fences of a language with a component of yours.'
        : '`theme.components` replaces parts of the layout: see docs/extending.md, and docs/theming.md for looks.',
  }
}

/** @param isThere Whether the target has files already. */
export function translationElsewhere(target: string, isThere: boolean): Problem {
  return {
    what: 'This engine reads the translations in this folder from another.',
    hint: isThere
      ? `Move its files to ${target}, which is there already: keep what both have under the same name.`
      : `Move its files to ${target}.`,
  }
}

/** @param target The folder, relative to the site's. */
export function filesElsewhere(target: string): Problem {
  return {
    what: 'VitePress publishes the files in this folder, but this engine those in another.',
    hint: `Move its files to ${target}.`,
  }
}

export function homeOfVitePress(): Problem {
  return {
    what: 'This is a home page of VitePress, whose hero and features are not shown.',
    hint: 'Write what they say as text, or as a page in TypeScript: see "Standalone pages" in docs/authoring.md.',
  }
}

/** @param what The part, such as `a script of Vue`. */
export function vueInPage(what: string): Problem {
  return {
    what: `This page has ${what}, which has no effect here.`,
    hint: 'Write what it shows as text, or as a component in React that an .mdx page imports.',
  }
}

export function themeOfVitePress(): Problem {
  return {
    what: 'This file is part of a theme of VitePress, which has no effect here.',
    hint: 'Style sheets go below src: see docs/theming.md. `theme.components` replaces parts of the layout: see docs/extending.md.',
  }
}

export function translationOfOther(): Problem {
  return {
    what: 'These are translations of docs, posts or pages that are not taken over.',
    hint: 'There is one blog and one folder of pages: build a second site for others.',
  }
}

export function malformedMessages(file: string, line: number, received: string): Problem {
  return {
    what: 'The words in this file cannot be read.',
    file,
    line,
    received,
    hint: 'Correct its JSON, and migrate again.',
  }
}

export function notOverwritten(file: string): Problem {
  return {
    what: 'This file is there already, so it was not written.',
    file,
    hint: 'Move it, migrate again, and join the two.',
  }
}

export function textOfTheme(file: string): Problem {
  return {
    what: 'Some words of the Docusaurus theme are not used here, or have other placeholders.',
    file,
    hint: 'Add what theme.json lacks: docs build counts what it shows in English.',
  }
}

/** @param folder The folder of the language. */
export function textOfComponent(folder: string): Problem {
  return {
    what: 'These words of components were translated by <Translate>, which shows its own text here.',
    hint: `Translate copies of the components: ${folder}/src/pages/index.tsx replaces src/pages/index.tsx.`,
  }
}

export function textOfNothing(): Problem {
  return {
    what: 'No label that can be translated here has these words: they are of a label that was changed or left out, or of a version.',
    hint: 'Look for the label; labels of versions are the same in all languages.',
  }
}

export function titleOfBlog(file: string): Problem {
  return {
    what: 'The title, description and sidebar title of the blog are the same in all languages.',
    file,
    hint: 'Choose words that fit all of them, among the options of `blog()`.',
  }
}

export function wordsOfDefault(folder: string): Problem {
  return {
    what: 'In the default language, Docusaurus shows other words than the configuration and the sidebars have.',
    file: folder,
    hint: 'Write these words into the configuration, the sidebars and the category files.',
  }
}
