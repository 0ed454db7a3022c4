import type { Arrangement } from './in-page/paint'
import { FONT_SIZE, markOf, ROLE_NAMES, type Role } from './style'

/** Fills for diagrams that give each part its own color, in order. */
const SERIES: readonly Role[] = ['node', 'note', 'third', 'fourth', 'fifth', 'group']

/**
 * Returns the settings of mermaid. `family` is the font that it measures with. Colors are placeholders for roles; any
 * color that mermaid derives from them is replaced with the role's default.
 */
function mermaidConfig(family: string) {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    deterministicIDSeed: 'diagram',
    htmlLabels: false,
    look: 'classic',
    theme: 'base',
    themeVariables: { ...themeColors(), ...seriesColors(), fontFamily: family, fontSize: `${FONT_SIZE}px` },
    fontFamily: family,
    fontSize: FONT_SIZE,
    flowchart: {
      htmlLabels: false,
      useMaxWidth: false,
      nodeSpacing: 36,
      rankSpacing: 42,
      padding: 14,
      wrappingWidth: 260,
      subGraphTitleMargin: { top: 8, bottom: 8 },
      curve: 'basis',
    },
    sequence: {
      useMaxWidth: false,
      diagramMarginX: 2,
      diagramMarginY: 2,
      mirrorActors: false,
      messageMargin: 38,
      noteMargin: 12,
      boxTextMargin: 6,
      ...sequenceFonts(family),
    },
    class: { htmlLabels: false, useMaxWidth: false },
    state: { useMaxWidth: false, nodeSpacing: 40, rankSpacing: 44 },
    er: { useMaxWidth: false, fontSize: FONT_SIZE },
  }
}

/** Returns how a diagram is drawn where a page has its full width. */
export function wideArrangement(family: string): Arrangement {
  return {
    config: mermaidConfig(family),
    sequence: { padding: 24, minWidth: 116, maxWidth: 240, gap: 44, breaksIdentifiers: false },
  }
}

/** Returns how a diagram is drawn for phones: close together, and from top to bottom. */
export function narrowArrangement(family: string): Arrangement {
  const config = mermaidConfig(family)
  const flowchart = { ...config.flowchart, nodeSpacing: 16, rankSpacing: 36, padding: 9, wrappingWidth: 120 }
  return {
    config: { ...config, flowchart, sequence: { ...config.sequence, wrapPadding: 5, boxMargin: 4 } },
    sequence: { padding: 10, minWidth: 64, maxWidth: 240, gap: 16, breaksIdentifiers: true },
    direction: 'TB',
  }
}

function sequenceFonts(family: string): Record<string, string | number> {
  const texts = ['actor', 'message', 'note']
  return Object.fromEntries(
    texts.flatMap((name) => [
      [`${name}FontFamily`, family],
      [`${name}FontSize`, FONT_SIZE],
      [`${name}FontWeight`, 400],
    ]),
  )
}

/** The theme's variables, by the role whose color they get. */
const COLORS: Partial<Record<Role, string>> = {
  ground: 'background mainBkg2 edgeLabelBackground sequenceNumberColor',
  node: 'primaryColor mainBkg actorBkg stateBkg personBkg classBkg requirementBackground',
  nodeLine: 'primaryBorderColor nodeBorder actorBorder stateBorder personBorder',
  group:
    'labelBoxBkgColor secondaryColor tertiaryColor clusterBkg compositeBackground altBackground activationBkgColor rowOdd rowEven compositeTitleBackground',
  groupLine:
    'labelBoxBorderColor secondaryBorderColor tertiaryBorderColor clusterBorder activationBorderColor compositeBorder',
  note: 'noteBkgColor',
  noteLine: 'noteBorderColor',
  line: 'lineColor defaultLinkColor signalColor actorLineColor transitionColor arrowheadColor specialStateColor relationColor',
  text: 'primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor titleColor actorTextColor signalTextColor labelTextColor loopTextColor noteTextColor labelColor stateLabelColor transitionLabelColor classText relationLabelColor pieTitleTextColor pieSectionTextColor pieLegendTextColor',
}

function themeColors(): Record<string, string> {
  return Object.fromEntries(
    ROLE_NAMES.flatMap((role) => (COLORS[role]?.split(' ') ?? []).map((name) => [name, markOf(role)])),
  )
}

function seriesColors(): Record<string, string> {
  const colors: Record<string, string> = {}
  for (let index = 0; index < 12; index++) {
    const fill = markOf(SERIES[index % SERIES.length] ?? 'node')
    for (const name of [`cScale${index}`, `pie${index + 1}`, `fillType${index}`, `git${index}`])
      colors[name] = fill
    for (const name of [`cScaleLabel${index}`, `gitBranchLabel${index}`]) colors[name] = markOf('text')
  }
  return colors
}

/** Styles that the settings of mermaid cannot express. They override mermaid's own. */
export const STYLE = important(`
  .edgeLabel rect, .edgeLabel .background, .labelBkg { fill: ${markOf('ground')}; opacity: 1 }
  .actor-line { stroke: ${markOf('groupLine')}; stroke-width: 1px }
  .messageLine0, .messageLine1 { stroke: ${markOf('line')}; stroke-width: 1px }
  .loopLine { fill: none; stroke: ${markOf('groupLine')}; stroke-width: 1px; stroke-dasharray: 4 3 }
  .labelBox { fill: ${markOf('group')}; stroke: ${markOf('groupLine')} }
  marker[id$='crosshead'] path { stroke-width: 2px }
  .sequenceNumber { fill: ${markOf('ground')} }
  .cluster-label text { font-size: 12px }
  .cluster rect, .statediagram-cluster rect { stroke-dasharray: none }
`)

function important(css: string): string {
  return css.replace(/(;| })/g, ' !important$1')
}
