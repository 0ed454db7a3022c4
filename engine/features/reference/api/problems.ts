import type { Problem } from '../../../feature'
import type { SourceLocation } from '../../../kit/diagnostics'
import { didYouMean, joinOr, listNames, nearest } from '../../../kit/wording'

export function packageMissing(name: string, location?: SourceLocation): Problem {
  return {
    what: `\`reference\` names a package that is not installed: ${name}`,
    ...location,
    expected: "a package in the node_modules of the site's folder, or of one above it",
    received: name,
    hint: `Correct \`reference\`, or install it: npm install ${name}`,
  }
}

export function packageUntyped(name: string, location?: SourceLocation): Problem {
  return {
    what: `\`reference\` names a package without type declarations: ${name}`,
    ...location,
    expected: 'a package whose package.json says where its types are',
    received: `no \`types\` in the package.json of ${name}`,
    hint: 'Describe it with your own declarations in `declared` of `reference()`.',
  }
}

export function declaredFolderMissing(name: string, path: string, location?: SourceLocation): Problem {
  return pathMissing('declared', path, 'folder', `the folder of the declarations of ${name}`, location)
}

export function meaningsMissing(name: string, path: string, location?: SourceLocation): Problem {
  return pathMissing('meanings', path, 'file', `a YAML file with meanings of ${name}`, location)
}

/** An option of `reference()` that leads nowhere. */
function pathMissing(
  option: string,
  path: string,
  kind: 'file' | 'folder',
  expected: string,
  location?: SourceLocation,
): Problem {
  return {
    what: `\`${option}\` of \`reference()\` names a ${kind} that does not exist: ${path}`,
    ...location,
    expected: `${expected}, relative to the site's folder`,
    received: path,
    hint: `Correct \`${option}\` of \`reference()\`, or create ${path}.`,
  }
}

export function meaningsOfOther(name: string, packages: string[], location?: SourceLocation): Problem {
  return {
    what: `\`meanings\` of \`reference()\` names a package that the reference does not show: ${name}`,
    ...location,
    expected: packages.length > 0 ? joinOr(packages) : 'no meanings without a package',
    received: name,
    hint: didYouMean(
      nearest(name, packages),
      'Add it to `packages` of `reference()`, or remove its meanings.',
    ),
  }
}

// The problems of meanings are found with a line, which their check adds.

export function unknownType(of: string, type: string, similar: string[]): Problem {
  return {
    what: `${of} does not export a type with this name: ${type}`,
    expected: 'an export that has members',
    received: type,
    hint: didYouMean(similar, 'Correct the name, or remove its meanings.'),
  }
}

export function unknownMember(type: string, member: string, names: string[], similar: string[]): Problem {
  return {
    what: `${type} does not have a member with this name: ${member}`,
    expected: names.length > 0 ? listNames(names, 40) : `nothing, since ${type} has no members`,
    received: member,
    hint: didYouMean(similar, 'Correct the name, or remove its meaning.'),
  }
}

export function documentedMember(type: string, member: string, comment: string): Problem {
  return {
    what: `The package has a doc comment for ${type}.${member}, which is shown rather than this meaning.`,
    expected: 'a meaning for a member without a doc comment',
    received: comment,
    hint: `Remove the meaning. To show it nevertheless, write ${member}: { instead: … }`,
  }
}

// The problems below are found in pages. The component that reports one adds file and line.

export function unknownExport(name: string, similar: string[], packages: string[]): Problem {
  return {
    what: `No package of the reference exports this name: ${name}`,
    expected: `an export of ${joinOr(packages)}`,
    received: name,
    hint: didYouMean(similar, 'Correct the name, or remove it from `of`.'),
  }
}

export function ambiguousExport(name: string, ids: string[]): Problem {
  return {
    what: `Several packages of the reference export this name: ${name}`,
    expected: 'a name that only one package exports, or one with its package before it',
    received: name,
    hint: `Write ${joinOr(ids.map((id) => `of="${id}"`))}.`,
  }
}

export function noExportNamed(component: string, received: string): Problem {
  return {
    what: `<${component}> does not say what it shows.`,
    expected: `the name of an export, as in <${component} of="fetchQuery" />`,
    received,
    hint: 'Add `of` with a name in quotation marks.',
  }
}

export function severalExports(component: string, received: string): Problem {
  return {
    what: `<${component}> shows only one export.`,
    expected: 'one name',
    received,
    hint: `Write one <${component}> for each name.`,
  }
}

/** Reports an export of a kind that the component cannot show. */
export function wrongKind(component: string, name: string, kind: string, expected: string): Problem {
  return {
    what: `<${component}> has nothing to show for ${name}.`,
    expected,
    received: `${name}, ${/^[aei]/.test(kind) ? 'an' : 'a'} ${kind}`,
    hint: `Remove the <${component}>, or name another export.`,
  }
}

/** An export whose parts a component lists. */
export interface Subject {
  component: 'Parameters' | 'Members' | 'ApiHead'
  of: string
  kind: 'parameter' | 'member' | 'export'
  /** Names that items may have. */
  names: string[]
}

export function undescribed({ component, of, kind }: Subject, names: string[]): Problem {
  const plural = names.length > 1 ? `${kind}s` : kind
  return {
    what: `<${component}> leaves the ${plural} ${listNames(names)} of ${of} without a description.`,
    expected: `an item for each ${kind} that has no doc comment`,
    received: `nothing about ${listNames(names)}`,
    hint: `Add to the list: - \`${names[0]}\`: what it is.`,
  }
}

export function unknownItem({ component, of, names }: Subject, name: string, similar: string[]): Problem {
  return {
    what: `This item of <${component}> names something that ${of} does not have: ${name}`,
    expected: names.length > 0 ? joinOr(names) : 'no items',
    received: name,
    hint: didYouMean(similar, 'Correct the name, or remove the item.'),
  }
}

export function duplicateItem(component: string, name: string): Problem {
  return {
    what: `<${component}> has two items for ${name}.`,
    expected: 'one item for each name',
    received: `${name}, a second time`,
    hint: 'Remove one of the two.',
  }
}

export function itemWithoutName(component: string, received: string): Problem {
  return {
    what: `An item of <${component}> does not begin with a name.`,
    expected: 'a name in backticks, a colon and its description: - `text`: the typed text.',
    received,
    hint: 'Put the name in backticks at the start of the item, and a colon after it.',
  }
}

export function noList(component: string, received: string): Problem {
  return {
    what: `<${component}> takes a list, and nothing else.`,
    expected: 'a Markdown list between blank lines',
    received,
    hint: 'Move the text before or after the component; leave a blank line before and after the list.',
  }
}

export function unknownChoice(
  component: string,
  prop: string,
  received: string,
  allowed: readonly string[],
): Problem {
  return {
    what: `<${component}> does not know this value of \`${prop}\`: ${received}`,
    expected: joinOr(allowed),
    received,
    hint: 'Write one of the known values.',
  }
}
