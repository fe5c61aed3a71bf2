export type FooterProps = { readonly supportEmail?: string | undefined; readonly cvUrl?: string | undefined }

export const footerLook = 'on-deep mt-auto bg-deep text-white print:hidden'
