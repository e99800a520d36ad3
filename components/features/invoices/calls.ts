/** The calls of this noun by method and path, which is all the browser needs; a test holds that they are the contracts' own. */
export const calls = {
  listInvoiceRows: { method: "GET", path: "/api/invoice/list" },
  sumInvoices: { method: "GET", path: "/api/invoice/sums" },
  getInvoiceDocument: { method: "GET", path: "/api/invoice/details" },
  nextInvoiceNumber: { method: "GET", path: "/api/invoice/next-number" },
  listSalespeople: { method: "GET", path: "/api/invoice/salespeople" },
  proposeLetter: { method: "GET", path: "/api/invoice/letter" },
  addInvoice: { method: "POST", path: "/apps/invoice/add-invoice" },
  updateInvoice: { method: "POST", path: "/apps/invoice/update-invoice" },
  duplicateInvoice: { method: "POST", path: "/apps/invoice/duplicate-invoice" },
  sendInvoice: { method: "POST", path: "/apps/invoice/send-invoice" },
  sendInvoices: { method: "POST", path: "/apps/invoice/send-invoices" },
  retryInvoiceDelivery: { method: "POST", path: "/apps/invoice/retry-delivery" },
  markInvoiceDownloaded: { method: "POST", path: "/apps/invoice/mark-downloaded" },
  recordPayment: { method: "POST", path: "/apps/invoice/record-payment" },
  deleteInvoice: { method: "DELETE", path: "/apps/invoice/delete" },
  deleteInvoices: { method: "POST", path: "/apps/invoice/delete-invoices" },
  restoreInvoices: { method: "POST", path: "/apps/invoice/restore-invoices" },
} as const

/** Those of whom an invoice is for and who writes it. */
export const partyCalls = {
  listClients: { method: "GET", path: "/api/invoice/all-clients" },
  addClient: { method: "POST", path: "/apps/invoice/add-client" },
  updateClient: { method: "POST", path: "/apps/invoice/update-client" },
  getBilling: { method: "GET", path: "/api/invoice/billing" },
  updateBilling: { method: "POST", path: "/apps/invoice/update-billing" },
} as const

/** Reads that any write to an invoice makes stale. */
export const staleCalls = [
  calls.listInvoiceRows,
  calls.sumInvoices,
  calls.getInvoiceDocument,
  calls.nextInvoiceNumber,
  calls.proposeLetter,
]

/** Where an invoice's PDF is. */
export const pdfAddress = (id: number) => `/api/invoice/pdf?id=${id}`
