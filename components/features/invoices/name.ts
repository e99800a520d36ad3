/** The name of an invoice on screens: its number, or its id while it is a draft without a number. */
export const nameOf = ({ id, number }: { id: number; number: string | null }): string => number ?? String(id)
