import type { InjectionToken, Type } from '@angular/core'

/**
 * Says how the preview fetches extracts.
 *
 * @token
 */
export declare const PREVIEW_CONFIG: InjectionToken<{ allowWorker?: boolean }>

/**
 * Finds the components that show a document type.
 *
 * @token
 */
export declare const COMPONENTS_FOR_DOCUMENT_TYPE: InjectionToken<
  (documentType?: string) => { previewComponent: Type<unknown> }
>
