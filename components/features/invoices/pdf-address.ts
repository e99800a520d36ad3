/** Returns the URL of an invoice's PDF. */
export const pdfUrl = (id: number) => `/api/invoice/pdf?id=${id}`
