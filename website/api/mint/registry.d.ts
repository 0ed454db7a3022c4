declare module '@/app/registry/document-type-registry' {
  import type { Type } from '@angular/core'

  /** The components that show some document types. */
  export type DocumentTypeMap = {
    /** The document types, in lower case. */
    documentTypes: string[]
    /** The component of a result. */
    articleComponent: Type<unknown>
    /** The component of the preview. */
    previewComponent: Type<unknown>
  }

  /**
   * Finds the components of a document type. The comparison ignores case.
   * @param documentType the `docformat` of a document
   * @returns the entry that has this type, or the default entry
   */
  export function getComponentsForDocumentType(documentType?: string): DocumentTypeMap
}
