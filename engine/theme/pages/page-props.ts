import type { ReactNode } from 'react'
import type { Page } from '../../page/types'

export interface PageProps {
  page: Page
  body: ReactNode
}
