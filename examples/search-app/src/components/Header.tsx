import type { AppConfig } from '../app-config'
import { signOut } from '../session'
import type { Settings } from '../use-settings'
import { Bookmarks } from './Bookmarks'
import { Logo } from './Logo'
import { SearchBox } from './SearchBox'

interface HeaderProps {
  config: AppConfig
  text: string
  settings: Settings
  onSearch: (text: string) => void
}

export function Header({ config, text, settings, onSearch }: HeaderProps) {
  return (
    <header>
      <a href="?" aria-label="All documents">
        <Logo />
      </a>
      <SearchBox
        text={text}
        suggestQuery={config.suggestQuery}
        recentSearches={settings.recentSearches}
        onSearch={onSearch}
      />
      <Bookmarks bookmarks={settings.bookmarks} onRemove={settings.toggleBookmark} />
      <button type="button" className="quiet" onClick={signOut}>
        Sign out
      </button>
    </header>
  )
}
