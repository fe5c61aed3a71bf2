/** Where emails lead to. */
export const trackingUrl = (mainUrl: string, applicationId: string): string => `${mainUrl}/applications/${applicationId}`
export const receivedUrl = (mainUrl: string, applicationId: string): string =>
  `${mainUrl}/employer-portal?application=${applicationId}`
