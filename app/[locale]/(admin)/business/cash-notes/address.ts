/** The props that Next passes to the page of a week or a period. */
export interface FigureProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Returns a function that reads a parameter of the URL: its first value if it is repeated. */
export const readerOf = (address: Awaited<FigureProps["searchParams"]>) => (name: string) => [address[name]].flat()[0]
