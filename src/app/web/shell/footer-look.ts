export type FooterProps = { readonly supportEmail?: string | undefined; readonly cvUrl?: string | undefined }

/** Below a short page it ends at the bottom of the window. With its usual height from its first line on, its top does not move while the rest arrives. */
export const footerLook = 'min-h-80 on-deep bg-deep text-white print:hidden'
