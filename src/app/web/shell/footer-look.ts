export type FooterProps = { readonly supportEmail?: string | undefined; readonly cvUrl?: string | undefined }

/**
 * The footer of a short page ends at the bottom of the window. It has its minimum height from the first paint, so that its top does not move while
 * the page arrives.
 */
export const footerLook = 'min-h-80 on-deep bg-deep text-white print:hidden'
