import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinOr, listNames } from '../diagnostics/words'

interface Place {
  file: string
  line: number
}

type ConfigPlace = Place | undefined

export function packageMissing(name: string, place: ConfigPlace): Problem {
  return {
    what: `\`reference\` names a package that is not installed: ${name}`,
    ...place,
    expected: "a package in the node_modules of the site's folder, or of one above it",
    received: name,
    hint: `Correct \`reference.packages\`, or install it: npm install ${name}`,
  }
}

export function packageUntyped(name: string, place: ConfigPlace): Problem {
  return {
    what: `\`reference\` names a package without type declarations: ${name}`,
    ...place,
    expected: 'a package whose package.json says where its types are',
    received: `no \`types\` in the package.json of ${name}`,
    hint: 'Describe it by declarations of your own in `reference.declared`.',
  }
}

export function declaredFolderMissing(name: string, path: string, place: ConfigPlace): Problem {
  return {
    what: `\`reference.declared\` names a folder that does not exist: ${path}`,
    ...place,
    expected: `the folder of the declarations of ${name}, relative to the site's folder`,
    received: path,
    hint: `Correct \`reference.declared\`, or create ${path}.`,
  }
}

export function unknownExport(use: Place & { name: string; similar: string[]; packages: string[] }): Problem {
  const { name, file, line, similar, packages } = use
  return {
    what: `No package of the reference exports this name: ${name}`,
    file,
    line,
    expected: `an export of ${joinOr(packages)}`,
    received: name,
    hint: didYouMean(similar, 'Correct the name, or remove it from `of`.'),
  }
}

export function ambiguousExport(use: Place & { name: string; ids: string[] }): Problem {
  const { name, file, line, ids } = use
  return {
    what: `Several packages of the reference export this name: ${name}`,
    file,
    line,
    expected: 'a name that only one package exports, or one with its package before it',
    received: name,
    hint: `Write ${joinOr(ids.map((id) => `of="${id}"`))}.`,
  }
}

export function noExportNamed(use: Place & { component: string; received: string }): Problem {
  const { component, file, line, received } = use
  return {
    what: `<${component}> does not say what it shows.`,
    file,
    line,
    expected: `the name of an export, as in <${component} of="fetchQuery" />`,
    received,
    hint: 'Add `of` with a text in quotation marks.',
  }
}

export function severalExports(use: Place & { component: string; received: string }): Problem {
  const { component, file, line, received } = use
  return {
    what: `<${component}> shows one export only.`,
    file,
    line,
    expected: 'one name',
    received,
    hint: `Write one <${component}> for each name.`,
  }
}

/** An export of another kind than the component shows. */
export function wrongKind(
  use: Place & { component: string; name: string; kind: string; expected: string },
): Problem {
  const { component, name, kind, file, line, expected } = use
  return {
    what: `<${component}> has nothing to show of ${name}.`,
    file,
    line,
    expected,
    received: `${name}, ${/^[aei]/.test(kind) ? 'an' : 'a'} ${kind}`,
    hint: `Remove the <${component}>, or name another export.`,
  }
}

export function undescribed(
  use: Place & { component: string; of: string; kind: 'parameter' | 'member'; names: string[] },
): Problem {
  const { component, of, kind, names, file, line } = use
  const plural = names.length > 1 ? `${kind}s` : kind
  return {
    what: `<${component}> leaves the ${plural} ${listNames(names)} of ${of} without a description.`,
    file,
    line,
    expected: `an item for each ${kind} that has no doc comment`,
    received: `nothing about ${listNames(names)}`,
    hint: `Add to the list: - \`${names[0]}\`: what it is.`,
  }
}

export function unknownItem(
  use: Place & { component: string; of: string; name: string; known: string[]; similar: string[] },
): Problem {
  const { component, of, name, known, similar, file, line } = use
  return {
    what: `This item of <${component}> names what ${of} does not have: ${name}`,
    file,
    line,
    expected: known.length > 0 ? joinOr(known) : 'no item at all',
    received: name,
    hint: didYouMean(similar, 'Correct the name, or remove the item.'),
  }
}

export function itemTwice(use: Place & { component: string; name: string }): Problem {
  return {
    what: `<${use.component}> has two items about ${use.name}.`,
    file: use.file,
    line: use.line,
    expected: 'one item for each name',
    received: `${use.name}, a second time`,
    hint: 'Remove one of the two.',
  }
}

export function itemWithoutName(use: Place & { component: string; received: string }): Problem {
  return {
    what: `An item of <${use.component}> does not begin with a name.`,
    file: use.file,
    line: use.line,
    expected: 'a name in backticks, a colon and its description: - `text`: the typed text.',
    received: use.received,
    hint: 'Put the name in backticks at the start of the item, and a colon after it.',
  }
}

export function noList(use: Place & { component: string; received: string }): Problem {
  return {
    what: `<${use.component}> takes a list, and nothing else.`,
    file: use.file,
    line: use.line,
    expected: 'a Markdown list between blank lines',
    received: use.received,
    hint: 'Move the text before or after the component; leave a blank line before and after the list.',
  }
}

export function unknownChoice(
  use: Place & { component: string; prop: string; received: string; allowed: string[] },
): Problem {
  return {
    what: `<${use.component}> does not know this value of \`${use.prop}\`: ${use.received}`,
    file: use.file,
    line: use.line,
    expected: joinOr(use.allowed),
    received: use.received,
    hint: `Write one of the known values.`,
  }
}
