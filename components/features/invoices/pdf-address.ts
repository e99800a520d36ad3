/** Returns the URL of an invoice's PDF. */
export const pdfAddress = (id: number) => `/api/invoice/pdf?id=${id}`
