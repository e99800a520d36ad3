/** What a view of the week or of a period gets from Next. */
export interface FigureProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Reads a parameter of a URL, the first one if it is there twice. */
export const readerOf = (address: Awaited<FigureProps["searchParams"]>) => (name: string) => [address[name]].flat()[0]
