declare module '@/app/registry/document-type-registry' {
  import type { Type } from '@angular/core'

  /**
   * The components that show a document type.
   * @early
   */
  export type DocumentTypeMap = {
    /** The document type. */
    documentType: string
    /** The component of a result. */
    articleComponent: Type<unknown>
    /** The component of the preview. */
    previewComponent: Type<unknown>
  }

  /**
   * Finds the components of a document type.
   * @param documentType the document type
   * @returns the entry of that type, or the default entry
   * @early
   */
  export function getComponentsForDocumentType(documentType?: string): DocumentTypeMap
}
