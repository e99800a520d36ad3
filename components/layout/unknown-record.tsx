import type { ReactElement } from "react"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"

interface Props {
  icon: ReactElement
  title: string
  text: string
  /** The way on. */
  action: ReactElement
}

/** Fills a page whose address names nothing, or nothing that the user may see. */
export const UnknownRecord = ({ title, ...rest }: Props) => (
  <Card>
    <h1 className="sr-only">{title}</h1>
    <EmptyState title={title} {...rest} />
  </Card>
)
