// Commands that features add.
import type { ConfiguredSite } from './site'
import type { Tool } from './tool'

/** What `docs <name> <folder>` does. */
export interface Command {
  /** Shown by `docs --help`. */
  summary: string
  options?: Readonly<Record<string, CommandOption>>
  /** Returns what is printed. Whatever takes long to load is imported here. */
  run(args: CommandArguments): Promise<string>
}

/** An option of a command, written with two dashes. Its name is unique among those of all commands. */
export interface CommandOption {
  type: 'string' | 'boolean'
  /** Stands for the value in `docs --help`: `DIR`. */
  value?: string
  help: string
}

export interface CommandArguments {
  /** The folder as typed, which need not contain a site. */
  folder: string
  /** Absolute path of the folder for a built site. */
  outDir: string
  /** The options that were written: `true` for one without a value. */
  options: Readonly<Record<string, string | true>>
  /**
   * Reads the configuration of the site in the folder.
   * @throws SiteError, SiteProblems if there is none, or it is invalid.
   */
  site(): Promise<ConfiguredSite>
  /**
   * Returns what the features of that site let programs ask, by name.
   * @throws SiteError, SiteProblems as `site` does.
   */
  tools(): Promise<ReadonlyMap<string, Tool>>
}
