/** What screens call an invoice: its number, or the id of a draft, which has none yet. */
export const nameOf = ({ id, number }: { id: number; number: string | null }): string => number ?? String(id)
