/** The input of the list of months. Page and screen share it, so that both request the same URL. */
export const monthsInput = (business: number, year?: string | null) => ({
  params: { id: business },
  query: /^\d{4}$/.test(year ?? "") ? { year: Number(year) } : {},
})
