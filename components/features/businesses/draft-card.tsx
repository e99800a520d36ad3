import type { ReactNode } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { Card } from "@/components/ui/card"

interface Props {
  title: string
  text: string
  /** Buttons or links. */
  actions: ReactNode
}

/** Says that the business still has to be set up. */
export const DraftCard = ({ title, text, actions }: Props) => (
  <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4" aria-label={title}>
    <PageIcon name="Store" className="size-6 shrink-0 text-brand-text" />
    <div className="min-w-48 flex-1">
      <p className="font-semibold">{title}</p>
      <p className="text-dense text-ink-muted">{text}</p>
    </div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </Card>
)
