/** Where an invoice's PDF is. */
export const pdfAddress = (id: number) => `/api/invoice/pdf?id=${id}`
